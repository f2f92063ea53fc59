import type { Place, Supply } from './contract.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Watts that a port delivers for a standard of PoE (IEEE 802.3). */
const portWatts: Readonly<Record<string, number>> = { '802.3af': 15.4, '802.3at': 30, '802.3bt': 90 };

/** The kind of a product in its stored calculation data: `camera`, `panel` … */
export function kindOf(calc: unknown): string | undefined {
  const { kind } = fieldsOf(calc);
  return typeof kind === 'string' ? kind : undefined;
}

/** A kit's parts from the stored calculation data: code → pieces; empty for other products. */
export function contentsOf(calc: unknown): Map<string, number> {
  const parts = Object.entries(fieldsOf(fieldsOf(calc)['contains']));
  return new Map(
    parts.flatMap(([sku, pieces]) =>
      typeof pieces === 'number' && Number.isInteger(pieces) && pieces > 0 ? [[sku, pieces] as const] : [],
    ),
  );
}

const share = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every(share);

/**
 * Where a kit's parts are seen in one of its pictures, from the stored calculation data: code → places. Undefined unless every
 * part has as many places as pieces.
 */
export function layoutOf(calc: unknown): { picture: string; places: Map<string, Place[]> } | undefined {
  const { picture, parts } = fieldsOf(fieldsOf(calc)['layout']);
  const contents = contentsOf(calc);
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
export function supplyOf(calc: unknown): Supply | undefined {
  const fields = fieldsOf(calc);
  const number = (name: string) => {
    const value = fields[name];
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
  };
  if (fields['coax'] === true) return undefined;
  switch (fields['kind']) {
    case 'camera': {
      const port = portWatts[String(fields['poe'])] ?? 0;
      const [watts, mbps] = [number('pdWatts'), number('bitrateMbps15fps')];
      if (port === 0 || watts === 0 || mbps === 0) return undefined;
      return { kind: 'camera', watts, portWatts: port, mbps };
    }
    case 'recorder':
      return {
        kind: 'recorder',
        channels: number('channels'),
        mbps: number('inMbps'),
        bays: number('bays'),
        maxTerabytes: number('maxTb'),
        ports: number('poePorts'),
        watts: number('poeBudgetW'),
        portWatts: number('poePorts') > 0 ? 15.4 : 0,
      };
    case 'switch':
      return { kind: 'switch', ports: number('poePorts'), watts: number('poeBudgetW'), portWatts: 30 };
    case 'hdd':
      return number('tb') > 0 ? { kind: 'disk', terabytes: number('tb') } : undefined;
    default:
      return undefined;
  }
}
