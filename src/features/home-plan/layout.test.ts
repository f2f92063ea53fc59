import { expect, it } from 'vitest';
import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { layoutOf } from './layout.ts';
import { planOf } from './plan-of.ts';
import { readStoredPlan, storedPlanText } from './stored-plan.ts';

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

it('knows whether the router goes on without mains, and whether the place has mains and internet', () => {
  const linesOf = (kind: string, quantity: number, ruleId?: 'REC-UPS' | 'NET-UPS') =>
    demoItems
      .filter(({ calc }) => calc.kind === kind)
      .slice(0, 1)
      .map((item) => ({ item, quantity, ...(ruleId && { ruleId }) }));
  const suppliesOf = (lines: ReturnType<typeof linesOf>, finer: Parameters<typeof shop>[0] = {}) => {
    const plan = readStoredPlan(storedPlanText(planOf(shop(finer), lines)));
    return [plan?.hasUps, plan?.hasRouterUps, plan?.isOnline, plan?.hasMains];
  };
  const recorded = (recorders: number) => [
    ...linesOf('recorder', recorders),
    ...linesOf('ups', recorders, 'REC-UPS'),
  ];
  expect(suppliesOf(recorded(1))).toEqual([true, true, undefined, undefined]);
  expect(suppliesOf(recorded(2))).toEqual([true, undefined, undefined, undefined]);
  expect(suppliesOf(linesOf('ups', 1, 'NET-UPS'))).toEqual([undefined, true, undefined, undefined]);
  expect(suppliesOf(recorded(1), { internet: 'summer' })).toEqual([true, undefined, false, undefined]);
  expect(suppliesOf([], { hasMains: false })).toEqual([undefined, undefined, false, false]);
});
