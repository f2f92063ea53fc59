import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { refundDue, toCollect } from '#features/orders/enums.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import type { Overview } from '../../contract.ts';
import { reportsHref } from '../../report-search.ts';
import { comparedText } from '../../report-texts.ts';

const orders = (count: number) => plural(count, 'παραγγελία', 'παραγγελίες');

const note = (of: { now: number; before: number } | undefined, when: string) =>
  of && comparedText(of.before, of.now, when);

export function MoneyStats({ money }: { money: Overview['money'] | undefined }) {
  return (
    <Stats boxed strip>
      <StatCard
        label="Τζίρος σήμερα"
        value={money && euroText(money.today.now)}
        note={note(money?.today, 'χθες')}
        href={reportsHref({})}
      />
      <StatCard
        label="Αυτή την εβδομάδα"
        value={money && euroText(money.week.now)}
        note={note(money?.week, 'την προηγούμενη')}
        href={reportsHref({ step: 'week' })}
      />
      <StatCard
        label="Αυτόν τον μήνα"
        value={money && euroText(money.month.now)}
        note={note(money?.month, 'τον προηγούμενο')}
        href={reportsHref({ step: 'month' })}
      />
      <StatCard
        label="Προς είσπραξη"
        value={money && euroText(money.toCollect.amount)}
        note={money && orders(money.toCollect.orders)}
        href={ordersHref({ status: toCollect })}
      />
      <StatCard
        label="Προς επιστροφή"
        value={money && euroText(money.toRefund.amount)}
        note={money && orders(money.toRefund.orders)}
        href={ordersHref({ status: refundDue })}
      />
    </Stats>
  );
}
