// Every sentence and every formula of an advice is true of the result that it stands beside, which keeps every hard constraint.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { faultsOf } from '../../../tests/support/advice/faults.ts';
import { formulaFaults } from '../../../tests/support/advice/formula-value.ts';
import { lineFaults } from '../../../tests/support/advice/line-claims.ts';
import { planFaults } from '../../../tests/support/advice/plan-faults.ts';
import { randomHome, truePlaces } from '../../../tests/support/advice/random-homes.ts';
import { factsOf } from '../../../tests/support/advice/reckoning.ts';
import { alarmShop, cameraShop, emptyShelves, thinShop } from '../../../tests/support/advice/shops.ts';
import { systemFaults } from '../../../tests/support/advice/system-claims.ts';
import { tileFaults } from '../../../tests/support/advice/tile-claims.ts';
import { examples } from '../../../tests/support/examples.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { classRatio, withClassPrices } from './price-classes.ts';
import type { Item } from './types.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? 2026) * 100_000;

/** The first untruths among so many places, each with its place's number. */
function untruths(places: number, items: readonly Item[], priceRatio = 1): string[] {
  const found: string[] = [];
  for (let number = seed; number < seed + places && found.length < 5; number += 1) {
    const advice = adviseOn(homeOf(...randomHome(number)), items, priceRatio);
    const faults = advice.bundles.flatMap((bundle) => {
      const facts = factsOf(advice, bundle, items);
      return [...lineFaults(facts), ...systemFaults(facts), ...formulaFaults(bundle.formulas)].map(
        (fault) => `${bundle.id}: ${fault}`,
      );
    });
    const drawn = advice.bundles.flatMap((bundle) => planFaults(advice.home, bundle, items));
    const tiles = number % 4 === 0 ? tileFaults(advice, items) : [];
    found.push(...[...faultsOf(advice), ...faults, ...drawn, ...tiles].map((fault) => `${number} ${fault}`));
  }
  return found;
}

const others = examples(150, 1_000);

describe('what an advice says is true', { timeout: 600_000 }, () => {
  it.each([
    ['the demonstration', demoItems, truePlaces, 1],
    ['the demonstration, to whoever sees no prices', withClassPrices(demoItems, 0.37), others, classRatio],
    ['a camera shop', cameraShop, others, 1],
    ['an alarm shop', alarmShop, others, 1],
    ['five products typed by hand', thinShop, others, 1],
    ['a shop with nothing in stock', emptyShelves, others / 2, 1],
  ] as const)('in %s', (_shop, items, places, priceRatio) => {
    expect(untruths(places, items, priceRatio)).toEqual([]);
  });
});
