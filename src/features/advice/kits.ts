// Kits, and which parts of an alarm their pieces serve.
import { stocked, type Catalogue, type Need } from './pick.ts';
import type { Item } from './types.ts';

/** A kit with all its pieces, and with those of each part that it covers. */
export type KitOffer = {
  kit: Item;
  pieces: number;
  covers: readonly number[];
  /** The parts of which it covers some. */
  covered: readonly number[];
};

/**
 * The kits with this panel, and which part each of their pieces serves: the first that it can, what that has too many of the next. A
 * remote arms, or calls for help; where a smaller system has none of the first, it serves the last first.
 */
export function offersFor(
  catalogue: Catalogue,
  panel: Item,
  parts: readonly { need: Need; item: Item | undefined }[],
): KitOffer[] {
  return stocked(catalogue, 'kit').flatMap((kit) => {
    const pieces = Object.entries(kit.contains ?? {});
    if (!pieces.some(([id]) => id === panel.id)) return [];
    const first = parts.map(() => 0);
    const last = parts.map(() => 0);
    for (const [id, count] of pieces) {
      const item = catalogue.byId.get(id);
      if (!item) return [];
      const served = parts.flatMap(({ need, item: chosen }, index) =>
        need.quantity > 0 &&
        need.kinds.includes(item.calc.kind) &&
        need.accepts(item) &&
        (!chosen || (need.rank?.(item) ?? 0) <= (need.rank?.(chosen) ?? 0))
          ? index
          : [],
      );
      for (const [covers, order] of [
        [first, served],
        [last, served.toReversed()],
      ] as const) {
        let left = count;
        for (const index of order) {
          const taken = index === order.at(-1) ? left : Math.min(left, parts[index]?.need.quantity ?? 0);
          covers[index] = (covers[index] ?? 0) + taken;
          left -= taken;
        }
      }
    }
    const isSame = first.every((covered, index) => covered === last[index]);
    const all = pieces.reduce((sum, [, count]) => sum + count, 0);
    return (isSame ? [first] : [first, last]).map((covers) => ({
      kit,
      pieces: all,
      covers,
      covered: covers.flatMap((count, index) => (count > 0 ? index : [])),
    }));
  });
}
