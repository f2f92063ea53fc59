import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numberText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { Finder } from '#ui/form/Finder.tsx';
import { useApi } from '#ui/page/api.ts';
import { mayBookInstallation, wantedOf } from '../../installation/rules.ts';

/** The most that the list of orders gives at once: which of them wait for a visit is known here alone. */
const maxAsked = 200;
const maxFound = 8;

/** Finds an order whose visit is still to be booked. */
export function OrderFinder({ onFound }: { onFound: (orderId: string) => void }) {
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...useApi().orders.pageOrders.queryOptions({
      input: search.length < 2 ? skipToken : { search, pageSize: maxAsked },
    }),
    placeholderData: keepPreviousData,
  });
  const { orders, total = 0 } = query.data ?? {};
  const open = orders
    ?.filter((order) => !order.visit && mayBookInstallation(order.status, wantedOf(order), order.withdrawals))
    .slice(0, maxFound + 1);
  return (
    <Finder
      label="Παραγγελία που περιμένει επίσκεψη"
      placeholder="Αριθμός ή πελάτης"
      most={maxFound}
      found={search.length < 2 ? undefined : open}
      query={query}
      keyOf={({ id }) => id}
      countText={(count) => plural(count, 'παραγγελία βρέθηκε', 'παραγγελίες βρέθηκαν')}
      none={
        total > maxAsked
          ? `Ταιριάζουν ${numberText(total)} παραγγελίες: συμπληρώστε περισσότερα, ή τον αριθμό της`
          : 'Δεν βρέθηκε παραγγελία που να περιμένει επίσκεψη'
      }
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
