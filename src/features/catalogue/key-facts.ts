import { specText } from './spec-text.ts';
import { flatSpecifications, type StoredSpecifications } from './specifications.ts';

type Value = string | number | boolean;
type Say = (value: Value) => string;

const inUnit =
  (unit: string, before = ''): Say =>
  (value) =>
    `${before}${specText({ value, unit })}`;
const counted =
  (one: string, many: string): Say =>
  (value) =>
    `${specText({ value })}\u00A0${value === 1 ? one : many}`;
const batteryLife: Say = (years) =>
  typeof years === 'number' && years < 2
    ? `Μπαταρία ${specText({ value: years * 12, unit: 'μήνες' })}`
    : `Μπαταρία ${specText({ value: years, unit: 'έτη' })}`;
const asIs: Say = (value) => specText({ value });

/** The facts that distinguish products of one kind, the most distinctive first. */
const telling: readonly (readonly [key: string, say: Say])[] = [
  ['resolution_mp', inUnit('MP')],
  ['thermal_px', inUnit('px', 'Θερμική ')],
  ['zoom_x', inUnit('×', 'Ζουμ ')],
  ['lens', inUnit('mm')],
  ['ir_m', inUnit('m', 'IR ')],
  ['channels', counted('κανάλι', 'κανάλια')],
  ['capacity_tb', inUnit('TB')],
  ['poe_ports', counted('θύρα PoE', 'θύρες PoE')],
  ['poe_w', inUnit('W', 'PoE ')],
  ['bays', counted('δίσκος', 'δίσκοι')],
  ['max_tb', inUnit('TB', 'έως ')],
  ['devices', counted('συσκευή', 'συσκευές')],
  ['zones', counted('ζώνη', 'ζώνες')],
  ['grade', (value) => `Grade ${value}`],
  ['screen_in', inUnit('″')],
  ['hold_kg', inUnit('kg')],
  ['standby_h', inUnit('ώρες')],
  ['users', counted('χρήστης', 'χρήστες')],
  ['range_m', inUnit('m')],
  ['angle_deg', inUnit('°')],
  ['pet_kg', inUnit('kg', 'Ζώα έως ')],
  ['spl_db', inUnit('dB')],
  ['volume_m3', inUnit('m³')],
  ['lumen', inUnit('lm')],
  ['speakers', counted('ηχείο', 'ηχεία')],
  ['power_va', inUnit('VA')],
  ['runtime_min', inUnit('λεπτά')],
  ['ah', inUnit('Ah')],
  ['length_m', inUnit('m')],
  ['sensor_life_y', inUnit('έτη', 'Αισθητήρας ')],
  ['battery_y', batteryLife],
  ['wifi_band', () => 'WiFi'],
  ['ip', asIs],
  ['ik', asIs],
  ['radio', inUnit('MHz')],
  ['standard', asIs],
  ['interface', asIs],
  ['comms', asIs],
  ['mount', asIs],
];

/** Longer facts would break the layout of the line. */
const maxLength = 20;

/** At most four short facts that distinguish a product from similar ones: «4 MP», «IR 30 m», «IP67». */
export function keyFacts(stored: StoredSpecifications): string[] {
  const values = flatSpecifications(stored);
  return telling
    .flatMap(([key, say]) => {
      const value = values.get(key);
      return value === undefined || value === 'Όχι' ? [] : [say(value)];
    })
    .filter((fact) => fact.length <= maxLength)
    .slice(0, 4);
}
