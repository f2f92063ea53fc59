import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { FilterFold } from '#ui/components/FilterFold.tsx';
import {
  dateRangeLabels,
  orderStatusLabels,
  partlySentLabel,
  paymentStateLabels,
  toCollectLabel,
} from '../labels.ts';
import { partlySent, refundDue, toCollect } from '../enums.ts';
import { readOrdersSearch, type OrdersSearch } from '../orders-search.ts';
import { useShowOrders } from './use-orders.ts';

const pauseMs = 300;

interface Props {
  search: OrdersSearch;
  size?: 'md' | 'sm';
  /** Offers the orders whose money is to be collected or paid back. */
  withRefunds?: boolean;
  /** Shown above the folded filters of a phone. */
  above?: ReactNode;
  className: string;
}

/** The filters of the list; each change navigates. A GET form, so that Enter works before JavaScript has loaded. */
export function OrderFilters({ search, size = 'md', withRefunds, above, className }: Props) {
  const show = useShowOrders(search);
  // The text being typed: the address is updated after a pause and would trim a trailing space.
  const [draft, setDraft] = useState<string>();
  const pause = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  const filter = (raw: Readonly<Record<string, string>>, replace = false) => {
    const { search: text, status, dateRange } = readOrdersSearch({ ...search, ...raw });
    return show({ search: text, status, dateRange, page: undefined, order: undefined }, { replace });
  };
  function type(text: string) {
    setDraft(text);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => void filter({ search: text }, true), pauseMs);
  }
  async function finish() {
    window.clearTimeout(pause.current);
    if (draft === undefined) return;
    if (draft.trim() !== (search.search ?? '')) await filter({ search: draft }, true);
    setDraft(undefined);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void finish();
  }

  return (
    <form role="search" aria-label="Φίλτρα παραγγελιών" className={className} onSubmit={submit}>
      <Field label="Αναζήτηση" labelHidden={size === 'sm'}>
        <Input
          type="search"
          name="search"
          size={size}
          maxLength={100}
          placeholder="Αριθμός, όνομα, προϊόν, τηλέφωνο, κωδικός"
          value={draft ?? search.search ?? ''}
          onChange={({ target }) => type(target.value)}
          onBlur={() => void finish()}
        />
      </Field>
      <FilterFold
        active={[search.status, search.dateRange].filter(Boolean).length}
        className="grid grid-cols-2 gap-[inherit] max-md:col-span-full md:contents"
      >
        {above && <div className="col-span-full">{above}</div>}
        <Field label="Κατάσταση" labelHidden={size === 'sm'}>
          <Select
            name="status"
            size={size}
            value={search.status ?? 'all'}
            onChange={({ target }) => void filter({ status: target.value })}
          >
            <option value="all">{size === 'sm' ? 'Κάθε κατάσταση' : 'Όλες'}</option>
            {Object.entries(orderStatusLabels).map(([status, label]) => (
              <option key={status} value={status}>
                {label}
              </option>
            ))}
            {withRefunds && (
              <>
                <option value={partlySent}>{partlySentLabel}</option>
                <option value={toCollect}>{toCollectLabel}</option>
                <option value={refundDue}>{paymentStateLabels[refundDue]}</option>
              </>
            )}
          </Select>
        </Field>
        <Field label="Περίοδος" labelHidden={size === 'sm'}>
          <Select
            name="dateRange"
            size={size}
            value={search.dateRange ?? 'all'}
            onChange={({ target }) => void filter({ dateRange: target.value })}
          >
            {Object.entries(dateRangeLabels).map(([range, label]) => (
              <option key={range} value={range}>
                {range === 'all' && size === 'sm' ? 'Κάθε ημέρα' : label}
              </option>
            ))}
          </Select>
        </Field>
      </FilterFold>
    </form>
  );
}
