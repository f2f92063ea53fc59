import type { HomePlan, PlanZone } from '#features/home-plan/types.ts';
import { zoneAt } from './burglary.ts';
import { entranceOf } from './guards.ts';
import { placeOf, type Place } from './place.ts';
import { outerOpenings, walk, wayToOpening } from './route.ts';
import { limits, type SystemEvent } from './system.ts';
import type { Story, StoryStep } from './story.ts';

const cutAt = 3;
const pace = { outside: 1.1, flight: 3.2 };

/** The opening that somebody tries in the dark: guarded, if there is one, and within reach. */
function triedIn(plan: HomePlan, { isHigh }: Place) {
  const guarded = outerOpenings(plan).flatMap((opening) => {
    const zone = zoneAt(plan, opening);
    return zone ? [{ opening, zone }] : [];
  });
  if (isHigh) return guarded.find(({ opening }) => opening.kind === 'door');
  return (
    guarded.find(({ zone }) => zone.type === 'window') ??
    guarded.find(({ zone }) => zone.id !== entranceOf(plan.zones)?.id) ??
    guarded[0]
  );
}

/** «διακοπή ρεύματος»: what continues on batteries and mobile network, while somebody tries an opening in the dark. */
export function powerCut(plan: HomePlan): Story {
  const place = placeOf(plan);
  const { isHome, hasPanel, hasSiren, hasMobile } = place;
  const mode = isHome ? 'night' : 'away';
  const tried = hasPanel ? triedIn(plan, place) : undefined;
  const approach = tried ? walk(wayToOpening(plan, tried.opening), 15, pace.outside) : [];
  const triedAt = Math.ceil((approach.at(-1)?.at ?? 20) + 2);
  // At the entrance the siren waits for the countdown.
  const isDelayed = tried?.zone.id === entranceOf(plan.zones)?.id;
  const alarmAt = triedAt + (isDelayed ? limits.entryMs[mode] / 1000 + 1 : 3);
  const there = approach.at(-1);
  const waiting = there ? [{ ...there, at: alarmAt }] : [];
  const flight = walk(approach.toReversed(), alarmAt, pace.flight);
  const calm = Math.ceil((flight.at(-1)?.at ?? triedAt) + 12);
  const dark = darkCamerasOf(plan);
  const steps: StoryStep[] = [
    {
      at: 0,
      caption: isHome
        ? 'Χειμωνιάτικη νύχτα, όλοι κοιμούνται. Το σύστημα είναι οπλισμένο, Νύχτα.'
        : 'Χειμωνιάτικη νύχτα, ο χώρος είναι κλειστός. Το σύστημα είναι οπλισμένο, Απουσία.',
      events: [],
    },
    {
      at: cutAt,
      caption: hasPanel
        ? 'Το ρεύμα κόβεται. Ο πίνακας συνεχίζει με την μπαταρία του, χωρίς διακοπή.'
        : 'Το ρεύμα κόβεται.',
      events: hasMobile ? [{ type: 'power', power: 'battery' }] : [],
    },
    ...routerStep(plan, place),
    ...camerasStep(plan, dark),
    ...detectorsStep(plan, place),
    ...(tried
      ? [
          {
            at: triedAt,
            caption: `Στο σκοτάδι κάποιος δοκιμάζει να μπει. Η ζώνη «${tried.zone.name}» ${hasMobile ? 'το λέει αμέσως, σαν να υπήρχε ρεύμα' : 'το λέει στον πίνακα· το κινητό δεν το μαθαίνει'}.`,
            events: hasMobile ? [{ type: 'detect', id: tried.zone.id } as const] : [],
          },
          {
            at: alarmAt,
            caption: hasSiren
              ? 'Η σειρήνα ηχεί με μπαταρία, και φεύγει.'
              : 'Σειρήνα δεν υπάρχει: όσο δεν έρχεται κανείς, δεν τον διώχνει τίποτα.',
            events: [],
          },
        ]
      : [{ at: triedAt, caption: unheard(plan, place), events: [] }]),
    {
      at: calm,
      caption: hasMobile
        ? 'Ελέγχετε, όλα είναι στη θέση τους, και αφοπλίζετε από το κινητό.'
        : 'Ελέγχετε επιτόπου: όλα είναι στη θέση τους.',
      events: hasMobile ? [{ type: 'disarm' }, { type: 'battery', percent: 85 }] : [],
    },
    {
      at: calm + 4,
      caption: powerBack(plan, place),
      events: [
        ...(hasPanel && !hasMobile && plan.isOnline !== false
          ? [{ type: 'power', power: 'battery' } as const]
          : []),
        { type: 'power', power: 'mains' },
        { type: 'link', link: 'wifi' },
        ...dark.map(({ id }): SystemEvent => ({ type: 'online', id })),
      ],
    },
  ];
  return {
    id: 'power-cut',
    title: 'Διακοπή ρεύματος',
    lead: 'Τι συνεχίζει να φυλάσσει όταν σβήσουν όλα.',
    clock: '23:05',
    mode,
    dangerAt: cutAt,
    danger: 'αφότου κόπηκε το ρεύμα',
    steps,
    length: calm + 8,
    intruder: [...approach, ...waiting, ...flight],
    family: [],
    smoke: [],
    blackout: [cutAt, calm + 4],
  };
}

const deviceAt = ({ devices }: HomePlan, { id }: PlanZone) => devices.find(({ zoneId }) => zoneId === id);

