import { useSuspenseQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { ColumnsMenu, hiddenColumns } from '#ui/components/ColumnsMenu.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { useSelection } from '#ui/selection/use-selection.ts';
import { useUndoables } from '#ui/undo/undoable.ts';
import { useRetainedRows } from '#ui/undo/use-retained-rows.ts';
import type { Approval } from '../../contract.ts';
import {
  customerList,
  customersHref,
  customersPerPage,
  type CustomerSearch,
  type CustomersPage,
} from '../../customer-search.ts';
import { approvals } from '../../enums.ts';
import { ApproveBar } from './ApproveBar.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { customerColumns } from '../../customer-columns.ts';
import { CustomerTable } from './CustomerTable.tsx';
import { OldestWaiting } from './OldestWaiting.tsx';
import { customerSubject, useDecide } from './use-decide.ts';
import { useRowKeys } from './use-row-keys.ts';

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
  on?: CustomersPage;
}

export function CustomersAdmin({ search, onSearch, on }: Props) {
  const { customer: _open, ...listSearch } = search;
  const { list = 'pending', page = 1, hide } = listSearch;
  const { countCustomers, listCustomers } = useApi().customers;
  const input = customerList(search);
  const { data: customers, dataUpdatedAt } = useSuspenseQuery(listCustomers.queryOptions({ input }));
  const { data: counts } = useSuspenseQuery(countCustomers.queryOptions({ input: { search: input.search } }));
  const decide = useDecide();
  const selection = useSelection(customers);
  const undoables = useUndoables();
  const rows = useRetainedRows(JSON.stringify(input), customers, customerSubject);

  const decidable = (id: string) => rows.find((one) => one.id === id && !undoables.has(customerSubject(one)));
  useRowKeys({
    onApprove(id) {
      const row = decidable(id);
      if (row && list !== 'approved') decide.approve(row);
    },
    onReject(id) {
      const row = decidable(id);
      if (row && list !== 'rejected') decide.reject(row);
    },
  });
  // A customer who has been decided on in the meantime is no longer ticked.
  const chosen = list === 'pending' ? customers.filter(({ id }) => selection.has(id)) : [];

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="Πελάτες ανά κατάσταση"
          tabs={approvals.map((one) => ({
            href: customersHref({ ...listSearch, list: one, page: 1 }, on),
            label: listNames[one],
            count: counts[one],
            current: one === list,
          }))}
        />
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <CustomerActions />
          <SearchField
            label="Αναζήτηση πελάτη"
            placeholder="Όνομα, επωνυμία, email, ΑΦΜ"
            value={search.search ?? ''}
            onChange={(text) => onSearch({ list, hide, search: text || undefined })}
          />
          {/* Narrow screens hide these columns anyway. */}
          <div className="max-md:hidden">
            <ColumnsMenu
              columns={customerColumns}
              hidden={hide}
              onHide={(next) => onSearch({ ...listSearch, hide: next })}
            />
          </div>
        </div>
      </div>
      {counts.waitingSince !== undefined && (
        <OldestWaiting since={counts.waitingSince} now={new Date(dataUpdatedAt)} />
      )}
      <Panel flush className="mt-4">
        {rows.length === 0 ? (
          <EmptyState
            icon={<UserRoundCheck />}
            title={search.search ? 'Δεν βρέθηκαν αποτελέσματα' : nobody[list]}
            className="px-5"
          />
        ) : (
          <CustomerTable
            caption={listNames[list]}
            list={list}
            customers={rows}
            now={new Date(dataUpdatedAt)}
            pendingId={decide.pendingId}
            hidden={hiddenColumns(hide)}
            {...(list === 'pending' && { selection })}
            onApprove={(customer) => decide.approve(customer)}
            onReject={decide.reject}
          />
        )}
      </Panel>
      <ListPagination
        page={page}
        // A row that was just decided on stays on its page for some seconds.
        pageCount={Math.max(Math.ceil(counts[list] / customersPerPage), rows.length > 0 ? page : 0)}
        hrefFor={(to) => customersHref({ ...listSearch, page: to }, on)}
        className="mt-4"
      />
      {list === 'pending' && rows.length > 0 && (
        <p className="mt-3 text-sm text-text-3 pointer-coarse:hidden">
          Πλήκτρα: J επόμενος, K προηγούμενος, A έγκριση, R απόρριψη.
        </p>
      )}
      {chosen.length > 0 && <ApproveBar customers={chosen} selection={selection} />}
    </>
  );
}
