import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { ordersHref } from '#features/orders/orders-search.ts';

/** Asks, after a customer's move, which of the visits and orders at the address of before go to the new one. */
export function LeftBehind({ customerId }: { customerId: string }) {
  const api = useApi();
  const { data } = useQuery({
    ...api.account.listLeftBehind.queryOptions({ input: { customerId } }),
    staleTime: 0,
  });
  const bring = useMutation(
    api.account.bringVisits.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν άλλαξε', confirms: ['account', 'booking', 'admin'] },
    }),
  );
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  if (!data || data.visits.length + data.orders.length === 0) return null;
  const chosen = data.visits.flatMap(({ id }) => (staying.has(id) ? [] : [id]));
  const toggle = (id: string) =>
    setStaying((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Notice tone="high" className="mb-4">
      <p className="font-semibold">Ο πελάτης μετακόμισε: τι πάει στη νέα διεύθυνση;</p>
      <p className="text-sm">{data.address}</p>
      {data.visits.length > 0 && (
        <>
          <ul aria-label="Ραντεβού στην παλιά διεύθυνση" className="mt-2 grid gap-1">
            {data.visits.map(({ id, serviceName, date, time, address }) => (
              <li key={id}>
                <Checkbox checked={!staying.has(id)} onChange={() => toggle(id)}>
                  {serviceName}, <span className="num">{formatDate(date)}</span> στις{' '}
                  <span className="num">{time}</span> · τώρα: {address}
                </Checkbox>
              </li>
            ))}
          </ul>
          <Button
            size="sm"
            variant="outline"
            className="mt-2"
            disabled={chosen.length === 0}
            aria-busy={bring.isPending}
            onClick={() => bring.mutate({ customerId, visitIds: chosen })}
          >
            Στη νέα διεύθυνση
          </Button>
          <p className="mt-1 text-sm">Ο πελάτης δεν παίρνει email γι’ αυτό.</p>
        </>
      )}
      {data.orders.length > 0 && (
        <ul aria-label="Παραγγελίες στην παλιά διεύθυνση" className="mt-2">
          {data.orders.map(({ id, orderNumber, address }) => (
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
