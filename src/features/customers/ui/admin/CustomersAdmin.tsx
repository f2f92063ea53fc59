import { useSuspenseQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../../ui/api.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { TabLinks } from '../../../../ui/TabLinks.tsx';
import type { Approval, Customer } from '../../contract.ts';
import {
  approvals,
  customerList,
  customersHref,
  customersPerPage,
  type CustomerSearch,
} from '../../customer-search.ts';
import { CustomerTable } from './CustomerTable.tsx';
import { SearchField } from './SearchField.tsx';
import { useDecide } from './use-decide.ts';

const CustomerDialog = lazy(async () => ({ default: (await import('./CustomerDialog.tsx')).CustomerDialog }));
const RejectDialog = lazy(async () => ({ default: (await import('./RejectDialog.tsx')).RejectDialog }));

const listNames: Record<Approval, string> = {
  pending: 'Σε αναμονή',
  approved: 'Εγκεκριμένοι',
  rejected: 'Απορριφθέντες',
};
const nobody: Record<Approval, string> = {
  pending: 'Καμία εγγραφή δεν περιμένει έγκριση',
  approved: 'Δεν υπάρχουν εγκεκριμένοι πελάτες',
  rejected: 'Δεν υπάρχουν απορριφθέντες πελάτες',
};

interface Props {
  search: CustomerSearch;
  onSearch: (search: CustomerSearch) => void;
}

/** The three lists of customers, and what an administrator decides of them. */
export function CustomersAdmin({ search, onSearch }: Props) {
  const { list = 'pending', page = 1 } = search;
  const { countCustomers, listCustomers } = useApi().customers;
  const input = customerList(search);
  const { data: customers, dataUpdatedAt } = useSuspenseQuery(listCustomers.queryOptions({ input }));
  const { data: counts } = useSuspenseQuery(countCustomers.queryOptions({ input: { search: input.search } }));
  const [openId, setOpenId] = useState<string>();
  const [rejecting, setRejecting] = useState<Customer>();
  const decide = useDecide();

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Πελάτες ανά κατάσταση"
          tabs={approvals.map((one) => ({
            href: customersHref({ ...search, list: one, page: 1 }),
            label: listNames[one],
            count: counts[one],
            current: one === list,
          }))}
        />
        <SearchField
          value={search.search ?? ''}
          onChange={(text) => onSearch({ list, ...(text ? { search: text } : {}) })}
        />
      </div>
      <Panel flush className="mt-4 [&_tbody>tr:last-child>*]:border-b-0">
        {customers.length === 0 ? (
          <EmptyState
            icon={<UserRoundCheck />}
            title={search.search ? 'Δεν βρέθηκαν αποτελέσματα' : nobody[list]}
            className="px-5"
          />
        ) : (
          <CustomerTable
            caption={listNames[list]}
            list={list}
            customers={customers}
            now={new Date(dataUpdatedAt)}
            pendingId={decide.pendingId}
            onOpen={setOpenId}
            onApprove={({ id }) => decide.approve(id)}
            onReject={setRejecting}
          />
        )}
      </Panel>
      <Pagination
        page={page}
        pageCount={Math.ceil(counts[list] / customersPerPage)}
        hrefFor={(to) => customersHref({ ...search, page: to })}
        className="mt-4"
      />
      <Suspense>
        {openId !== undefined && (
          <CustomerDialog
            id={openId}
            onClose={() => setOpenId(undefined)}
            onReject={(customer) => {
              setOpenId(undefined);
              setRejecting(customer);
            }}
          />
        )}
        {rejecting && <RejectDialog customer={rejecting} onClose={() => setRejecting(undefined)} />}
      </Suspense>
    </>
  );
}
