import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from './contract.ts';
import { orderStatuses, regularStatuses } from './enums.ts';
import { orderStatusFacts, type OrderStatusFacts } from './status-facts.ts';
import { firstStatus, nextStatus, transitions } from './transitions.ts';

// @ts-expect-error A seventh status does not compile until its facts are written down.
export const withReturned: Record<OrderStatus | 'returned', OrderStatusFacts> = orderStatusFacts;

/** Where a status may stand by its name: its facts, its way, what it is called and what is written about it. */
const named = [
  'status-facts',
  'enums',
  'transitions',
  'labels',
  'server/moved-mails',
  'ui/admin/next-action-text',
];

/** A condition, in TypeScript or SQL, with the name of a status that only orders have. */
const comparison =
  /(===?|!==?|<>|\bwhen\b|\bin \(|includes\(|'(?:=|<>|!=|in|not in)',) ?[[(]?(?:'\w+', )*'(?:processing|shipped|delivered)'/;
/** The same with one that appointments have too. */
const comparisonOfOrder =
  /\b(order\??\.|orders\.)status'?,? (?:===|!==|=|<>|'=',|'<>',) '|\bstatus <> 'cancelled'/;
/** Where a status is that of an order. */
const ofOrders = /features\/(orders|documents|account|trending)\//;
const bareComparison =
  /(?<!visit[\w?]*\.|\{ )\bstatus\b'?,? (?:===|!==|=|'=',|'<>',) '(?:cancelled|pending)'/;

describe('the facts of a status', () => {
  it('agree with the way of an order', () => {
    expect(regularStatuses.filter((status) => nextStatus(status) === undefined)).toEqual(['delivered']);
    for (const status of orderStatuses) {
      const { isUnconfirmed, isOpen, isVoid, hasArrived } = orderStatusFacts[status];
      expect(isOpen, status).toBe(transitions[status].length > 0);
      expect(isOpen, status).toBe(!isVoid && !hasArrived);
      expect(isUnconfirmed, status).toBe(status === firstStatus);
    }
  });

  it('are asked everywhere: nothing else compares an order with the name of a status', () => {
    const others = globSync('src/**/*.{ts,tsx}').filter(
      (file) =>
        !/\.test\.tsx?$|schema\.ts$/.test(file) && !named.some((name) => file.includes(`orders/${name}.ts`)),
    );
    expect(others.length).toBeGreaterThan(1000);
    const found = others.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(
          (line) =>
            comparison.test(line) ||
            comparisonOfOrder.test(line) ||
            (ofOrders.test(file) && bareComparison.test(line)),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
