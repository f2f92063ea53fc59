import { isOn } from '#shared/switches.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ORPCError } from '@orpc/client';
import { Handshake, Plus, UserRoundX } from 'lucide-react';
import { LeftBehind } from '#features/account/ui/admin/LeftBehind.tsx';
import { MergeCustomers } from '#features/account/ui/admin/MergeCustomers.tsx';
import { PersonalData } from '#features/account/ui/admin/PersonalData.tsx';
import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { CustomerDealings, CustomerFigures } from '#features/admin/ui/admin/CustomerSummary.tsx';
import { CustomerStatement } from '#features/documents/ui/admin/CustomerStatement.tsx';
import { CustomerPage } from '#features/customers/ui/admin/CustomerPage.tsx';
import { contractsHref } from '#features/contracts/contracts-search.ts';
import { CustomerPoints } from '#features/orders/points/ui/admin/CustomerPoints.tsx';
import { NewOfferButton } from '#features/offers/ui/admin/NewOfferButton.tsx';
import { ordersHref } from '#features/orders/orders-search.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';

export function CustomerScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...useApi().admin.getCustomerSummary.queryOptions({ input: { customerId: id } }),
    staleTime: 0,
  });
  if (data) {
    return (
      <CustomerPage
        customer={data.customer}
        notes={data.notes}
        addresses={data.addresses}
        actions={
          <>
            <NewOfferButton customerId={id} />
            <Button size="sm" variant="outline" href={contractsHref({ customerId: id })}>
              <Handshake />
              Συμβόλαια
            </Button>
            <Button size="sm" variant="outline" href={ordersHref({ newOrder: id })}>
              <Plus />
              Νέα παραγγελία
            </Button>
          </>
        }
        figures={
          <>
            <LeftBehind customerId={id} />
            <CustomerFigures portrait={data} />
          </>
        }
        dealings={
          <>
            <CustomerDealings
              portrait={data}
              cartAction={
                <NewOfferButton source={{ kind: 'cart', id }} label="Προσφορά με αυτά τα προϊόντα" />
              }
            />
            <CustomerStatement customerId={id} />
          </>
        }
        more={
          <>
            {isOn('points') && (
              <Panel>
                <CustomerPoints customerId={id} />
              </Panel>
            )}
            <Panel>
              <MergeCustomers customerId={id} name={data.customer.fullName} />
            </Panel>
            <Panel>
              <PersonalData
                customerId={id}
                name={data.customer.fullName}
                onErased={() => void navigate({ href: '/admin?tab=customers' })}
              />
            </Panel>
            <Panel>
              <AuditTrail entity="customer" entityId={id} />
            </Panel>
          </>
        }
      />
    );
  }
  if (error instanceof ORPCError && error.code === 'NOT_FOUND') {
    return (
      <EmptyState icon={<UserRoundX />} title="Ο πελάτης δεν βρέθηκε">
        Ίσως διαγράφηκε ο λογαριασμός του. <TextLink href="/admin?tab=customers">Όλοι οι πελάτες</TextLink>
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label="Φόρτωση…" className="grid gap-4">
      <Skeleton className="h-20 w-96 max-w-full" />
      <Skeleton className="h-20" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