const camerasIn = ({ zones }: HomePlan) => zones.filter(({ type }) => type === 'camera');

/** The cameras that go dark without mains: on a cable without a UPS, or plugged into a socket. */
const darkCamerasOf = (plan: HomePlan): PlanZone[] =>
  camerasIn(plan).filter((zone) => {
    const device = deviceAt(plan, zone);
    return device?.isPlugged === true || !(device?.isWireless || plan.hasUps);
  });

const unlinked = 'χωρίς κινητό δίκτυο ο πίνακας φυλάσσει, το κινητό όμως δεν μαθαίνει τι βλέπει.';

const linkStep = (caption: string, events: readonly SystemEvent[] = []): StoryStep[] => [
  { at: cutAt + 3, caption, events },
];

/** How the place is linked without mains: where it never had internet, nothing is lost with the router. */
function routerStep({ hasRouterUps, isOnline }: HomePlan, { hasPanel, hasMobile }: Place): StoryStep[] {
  if (isOnline === false) {
    if (!hasPanel) return [];
    return linkStep(
      `Διαδίκτυο ο χώρος δεν έχει: ${hasMobile ? 'ο πίνακας στέλνει όπως πριν, από το κινητό δίκτυο, 4G.' : unlinked}`,
    );
  }
  if (hasRouterUps) {
    if (!hasPanel) return linkStep('Το ρούτερ κρατά όσο το UPS: ως τότε η εικόνα φτάνει στο κινητό.');
    return linkStep(
      `Το ρούτερ κρατά όσο το UPS, και μετά σβήνει: ${hasMobile ? 'ο πίνακας στέλνει και από το κινητό δίκτυο, 4G.' : unlinked}`,
    );
  }
  if (hasMobile)
    return linkStep('Έσβησε και το ρούτερ: ο πίνακας στέλνει πλέον από το κινητό δίκτυο, 4G.', [
      { type: 'link', link: '4g' },
    ]);
  return linkStep(
    `Έσβησε και το ρούτερ: ${hasPanel ? unlinked : 'ώσπου να επανέλθει, εικόνα στο κινητό δεν φτάνει.'}`,
  );
}

function camerasStep(plan: HomePlan, dark: readonly PlanZone[]): StoryStep[] {
  const all = camerasIn(plan);
  if (all.length === 0) return [];
  const events = dark.map(({ id }): SystemEvent => ({ type: 'offline', id }));
  const step = (caption: string): StoryStep[] => [{ at: cutAt + 6, caption, events }];
  if (dark.length === 0)
    return step(
      plan.hasUps
        ? 'Το καταγραφικό και οι κάμερες γράφουν ακόμη, με το UPS τους.'
        : 'Όσες κάμερες έχουν μπαταρία γράφουν ακόμη, στην κάρτα τους.',
    );
  if (dark.length < all.length)
    return step(
      'Όσες κάμερες ζουν από την πρίζα σβήνουν, και το κινητό σας το λέει· οι άλλες γράφουν ακόμη.',
    );
  return step(
    all.length === 1
      ? 'Η κάμερα, χωρίς UPS, σβήνει και αυτή· το κινητό σας το λέει.'
      : 'Οι κάμερες, χωρίς UPS, σβήνουν και αυτές· το κινητό σας το λέει.',
  );
}

/** What feeds the detectors. */
function detectorsStep(plan: HomePlan, { hasPanel, hasMobile }: Place): StoryStep[] {
  const detectors = plan.zones.filter(({ type }) => type !== 'camera');
  if (!hasPanel || detectors.length === 0) return [];
  const wireless = detectors.filter((zone) => deviceAt(plan, zone)?.isWireless).length;
  return [
    {
      at: 14,
      caption:
        wireless === detectors.length
          ? 'Οι ασύρματοι ανιχνευτές έχουν δική τους μπαταρία και φυλάσσουν όπως πριν.'
          : wireless === 0
            ? 'Οι ανιχνευτές τρέφονται από την μπαταρία του πίνακα και φυλάσσουν όπως πριν.'
            : 'Οι ασύρματοι ανιχνευτές έχουν δική τους μπαταρία, οι άλλοι του πίνακα: φυλάσσουν όπως πριν.',
      events: hasMobile ? [{ type: 'battery', percent: 86 }] : [],
    },
  ];
}

/** Where nothing hears somebody at a door or window. */
function unheard({ zones }: HomePlan, { isHome, hasPanel }: Place): string {
  if (hasPanel && !isHome && zones.some(({ type }) => type === 'motion'))
    return 'Καμία πόρτα και κανένα παράθυρο δεν έχει επαφή: όποιος μπει, φαίνεται μόνο από τους ανιχνευτές κίνησης.';
  return 'Καμία πόρτα και κανένα παράθυρο δεν έχει επαφή: όποιος δοκιμάσει να μπει, δεν ακούγεται.';
}

function powerBack({ isOnline }: HomePlan, { hasPanel, hasMobile }: Place): string {
  if (hasMobile) return 'Το ρεύμα επανέρχεται: η μπαταρία φορτίζει και όλα απαντούν ξανά.';
  return hasPanel && isOnline !== false
    ? 'Το ρεύμα επανέρχεται, και τώρα το μαθαίνει και το κινητό.'
    : 'Το ρεύμα επανέρχεται και όλα απαντούν ξανά.';
}
