// The three homes that the trade's reference works out, to the cent.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf, sidesOf } from './home.ts';
import { batteryAhOf } from './power.ts';
import type { Answers, Bundle, Finer, Item } from './types.ts';

const answers = (some: Partial<Answers>): Answers => ({
  propertyType: 'house',
  propertySize: 'medium',
  location: 'suburban',
  concerns: ['break-in', 'perimeter', 'entry-monitoring'],
  budget: 'high',
  priority: 'prevention',
  currentSecurity: 'Κανένα',
  experience: 'beginner',
  ...some,
});

const checkIn = ({ checks }: Bundle, id: string) => checks.find((check) => check.id === id);
const adviceFor = (asked: Answers, finer: Finer, items: readonly Item[] = stockedItems) =>
  adviseOn(homeOf(asked, finer), items);

describe('worked example A: a house of 120 m²', () => {
  // Nothing burns there.
  const finer = {
    areaM2: 120,
    floor: 0,
    floors: 1,
    doors: 2,
    windows: 6,
    perimeterM: 48,
    combustionRooms: 0,
  };
  const advice = adviceFor(answers({}), finer);
  const balanced = advice.bundles[1];

  it('has the reference’s zones and cameras', () => {
    expect(sidesOf(48)).toEqual([14, 10]);
    expect(Object.fromEntries(piecesByRule(balanced))).toEqual({
      'ALM-PANEL': 1,
      'ALM-CONTACT': 8,
      'ALM-MOTION': 3,
      'ALM-SIREN-IN': 1,
      'ALM-SIREN-OUT': 1,
      'ALM-KEYPAD': 1,
      'ALM-REMOTE': 2,
      'FIRE-SMOKE': 1,
      'CAM-FACADE': 4,
      'REC-RECORDER': 1,
      'REC-DISK': 1,
      'REC-UPS': 1,
    });
    expect(
      balanced.lines.filter(({ ruleId }) => ruleId === 'CAM-FACADE').map(({ quantity }) => quantity),
    ).toEqual([2, 2]);
    expect(advice.riskBefore).toBeCloseTo(51.3, 10);
  });

  it('prefers the kit: 2,337.00 € net, in the band', () => {
    expect(balanced.totals).toEqual({
      equipmentCents: 164_800,
      installationCents: 68_900,
      netCents: 233_700,
      vatCents: 56_088,
      grossCents: 289_788,
    });
    expect(balanced.isWithinBudget).toBe(true);
  });

  it('costs 2,425.00 € net, 582.00 € VAT, 3,007.00 € from parts, in 15 hours, and fits its band without remotes', () => {
    const parts = stockedItems.filter(({ calc }) => calc.kind !== 'kit');
    const single = adviceFor(answers({ budget: 'premium' }), finer, parts).bundles[1];
    expect(single.totals).toMatchObject({ netCents: 242_500, vatCents: 58_200, grossCents: 300_700 });
    expect(single.hours).toBe(15);
    const fitting = adviceFor(answers({}), finer, parts).bundles[1];
    expect(fitting.isWithinBudget).toBe(true);
    expect(fitting.leftOut.find(({ ruleId }) => ruleId === 'ALM-REMOTE')).toMatchObject({
      quantity: 2,
      grossCents: 6_200,
      overByCents: 700,
    });
  });

  it('rejects the recorder whose 36 W are too few for 45.7 W', () => {
    expect(checkIn(balanced, 'poe-sum')).toMatchObject({ value: 45.7, limit: 72, held: true });
    const strong = stockedItems.map((item) =>
      item.calc.kind === 'recorder' && item.calc.poeBudgetW === 36
        ? { ...item, calc: { ...item.calc, poeBudgetW: 46 } }
        : item,
    );
    expect(adviceFor(answers({}), finer, strong).bundles[1].totals.netCents).toBe(224_700);
  });

  it('stores 15 days on one disk', () => {
    expect(checkIn(balanced, 'storage')).toMatchObject({ value: 2.35, limit: 4, held: true });
  });
});

