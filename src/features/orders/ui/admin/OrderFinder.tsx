import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Finder } from '#ui/form/Finder.tsx';
import { useApi } from '#ui/page/api.ts';
import { mayBookInstallation, wantedOf } from '../../installation/rules.ts';

const maxFound = 20;

/** Finds an order whose visit is still to be booked. */
export function OrderFinder({ onFound }: { onFound: (orderId: string) => void }) {
  const [search, setSearch] = useState('');
  const { data } = useQuery({
    ...useApi().orders.pageOrders.queryOptions({
      input: search.length < 2 ? skipToken : { search, pageSize: maxFound },
    }),
    placeholderData: keepPreviousData,
  });
  const open = data?.orders.filter(
    (order) => !order.visit && mayBookInstallation(order.status, wantedOf(order), order.withdrawals),
  );
  const found = useDeferredValue(search.length < 2 ? undefined : open);
  return (
    <Finder
      label="Παραγγελία που περιμένει επίσκεψη"
      placeholder="Αριθμός ή πελάτης"
      found={found}
      keyOf={({ id }) => id}
      countText={(count) => plural(count, 'παραγγελία βρέθηκε', 'παραγγελίες βρέθηκαν')}
      none="Δεν βρέθηκε παραγγελία που να περιμένει επίσκεψη"
      onSearch={setSearch}
      onFound={({ id }) => onFound(id)}
    >
      {({ orderNumber, customerName }) => (
        <>
          <span className="code font-medium">{orderNumber}</span>
          <span className="min-w-0 truncate text-sm text-text-2">{customerName}</span>
        </>
      )}
    </Finder>
  );
}
