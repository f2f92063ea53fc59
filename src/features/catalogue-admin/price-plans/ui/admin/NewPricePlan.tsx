import { ORPCError } from '@orpc/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addDays, athensDate } from '#shared/dates.ts';
import { useZodForm } from '#ui/form/form.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { BulkPreview } from '../../../ui/admin/BulkPreview.tsx';
import { RoundingField } from '../../../ui/admin/RoundingField.tsx';
import { ScopeFields } from '../../../ui/admin/ScopeFields.tsx';
import { pricePlanFields } from '../../contract.ts';
import { usePricePlanChanges } from './use-price-plans.ts';

/** How long the input rests before its preview is asked for. */
const restMs = 300;

const faultOf = (error: unknown) =>
  (error instanceof ORPCError && (Object.values<string>(error.data?.fields ?? {})[0] ?? error.message)) ||
  'Η προεπισκόπηση δεν έγινε. Δοκιμάστε ξανά.';

/** Plans a change of prices; the preview follows what is typed, and exactly that change is planned. */
export function NewPricePlan({ onClose }: { onClose: () => void }) {
  const [tomorrow] = useState(() => addDays(athensDate(new Date()), 1));
  const form = useZodForm(pricePlanFields, {
    scope: { categoryId: '', brand: '', supplierId: '' },
    percent: '',
    beginsOn: tomorrow,
  });
  const values = useWatch({ control: form.control });
  const read = pricePlanFields.safeParse(values);
  const typed = read.success ? JSON.stringify(read.data) : undefined;
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { purchasing } = useApi();
  const preview = useQuery({
    queryKey: ['price-plan-preview', rested],
    queryFn: () => purchasing.planPrices.call(JSON.parse(rested ?? '{}')),
    enabled: rested !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isCurrent = rested === typed && preview.isSuccess && !preview.isPlaceholderData;
  const { plan } = usePricePlanChanges();
  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title="Αλλαγή τιμών από ημέρα"
      description="Προσφορές και παραγγελίες που έχουν γίνει κρατούν τις τιμές τους."
    >
      <Form
        form={form}
        onSubmit={async (fields) => {
          if (!isCurrent) {
            form.setError('percent', { message: 'Δείτε την προεπισκόπηση και πατήστε ξανά' });
            return;
          }
          try {
            await plan.mutateAsync({ ...fields, version: preview.data.version });
            onClose();
          } catch (error) {
            if (error instanceof ORPCError && error.code === 'PREVIEW_STALE') void preview.refetch();
            throw error;
          }
        }}
      >
        <UnsavedGuard form={form} opener="open" />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          <ScopeFields form={form} prefix="scope." />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <FormField form={form} name="percent" label="Ποσοστό %" required>
              <Input size="sm" className="num" inputMode="text" maxLength={8} placeholder="π.χ. 4 ή -10" />
            </FormField>
            <RoundingField
              rounding={values.rounding as Parameters<typeof RoundingField>[0]['rounding']}
              onChange={(rounding) => form.setValue('rounding', rounding, { shouldDirty: true })}
            />
            <FormField form={form} name="beginsOn" label="Από την ημέρα" required>
              <Input size="sm" type="date" />
            </FormField>
          </div>
          {preview.data && rested !== undefined && (
            <BulkPreview preview={preview.data} categories={[]} isCurrent={isCurrent} />
          )}
          {preview.isError && (
            <p role="alert" className="text-base text-critical-text">
              {faultOf(preview.error)}
            </p>
          )}
        </div>
        <DialogFooter sticky>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Προγραμματισμός
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
