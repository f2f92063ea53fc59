import { Check, RotateCcw } from 'lucide-react';
import { formatAgo } from '#shared/dates.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Table } from '#ui/components/Table.tsx';
import type { Box, Selection } from '#ui/selection/use-selection.ts';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables, type Undoable } from '#ui/undo/undoable.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { accountTypeLabels, type Approval, type Customer, type ListedCustomer } from '../../contract.ts';
import { customerColumns } from '../../customer-columns.ts';
import { customerHref } from '../../customer-search.ts';
import { PricesBadge } from './PricesBadge.tsx';
import { customerSubject } from './use-decide.ts';

interface Props {
  caption: string;
  list: Approval;
  customers: readonly ListedCustomer[];
  /** When the list was fetched. */
  now: Date;
  pendingId: string | undefined;
  hidden: ReadonlySet<string>;
  onApprove: (customer: Customer) => void;
  onReject: (customer: Customer) => void;
  /** In a list whose rows can be ticked. */
  selection?: Selection<ListedCustomer>;
}

export function CustomerTable({
  caption,
  list,
  customers,
  now,
  pendingId,
  hidden,
  onApprove,
  onReject,
  selection,
}: Props) {
  const undoables = useUndoables();
  const clickGuard = useClickGuard(
    customers.map((one) => `${one.id} ${undoables.has(customerSubject(one))}`).join(),
  );
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className="w-8 pr-0!">
              <Checkbox aria-label="Επιλογή όλων" {...selection.boxOfAll} />
            </th>
          )}
          <th scope="col">Πελάτης</th>
          {Object.entries(customerColumns).map(
            ([key, label]) =>
              !hidden.has(key) && (
                <th key={key} scope="col" className="hm">
                  {label}
                </th>
              ),
          )}
          {list !== 'pending' && (
            <th scope="col" className="hm">
              {list === 'approved' ? 'Τιμές' : 'Λόγος'}
            </th>
          )}
          <th scope="col">
            <span className="sr-only">Ενέργειες</span>
          </th>
        </tr>
      </thead>
      <tbody {...clickGuard}>
        {customers.map((customer) => (
          <CustomerRow
            key={customer.id}
            customer={customer}
            list={list}
            now={now}
            hidden={hidden}
            box={selection?.boxOf(customer)}
            undoable={undoables.get(customerSubject(customer))}
            isPending={pendingId === customer.id}
            onApprove={() => onApprove(customer)}
            onReject={() => onReject(customer)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends ActionsProps {
  customer: ListedCustomer;
  now: Date;
  hidden: ReadonlySet<string>;
  /** undefined in a list whose rows cannot be ticked. */
  box: Box | undefined;
}

function CustomerRow({ customer, list, now, hidden, box, ...actions }: RowProps) {
  return (
    <tr data-row={customer.id}>
      {box && (
        <td className="w-8 pr-0!">
          <Checkbox
            aria-label={`Επιλογή: ${customer.fullName}`}
            {...box}
            {...(actions.undoable && { checked: false, disabled: true })}
          />
        </td>
      )}
      <th scope="row">
        <Anchor
          href={customerHref(customer.id)}
          data-row-focus=""
          className="inline-grid min-h-9 content-center min-w-24 py-1 text-left font-medium wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          {customer.fullName}
          {customer.companyName !== undefined && (
            <span className="block text-xs font-normal text-text-3">{customer.companyName}</span>
          )}
          <span className="block text-xs font-normal text-text-3 md:hidden">
            {formatAgo(new Date(customer.appliedAt), now)}
          </span>
        </Anchor>
        {customer.account !== 'own' && (
          <Badge tone="neutral" className="mb-1.5 flex! w-fit">
            {customer.account === 'invited' ? 'Έχει πρόσκληση' : 'Χωρίς λογαριασμό'}
          </Badge>
        )}
        {customer.sharesAfm && (
          <Badge tone="medium" className="mb-1.5 flex! w-fit">
            Κοινό ΑΦΜ
          </Badge>
        )}
      </th>
      {!hidden.has('type') && <td className="hm">{accountTypeLabels[customer.accountType]}</td>}
      {!hidden.has('afm') && <td className="code hm">{customer.afm ?? '–'}</td>}
      {!hidden.has('email') && <td className="hm min-w-36 wrap-anywhere">{customer.email || '–'}</td>}
      {!hidden.has('since') && (
        <td className="hm whitespace-nowrap">{formatAgo(new Date(customer.appliedAt), now)}</td>
      )}
      {list === 'approved' && (
        <td className="hm">
          <PricesBadge canViewPrices={customer.canViewPrices} />
        </td>
      )}
      {list === 'rejected' && (
        <td className="hm">
          <span className="line-clamp-2 max-w-[40ch] min-w-24 wrap-anywhere text-text-2">
            {customer.rejectionReason}
          </span>
        </td>
      )}
      <td>
        <RowActions customer={customer} list={list} {...actions} />
      </td>
    </tr>
  );
}

interface ActionsProps {
  customer: Customer;
  list: Approval;
  undoable: Undoable | undefined;
  isPending: boolean;
  onApprove: () => void;
  onReject: () => void;
}

function RowActions({ customer, list, undoable, isPending, onApprove, onReject }: ActionsProps) {
  if (undoable)
    return <UndoLine subject={customerSubject(customer)} undoable={undoable} of={customer.fullName} />;
  const approve = list === 'pending' ? 'Έγκριση' : 'Αποκατάσταση';
  return (
    <div className="flex justify-end gap-1.5 max-[23rem]:flex-col">
      {list !== 'approved' && (
        <Button
          size="xs"
          variant="outline"
          data-decision=""
          disabled={isPending}
          aria-label={`${approve}: ${customer.fullName}`}
          onClick={onApprove}
        >
          {list === 'pending' ? <Check /> : <RotateCcw />}
          {approve}
        </Button>
      )}
      {list !== 'rejected' && (
        <Button
          size="xs"
          variant="ghost"
          className="text-critical-text!"
          data-decision=""
          disabled={isPending}
          aria-label={`Απόρριψη: ${customer.fullName}`}
          onClick={onReject}
        >
          Απόρριψη
        </Button>
      )}
    </div>
  );
}
