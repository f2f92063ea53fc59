import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { NewAppointmentDialog } from '#features/booking/ui/admin/NewAppointmentDialog.tsx';
import type { InstallationBooking } from '#features/orders/installation/contract.ts';
import { OrderFinder } from '#features/orders/ui/admin/OrderFinder.tsx';
import { overrulable } from '#features/booking/enums.ts';
import type { LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';

interface Props {
  orderId: string | undefined;
  onOrder: (orderId: string) => void;
  onCreated: (date: LocalDate) => void;
  onClose: () => void;
}

const knownOf = ({ customerName, customerEmail, customerPhone, address, notes }: InstallationBooking) => ({
  customerName,
  customerEmail,
  customerPhone,
  address,
  notes,
});

export function NewVisit({ orderId, onOrder, ...shown }: Props) {
  const { getVisitBooking, bookVisit } = useApi().orders;
  const { data, error } = useQuery({
    ...getVisitBooking.queryOptions({ input: orderId === undefined ? skipToken : { orderId } }),
    staleTime: 0,
  });
  const { mutateAsync } = useMutation(
    bookVisit.mutationOptions({
      meta: { title: 'Το ραντεβού δεν καταχωρίστηκε', inForm: true, asksAbout: overrulable },
    }),
  );
  if (orderId === undefined) {
    return <NewAppointmentDialog orderFinder={<OrderFinder onFound={onOrder} />} {...shown} />;
  }
  return (
    <NewAppointmentDialog
      order={
        data
          ? {
              ...data,
              known: knownOf(data),
              book: ({ customerId: _customer, followsId: _follows, ...request }) =>
                mutateAsync({ ...request, orderId }),
            }
          : null
      }
      fault={error?.message}
      {...shown}
    />
  );
}
