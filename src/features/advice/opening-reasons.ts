// Why there are so many contacts.
import { contactedOf, isOpenLodging } from './premises.ts';
import { reasonOf } from './text.ts';
import type { AlarmFrame } from './frame.ts';

export function contactReason({ home, reach }: AlarmFrame, quantity: number) {
  const { doors, windows } = contactedOf(home);
  const some = reach.share < 1 ? ', όσα φτάνει το ασύρματο σήμα' : '';
  const plain = doors < home.doors && !isOpenLodging(home) ? ' χωρίς ρολό' : '';
  return windows === 0
    ? reasonOf(`{doors:πόρτα:πόρτες}${plain}: μία επαφή σε καθεμία, {quantity} συνολικά${some}.`, {
        doors,
        quantity,
      })
    : reasonOf(
        `{doors:πόρτα:πόρτες}${plain} και {windows:προσβάσιμο παράθυρο:προσβάσιμα παράθυρα}: μία επαφή σε καθένα, {quantity} συνολικά${some}.`,
        { doors, windows, quantity },
      );
}
