// What a camera or a recorder still needs: recorder, disks and PoE power for some cameras of one kind.
import type { Supply } from '#features/catalogue/contract.ts';
import { poeWattsOf } from './power.ts';
import { terabytesOf } from './storage.ts';

type Of<Kind extends Supply['kind']> = Extract<Supply, { kind: Kind }>;

/** Products with what they give, in order of preference. */
export type Parts<Product> = readonly { product: Product; supply: Supply }[];

export type VideoSet<Product> = {
  recorder: { product: Product; channels: number; mbps: number } | undefined;
  disks: { product: Product; count: number; terabytes: number } | undefined;
  /** Undefined if the recorder feeds the cameras itself. */
  switches: { product: Product; count: number } | undefined;
  /** All streams together, in Mbps. */
  mbps: number;
  /** What the recordings of all days fill, in TB. */
  terabytes: number;
  /** What the cameras take from PoE with losses and headroom, and what feeds them, in watts. */
  watts: number;
  wattsLimit: number;
};

const ofKind = <Product, Kind extends Supply['kind']>(parts: Parts<Product>, kind: Kind) =>
  parts.flatMap(({ product, supply }) =>
    supply.kind === kind ? [{ product, supply: supply as Of<Kind> }] : [],
  );

/** How many of the cameras one source of power feeds. */
const fedBy = (camera: Of<'camera'>, source: Of<'recorder'> | Of<'switch'>) =>
  camera.portWatts > source.portWatts
    ? 0
    : Math.min(source.ports, Math.floor(source.watts / poeWattsOf(camera.watts) + 1e-9));

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
 * The first recorder among the parts that holds this number of these cameras for this number of days and feeds them itself, with its
 * disks; if none feeds them, the first that holds them with switches for all of them. Without a recorder that holds them only
 * the figures are given.
 */
export function videoSet<Product>(
  camera: Of<'camera'>,
  parts: Parts<Product>,
  { cameras, days }: { cameras: number; days: number },
): VideoSet<Product> {
  const mbps = cameras * camera.mbps;
  const terabytes = terabytesOf(mbps, days);
  const watts = poeWattsOf(cameras * camera.watts);
  const figures = { mbps, terabytes, watts };
  const able = ofKind(parts, 'recorder').flatMap(({ product, supply }) => {
    const disks = disksFor(parts, terabytes, supply);
    return supply.channels >= cameras && supply.mbps >= mbps && disks ? [{ product, supply, disks }] : [];
  });
  const chosen = able.find(({ supply }) => fedBy(camera, supply) >= cameras) ?? able[0];
  if (!chosen)
    return { ...figures, recorder: undefined, disks: undefined, switches: undefined, wattsLimit: 0 };
  const { product, supply, disks } = chosen;
  const held = { ...figures, recorder: { product, channels: supply.channels, mbps: supply.mbps }, disks };
  if (fedBy(camera, supply) >= cameras) return { ...held, switches: undefined, wattsLimit: supply.watts };
  const source = ofKind(parts, 'switch').find((one) => fedBy(camera, one.supply) > 0);
  if (!source) return { ...held, switches: undefined, wattsLimit: 0 };
  const count = Math.ceil(cameras / fedBy(camera, source.supply));
  return { ...held, switches: { product: source.product, count }, wattsLimit: count * source.supply.watts };
}
