import { useSuspenseQuery } from '@tanstack/react-query';
import { plural } from '../../../shared/greek.ts';
import { useApi } from '../../../ui/api.ts';
import { StatCard } from '../../../ui/StatCard.tsx';
import { Stats } from '../../../ui/Stats.tsx';
import { tabHref } from '../dashboard-tabs.ts';

const count = (value: number) => plural(value, '', '').trim();

/** The four figures of the dashboard. */
export function DashboardStats() {
  const { data: stats } = useSuspenseQuery(useApi().account.getStats.queryOptions());
  const { totalOrders, pendingOrders, upcomingAppointments, loyaltyPoints, notifications } = stats;
  return (
    <Stats className="mt-8">
      <StatCard
        label="Συνολικές παραγγελίες"
        value={count(totalOrders)}
        note={`${count(pendingOrders)} σε εξέλιξη`}
        href={tabHref('orders')}
      />
      <StatCard
        label="Επερχόμενα ραντεβού"
        value={count(upcomingAppointments)}
        note={upcomingAppointments === 0 ? 'κανένα προγραμματισμένο' : 'δείτε τα ραντεβού σας'}
        href={tabHref('appointments')}
      />
      <StatCard
        label="Πόντοι επιβράβευσης"
        value={loyaltyPoints === undefined ? '–' : count(loyaltyPoints)}
        note="1 πόντος για κάθε ευρώ"
      />
      <StatCard
        label="Ειδοποιήσεις"
        value={count(notifications)}
        note={notifications === 0 ? 'όλα διαβασμένα' : 'περιμένουν να τις δείτε'}
      />
    </Stats>
  );
}
