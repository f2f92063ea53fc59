import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { ordersHref } from '#features/orders/orders-search.ts';

/** Asks, after a customer's move, which of the visits, contracts and orders at the address of before go to the new one. */
export function LeftBehind({ customerId }: { customerId: string }) {
  const api = useApi();
  const { data } = useQuery({
    ...api.account.listLeftBehind.queryOptions({ input: { customerId } }),
    staleTime: 0,
  });
  const bring = useMutation(
    api.account.bringAlong.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν άλλαξε', confirms: ['account', 'booking', 'contracts', 'admin'] },
    }),
  );
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  if (!data) return null;
  const { visits, contracts, orders } = data;
  if (visits.length + contracts.length + orders.length === 0) return null;
  const going = (rows: readonly { id: string }[]) => rows.flatMap(({ id }) => (staying.has(id) ? [] : [id]));
  const [visitIds, contractIds] = [going(visits), going(contracts)];
  const toggle = (id: string) =>
    setStaying((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const row = (id: string, what: ReactNode) => (
    <li key={id}>
      <Checkbox checked={!staying.has(id)} onChange={() => toggle(id)}>
        {what}
      </Checkbox>
    </li>
  );
  return (
    <Notice tone="high" className="mb-4">
      <p className="font-semibold">Ο πελάτης μετακόμισε: τι πάει στη νέα διεύθυνση;</p>
      <p className="text-sm">{data.address}</p>
      {visits.length > 0 && (
        <ul aria-label="Ραντεβού στην παλιά διεύθυνση" className="mt-2 grid gap-1">
          {visits.map(({ id, serviceName, date, time, address }) =>
            row(
              id,
              <>
                {serviceName}, <span className="num">{formatDate(date)}</span> στις{' '}
                <span className="num">{time}</span> · τώρα: {address}
              </>,
            ),
          )}
        </ul>
      )}
      {contracts.length > 0 && (
        <ul aria-label="Συμβόλαια στην παλιά διεύθυνση" className="mt-2 grid gap-1">
          {contracts.map(({ id, contractNumber, title, address }) =>
            row(
              id,
              <>
                Συμβόλαιο <span className="code">{contractNumber}</span>, {title} · τώρα: {address}
              </>,
            ),
          )}
        </ul>
      )}
      {visits.length + contracts.length > 0 && (
        <>
          <Button
            size="sm"
            variant="outline"
            className="mt-2"
            disabled={visitIds.length + contractIds.length === 0}
            aria-busy={bring.isPending}
            onClick={() => bring.mutate({ customerId, visitIds, contractIds })}
          >
            Στη νέα διεύθυνση
          </Button>
          <p className="mt-1 text-sm">
            {data.isTold
              ? 'Ο πελάτης παίρνει email για ό,τι αλλάζει.'
              : 'Ο πελάτης δεν έχει email: ενημερώστε τον τηλεφωνικά.'}
          </p>
        </>
      )}
      {orders.length > 0 && (
        <ul aria-label="Παραγγελίες στην παλιά διεύθυνση" className="mt-2">
          {orders.map(({ id, orderNumber, address }) => (
            <li key={id}>
              <TextLink href={ordersHref({ customerId, order: id })} className="code">
                {orderNumber}
              </TextLink>{' '}
              · τώρα: {address}. Αλλάζει με «Αλλαγή της παραγγελίας», με τα μεταφορικά της νέας διεύθυνσης.
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
