import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSpecifications } from '#features/catalogue/specifications.ts';
import { specificationKeys } from '#shared/specification-keys.ts';
import { nameFeatures } from '#features/catalogue/feature-names.ts';
import { featureRows, specificationGroups } from './rows.ts';
import { densityClasses, distanceAt } from '#features/catalogue/field-of-view.ts';
import { ringsOf, fieldsOfView } from './fields-of-view.ts';

const product = (stored: Record<string, unknown>) => ({ specifications: describeSpecifications(stored) });

const bullet = product({
  technical: { resolution_mp: 4, ip: 'IP67', Χρώμα: 'Λευκό' },
  connectivity: { onvif: true },
  installation: { power_w: 6.5, hours: 1.5 },
});
const dome = product({
  technical: { resolution_mp: 8, ip: 'IP67', ik: 'IK10' },
  connectivity: { onvif: true },
  installation: { power_w: 9, hours: 1.5 },
});

const read = (groups: ReturnType<typeof specificationGroups>) =>
  groups.map(({ name, rows }) => [
    name,
    ...rows.map(
      ({ label, cells }) =>
        `${label}: ${cells.map(({ text, isBest }) => `${text ?? '—'}${isBest ? '*' : ''}`).join(' | ')}`,
    ),
  ]);

describe('specifications side by side', () => {
  it('stand in their groups in the schema’s order, with units, dashes and the best', () => {
    expect(read(specificationGroups([bullet, dome], specificationKeys(), false))).toEqual([
      [
        'Τεχνικά χαρακτηριστικά',
        'Ανάλυση: 4\u00A0MP | 8\u00A0MP*',
        'Προστασία από νερό και σκόνη: IP67 | IP67',
        'Αντοχή σε κρούση: — | IK10',
        'Χρώμα: Λευκό | —',
      ],
      ['Συνδεσιμότητα', 'ONVIF: Ναι | Ναι'],
      [
        'Εγκατάσταση',
        'Κατανάλωση: 6,5\u00A0W* | 9\u00A0W',
        'Εκτιμώμενος χρόνος εγκατάστασης: 1,5\u00A0ώρες | 1,5\u00A0ώρες',
      ],
    ]);
  });

  it('show only what differs, when asked', () => {
    expect(
      read(specificationGroups([bullet, dome], specificationKeys(), true)).map(([name, ...rows]) => [
        name,
        rows.length,
      ]),
    ).toEqual([
      ['Τεχνικά χαρακτηριστικά', 3],
      ['Εγκατάσταση', 1],
    ]);
    expect(specificationGroups([bullet, bullet], specificationKeys(), true)).toEqual([]);
  });

  it('show every value of every product exactly once', () => {
    const stored = fc.record(
      { resolution_mp: fc.nat(20), ip: fc.string(), app: fc.boolean(), power_w: fc.nat(9), odd: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 4 }), (all) => {
        const products = all.map(product);
        const rows = specificationGroups(products, specificationKeys(), false).flatMap((group) => group.rows);
        for (const [index, { specifications }] of products.entries()) {
          const shown = rows.flatMap(({ key, cells }) => (cells[index]?.text === undefined ? [] : [key]));
          expect(shown.toSorted()).toEqual(Object.keys(specifications).toSorted());
        }
        const differing = specificationGroups(products, specificationKeys(), true).flatMap(
          (group) => group.rows,
        );
        for (const { cells } of differing)
          expect(new Set(cells.map(({ text }) => text)).size).toBeGreaterThan(1);
      }),
    );
  });
});

it('features side by side say who has them', () => {
  const products = [['waterproof', 'wifi'], ['waterproof']].map((ids) => ({ features: nameFeatures(ids) }));
  expect(featureRows(products, false).map(({ has }) => has)).toEqual([
    [true, true],
    [true, false],
  ]);
  expect(featureRows(products, true)).toHaveLength(1);
});

describe('the views of cameras', () => {
  const camera = { hpx: 2560, hfovDeg: 103, irM: 30, panoramic: false, outdoor: true, sleeps: false };
  const far = { ...camera, hfovDeg: 40 };

  it('share the scale of the farthest', () => {
    const fields = fieldsOfView([{ camera }, {}, { camera: far }]);
    expect(fields?.reach).toBeCloseTo(87.9, 1);
    expect(fields?.views.map((view) => view?.distances.map(Math.round))).toEqual([
      [2, 8, 25],
      undefined,
      [7, 28, 88],
    ]);
  });

  it('have the wizard’s classes, end by night with the light, and of a camera that sleeps where it wakes', () => {
    const bright = { ...far, irM: 20 };
    const dark = { ...far, irM: 0 };
    const fields = fieldsOfView([{ camera: bright }, { camera: { ...far, sleeps: true } }, { camera: dark }]);
    expect(fields?.views.map((view) => view?.person)).toEqual([
      '88 m, τη νύχτα έως 20 m',
      '10 m, μέρα και νύχτα',
      '88 m, τη νύχτα μόνο με φως στον χώρο',
    ]);
    expect(fields?.views[1]?.distances.map(Math.round)).toEqual([7, 10, 10]);
    expect(fields?.views[0]?.distances[0]).toBe(distanceAt(far, densityClasses.validate.pixels));
  });

  it.each([
    [4, [1, 2, 3, 4]],
    [41, [10, 20, 30, 40]],
    [61, [20, 40, 60]],
    [99, [20, 40, 60, 80]],
    [140.7, [50, 100]],
    [300, [100, 200, 300]],
  ])('of %d m are marked at %j m', (reach, rings) => {
    expect(ringsOf(reach)).toEqual(rings);
  });

  it('are not compared with fewer than two that can be drawn', () => {
    expect(
      fieldsOfView([{ camera }, { camera: { ...camera, hfovDeg: 180, panoramic: true } }, {}]),
    ).toBeNull();
  });
});
