import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Order } from '../contract.ts';
import { hasTechnicians, installationPath, wantedOf } from '../installation.ts';

/** Offers the slot of an order's installation as long as there is one to come. */
export function InstallationNote({ order }: { order: Order }) {
  const isOver = order.status === 'cancelled' || order.withdrawals.length > 0;
  if (isOver || !hasTechnicians(wantedOf(order))) return null;
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
      Διαλέξτε εσείς την ημέρα και την ώρα που θα έρθει ο τεχνικός.
    </Notice>
  );
}
