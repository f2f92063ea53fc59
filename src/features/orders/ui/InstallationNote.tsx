import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/pieces/Button.tsx';
import { Notice } from '../../../ui/pieces/Notice.tsx';
import type { Order } from '../contract.ts';
import {
  asksToBegin,
  installationPath,
  mayBookInstallation,
  visitText,
  waitsForWithdrawal,
  wantedOf,
} from '../installation.ts';

/** The visit of an order, or the offer to book it while it is still to come. */
export function InstallationNote({ order }: { order: Order }) {
  const { visit } = order;
  const wanted = wantedOf(order);
  if (visit && visit.status !== 'completed') {
    return (
      <Notice
        icon={<CalendarCheck />}
        tone="ok"
        actions={
          <Button
            size="sm"
            variant="outline"
            href="/customer-dashboard?tab=appointments"
            className="print:hidden"
          >
            Αλλαγή ή ακύρωση
          </Button>
        }
      >
        Ραντεβού με τον τεχνικό: {visitText(visit)}.
      </Notice>
    );
  }
  if (visit || !mayBookInstallation(order.status, wanted, order.withdrawals)) return null;
  return (
    <Notice
      icon={<CalendarCheck />}
      className="print:hidden"
      actions={
        <Button size="sm" href={installationPath(order.id)}>
          Κλείστε ώρα
        </Button>
      }
    >
      Επιλέξτε εσείς την ημέρα και την ώρα που θα έρθει ο τεχνικός
      {asksToBegin(wanted, order.isBusiness) &&
        waitsForWithdrawal(order) &&
        ', μετά τις 14 ημέρες της υπαναχώρησης, αφού δεν ζητήσατε να αρχίσει νωρίτερα'}
      .
    </Notice>
  );
}
