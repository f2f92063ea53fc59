// What a camera or a recorder still needs: recorder, disks and PoE power for some cameras.
import type { Supply } from '#features/catalogue/contract.ts';
import { poeWattsOf } from './power.ts';
import { terabytesOf } from './storage.ts';

type Of<Kind extends Supply['kind']> = Extract<Supply, { kind: Kind }>;

/** Products with what they give, in order of preference. */
export type Parts<Product> = readonly { product: Product; supply: Supply }[];

export type VideoSet<Product> = {
  recorder: { product: Product; channels: number; mbps: number } | undefined;
  disks: { product: Product; count: number; terabytes: number } | undefined;
  /** Undefined if the recorder feeds all cameras itself. */
  switches: { product: Product; count: number } | undefined;
  /** All streams together, in Mbps. */
  mbps: number;
  /** What the recordings of all days fill, in TB. */
  terabytes: number;
  /** What the cameras take from PoE with losses and headroom, and what feeds them, in watts. */
  watts: number;
  wattsLimit: number;
  /** What keeps it from being whole. */
  lacks?: 'recorder' | 'disks' | 'power';
};

const ofKind = <Product, Kind extends Supply['kind']>(parts: Parts<Product>, kind: Kind) =>
  parts.flatMap(({ product, supply }) =>
    supply.kind === kind ? [{ product, supply: supply as Of<Kind> }] : [],
  );

/** Watts beyond which a source has not enough: sums of decimals are not exact. */
const tolerance = 1e-9;

const sumOf = (cameras: readonly Of<'camera'>[], field: 'watts' | 'mbps') =>
  cameras.reduce((sum, camera) => sum + camera[field], 0);

/** What a recorder leaves to switches: cameras of a higher class, and all where it cannot feed the others. */
function leftBy(recorder: Of<'recorder'>, cameras: readonly Of<'camera'>[]): readonly Of<'camera'>[] {
  const own = cameras.filter(({ portWatts }) => portWatts <= recorder.portWatts);
  const feeds = own.length <= recorder.ports && poeWattsOf(sumOf(own, 'watts')) <= recorder.watts + tolerance;
  return feeds ? cameras.filter(({ portWatts }) => portWatts > recorder.portWatts) : cameras;
}

/** How many switches of one model feed the cameras; Infinity if it cannot feed one of them. */
function switchesFor(cameras: readonly Of<'camera'>[], source: Of<'switch'>): number {
  const free: { ports: number; watts: number }[] = [];
  for (const { watts, portWatts } of cameras.toSorted((one, other) => other.watts - one.watts)) {
    const taken = poeWattsOf(watts);
    const isFree = (one: { ports: number; watts: number }) => one.ports > 0 && one.watts >= taken - tolerance;
    if (portWatts > source.portWatts || !isFree(source)) return Infinity;
    const found = free.find(isFree) ?? { ports: source.ports, watts: source.watts };
    if (!free.includes(found)) free.push(found);
    found.ports -= 1;
    found.watts -= taken;
  }
  return free.length;
}

/** The fewest disks of one model that hold the recordings within a recorder's bays and limit. */
function disksFor<Product>(parts: Parts<Product>, terabytes: number, recorder: Of<'recorder'>) {
  return ofKind(parts, 'disk')
    .map(({ product, supply }) => ({
      product,
      count: Math.max(1, Math.ceil(terabytes / supply.terabytes - 1e-9)),
      terabytes: supply.terabytes,
    }))
    .find(
      ({ count, terabytes: each }) => count <= recorder.bays && count * each <= recorder.maxTerabytes + 1e-9,
    );
}

/**
 * The first recorder among the parts that holds these cameras for this number of days and leaves fewest of
 * them to switches, with its disks and those switches. Without one only the figures are given.
 */
export function videoSet<Product>(
  cameras: readonly Of<'camera'>[],
  parts: Parts<Product>,
  days: number,
): VideoSet<Product> {
  const mbps = sumOf(cameras, 'mbps');
  const terabytes = terabytesOf(mbps, days);
  const watts = poeWattsOf(sumOf(cameras, 'watts'));
  const figures = { mbps, terabytes, watts };
  const recorders = ofKind(parts, 'recorder').filter(
    ({ supply }) => supply.channels >= cameras.length && supply.mbps >= mbps,
  );
  const [chosen] = recorders
    .flatMap(({ product, supply }) => {
      const disks = disksFor(parts, terabytes, supply);
      return disks ? [{ product, supply, disks, left: leftBy(supply, cameras) }] : [];
    })
    .toSorted((one, other) => one.left.length - other.left.length);
  if (!chosen) {
    const lacks = recorders.length > 0 ? 'disks' : 'recorder';
    return { ...figures, recorder: undefined, disks: undefined, switches: undefined, wattsLimit: 0, lacks };
  }
  const { product, supply, disks, left } = chosen;
  const held = { ...figures, recorder: { product, channels: supply.channels, mbps: supply.mbps }, disks };
  if (left.length === 0) return { ...held, switches: undefined, wattsLimit: supply.watts };
  const source = ofKind(parts, 'switch').find((one) => switchesFor(left, one.supply) < Infinity);
  if (!source) return { ...held, switches: undefined, wattsLimit: 0, lacks: 'power' };
  const count = switchesFor(left, source.supply);
  const ownWatts = left.length < cameras.length ? supply.watts : 0;
  return {
    ...held,
    switches: { product: source.product, count },
    wattsLimit: ownWatts + count * source.supply.watts,
  };
}
