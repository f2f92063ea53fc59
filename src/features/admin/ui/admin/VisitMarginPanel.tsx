import { useQuery } from '@tanstack/react-query';
import { decimalText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import type { VisitMargin } from '../../report-contract.ts';

const euro = (euros: number | undefined) => (euros === undefined ? 'άγνωστο' : euroText(euros));
/** What is taken off. */
const less = (euros: number | undefined) => euro(euros === undefined ? undefined : -euros);

/** What a visit earned, and its job of several days: for the office alone, once it is billed or its hours have a cost. */
export function VisitMarginPanel({ id }: { id: string }) {
  const { data } = useQuery(
    useApi().admin.getVisitMargin.queryOptions({
      input: { id },
      meta: { title: 'Τι αφήνει η επίσκεψη δεν φορτώθηκε' },
    }),
  );
  const { visit, job } = data ?? {};
  if (!visit || (visit.net === 0 && visit.labour === undefined && !job)) return null;
  return (
    <section>
      <h3 className="mb-2 text-base">Τι αφήνει, χωρίς ΦΠΑ</h3>
      <Figures label="Η επίσκεψη" margin={visit} />
      {job && <Figures label={`Όλη η εργασία, ${plural(job.visits, 'ημέρα', 'ημέρες')}`} margin={job} />}
      {visit.labour === undefined && (
        <p className="mt-1.5 text-sm text-text-2">
          Το κόστος της ώρας κάθε τεχνικού συμπληρώνεται στα{' '}
          <Anchor href="/admin?tab=appointments" className="text-primary-text underline underline-offset-3">
            Ραντεβού
          </Anchor>
          , «Τεχνικοί και ωράριο».
        </p>
      )}
    </section>
  );
}

function Figures({ label, margin }: { label: string; margin: VisitMargin }) {
  const { net, labour, goods, profit, percent } = margin;
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-base">
      <dt className="font-medium">{label}</dt>
      <dd className="num text-right">{euro(net)}</dd>
      <dt className="text-text-2">Ώρες τεχνικών</dt>
      <dd className="num text-right text-text-2">{less(labour)}</dd>
      <dt className="text-text-2">Υλικά</dt>
      <dd className="num text-right text-text-2">{less(goods)}</dd>
      <dt className="text-text-2">Κέρδος</dt>
      <dd className="num text-right font-semibold">
        {euro(profit)}
        {percent !== undefined && (
          <span className="font-normal text-text-3"> ({decimalText(percent, 1)}%)</span>
        )}
      </dd>
    </dl>
  );
}
