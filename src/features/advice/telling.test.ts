// What advice tells: texts, differences, and what the catalogue gives.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { randomHome } from '../../../tests/support/advice/random-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { itemsOf } from './item-of.ts';
import { numberText, reasonOf } from './text.ts';
import type { Advice, Item } from './types.ts';

const adviseBy = (seed: number, items: readonly Item[]) => adviseOn(homeOf(...randomHome(seed)), items);

const advices = new Map<number, Advice>();

/** What the demonstration advises for a random home, made once for all tests. */
function adviceOf(seed: number): Advice {
  const advice = advices.get(seed) ?? adviseBy(seed, demoItems);
  advices.set(seed, advice);
  return advice;
}

describe('texts', () => {
  it('write numbers and plurals in Greek', () => {
    expect([0.5, 12, 1200, 10.228, -3].map(numberText)).toEqual(['0,5', '12', '1.200', '10,23', '−3']);
    expect(reasonOf('{doors:πόρτα:πόρτες}, {area} m²', { doors: 1, area: 70 }).text).toBe('1 πόρτα, 70 m²');
  });

  it('end as sentences, and carry no amount of money but the band', () => {
    const texts = Array.from({ length: 150 }, (_, seed) => adviceOf(seed).bundles)
      .flat()
      .flatMap(({ lines, checks, uncovered, gaps }) => [
        ...lines.flatMap(({ reason, covers = [] }) => [reason.text, ...covers.map((one) => one.reason.text)]),
        ...checks.map(({ sentence }) => sentence),
        ...gaps.map(({ sentence }) => sentence),
        ...uncovered,
      ]);
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter((text) => !/[.!]$/.test(text) || text.includes('€'))).toEqual([]);
  });
});

describe('formulas', () => {
  const numbered = (seed: number) => {
    const advice = adviceOf(seed);
    return advice.bundles.map((bundle) => ({
      advice,
      bundle,
      of: (id: string) => bundle.formulas.find((formula) => formula.id === id),
    }));
  };

  it('derive the technicians’ hours from the lines', () => {
    for (let seed = 0; seed < 150; seed += 1)
      for (const { bundle, of } of numbered(seed)) {
        const { numbers = '', result } = of('hours') ?? {};
        expect(result).toBe(bundle.hours);
        if (bundle.hours === 0) continue;
        const products = numbers
          .replaceAll(',', '.')
          .split(' + ')
          .map((product) => product.split('·').map(Number));
        expect(products.reduce((sum, [pieces = 0, each = 0]) => sum + pieces * each, 0)).toBeCloseTo(
          bundle.hours,
          6,
        );
      }
  });

  it('derive the grade from the weakest parts, and the grade needed from the risk', () => {
    for (let seed = 0; seed < 150; seed += 1)
      for (const { advice, bundle, of } of numbered(seed)) {
        expect(of('grade')?.result).toBe(bundle.grade);
        if (bundle.grade === undefined) continue;
        expect(of('grade')?.numbers).toContain(`βαθμός ${bundle.grade}: `);
        expect(of('grade-needed')?.result).toBe(advice.gradeNeeded);
      }
  });
});

describe('the catalogue', () => {
  it('skips products of which it knows too little, and kits with an unknown part', () => {
    const row = {
      name: 'Α',
      brand: 'Α',
      categoryId: 'alarms',
      categoryKind: null,
      priceCents: 100,
      installationCents: null,
      inStock: true,
    };
    const kit = (contains: string) => ({ technical: { kind: 'Σετ συναγερμού' }, installation: { contains } });
    const rows = [
      { ...row, id: 1, sku: 'A', specifications: null },
      { ...row, id: 2, sku: 'B', specifications: { technical: { kind: 'Ανεμιστήρας' } } },
      { ...row, id: 3, sku: 'C', specifications: kit('B, Z') },
      { ...row, id: 4, sku: 'D', specifications: kit('B ×2') },
      { ...row, id: 5, sku: 'E', categoryKind: 'contact', specifications: { technical: { grade: 'δύο' } } },
      {
        ...row,
        id: 6,
        sku: 'F',
        categoryKind: 'camera',
        specifications: { technical: { resolution_mp: 4 } },
      },
    ];
    expect(itemsOf(rows).map(({ id, contains }) => [id, contains])).toEqual([
      ['4', { 2: 2 }],
      ['5', undefined],
    ]);
  });

  it('gives no analogue camera to a new system, and an analogue recorder only for cameras that exist: never a mixture', () => {
    const ofVideo = ({ calc }: Item) => calc.kind === 'camera' || calc.kind === 'recorder';
    const isCoax = ({ calc }: Item) => 'isCoax' in calc && calc.isCoax;
    const analogueOnly = demoItems.filter((item) => !ofVideo(item) || isCoax(item));
    expect(analogueOnly.filter(ofVideo).map(({ calc }) => calc.kind)).toEqual(['camera', 'recorder']);
    for (let seed = 0; seed < 100; seed += 1)
      for (const { bundles } of [adviceOf(seed), adviseBy(seed, analogueOnly)])
        for (const { lines } of bundles) {
          const coax = lines.filter(({ item }) => isCoax(item));
          expect(coax.filter(({ item }) => item.calc.kind === 'camera')).toEqual([]);
          if (coax.length === 0) continue;
          expect(randomHome(seed)[1].existing).toContain('cameras');
          expect(lines.filter(({ ruleId }) => ruleId.startsWith('CAM-'))).toEqual([]);
        }
  });

  it('bounds every number that it is told', () => {
    const [answers] = randomHome(1);
    const home = homeOf(answers, {
      areaM2: 1e9,
      doors: -3,
      windows: Number.NaN,
      floors: 2.6,
      existing: ['siren'],
    });
    expect(home).toMatchObject({ areaM2: 5000, doors: 1, floors: 3, existing: ['siren'] });
    expect(home.assumed).toContain('windows');
    expect(home.assumed).not.toContain('doors');
  });
});

describe('the work for one home', () => {
  it('stays bounded for the largest homes, counted in looks at products', () => {
    let looks = 0;
    const counted = demoItems.map((item) =>
      Object.defineProperty({ ...item }, 'calc', {
        enumerable: true,
        get: () => {
          looks += 1;
          return item.calc;
        },
      }),
    );
    let most = 0;
    for (let seed = 0; seed < 100; seed += 1) {
      looks = 0;
      const [answers, finer] = randomHome(seed);
      adviseOn(homeOf(answers, { ...finer, areaM2: 5000, doors: 40, windows: 80 }), counted);
      most = Math.max(most, looks);
    }
    expect(most).toBeLessThan(1_000_000);
    expect(most).toBeGreaterThan(100);
  });
});
