import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { budgetFaults, faultsOf, openingFaults } from '../../../tests/support/advice/faults.ts';
import { randomHome, seeded, truePlaces } from '../../../tests/support/advice/random-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { effects, riskOf, mitigationOf, type Measure } from './risk.ts';
import type { Item } from './types.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? 2026) * 100_000;

/** The first faults among so many homes, each with its seed; without those before `from`. */
function search(homes: number, faults: (number: number) => readonly string[], from = 0): string[] {
  const found: string[] = [];
  for (let number = seed + from; number < seed + homes && found.length < 5; number += 1)
    found.push(...faults(number).map((fault) => `${number}: ${fault}`));
  return found;
}

const home = (number: number) => homeOf(...randomHome(number));

// Five seconds of work alone, minutes on a machine that many share.
describe('random homes', { timeout: 600_000 }, () => {
  it('keep every hard constraint, give every line its reason and sum up, 10,000 times', () => {
    // The others, once advised, are also asked whether it is true: `truth.test.ts`.
    const faults = search(10_000, (number) => faultsOf(adviseOn(home(number), demoItems)), truePlaces);
    expect(faults).toEqual([]);
  });

  it('are never protected less by a larger budget', () => {
    expect(search(1500, (number) => budgetFaults(home(number), demoItems))).toEqual([]);
  });

  it('never get fewer pieces for one opening more', () => {
    expect(search(1500, (number) => openingFaults(home(number), demoItems))).toEqual([]);
  });

  it('are advised alike whatever the order of answers and products', () => {
    const faults = search(500, (number) => {
      const [answers, finer] = randomHome(number);
      const turned = homeOf(
        { ...answers, concerns: answers.concerns.toReversed() },
        { ...finer, ...(finer.existing && { existing: finer.existing.toReversed() }) },
      );
      const one = adviseOn(homeOf(answers, finer), demoItems);
      const other = adviseOn(turned, demoItems.toReversed());
      return JSON.stringify(one) === JSON.stringify(other) ? [] : ['another advice'];
    });
    expect(faults).toEqual([]);
  });
});

const renamed: readonly Item[] = demoItems.map((item, index) => ({
  ...item,
  sku: `X-${(index * 37) % 61}`,
  name: `Προϊόν ${(index * 17) % 61}`,
}));

function withPrices(items: readonly Item[], random: () => number): Item[] {
  const prices = items.map(({ priceCents, installationCents }) => ({ priceCents, installationCents }));
  const order = prices.map((price) => ({ price, at: random() })).toSorted((one, other) => one.at - other.at);
  return items.map((item, index) => ({ ...item, ...order[index]?.price }));
}

describe('other catalogues', () => {
  it('give the same systems when codes and names are others', () => {
    const parts = (items: readonly Item[], number: number) =>
      adviseOn(home(number), items).bundles.map(({ lines, totals }) => [
        lines.map(({ item, quantity, ruleId }) => [item.id, quantity, ruleId]),
        totals,
      ]);
    const faults = search(300, (number) =>
      JSON.stringify(parts(renamed, number)) === JSON.stringify(parts(demoItems, number)) ? [] : ['others'],
    );
    expect(faults).toEqual([]);
  });

  it('hold with prices shuffled', () => {
    const faults = search(800, (number) => {
      const items = withPrices(stockedItems, seeded(number + 7));
      return [...faultsOf(adviseOn(home(number), items)), ...budgetFaults(home(number), items)];
    });
    expect(faults).toEqual([]);
  });

  it('hold where only smoke alarms that stand alone fit into the smaller bands', () => {
    const faults = [5657, 7486].flatMap((number) =>
      budgetFaults(home(number), withPrices(stockedItems, seeded(number + 7))),
    );
    expect(faults).toEqual([]);
  });

  it('hold with a third of the products gone', () => {
    const faults = search(800, (number) => {
      const random = seeded(number + 11);
      const items = stockedItems.filter(() => random() > 1 / 3);
      return [
        ...faultsOf(adviseOn(home(number), items)),
        ...budgetFaults(home(number), items),
        ...openingFaults(home(number), items),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('hold with no product at all', () => {
    expect(search(100, (number) => faultsOf(adviseOn(home(number), [])))).toEqual([]);
  });
});

describe('the risk', () => {
  it('never rises with more coverage or falls with more value', () => {
    const names = Object.keys(effects) as Measure[];
    const faults = search(2000, (number) => {
      const random = seeded(number);
      const coverage = Object.fromEntries(names.map((name) => [name, random()]));
      const more = names[Math.floor(random() * names.length)] ?? 'siren';
      const [likelihood, contents] = [random(), random()];
      const risk = riskOf(likelihood, contents, mitigationOf(coverage));
      const covered = riskOf(likelihood, contents, mitigationOf({ ...coverage, [more]: 1 }));
      const richer = riskOf(likelihood, Math.min(1, contents + 0.1), mitigationOf(coverage));
      return covered <= risk + 1e-9 && richer >= risk - 1e-9 && risk >= 0 && risk <= 100 ? [] : [more];
    });
    expect(faults).toEqual([]);
  });
});
