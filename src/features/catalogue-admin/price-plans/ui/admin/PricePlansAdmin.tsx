import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import type { PurchasingSearch } from '../../../purchasing-search.ts';
import type { ListedPlan } from '../../contract.ts';
import { PlanState } from './PlanState.tsx';

const NewPricePlan = lazyPart(() => import('./NewPricePlan.tsx'), 'NewPricePlan');
const PricePlanDialog = lazyPart(() => import('./PricePlanDialog.tsx'), 'PricePlanDialog');

interface Props {
  search: PurchasingSearch;
  onSearch: (search: PurchasingSearch) => void;
}

/** Changes of prices that begin or began on a day. */
export function PricePlansAdmin({ search, onSearch }: Props) {
  const plans = useQuery(useApi().purchasing.listPricePlans.queryOptions());
  const { open } = search;
  const close = () => onSearch({ ...search, open: undefined });
  return (
    <>
      <Panel flush>
        <QueryView
          query={plans}
          empty={
            <EmptyState icon={<CalendarClock />} title="Καμία αλλαγή τιμών" className="px-5">
              Προγραμματίστε μια αύξηση ή μείωση, π.χ. +4% στις κάμερες από την 1η του μήνα. Οι προσφορές και
              οι παραγγελίες κρατούν τις τιμές τους.
            </EmptyState>
          }
        >
          {(rows) => <Plans rows={rows} onOpen={(id) => onSearch({ ...search, open: id })} />}
        </QueryView>
      </Panel>
      {open === 'new' && <NewPricePlan onClose={close} />}
      {open !== undefined && open !== 'new' && <PricePlanDialog id={open} onClose={close} />}
    </>
  );
}

function Plans({ rows, onOpen }: { rows: readonly ListedPlan[]; onOpen: (id: string) => void }) {
  return (
    <DataTable
      caption="Αλλαγές τιμών"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Αλλαγή',
          namesRow: true,
          cell: ({ id, title, person }) => (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(id)}
              className="grid min-h-11 content-center py-1.5 text-left font-medium wrap-anywhere hover:underline"
            >
              {title}
              <span className="text-xs font-normal text-text-3">{person}</span>
            </button>
          ),
        },
        { title: 'Από', className: 'num', cell: ({ beginsOn }) => formatDate(beginsOn) },
        { title: 'Κατάσταση', cell: ({ state }) => <PlanState state={state} /> },
        {
          title: 'Προϊόντα',
          className: 'num hm',
          cell: ({ products, skipped }) => (
            <>
              {products}
              {skipped > 0 && (
                <span className="block text-xs text-text-3">
                  {plural(skipped, 'κράτησε την τιμή του', 'κράτησαν την τιμή τους')}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