describe('worked example B: a flat of 70 m² on the fourth floor', () => {
  const asked = answers({
    propertyType: 'apartment',
    propertySize: 'small',
    location: 'urban',
    // The reference has a camera inside: for whoever wants to look in.
    concerns: ['break-in', 'remote-monitoring'],
    priority: 'monitoring',
    budget: 'low',
    experience: 'intermediate',
  });
  const advice = adviceFor(asked, { areaM2: 70, floor: 4, doors: 2, windows: 0 }, demoItems);
  const [essential, middle, complete] = advice.bundles;

  it('costs 670.00 € net, 830.80 € with VAT, and says that it exceeds the band', () => {
    expect(complete.totals).toMatchObject({
      equipmentCents: 45_300,
      installationCents: 21_700,
      netCents: 67_000,
      grossCents: 83_080,
    });
    expect(complete.isWithinBudget).toBe(false);
    expect(complete.overByCents).toBe(33_080);
    expect(complete.why).toContain('έως 500 ευρώ');
  });

  it('comes near the band with all of it, put up by the owner, for 561.72 €', () => {
    expect(middle.totals.grossCents).toBe(56_172);
    expect(middle.isInstalled).toBe(false);
    expect(middle.why).toContain('Είναι πιο κοντά του από το πλήρες');
    expect(middle.leftOut.map(({ name }) => name)).toEqual(['εγκατάσταση από τεχνικό']);
  });

  // The reference offers the kit without its smoke alarm for 469.96 €. What saves lives is not left out: parts with the alarm fit.
  it('offers parts with the smoke alarm to install alone for 491.04 €, and shows that the kit with it misses by 5.92 €', () => {
    expect(essential.isInstalled).toBe(false);
    expect(essential.totals.grossCents).toBe(49_104);
    expect(piecesByRule(essential).get('FIRE-SMOKE')).toBe(1);
    expect(piecesByRule(essential).get('ALM-CONTACT')).toBe(2);
    expect(essential.isWithinBudget).toBe(true);
    expect(essential.leftOut).toContainEqual({
      ruleId: 'ALM-MOTION',
      name: 'ανιχνευτής κίνησης',
      quantity: 1,
      grossCents: 4_836,
      overByCents: 3_940,
    });
    expect(advice.cheapestWhole.grossCents).toBe(50_592);
    expect(essential.uncovered.join(' ')).toContain('Λείπει 1 ανιχνευτής κίνησης από τους 2');
    expect(essential.riskAfter).toBeLessThan(advice.riskBefore);
  });
});

describe('worked example C: a pharmacy of 90 m²', () => {
  // The reference prints the sum of a place whose contacts stay on a panel with wires, not the parts.
  const asked = answers({
    propertyType: 'business',
    propertySize: 'small',
    location: 'urban',
    concerns: ['break-in', 'entry-monitoring'],
  });
  const finer: Finer = {
    areaM2: 90,
    floor: 0,
    doors: 2,
    windows: 0,
    rooms: 3,
    contents: 'special',
    glazedRooms: 2,
    cashDesks: 1,
    shutters: 0,
    existing: ['contacts'],
  };
  const advice = adviceFor(asked, finer);
  const balanced = advice.bundles[1];

  it('costs 2,341.00 € net, 2,902.84 € with VAT: parts of grade 3 in a system of grade 2, as the reference has them', () => {
    // The reference's 2,728 € keep what is there, and have a camera of the room that those of door and desk see (150 €).
    expect(balanced.totals).toEqual({
      equipmentCents: 154_200,
      installationCents: 79_900,
      netCents: 234_100,
      vatCents: 56_184,
      grossCents: 290_284,
    });
    expect(piecesByRule(balanced).get('ALM-CONTACT')).toBe(2);
    expect(piecesByRule(balanced).get('ALM-COMM')).toBe(1);
  });

  it('needs grade 3, gets a whole system of grade 2, and says what the catalogue lacks for grade 3', () => {
    expect(advice.gradeNeeded).toBe(3);
    expect(balanced.grade).toBe(2);
    expect(checkIn(balanced, 'grade')).toMatchObject({ value: 2, limit: 2, held: true });
    const said = balanced.gaps
      .filter(({ id }) => id.startsWith('GRADE-NEEDED'))
      .map(({ sentence }) => sentence)
      .join(' ');
    for (const part of [
      'εξωτερική σειρήνα βαθμού 3',
      'ανιχνευτής θραύσης κρυστάλλου βαθμού 3',
      'μπαταρία πίνακα τουλάχιστον 20,28 Ah',
    ])
      expect(said).toContain(part);
  });

  it('lasts the 12 hours of grade 2; grade 3 would want 10.2 Ah with a contract, 20.3 Ah without', () => {
    expect(checkIn(balanced, 'battery')).toMatchObject({ value: 4.2, limit: 7.2, held: true });
    expect(batteryAhOf(0.268, 30, 0.568)).toBeCloseTo(10.2, 1);
    expect(batteryAhOf(0.268, 60, 0.568)).toBeCloseTo(20.3, 1);
  });

  it('says so when a product is only out of stock', () => {
    const gap = adviceFor(asked, finer, demoItems).bundles[1].gaps.find(({ id }) => id === 'ALM-GLASS');
    expect(gap).toMatchObject({ missing: 2, isOutOfStock: true });
  });
});
