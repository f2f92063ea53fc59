import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import { itemsOf, type ItemRow } from '#features/advice/item-of.ts';
import { deviceKinds, type DeviceKind } from '#features/catalogue/device-kinds.ts';
import { productFields } from '#features/catalogue-admin/contract.ts';
import { keysOfKind, knownSpecification } from '#features/catalogue-admin/device-knowledge.ts';
import { productFromForm } from '#features/catalogue-admin/product-form.ts';
import { presentAdvice } from '#features/wizard/present.ts';
import { budgetText, hasSystem, recommendedOf } from '#features/wizard/request-text.ts';
import { faultsOf } from '../../tests/support/advice/faults.ts';
import { randomHome, seeded } from '../../tests/support/advice/random-homes.ts';

type Random = () => number;
const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** What people type into a field of this name: the trade's usual values, some with units, and some nonsense. */
const typed: Readonly<Record<string, readonly string[]>> = {
  resolution_mp: ['2', '4 MP', '8', '5 MP', 'HD'],
  resolution_px: ['2560×1440', '3840x2160', '1920 × 1080'],
  hfov_deg: ['103', '84°', '97,5', '180'],
  ir_m: ['30', '40 m', 'έως 20 m', '0'],
  interface: ['Ethernet', 'WiFi', 'BNC', 'RJ45, WiFi', '4G LTE'],
  poe: ['802.3af', 'PoE+', 'Ναι', 'Όχι'],
  wifi_band: ['2,4 GHz'],
  ai: ['Άνθρωπος, όχημα', 'Όχι', 'Άνθρωπος'],
  ip: ['IP67', 'IP65', '—'],
  power_source: ['Μπαταρία', '12 V'],
  protocol: ['Jeweller', 'Rapid 868', 'Jeweller '],
  comms: ['Ethernet, 4G', 'Τηλεφωνική γραμμή', '4G (προαιρετικό)'],
  credentials: ['Κάρτα, κωδικός', 'Δακτυλικό αποτύπωμα'],
  cable_type: ['Cat6 UTP', 'Καλώδιο συναγερμού 6×0,22'],
  fail: ['fail-safe', 'Παραμένει κλειδωμένο'],
  grade: ['2', '3', 'Grade 2'],
};
const numbers = ['1', '2', '4', '8', '10', '12', '16', '64', '80', '100', '200', '850', '1200', '2,5', '0'];

/** A product as it is stored after somebody filled in the form; some fields are left empty. */
function entered(random: Random, id: number, kind: DeviceKind, skus: readonly string[]): ItemRow {
  const keys = keysOfKind(kind).filter(() => random() < 0.85);
  const parts = Array.from({ length: 3 }, () => `${oneOf(random, skus)} ×${1 + Math.floor(random() * 3)}`);
  const valueOf = (key: string) =>
    key === 'contains' ? parts.join(', ') : oneOf(random, typed[key] ?? numbers);
  const isSaid = random() < 0.5;
  const fields = z.parse(productFields, {
    name: `${deviceKinds[kind].label} ${id}`,
    price: String(10 + Math.floor(random() * 400)),
    sku: `P-${id}`,
    brand: oneOf(random, ['Άλφα', 'Beta']),
    specifications: [
      ...(isSaid ? [{ group: 'technical' as const, key: 'kind', value: deviceKinds[kind].label }] : []),
      ...keys.map((key) => ({ group: knownSpecification(key).group, key, value: valueOf(key) })),
    ],
  });
  const { specifications: rows = [], price } = productFromForm(fields);
  const stored: Record<string, Record<string, unknown>> = {};
  for (const { group, key, value } of rows) (stored[group] ??= {})[key] = value;
  return {
    id,
    sku: `P-${id}`,
    name: fields.name,
    brand: fields.brand ?? '',
    categoryId: kind,
    categoryKind: isSaid ? null : kind,
    specifications: stored,
    priceCents: Math.round(price * 100),
    installationCents: random() < 0.7 ? Math.round(random() * 20_000) : null,
    inStock: random() < 0.9,
  };
}

/** A shop that sells some kinds, none to five products of each. */
function catalogueOf(random: Random): ItemRow[] {
  const kinds = (Object.keys(deviceKinds) as DeviceKind[]).filter(() => random() < 0.5);
  const all = kinds.flatMap((kind) => Array.from({ length: Math.floor(random() * 6) }, () => kind));
  const skus = ['P-0', 'P-1', 'P-2', 'P-3'];
  return all.map((kind, id) => entered(random, id, kind, skus));
}

/** What no visitor may read, whatever the catalogue. */
function untruths(seed: number): string[] {
  const random = seeded(seed);
  const items = itemsOf(catalogueOf(random));
  const advice = adviseOn(homeOf(...randomHome(seed)), items);
  const presented = presentAdvice(advice, items, () => undefined);
  const faults = faultsOf(advice);
  for (const bundle of presented.bundles) {
    const { id, lines, gaps, riskAfter, why, hours, totals } = bundle;
    const hasGaps = gaps.length > 0;
    if (hasGaps && (budgetText(bundle).startsWith('Στον προϋπολογισμό') || why.startsWith('Χωρά')))
      faults.push(`${id} fits the budget beside a gap`);
    if (lines.some(({ quantity }) => quantity < 1)) faults.push(`${id} has a line of nothing`);
    if (lines.length === 0 && (riskAfter < presented.riskBefore || hours > 0 || (totals?.gross ?? 0) > 0))
      faults.push(`${id} of nothing has an effect`);
    const kinds = new Set(lines.map(({ kind }) => kind));
    const protects = ['panel', 'kit', 'camera', 'fog', 'floodlight'].some((kind) => kinds.has(kind));
    if (!protects && riskAfter < presented.riskBefore)
      faults.push(`${id} protects with ${[...kinds].join()}`);
    const hasDetector = ['contact', 'pir', 'dual', 'kit', 'glassbreak'].some((kind) => kinds.has(kind));
    if (kinds.has('panel') && !hasDetector) faults.push(`${id} has a panel that detects nothing`);
  }
  if (!hasSystem(presented) && recommendedOf(presented)) faults.push('nothing is recommended');
  return faults.map((fault) => `${seed}: ${fault}`);
}

it('whatever was typed into the form: no package of nothing, no budget beside a gap, no false risk', () => {
  const found: string[] = [];
  for (let seed = 1; seed <= 1_000 && found.length < 5; seed += 1) found.push(...untruths(seed));
  expect(found).toEqual([]);
});

it('an empty catalogue has no system, and says what is missing', () => {
  const advice = adviseOn(homeOf(...randomHome(1)), []);
  const presented = presentAdvice(advice, [], () => undefined);
  expect(hasSystem(presented)).toBe(false);
  expect(recommendedOf(presented)).toBeUndefined();
  for (const { gaps } of presented.bundles) expect(gaps.length).toBeGreaterThan(0);
});
