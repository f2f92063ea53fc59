import { expect, it } from 'vitest';
import { marginOfVisits } from './visit-margin.ts';

const visit = { netCents: 12_000, labourCents: 4_000, goodsCents: 3_000 };

it('a visit earns what its bill leaves after its crew’s hours and its products', () => {
  expect(marginOfVisits([visit])).toEqual({
    visits: 1,
    net: 120,
    known: 120,
    cost: 70,
    profit: 50,
    percent: 41.7,
    labour: 40,
    goods: 30,
  });
});

it('a day without a bill costs its job the hours all the same', () => {
  const free = { netCents: null, labourCents: 5_000, goodsCents: 0 };
  expect(marginOfVisits([visit, free])).toMatchObject({ visits: 2, net: 120, cost: 120, profit: 0 });
  expect(marginOfVisits([free])).toMatchObject({ net: 0, cost: 50, profit: -50 });
});

it.each([{ labourCents: null }, { goodsCents: null }])('what is not known is not guessed: %o', (unknown) => {
  const margin = marginOfVisits([visit, { ...visit, ...unknown }]);
  expect(margin).toMatchObject({ net: 240, known: 0 });
  expect(margin).not.toHaveProperty('profit');
});
