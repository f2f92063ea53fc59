// Where somebody may be robbed while the place is open: the reference, C.8.
import { needOf, type AlarmFrame } from './frame.ts';
import type { Need } from './pick.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';

/** Buttons that call for help: one at each desk where there is cash, and one at least where there is what robbers want. */
const holdUpButtonsOf = ({ propertyType, hasVisitors, cashDesks, contents }: Home) =>
  propertyType !== 'business' || !hasVisitors || (cashDesks === 0 && contents !== 'special')
    ? 0
    : Math.max(1, cashDesks);

/** A button of its own before a remote with such a key, which somebody may carry away. */
export function panicNeed(frame: AlarmFrame): Need {
  const need = needOf(frame)(
    {
      ruleId: 'ALM-PANIC',
      quantity: holdUpButtonsOf(frame.home),
      kinds: ['panic', 'remote'],
      reason: (_item, quantity) =>
        reasonOf(
          'Χώρος όπου μπαίνουν πελάτες: {quantity:κουμπί:κουμπιά} πανικού, ένα σε κάθε ταμείο ή υποδοχή, για να ζητά κανείς βοήθεια σε ληστεία. Δεν ηχεί τίποτα: σιωπηλός συναγερμός προς το κέντρο, που απαντά μόνο με σύμβαση.',
          { quantity },
        ),
    },
    (device) => device.hasPanic,
  );
  return {
    ...need,
    rank: (item) => (need.rank?.(item) ?? 0) + (item.calc.kind === 'panic' ? 0 : 10),
  };
}
