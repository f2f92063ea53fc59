import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import type { PricePlan } from '../../contract.ts';
import { PlanState } from './PlanState.tsx';
import { usePricePlanChanges } from './use-price-plans.ts';

/** A change of prices with its products, and its end. */
export function PricePlanDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const plan = useQuery({
    ...useApi().purchasing.getPricePlan.queryOptions({ input: { planId: id } }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={plan.data?.title ?? 'Αλλαγή τιμών'}
      description={plan.data && `Από ${formatDate(plan.data.beginsOn)}`}
      footer={plan.data && <Footer plan={plan.data} />}
    >
      <QueryView query={plan} skeleton={['h-6', 'h-40']} className="">
        {(shown) => <Content plan={shown} />}
      </QueryView>
    </Dialog>
  );
}

function Footer({ plan: { id: planId, state, mayUndo, products } }: { plan: PricePlan }) {
  const { cancel, undo } = usePricePlanChanges();
  if (state === 'planned')
    return (
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          confirm({
            title: 'Ακύρωση της αλλαγής τιμών;',
            description: `${plural(products, 'προϊόν μένει', 'προϊόντα μένουν')} στην τωρινή τιμή.`,
            confirmLabel: 'Ακύρωση αλλαγής',
            action: () => cancel.mutateAsync({ planId }),
          })
        }
      >
        Ακύρωση αλλαγής
      </Button>
    );
  if (!mayUndo) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() =>
        confirm({
          title: 'Αναίρεση της αλλαγής τιμών;',
          description: `${plural(products, 'προϊόν γυρίζει στην τιμή που είχε', 'προϊόντα γυρίζουν στην τιμή που είχαν')} πριν. Όσες παραγγελίες έγιναν κρατούν την τιμή τους.`,
          confirmLabel: 'Αναίρεση αλλαγής',
          action: () => undo.mutateAsync({ planId }),
        })
      }
    >
      Αναίρεση αλλαγής
    </Button>
  );
}

function Content({ plan }: { plan: PricePlan }) {
  const { state, appliedAt, rows, products, skipped, skippedNames, person, createdAt } = plan;
  const isKept = new Set(skippedNames);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2 text-base text-text-2">
        <PlanState state={state} />
        {plural(products, 'προϊόν', 'προϊόντα')}. Την έγραψε: {person}, {formatDateTime(new Date(createdAt))}.
        {appliedAt !== undefined && ` Άρχισε: ${formatDateTime(new Date(appliedAt))}.`}
      </p>
      {skipped > 0 && (
        <Notice tone="medium" className="mb-3">
          {plural(skipped, 'προϊόν κράτησε την τιμή που είχε', 'προϊόντα κράτησαν την τιμή που είχαν')} στο
          μεταξύ: {skippedNames.slice(0, 5).join(', ')}
          {skipped > 5 && ` και ${skipped - 5} ακόμη`}.
        </Notice>
      )}
      <DataTable
        caption="Προϊόντα"
        className="max-h-[46dvh] overflow-y-auto"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Προϊόν',
            namesRow: true,
            cell: ({ name, sku }) => (
              <>
                <span className="wrap-anywhere">{name}</span>
                <span className="code block text-xs font-normal text-text-3">{sku}</span>
              </>
            ),
          },
          { title: 'Πριν', className: 'num', cell: ({ before }) => euroText(before) },
          {
            title: 'Μετά',
            className: 'num',
            cell: ({ after, name }) => (isKept.has(name) ? 'χωρίς αλλαγή' : euroText(after)),
          },
        ]}
      />
      {rows.length < products + skipped && (
        <p className="mt-2 text-sm text-text-2">Εμφανίζονται τα πρώτα {rows.length}.</p>
      )}
    </>
  );
}
