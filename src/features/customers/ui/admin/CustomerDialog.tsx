import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import type { Customer } from '../../contract.ts';
import { approvalOf } from '../../rules.ts';
import { ApprovalBadge } from './ApprovalBadge.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerHistory } from './CustomerHistory.tsx';
import { CustomerRights } from './CustomerRights.tsx';
import { PricesBadge } from './PricesBadge.tsx';
import { useDecide } from './use-decide.ts';

interface Props {
  id: string;
  /** Further information about the customer, shown below the account. */
  About?: ComponentType<{ customer: Customer }> | undefined;
  onClose: () => void;
  onReject: (customer: Customer) => void;
}

/** All details of a customer, and the decisions on the account. */
export function CustomerDialog({ id, About, onClose, onReject }: Props) {
  const {
    data: customer,
    error,
    refetch,
  } = useQuery(useApi().customers.getCustomer.queryOptions({ input: { customerId: id }, staleTime: 0 }));
  const decide = useDecide(onClose);
  const approval = customer && approvalOf(customer);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={customer?.fullName ?? 'Πελάτης'}
      description={
        customer && (
          <span className="flex flex-wrap items-center gap-2">
            <ApprovalBadge customer={customer} />
            {approval === 'approved' && <PricesBadge canViewPrices={customer.canViewPrices} />}
          </span>
        )
      }
      footer={
        customer && (
          <>
            {approval !== 'rejected' && (
              <Button size="sm" variant="danger" onClick={() => onReject(customer)}>
                Απόρριψη
              </Button>
            )}
            {approval !== 'approved' && (
              <Button
                size="sm"
                pending={decide.isPending}
                pendingLabel="Αποθήκευση..."
                onClick={() => decide.approve(customer)}
              >
                {approval === 'pending' ? <Check /> : <RotateCcw />}
                {approval === 'pending' ? 'Έγκριση' : 'Αποκατάσταση'}
              </Button>
            )}
          </>
        )
      }
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : customer ? (
        <div className="grid gap-6">
          <CustomerFacts customer={customer} />
          {About && <About customer={customer} />}
          {approval === 'approved' && <CustomerRights customer={customer} />}
          <CustomerHistory customer={customer} />
        </div>
      ) : (
        <Loading className="grid gap-3">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-2/3" />
        </Loading>
      )}
    </Dialog>
  );
}
