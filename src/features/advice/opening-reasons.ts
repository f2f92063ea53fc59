// Why there are so many contacts and motion detectors.
import { norms } from './rules.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import type { AlarmFrame } from './frame.ts';

export function contactReason({ home: { doors, windows }, reach }: AlarmFrame, quantity: number) {
  const some = reach.share < 1 ? ', όσα φτάνει το ασύρματο σήμα' : '';
  return windows === 0
    ? reasonOf(`{doors:πόρτα:πόρτες}: μία επαφή σε καθεμία, {quantity} συνολικά${some}.`, { doors, quantity })
    : reasonOf(
        `{doors:πόρτα:πόρτες} και {windows:προσβάσιμο παράθυρο:προσβάσιμα παράθυρα}: μία επαφή σε καθένα, {quantity} συνολικά${some}.`,
        { doors, windows, quantity },
      );
}

/** `needed` are the detectors for the whole place, `quantity` those that the panel reaches. */
export function motionReason(home: Home, needed: number, quantity: number) {
  const { propertyType: type, areaM2, rooms, floors } = home;
  const per = type === 'warehouse' ? norms.motionOpenAreaM2 : norms.motionAreaM2;
  const byRooms = !home.assumed.includes('rooms') && Math.ceil(areaM2 / per) < quantity;
  const pets =
    home.petKg > 0
      ? ' Ζώο {pet} kg στο πάτωμα δεν τους ενοχλεί: δεν στρέφονται σε έπιπλα, ράφια και σκάλες όπου ανεβαίνει.'
      : '';
  if (quantity < needed)
    return reasonOf(
      `{needed:ανιχνευτής:ανιχνευτές} κίνησης για {area} m²: το ασύρματο σήμα φτάνει ως {quantity}.${pets}`,
      { needed, area: areaM2, quantity, ...(home.petKg > 0 && { pet: home.petKg }) },
    );
  return reasonOf(
    (byRooms
      ? 'Χώρος {area} m² με {rooms:δωμάτιο:δωμάτια}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ώστε να περνά κανείς πάντα μπροστά από έναν.'
      : `Χώρος {area} m²${floors > 1 ? ' σε {floors} ορόφους' : ''}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ένας ανά {per} m².`) +
      pets,
    {
      area: areaM2,
      quantity,
      ...(byRooms ? { rooms } : { per, ...(floors > 1 && { floors }) }),
      ...(home.petKg > 0 && { pet: home.petKg }),
    },
  );
}
