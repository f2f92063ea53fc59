import type { Place, Supply } from './contract.ts';
import type { Calc } from './device.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const share = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every(share);

/**
 * Where a kit's parts are seen in one of its pictures, from the stored layout: code → places. Undefined unless every part has
 * as many places as pieces.
 */
export function layoutOf(
  layout: unknown,
  contents: ReadonlyMap<string, number>,
): { picture: string; places: Map<string, Place[]> } | undefined {
  const { picture, parts } = fieldsOf(layout);
  if (typeof picture !== 'string' || contents.size === 0) return undefined;
  const places = new Map<string, Place[]>();
  for (const [sku, pieces] of contents) {
    const seen = fieldsOf(parts)[sku];
    const of = Array.isArray(seen) ? seen.filter(isPlace) : [];
    if (of.length !== pieces) return undefined;
    places.set(sku, of);
  }
  return { picture, places };
}

/**
 * What a product gives to a video system or takes from it; undefined for other products, for analogue ones and for cameras
 * that record by themselves.
 */
export function supplyOf(calc: Calc | undefined): Supply | undefined {
  switch (calc?.kind) {
    case 'camera': {
      const { pdWatts: watts, portWatts, mbps, isCoax } = calc;
      if (isCoax || portWatts === 0 || watts === 0 || mbps === 0) return undefined;
      return { kind: 'camera', watts, portWatts, mbps };
    }
    case 'recorder':
      if (calc.isCoax) return undefined;
      return {
        kind: 'recorder',
        channels: calc.channels,
        mbps: calc.inMbps,
        bays: calc.bays,
        maxTerabytes: calc.maxTb,
        ports: calc.poePorts,
        watts: calc.poeBudgetW,
        portWatts: calc.poePorts > 0 ? 15.4 : 0,
      };
    case 'switch':
      return { kind: 'switch', ports: calc.poePorts, watts: calc.poeBudgetW, portWatts: calc.portWatts };
    case 'hdd':
      return calc.tb > 0 ? { kind: 'disk', terabytes: calc.tb } : undefined;
    default:
      return undefined;
  }
}
