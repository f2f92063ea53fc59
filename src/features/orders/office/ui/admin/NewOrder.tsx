import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import { formatDate } from '#shared/dates.ts';
import type { Appointment } from '#features/booking/contract.ts';
import type { Service } from '#features/services/contract.ts';
import type { Customer } from '#features/customers/contract.ts';
import { newOrderFor } from '../../../orders-search.ts';
import type { officeOrder } from '../../contract.ts';
import { BuyerFields } from './BuyerFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { LineFields } from './LineFields.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { TypedTotals } from './TypedTotals.tsx';
import { addressOf, begunFor, begunForVisit, useOfficeForm } from './use-office-form.ts';
import { usePlaceOfficeOrder } from './use-place-office-order.ts';

interface Props {
  /** The id of its customer, or `newOrderFor`. */
  customerId: string;
  /** The visit whose bill it is. */
  visitId?: string | undefined;
  onPlaced: (orderId: string) => void;
  onClose: () => void;
}

/** An order that the office writes: for whom, what, where to, and how it is paid; or what was done and used at a visit. */
export function NewOrder({ customerId, visitId, onClose, ...props }: Props) {
  const isChosen = customerId !== newOrderFor;
  const visit = useVisit(visitId);
  const { data, isFetched } = useQuery({
    ...useApi().customers.getCustomer.queryOptions({
      input: { customerId },
      meta: { title: 'Ο πελάτης δεν φορτώθηκε' },
    }),
    enabled: isChosen,
  });
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={visitId === undefined ? 'Νέα παραγγελία' : 'Χρέωση επίσκεψης'}
      description={
        visit.data
          ? `${visit.data.serviceName}, ${formatDate(visit.data.appointmentDate)}, ${visit.data.customerName}`
          : 'Ισχύουν όσα και στο ταμείο: απόθεμα, όριο μετρητών, τρόποι παράδοσης.'
      }
    >
      {visit.error ? (
        <ErrorState error={visit.error} className="m-6" onRetry={visit.retry} />
      ) : (isChosen && !isFetched) || visit.isAwaited ? (
        <Loading className="grid gap-4 p-6">
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        <OrderForm customer={data} visit={visit.data} service={visit.service} onClose={onClose} {...props} />
      )}
    </Dialog>
  );
}

/** The visit that is billed, and its service. */
function useVisit(id: string | undefined) {
  const api = useApi();
  const visit = useQuery({
    ...api.booking.getAppointment.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const services = useQuery({
    ...api.services.listStoredServices.queryOptions(),
    enabled: id !== undefined,
  });
  return {
    data: visit.data,
    service: services.data?.find((one) => one.id === visit.data?.serviceId),
    error: (!visit.data && visit.error) || (!services.data && services.error),
    retry() {
      for (const query of [visit, services]) if (query.isError) void query.refetch();
    },
    isAwaited: id !== undefined && (visit.isPending || services.isPending),
  };
}

function OrderForm({
  customer,
  visit,
  service,
  onPlaced,
  onClose,
}: Pick<Props, 'onPlaced' | 'onClose'> & {
  customer: Customer | undefined;
  visit: Appointment | undefined;
  service: Service | undefined;
}) {
  const { form, known, learn } = useOfficeForm(() =>
    visit ? begunForVisit(visit, service, customer) : begunFor(customer),
  );
  const place = usePlaceOfficeOrder(known, learn);
  const [buyer, setBuyer] = useState(customer);
  const newCustomer = useWatch({ control: form.control, name: 'newCustomer' });
  const isBusiness = (newCustomer?.accountType ?? buyer?.accountType) === 'b2b';

  function choose(chosen: Customer | undefined) {
    setBuyer(chosen);
    form.setValue('customerId', chosen?.id ?? '', { shouldDirty: true });
    form.setValue('newCustomer', undefined);
    form.setValue('shippingAddress', addressOf(chosen));
    form.setValue('invoice', undefined);
    form.setValue('purchaseOrder', '');
    form.clearErrors('customerId');
  }
  async function submit(values: z.output<typeof officeOrder>) {
    const { id } = await place(values);
    onPlaced(id);
  }

  return (
    <Form form={form} onSubmit={submit}>
      <UnsavedGuard form={form} opener="newOrder" />
      <BuyerFields form={form} buyer={buyer} isGiven={visit?.customerId !== undefined} onChoose={choose} />
      <LineFields
        form={form}
        known={known}
        learn={learn}
        isBusiness={isBusiness}
        {...(visit && { title: 'Τι έγινε και τι χρειάστηκε' })}
      />
      <div className="grid md:grid-cols-2">
        <DeliveryFields form={form} isBusiness={isBusiness} isVisit={visit !== undefined} />
        <MoneyFields form={form} buyer={buyer} isBusiness={isBusiness} isVisit={visit !== undefined} />
      </div>
      <DialogFooter sticky>
        <TypedTotals form={form} known={known} isBusiness={isBusiness} />
        <Button size="sm" variant="ghost" className="max-md:hidden" onClick={onClose}>
          Άκυρο
        </Button>
        <SubmitButton form={form} size="sm" pendingLabel="Καταχώριση...">
          {visit ? 'Καταχώριση χρέωσης' : 'Καταχώριση παραγγελίας'}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
