import { isOn } from '#shared/switches.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { company } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';
import { formatEuro } from '#shared/money.ts';
import { isActive } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { shortWhen } from '#features/booking/texts.ts';
import { useOwnAppointments } from '#features/booking/ui/use-own-appointments.ts';
import { tabHref } from '../dashboard-tabs.ts';

const count = (value: number) => plural(value, '', '').trim();

function newsNote(unread: number): string {
  if (unread === 0) return 'όλες διαβασμένες';
  return unread === 1 ? 'περιμένει να τη δείτε' : 'περιμένουν να τις δείτε';
}

function NextWhen() {
  const [next] = useOwnAppointments().upcoming;
  return next && shortWhen(next.appointmentDate, next.appointmentTime);
}

export function DashboardStats() {
  const { customer } = useViewer();
  const isApproved = customer !== null && isActive(customer);
  const { data: stats } = useSuspenseQuery(useApi().account.getStats.queryOptions());
  const { totalOrders, pendingOrders, upcomingAppointments, loyaltyPoints, notifications } = stats;
  return (
    <Stats className="mt-6">
      <StatCard
        small
        label="Συνολικές παραγγελίες"
        value={count(totalOrders)}
        note={`${count(pendingOrders)} σε εξέλιξη`}
        href={tabHref('orders')}
      />
      <StatCard
        small
        label="Επερχόμενα ραντεβού"
        value={count(upcomingAppointments)}
        note={upcomingAppointments === 0 ? 'κανένα προγραμματισμένο' : isApproved && <NextWhen />}
        href={tabHref('appointments')}
      />
      {isOn('points') && (
        <StatCard
          small
          label="Πόντοι επιβράβευσης"
          value={loyaltyPoints === undefined ? '–' : count(loyaltyPoints)}
          note={
            loyaltyPoints
              ? `αξία ${formatEuro(loyaltyPoints)}`
              : `${plural(company().points.perEuro, 'πόντος', 'πόντοι')} για κάθε ευρώ`
          }
          href="/points"
        />
      )}
      <StatCard small label="Ειδοποιήσεις" value={count(notifications)} note={newsNote(notifications)} />
    </Stats>
  );
}
