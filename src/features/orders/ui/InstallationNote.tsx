import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/pieces/Button.tsx';
import { Notice } from '../../../ui/pieces/Notice.tsx';
import type { Order } from '../contract.ts';
import { installationPath, mayBookInstallation, waitsForWithdrawal, wantedOf } from '../installation.ts';

/** Offers to book the appointment of an order's installation while it is still to come. */
export function InstallationNote({ order }: { order: Order }) {
  if (!mayBookInstallation(order.status, wantedOf(order), order.withdrawals)) return null;
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
      {waitsForWithdrawal(order) &&
        ', μετά τις 14 ημέρες της υπαναχώρησης, αφού δεν ζητήσατε να αρχίσει νωρίτερα'}
      .
    </Notice>
  );
}
