// What a visitor can work out of the advice: by a linear program over many answers, and by comparing shops.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { boundsBy, type Row } from '../../../tests/support/advice/linear-program.ts';
import { randomHome, seeded } from '../../../tests/support/advice/random-homes.ts';
import { examples } from '../../../tests/support/examples.ts';
import { adviseOn } from '#features/advice/advise.ts';
import { budgetCaps } from '#features/advice/budget.ts';
import { homeOf } from '#features/advice/home.ts';
import { unitCents } from '#features/advice/pick.ts';
import { classEnd, classRatio, withClassPrices } from '#features/advice/price-classes.ts';
import type { Advice, Home, Item } from '#features/advice/types.ts';
import { vatPercent } from '#shared/money.ts';
import { presentAdvice, withoutPrices } from './present.ts';

const shift = 0.37;

/** What a visitor is answered where products have the prices of their classes. */
const answerTo = (advice: Advice, classes: readonly Item[]) =>
  withoutPrices(presentAdvice(advice, classes, () => undefined));

const adviceFor = (home: Home, classes: readonly Item[]) =>
  answerTo(adviseOn(home, classes, classRatio), classes);

/** The systems of such an advice, each with the lines that its range is reckoned from: none in whose place an old part stays. */
const reckonedFor = (home: Home, classes: readonly Item[]) => {
  const advice = adviseOn(home, classes, classRatio);
  return answerTo(advice, classes).bundles.map((bundle, index) => {
    const kept = (advice.bundles[index]?.keptParts?.items ?? []).map(({ id, quantity }) => {
      const line = bundle.lines.find(({ productId }) => productId === Number(id));
      return {
        productId: Number(id),
        quantity: -quantity,
        withInstallation: line?.withInstallation ?? false,
      };
    });
    return { ...bundle, lines: [...bundle.lines, ...kept] };
  });
};

const home = (seed: number) => homeOf(...randomHome(seed));

/** What the answers for these homes say of prices: each a sum of variables, which are products with and without installation. */
function rowsOf(homes: readonly Home[]) {
  const numbers = new Map<string, number>();
  const rows: Row[] = [];
  for (const one of homes)
    for (const { lines, estimate, isWithinBudget } of reckonedFor(one, classes)) {
      const pieces = new Map<number, number>();
      for (const { productId, quantity, withInstallation } of lines) {
        const key = `${productId}${withInstallation ? ' installed' : ''}`;
        const variable = numbers.get(key) ?? numbers.set(key, numbers.size).size - 1;
        pieces.set(variable, (pieces.get(variable) ?? 0) + quantity);
      }
      if (pieces.size === 0) continue;
      // A cent and a half are what rounding may move; euro with VAT.
      const sum = (sign: number) =>
        new Map([...pieces].map(([at, value]) => [at, (sign * value * (100 + vatPercent())) / 100]));
      const cap = budgetCaps[one.budget] / 100;
      rows.push({ coefficients: sum(1), limit: estimate.to + 0.015 });
      rows.push({ coefficients: sum(-1), limit: -(estimate.to - 100) + 0.015 });
      rows.push({ coefficients: sum(-1), limit: -estimate.from * classRatio + 0.015 });
      rows.push({ coefficients: sum(1), limit: (estimate.from + 100) * classRatio + 0.015 });
      if (Number.isFinite(cap))
        rows.push(
          isWithinBudget
            ? { coefficients: sum(1), limit: cap + 0.015 }
            : { coefficients: sum(-1), limit: -cap + 0.015 },
        );
    }
  return { numbers, rows };
}

const classes = withClassPrices(demoItems, shift);
function centsOf(id: string | undefined, isInstalled: boolean, items: readonly Item[]): number {
  const item = items.find((one) => one.id === id);
  return item ? unitCents(item, isInstalled) : Number.NaN;
}

/** The class's price in euro of a variable, and what the product costs. */
function pricesOf(key: string) {
  const [id, mark] = key.split(' ');
  const isInstalled = mark !== undefined;
  return { known: centsOf(id, isInstalled, classes) / 100, truth: centsOf(id, isInstalled, demoItems) / 100 };
}

describe('a visitor learns of a price', { timeout: 600_000 }, () => {
  it('no more than ±25 % by a linear program over the answers for many homes', () => {
    const homes = Array.from({ length: examples(450, 2_000) }, (_, seed) => home(seed));
    const { numbers, rows } = rowsOf(homes);
    const keys = [...numbers.keys()];
    const uses = keys.map((_, at) => rows.filter(({ coefficients }) => coefficients.has(at)).length);
    const asked = keys.map((_, at) => at).toSorted((one, other) => (uses[other] ?? 0) - (uses[one] ?? 0));
    const bound = boundsBy(
      rows,
      keys.map((key) => pricesOf(key).known),
      20_000,
    );
    const told = asked.slice(0, 20).map((at) => {
      // That each price is at most its class's, and at least that by the ratio, is public.
      const [least, most] = [bound(at, -1) / classRatio, bound(at, 1)];
      const { truth } = pricesOf(keys[at] ?? '');
      return {
        key: keys[at],
        isTrue: least <= truth + 0.1 && truth <= most + 0.1,
        by: (most - least) / (most + least),
      };
    });
    expect(told.filter(({ isTrue }) => !isTrue)).toEqual([]);
    expect(told.filter(({ by }) => by < 0.25)).toEqual([]);
  });

  it('nothing by any answer, while each price stays in its class', () => {
    const random = seeded(11);
    const within = (cents: number) => {
      const end = classEnd(cents, shift);
      const other = Math.round(end / classRatio + 1 + random() * (end - end / classRatio - 2));
      expect(classEnd(other, shift)).toBe(end);
      return other;
    };
    const others = stockedItems.map((item) => ({
      ...item,
      priceCents: within(item.priceCents),
      installationCents: item.installationCents === undefined ? undefined : within(item.installationCents),
    }));
    const classesOfOthers = withClassPrices(others, shift);
    const stockedClasses = withClassPrices(stockedItems, shift);
    for (let seed = 0; seed < examples(100, 300); seed += 1) {
      const advice = adviceFor(home(seed), classesOfOthers);
      expect(advice).toEqual(adviceFor(home(seed), stockedClasses));
      expect(JSON.stringify(advice)).not.toMatch(
        /cents"|"(price|installationPrice|totals|gross|overBy)"|isPrice":true/i,
      );
    }
  });

  it('only what is true: the total is never outside the range or above the budget that is told', () => {
    for (const at of [0, 0.2, 0.5, 0.9]) {
      const shifted = withClassPrices(demoItems, at);
      for (let seed = 0; seed < examples(60, 200); seed += 1)
        for (const { lines, estimate, isWithinBudget } of reckonedFor(home(seed), shifted)) {
          const net = lines.reduce((sum, { productId, quantity, withInstallation }) => {
            return sum + quantity * centsOf(String(productId), withInstallation, demoItems);
          }, 0);
          const gross = Math.round(net * (1 + vatPercent() / 100));
          expect(gross).toBeLessThanOrEqual(estimate.to * 100);
          expect(gross).toBeGreaterThanOrEqual(estimate.from * 100);
          expect(isWithinBudget && gross > budgetCaps[home(seed).budget]).toBe(false);
        }
    }
  });
});
