import { CalendarCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { athensDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { adminAppointmentPath, ownAppointmentsPath } from '#features/booking/booking-path.ts';
import type { Order } from '../../contract.ts';
import {
  asksToBegin,
  installationPath,
  lateGoodsText,
  mayBookInstallation,
  visitText,
  waitsForWithdrawal,
  wantedOf,
} from '../rules.ts';

interface Props {
  order: Order;
  /** Shown to administrators instead of the customer. */
  byTeam?: boolean;
  className?: string;
}

/** The visit of an order, or the offer to book it until it took place. */
export function InstallationNote({ order, byTeam = false, className = '' }: Props) {
  const [today] = useState(() => athensDate(new Date()));
  const { visit } = order;
  const wanted = wantedOf(order);
  if (visit && visit.status !== 'completed') {
    const late = lateGoodsText(visit, today);
    return (
      <Notice
        icon={late === null ? <CalendarCheck /> : <TriangleAlert />}
        tone={late === null ? 'ok' : 'high'}
        className={className}
        actions={
          <Button
            size="sm"
            variant="outline"
            href={byTeam ? adminAppointmentPath(visit) : ownAppointmentsPath}
            className="print:hidden"
          >
            {byTeam ? 'Άνοιγμα ραντεβού' : late === null ? 'Αλλαγή ή ακύρωση' : 'Αλλαγή ημέρας'}
          </Button>
        }
      >
        Ραντεβού με τον τεχνικό: {visitText(visit)}. {late}
      </Notice>
    );
  }
  if (visit || !mayBookInstallation(order.status, wanted, order.withdrawals)) return null;
  return (
    <Notice
      icon={<CalendarCheck />}
      className={`print:hidden ${className}`}
      actions={
        <Button
          size="sm"
          href={byTeam ? appointmentsHref({ dialog: 'new', order: order.id }) : installationPath(order.id)}
        >
          {byTeam ? 'Κλείσιμο επίσκεψης' : 'Κλείστε ώρα'}
        </Button>
      }
    >
      {byTeam
        ? 'Η επίσκεψη του τεχνικού δεν έχει κλειστεί'
        : 'Επιλέξτε εσείς την ημέρα και την ώρα που θα έρθει ο τεχνικός'}
      {asksToBegin(wanted, order.isBusiness) &&
        waitsForWithdrawal(order) &&
        (byTeam
          ? '· γίνεται μετά τις 14 ημέρες της υπαναχώρησης, αφού ο πελάτης δεν ζήτησε να αρχίσει νωρίτερα'
          : ', μετά τις 14 ημέρες της υπαναχώρησης, αφού δεν ζητήσατε να αρχίσει νωρίτερα')}
      .
    </Notice>
  );
}
