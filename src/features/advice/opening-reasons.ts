// Why there are so many contacts.
import { contactedOf } from './premises.ts';
import { reasonOf } from './text.ts';
import type { AlarmFrame } from './frame.ts';

export function contactReason({ home, reach }: AlarmFrame, quantity: number) {
  const { doors, windows } = contactedOf(home);
  const some = reach.share < 1 ? ', όσα φτάνει το ασύρματο σήμα' : '';
  return windows === 0
    ? reasonOf(`{doors:πόρτα:πόρτες}: μία επαφή σε καθεμία, {quantity} συνολικά${some}.`, {
        doors,
        quantity,
      })
    : reasonOf(
        `{doors:πόρτα:πόρτες} και {windows:προσβάσιμο παράθυρο:προσβάσιμα παράθυρα}: μία επαφή σε καθένα, {quantity} συνολικά${some}.`,
        { doors, windows, quantity },
      );
}
