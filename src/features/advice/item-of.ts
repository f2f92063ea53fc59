import type { Cents } from '#shared/money.ts';
import type { Calc, Device, Radio } from './item.ts';
import type { Item } from './types.ts';

/** A product's row as the store reads it: `calc` and `specifications` are the stored JSON. */
export type ItemRow = {
  id: number | string;
  sku: string;
  name: string;
  categoryId: string;
  priceCents: Cents;
  /** Null where it is not installed. */
  installationCents: Cents | null;
  inStock: boolean;
  calc: unknown;
  specifications: unknown;
};

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const numberIn = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
};
const flagIn = (fields: Fields, name: string) => fields[name] === true;
const textIn = (fields: Fields, name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
const listIn = (fields: Fields, name: string) => (Array.isArray(fields[name]) ? fields[name] : []);

/** Watts that a port delivers for a standard of PoE (IEEE 802.3). */
const portWatts: Readonly<Record<string, number>> = { '802.3af': 15.4, '802.3at': 30, '802.3bt': 90 };

const deviceKinds: ReadonlySet<string> = new Set<Device['kind']>([
  'contact',
  'pir',
  'dual',
  'curtain',
  'outdoor',
  'beam',
  'glassbreak',
  'flood',
  'smoke',
  'co',
  'siren',
  'keypad',
  'remote',
  'communicator',
  'fog',
]);

/** The calculation data of a product; undefined for products that no rule uses. */
function calcOf(calc: Fields, specifications: Fields): Calc | undefined {
  const kind = textIn(calc, 'kind');
  const technical = fieldsOf(specifications['technical']);
  const radioM = numberIn(fieldsOf(specifications['connectivity']), 'radio_m');
  const family = textIn(calc, 'radioFamily');
  const radio: Radio | undefined = family === '' ? undefined : { family, openM: radioM };
  const grade = numberIn(calc, 'grade') || undefined;
  const iqMa = numberIn(calc, 'iqMa');
  switch (kind) {
    case 'camera':
      return {
        kind,
        hpx: numberIn(calc, 'hpx'),
        hfovDeg: numberIn(calc, 'hfovDeg'),
        irM: numberIn(calc, 'irM'),
        pdWatts: numberIn(calc, 'pdWatts'),
        portWatts: portWatts[textIn(calc, 'poe')] ?? 0,
        mbps: numberIn(calc, 'bitrateMbps15fps'),
        isOutdoor: flagIn(calc, 'outdoor'),
        isWired: flagIn(calc, 'wired'),
        isCoax: flagIn(calc, 'coax'),
        isPanoramic: flagIn(calc, 'panoramic'),
        classes: numberIn(calc, 'classes'),
        hasDeterrence: flagIn(calc, 'deterrence'),
        sleeps: 'dutyMax' in calc && numberIn(calc, 'dutyMax') < 1,
      };
    case 'recorder':
      return {
        kind,
        channels: numberIn(calc, 'channels'),
        inMbps: numberIn(calc, 'inMbps'),
        bays: numberIn(calc, 'bays'),
        maxTb: numberIn(calc, 'maxTb'),
        poePorts: numberIn(calc, 'poePorts'),
        poeBudgetW: numberIn(calc, 'poeBudgetW'),
        isCoax: flagIn(calc, 'coax'),
      };
    case 'panel': {
      const comms = listIn(calc, 'comms');
      return {
        kind,
        grade: grade ?? 1,
        zones: numberIn(calc, 'zones'),
        wirelessZones: numberIn(calc, 'wireless'),
        wiredZones: numberIn(calc, 'wired'),
        iqMa,
        paths: comms.length,
        hasData: comms.includes('ip') || comms.includes('4g'),
        standbyH: numberIn(technical, 'standby_h'),
        radio,
      };
    }
    case 'kit':
    case 'intercom':
    case 'doorbell':
      return { kind };
    case 'hdd':
      return { kind, tb: numberIn(calc, 'tb') };
    case 'switch':
      return {
        kind,
        poePorts: numberIn(calc, 'poePorts'),
        poeBudgetW: numberIn(calc, 'poeBudgetW'),
        portWatts: 30,
      };
    case 'cable':
      return { kind, lengthM: numberIn(calc, 'lengthM'), isData: textIn(calc, 'type').startsWith('cat') };
    case 'battery':
      return { kind, ah: numberIn(calc, 'ah') };
    case 'ups':
      return { kind, wh: numberIn(calc, 'wh'), watts: numberIn(calc, 'watts') };
    case 'floodlight':
      return { kind, rangeM: numberIn(calc, 'rangeM') };
    case 'reader':
      return { kind, doors: numberIn(calc, 'doors'), isBiometric: flagIn(calc, 'biometric') };
    case 'lock':
      return { kind, isWireless: flagIn(calc, 'wireless'), isFailSafe: flagIn(calc, 'failSafe') };
    default:
      return deviceKinds.has(kind)
        ? {
            kind: kind as Device['kind'],
            grade,
            isWireless: flagIn(calc, 'wireless'),
            isOutdoor: flagIn(calc, 'outdoor'),
            isStandalone: flagIn(calc, 'standalone'),
            isShutter: flagIn(calc, 'shutter'),
            iqMa,
            rangeM: numberIn(calc, 'rangeM'),
            petKg: numberIn(calc, 'petKg'),
            volumeM3: numberIn(calc, 'volumeM3'),
            radio,
          }
        : undefined;
  }
}

/** A kit's pieces by product id; undefined if one of its parts is not among the products. */
function contentsOf(calc: Fields, idBySku: ReadonlyMap<string, string>): Record<string, number> | undefined {
  const parts = Object.entries(fieldsOf(calc['contains']));
  const known = parts.flatMap(([sku, pieces]) => {
    const id = idBySku.get(sku);
    return id !== undefined && typeof pieces === 'number' && pieces > 0 ? [[id, pieces] as const] : [];
  });
  return parts.length > 0 && known.length === parts.length ? Object.fromEntries(known) : undefined;
}

/** The catalogue as the rules read it; products without usable calculation data are left out. */
export function itemsOf(rows: readonly ItemRow[]): Item[] {
  const idBySku = new Map(rows.map(({ sku, id }) => [sku, String(id)]));
  return rows.flatMap((row) => {
    const fields = fieldsOf(row.calc);
    const specifications = fieldsOf(row.specifications);
    const calc = calcOf(fields, specifications);
    if (!calc) return [];
    const contains = calc.kind === 'kit' ? contentsOf(fields, idBySku) : undefined;
    if (calc.kind === 'kit' && !contains) return [];
    const { sku, name, categoryId, priceCents, inStock } = row;
    return {
      id: String(row.id),
      sku,
      name,
      categoryId,
      priceCents,
      installationCents: row.installationCents ?? undefined,
      inStock,
      hours: numberIn(fieldsOf(specifications['installation']), 'hours'),
      calc,
      contains,
    };
  });
}
