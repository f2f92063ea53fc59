import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays, type LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { AgreedOrder } from '../../order-visits/order-to-visit.ts';
import type { DueVisit } from '../../maintenance/contract.ts';
import { NewAppointmentForm } from './NewAppointmentForm.tsx';
import type { AgreedVisit } from './use-new-appointment.ts';

interface Props {
  repeats?: DueVisit;
  /** The order whose visit it is; null while it is read. */
  order?: AgreedOrder | null | undefined;
  /** Whose visit it is and of which service, as was agreed; null while it is read. */
  agreed?: AgreedVisit | null | undefined;
  /** What reads it. */
  read?: { data: unknown; error: Error | null; refetch: () => unknown };
  orderFinder?: ReactNode;
  /** Called with the day of the new appointment; the dialog can close. */
  onCreated: (date: LocalDate) => void;
  onClose: () => void;
}

/** Enters an appointment that was agreed by telephone. */
export function NewAppointmentDialog({
  repeats,
  order,
  agreed,
  read,
  orderFinder,
  onCreated,
  onClose,
}: Props) {
  const { services: api, booking } = useApi();
  const { listServices } = api;
  const first = useQuery({
    ...booking.findNextFreeDay.queryOptions({
      input:
        repeats?.serviceId === undefined
          ? skipToken
          : {
              serviceId: repeats.serviceId,
              after: addDays(repeats.dueDate, -1),
              ...(repeats.technician && { technicianId: repeats.technician.id }),
            },
    }),
    staleTime: 0,
  });
  // Without the first free day the form opens anyway, and the day is chosen in it.
  const isSearching = first.isLoading && !first.isFetched;
  const list = useQuery(listServices.queryOptions({ input: {} }));
  const failed = [read, list].find((query) => query?.error && !query.data);
  const services = list.data?.filter(({ isBookable }) => isBookable);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        repeats
          ? `Συντήρηση: ${repeats.customerName}`
          : order
            ? `Επίσκεψη για την παραγγελία ${order.orderNumber}`
            : 'Νέο ραντεβού'
      }
      description={
        repeats?.customerEmail === ''
          ? 'Εγκρίνεται αμέσως. Ο πελάτης δεν έχει email: τηλεφωνήστε του.'
          : 'Εγκρίνεται αμέσως και ο πελάτης ενημερώνεται με email.'
      }
      size="lg"
      flush
    >
      {failed ? (
        <ErrorState error={failed.error} className="m-6" onRetry={() => void failed.refetch()} />
      ) : services && !isSearching && order !== null && agreed !== null ? (
        <NewAppointmentForm
          key={order?.orderNumber}
          services={services}
          repetition={repeats && { visit: repeats, date: first.data?.date }}
          order={order}
          agreed={agreed}
          orderFinder={orderFinder}
          onCreated={onCreated}
        />
      ) : (
        <Loading className="p-6">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Dialog>
  );
}
