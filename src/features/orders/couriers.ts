import { courier as courierId, type Courier } from './contract.ts';

type CourierFacts = { name: string; page: string; shape: RegExp };

/** The couriers, the format of their tracking numbers, and their tracking pages; `{n}` is replaced by the number. */
export const couriers: Record<Courier, CourierFacts> = {
  elta: {
    name: 'ΕΛΤΑ Courier',
    page: 'https://www.elta-courier.gr/search?br={n}',
    shape: /^[A-Z]{2}\d{9}GR$/,
  },
  acs: {
    name: 'ACS',
    page: 'https://www.acscourier.net/el/track-and-trace?trackingNumber={n}',
    shape: /^\d{10}$/,
  },
  speedex: {
    name: 'Speedex',
    page: 'https://www.speedex.gr/speedex/NewTrackAndTrace.aspx?number={n}',
    shape: /^(\d{9}[A-Z]{2}|\d{12}|SP\d+)$/,
  },
  geniki: {
    name: 'Γενική Ταχυδρομική',
    page: 'https://www.taxydromiki.com/track/{n}',
    shape: /^\d{10,12}$/,
  },
  boxnow: { name: 'BOX NOW', page: 'https://track.boxnow.gr/?track={n}', shape: /^\d{10}$/ },
  couriercenter: {
    name: 'Courier Center',
    page: 'https://platform.courier.gr/tracking/pages/?awb={n}',
    shape: /^\d{10,12}$/,
  },
};

/** A typed tracking number without spaces, in capitals. */
export const cleanTracking = (tracking: string) => tracking.replace(/\s/g, '').toUpperCase();

export function trackingUrl(courier: Courier, tracking: string): string {
  return couriers[courier].page.replace('{n}', encodeURIComponent(tracking));
}

/** The couriers whose numbers have this format, likeliest first: several share a format, so it is only a suggestion. */
export function likelyCouriers(tracking: string): Courier[] {
  const number = cleanTracking(tracking);
  return courierId.options.filter((name) => couriers[name].shape.test(number));
}

type Followed = { tracking: string | null; courier: Courier | null };

/** The tracking number and courier of an order after a change of them; empty if neither changes. */
export function followed(
  { tracking, courier }: Followed,
  change: { tracking?: string | undefined; courier?: Courier | undefined },
) {
  const number = change.tracking ? cleanTracking(change.tracking) : tracking;
  if (!number || (!change.tracking && !change.courier)) return {};
  const guessed = change.tracking ? likelyCouriers(number)[0] : courier;
  return { tracking: number, courier: change.courier ?? guessed ?? 'elta' };
}
