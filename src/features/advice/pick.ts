// Chooses products for needs by what they can do; names, codes and ids decide nothing but the order of equals.
import type { Calc, Device, KindOf } from '#features/catalogue/device.ts';
import type { RuleId } from './rules.ts';
import type { Item, Reason } from './types.ts';

export type ItemOf<Kind extends KindOf> = Item & { calc: Extract<Calc, { kind: Kind }> };

export type Catalogue = {
  byId: ReadonlyMap<string, Item>;
  byKind: ReadonlyMap<KindOf, readonly Item[]>;
};

/** Orders text by its code units: the same on every machine. */
export const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The catalogue by kind; the order in which products come does not matter. */
export function catalogueOf(items: readonly Item[]): Catalogue {
  const sorted = items.toSorted((one, other) => byText(one.id, other.id));
  return {
    byId: new Map(sorted.map((item) => [item.id, item])),
    byKind: Map.groupBy(sorted, ({ calc }) => calc.kind),
  };
}

/** All products of a kind, also those out of stock. */
export const ofKind = <Kind extends KindOf>(catalogue: Catalogue, kind: Kind) =>
  (catalogue.byKind.get(kind) ?? []) as readonly ItemOf<Kind>[];

export const stocked = <Kind extends KindOf>(catalogue: Catalogue, kind: Kind) =>
  ofKind(catalogue, kind).filter(({ inStock }) => inStock);

/** What one piece costs, in cents without VAT. */
export const unitCents = (item: Item, isInstalled: boolean) =>
  item.priceCents + (isInstalled ? (item.installationCents ?? 0) : 0);

/** A number of pieces that a rule asks for, and which products serve. */
export type Need = {
  ruleId: RuleId;
  quantity: number;
  kinds: readonly KindOf[];
  accepts: (item: Item) => boolean;
  /** Of a part that joins a panel: whether a device would serve it at any panel that takes it. */
  serves?: (device: Device) => boolean;
  /** Lower is better; decides before the price. */
  rank?: (item: Item) => number;
  reason: (item: Item, quantity: number) => Reason;
  /** Where so many of them hang; '' where nothing tells it. */
  places?: (quantity: number) => string;
};

const isBetter = (one: readonly [number, number, string], other: readonly [number, number, string]) =>
  one[0] - other[0] || one[1] - other[1] || byText(one[2], other[2]);

/** The best ranked, then the cheapest product in stock that serves a need, if any. */
export function pick(catalogue: Catalogue, need: Need): Item | undefined {
  let best: Item | undefined;
  let bestKey: readonly [number, number, string] = [0, 0, ''];
  for (const kind of need.kinds) {
    for (const item of catalogue.byKind.get(kind) ?? []) {
      if (!item.inStock || !need.accepts(item)) continue;
      const key = [need.rank?.(item) ?? 0, unitCents(item, true), item.id] as const;
      if (!best || isBetter(key, bestKey) < 0) [best, bestKey] = [item, key];
    }
  }
  return best;
}

/** Whether a need could be served if everything were in stock. */
export const isSold = (catalogue: Catalogue, need: Need) =>
  need.kinds.some((kind) => (catalogue.byKind.get(kind) ?? []).some(need.accepts));
