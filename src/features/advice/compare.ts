import type { Cents } from '#shared/money.ts';
import type { Advice, Bundle, BundleId, Item } from './types.ts';

type Change = { item: Item; before: number; after: number };
export type Comparison = {
  /** Products with more pieces than before, new ones included. */
  added: readonly Change[];
  /** Products with fewer pieces than before, or none. */
  removed: readonly Change[];
  netCents: Cents;
  grossCents: Cents;
  riskAfter: number;
  hours: number;
};

const piecesOf = ({ lines }: Bundle) => {
  const pieces = new Map<string, { item: Item; quantity: number }>();
  for (const { item, quantity } of lines)
    pieces.set(item.id, { item, quantity: quantity + (pieces.get(item.id)?.quantity ?? 0) });
  return pieces;
};

const bundleIn = ({ bundles }: Advice, id: BundleId): Bundle =>
  bundles.find((bundle) => bundle.id === id) ?? bundles[1];

/** What an answer changes in one of the systems: pieces, totals, risk and hours, each as after less before. */
export function compareAdvice(before: Advice, after: Advice, id: BundleId = 'balanced'): Comparison {
  const [old, next] = [bundleIn(before, id), bundleIn(after, id)];
  const [oldPieces, nextPieces] = [piecesOf(old), piecesOf(next)];
  const ids = [...new Set([...nextPieces.keys(), ...oldPieces.keys()])];
  const changes = ids.flatMap((itemId): Change[] => {
    const [was, is] = [oldPieces.get(itemId), nextPieces.get(itemId)];
    const item = is?.item ?? was?.item;
    return item ? [{ item, before: was?.quantity ?? 0, after: is?.quantity ?? 0 }] : [];
  });
  return {
    added: changes.filter((change) => change.after > change.before),
    removed: changes.filter((change) => change.after < change.before),
    netCents: next.totals.netCents - old.totals.netCents,
    grossCents: next.totals.grossCents - old.totals.grossCents,
    riskAfter: next.riskAfter - old.riskAfter,
    hours: Math.round((next.hours - old.hours) * 100) / 100,
  };
}
