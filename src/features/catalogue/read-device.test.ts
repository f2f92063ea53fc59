import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemoJson } from '#server/demo-files.ts';
import { deviceKinds, readKeys, type DeviceKind } from './device-kinds.ts';
import { readDevice } from './read-device.ts';
import { defaultSpecificationKeys } from '#shared/default-specification-keys.ts';

type Demo = { products: { sku: string; brand: string; specifications: object }[] };
const { products } = await readDemoJson<Demo>('catalogue.json');
const expected = JSON.parse(readFileSync('tests/support/advice/demo-devices.json', 'utf8')) as Record<
  string,
  { calc: object; contains?: Record<string, number> }
>;

const read = (kind: DeviceKind | null, technical: object, connectivity: object = {}) =>
  readDevice({ brand: 'Α', categoryKind: kind, specifications: { technical, connectivity } });

describe('the demonstration’s products', () => {
  it.each(products.filter(({ sku }) => expected[sku]))(
    '$sku says all that the advice reckons with',
    ({ sku, brand, specifications }) => {
      const device = readDevice({ brand, categoryKind: null, specifications });
      expect(device?.missing.needed).toEqual([]);
      expect(device?.calc).toEqual(expected[sku]?.calc);
      expect(Object.fromEntries(device?.contains ?? [])).toEqual(expected[sku]?.contains ?? {});
    },
  );

  it('are all of a known kind', () => {
    expect(
      products.filter(
        ({ brand, specifications }) => !readDevice({ brand, categoryKind: null, specifications }),
      ),
    ).toEqual([]);
  });
});

describe('a product as people type it', () => {
  it('is what its category says, unless it says otherwise', () => {
    expect(read('camera', {})?.kind).toBe('camera');
    expect(read('camera', { kind: 'καταγραφικο' })?.kind).toBe('recorder');
    expect(read(null, { kind: 'RECORDER' })?.kind).toBe('recorder');
    expect(read(null, {})).toBeUndefined();
    expect(read(null, { kind: 'Ανεμιστήρας' })).toBeUndefined();
  });

  it('says what is missing, and is used by no rule until it is there', () => {
    const known = read('camera', { resolution_mp: 4 });
    expect(known?.calc).toBeUndefined();
    expect(known?.missing.needed).toEqual(['hfov_deg', 'interface', 'ai']);
    expect(known?.missing.useful).toContain('ir_m');
  });

  it('is read with units, commas and the words of the trade', () => {
    const calc = read('camera', { resolution_mp: '4 MP', hfov_deg: '102,5°', ir_m: '30 m', ip: 'IP67' }, { poe: 'PoE+', ai: false })?.calc; // prettier-ignore
    expect(calc).toMatchObject({
      hpx: 2667,
      hfovDeg: 102.5,
      irM: 30,
      portWatts: 30,
      // Careful where nothing is said: the most that the standard delivers.
      pdWatts: 25.5,
      isWired: true,
      isOutdoor: true,
    });
    expect(calc).toHaveProperty('mbps', expect.closeTo(3.8));
    expect(read('recorder', { channels: '8', in_mbps: '80 Mbps', max_tb: 'έως 10 TB' })?.calc).toMatchObject({
      channels: 8,
      inMbps: 80,
      maxTb: 10,
      bays: 1,
    });
    // Nobody connects half a zone.
    expect(read('panel', { zones: '2,5' })?.calc).toMatchObject({ zones: 2 });
    expect(read('panel', { zones: 16 })?.calc).toMatchObject({ wiredZones: 16, wirelessZones: 0, grade: 1 });
    expect(read('contact', {}, { protocol: 'Jeweller' })?.calc).toMatchObject({
      isWireless: true,
      radio: { family: 'jeweller', openM: 0 },
    });
  });

  it('of a camera says how far its sensor wakes it, and that a thermal picture needs no light', () => {
    const technical = { hfov_deg: 90, resolution_mp: 4, interface: 'WiFi', ai: 'Όχι' };
    const asleep = { ...technical, power_source: 'Μπαταρία' };
    expect(read('camera', { ...asleep, range_m: 8 })?.calc).toMatchObject({ sleeps: true, wakeM: 8 });
    expect(read('camera', asleep)?.calc).not.toHaveProperty('wakeM');
    expect(read('camera', { ...technical, range_m: 8 })?.calc).not.toHaveProperty('wakeM');
    expect(read('camera', technical)?.calc).toMatchObject({ irM: 0 });
    expect(read('camera', { ...technical, thermal_px: '256×192' })?.calc).toMatchObject({ irM: 1000 });
  });

  it('is read under the names that people read, in whichever group an import put them', () => {
    const technical = {
      Ανάλυση: 4,
      'ΟΡΙΖΟΝΤΙΟ ΠΕΔΙΟ ΘΕΑΣΗΣ': 100,
      Σύνδεση: 'WiFi',
      'Αναγνώριση με AI': 'Όχι',
    };
    expect(read('camera', technical)?.calc).toMatchObject({ hfovDeg: 100, isWired: false, classes: 0 });
  });

  it('gives finite numbers that are not below nought, whatever is typed', () => {
    const keys = defaultSpecificationKeys.map(({ key }) => key);
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom('IP67', '802.3at', '-5 W'),
    );
    const typed = fc.dictionary(fc.constantFrom(...keys.filter((key) => key !== 'kind')), value);
    const kinds = fc.constantFrom(...(Object.keys(deviceKinds) as DeviceKind[]));
    fc.assert(
      fc.property(kinds, typed, (kind, technical) => {
        const { calc } = read(kind, technical) ?? {};
        const numbers = Object.values(calc ?? {}).filter((one) => typeof one === 'number');
        expect(numbers.filter((one) => !(Number.isFinite(one) && one >= 0))).toEqual([]);
      }),
    );
  });

  it('reads nothing that an administrator could delete', () => {
    const source = readFileSync('src/features/catalogue/read-device.ts', 'utf8');
    const asked = [...source.matchAll(/(?:\bof|\.get|\.has)\('([a-z_]+)'\)/g)].map(([, key]) => key);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((key) => !readKeys.has(key ?? ''))).toEqual([]);
  });

  it('reads only specifications that the form offers', () => {
    const known = new Set(defaultSpecificationKeys.map(({ key }) => key));
    for (const { needs = [], uses = [] } of Object.values(deviceKinds))
      for (const key of [...needs.flat(), ...uses]) expect(known).toContain(key);
  });
});
