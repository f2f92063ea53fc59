import { formatDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { ordersHref } from '#features/orders/orders-search.ts';
import { isOwing } from '#features/orders/payments/steps.ts';
import type { PaymentState } from '#features/orders/contract.ts';
import { billLabel } from '../../bill-text.ts';
import type { OfficeContract } from '../../shown-contract.ts';
import { useContractUpkeep } from './use-contracts.ts';

const toneOf = (state: PaymentState) => (isOwing(state) ? 'medium' : state === 'captured' ? 'ok' : 'neutral');

/** The bills that were made of a contract, with what became of each. */
export function ContractBills({ contract }: { contract: OfficeContract }) {
  const { release } = useContractUpkeep();
  const { id: contractId, bills } = contract;
  return (
    <Panel flush title="Λογαριασμοί">
      {bills.length === 0 ? (
        <p className="px-3.5 py-4 text-base text-text-2">Δεν έχει εκδοθεί κανένας ακόμη.</p>
      ) : (
        <DataTable
          caption="Λογαριασμοί του συμβολαίου"
          rows={bills}
          keyOf={({ from }) => from}
          columns={[
            {
              title: 'Περίοδος',
              namesRow: true,
              cellClass: 'num',
              cell: ({ from, to }) => `${formatDate(from)} – ${formatDate(to)}`,
            },
            {
              title: 'Παραγγελία',
              cell: ({ orderId, orderNumber }) =>
                orderId === undefined ? (
                  <span className="text-text-3">δεν φυλάσσεται πια</span>
                ) : (
                  <TextLink href={ordersHref({ order: orderId })} className="code">
                    {orderNumber}
                  </TextLink>
                ),
            },
            {
              title: 'Κατάσταση',
              cell: ({ from, to, isVoid, paymentState }) =>
                isVoid ? (
                  <span className="grid justify-items-start gap-1">
                    <Badge>Ακυρώθηκε</Badge>
                    <Button
                      size="xs"
                      variant="outline"
                      onClick={() =>
                        confirm({
                          title: 'Να χρεωθούν ξανά οι ημέρες;',
                          description: `Ο λογαριασμός για ${formatDate(from)} – ${formatDate(to)} ακυρώθηκε. Οι ημέρες του θα φανούν ξανά στις οφειλές.`,
                          confirmLabel: 'Να χρεωθούν ξανά',
                          action: () => release.mutateAsync({ contractId, from }),
                        })
                      }
                    >
                      Να χρεωθεί ξανά
                    </Button>
                  </span>
                ) : (
                  paymentState && <Badge tone={toneOf(paymentState)}>{billLabel(paymentState)}</Badge>
                ),
            },
            {
              title: 'Με ΦΠΑ',
              className: 'num',
              cell: ({ total }) => (total === undefined ? '–' : euroText(total)),
            },
          ]}
        />
      )}
    </Panel>
  );
}
