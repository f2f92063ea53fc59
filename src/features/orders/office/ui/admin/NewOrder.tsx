import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import type { Customer } from '#features/customers/contract.ts';
import { newOrderFor } from '../../../orders-search.ts';
import type { officeOrder } from '../../contract.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { LineFields } from './LineFields.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { TypedTotals } from './TypedTotals.tsx';
import { addressOf, begunFor, useOfficeForm } from './use-office-form.ts';
import { usePlaceOfficeOrder } from './use-place-office-order.ts';

interface Props {
  /** The id of its customer, or `newOrderFor`. */
  customerId: string;
  onPlaced: (orderId: string) => void;
  onClose: () => void;
}

/** An order that the office writes: for whom, what, where to, and how it is paid. */
export function NewOrder({ customerId, onClose, ...props }: Props) {
  const isChosen = customerId !== newOrderFor;
  const { data, isError } = useQuery({
    ...useApi().customers.getCustomer.queryOptions({ input: { customerId } }),
    enabled: isChosen,
  });
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title="Νέα παραγγελία"
      description="Ισχύουν όσα και στο ταμείο: απόθεμα, όριο μετρητών, τρόποι παράδοσης."
    >
      {isChosen && !data && !isError ? (
        <Loading className="grid gap-4 p-6">
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <OrderForm customer={data} onClose={onClose} {...props} />
      )}
    </Dialog>
  );
}

function OrderForm({
  customer,
  onPlaced,
  onClose,
}: Pick<Props, 'onPlaced' | 'onClose'> & { customer: Customer | undefined }) {
  const { form, known, learn } = useOfficeForm(() => begunFor(customer));
  const place = usePlaceOfficeOrder(known, learn);
  const [buyer, setBuyer] = useState(customer);
  const newCustomer = useWatch({ control: form.control, name: 'newCustomer' });
  const isBusiness = (newCustomer?.accountType ?? buyer?.accountType) === 'b2b';

  function choose(chosen: Customer | undefined) {
    setBuyer(chosen);
    form.setValue('customerId', chosen?.id ?? '', { shouldDirty: true });
    form.setValue('newCustomer', undefined);
    form.setValue('shippingAddress', addressOf(chosen));
    form.clearErrors('customerId');
  }
  async function submit(values: z.output<typeof officeOrder>) {
    const { id } = await place(values);
    onPlaced(id);
  }

  return (
    <Form form={form} onSubmit={submit}>
      <UnsavedGuard form={form} opener="newOrder" />
      <BuyerFields form={form} buyer={buyer} onChoose={choose} />
      <LineFields form={form} known={known} learn={learn} isBusiness={isBusiness} />
      <div className="grid md:grid-cols-2">
        <DeliveryFields form={form} isBusiness={isBusiness} />
        <MoneyFields form={form} buyer={buyer} isBusiness={isBusiness} />
      </div>
      <DialogFooter sticky>
        <TypedTotals form={form} known={known} isBusiness={isBusiness} />
        <Button size="sm" variant="ghost" className="max-md:hidden" onClick={onClose}>
          Άκυρο
        </Button>
        <SubmitButton form={form} size="sm" pendingLabel="Καταχώριση...">
          Καταχώριση παραγγελίας
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
