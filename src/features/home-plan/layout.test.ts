import { expect, it } from 'vitest';
import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { layoutOf } from './layout.ts';
import { planOf } from './plan-of.ts';

const shop = (finer: Parameters<typeof homeOf>[1]) =>
  homeOf(
    answersOf({ propertyType: 'business', propertySize: 'small', budget: 'medium', concerns: ['alarm'] }),
    { placeKind: 'shop', ...finer },
  );
const roomsOf = (rooms: number, areaM2 = 60) =>
  layoutOf(shop({ areaM2, rooms })).rooms.filter(({ kind }) => kind !== 'bathroom').length;

it('draws no more rooms of a shop than were told, and a kiosk as one', () => {
  expect([1, 2, 3].map((rooms) => roomsOf(rooms))).toEqual([1, 2, 3]);
  expect(layoutOf(shop({ areaM2: 15, rooms: 1 })).rooms).toHaveLength(1);
});

it('draws no detector that a kit brings beyond what the place needs', () => {
  const home = shop({ areaM2: 15, rooms: 1, doors: 1, shutters: 4, hasVisitors: false });
  const [{ lines }] = adviseOn(home, demoItems).bundles;
  const kit = lines.find(({ item }) => item.calc.kind === 'kit');
  const spare = Object.values(kit?.item.contains ?? {}).reduce((sum, count) => sum + count, 0);
  const used = (kit?.covers ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(spare).toBeGreaterThan(used);
  const drawn = planOf(home, lines, demoItems).devices.map(({ kind }) => kind);
  expect(drawn.filter((kind) => kind === 'motion')).toHaveLength(1);
  expect(drawn.filter((kind) => kind === 'contact')).toHaveLength(5);
});
