import { Sparkline } from '#ui/components/Sparkline.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { waitedSince } from '#features/customers/waiting-time.ts';
import { adminHref } from '../../admin-tabs.ts';
import type { Overview } from '../../contract.ts';

const thisMonth = (count: number) => (count > 0 ? `+${count} αυτόν τον μήνα` : 'κανένα νέο αυτόν τον μήνα');

export function OverviewStats({ overview, now }: { overview: Overview | undefined; now: Date }) {
  const { counts, perDay, waitingSince } = overview ?? {};
  const oldest = waitingSince === undefined ? undefined : waitedSince(new Date(waitingSince), now);
  return (
    <Stats boxed>
      <StatCard
        label="Σύνολο προϊόντων"
        value={counts?.products}
        note={counts && thisMonth(counts.productsThisMonth)}
        href={adminHref('products')}
      />
      <StatCard
        label="Σύνολο πελατών"
        value={counts?.customers}
        note={
          counts &&
          (counts.customersThisMonth > 0
            ? thisMonth(counts.customersThisMonth)
            : 'κανείς νέος αυτόν τον μήνα')
        }
        chart={perDay && <Sparkline label="Εγγραφές ανά ημέρα" values={perDay.registrations} />}
        href={adminHref('customers', { list: 'approved' })}
      />
      <StatCard
        label="Ραντεβού σε αναμονή"
        value={counts?.pendingAppointments}
        note={counts && `${counts.appointmentsToday} για σήμερα`}
        chart={perDay && <Sparkline label="Κρατήσεις ανά ημέρα" values={perDay.bookings} />}
        href={adminHref('appointments')}
      />
      <StatCard
        label="Εγκρίσεις σε αναμονή"
        value={counts?.pendingApprovals}
        note={
          oldest ? (
            <span className={oldest.isLate ? 'text-high-text' : undefined}>
              η παλαιότερη {oldest.text}
              {oldest.isLate && ', πέρα από τις 24 ώρες'}
            </span>
          ) : (
            'καμία δεν περιμένει'
          )
        }
        href={adminHref('customers')}
      />
    </Stats>
  );
}
