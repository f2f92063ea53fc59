import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { NewAppointmentForm } from './NewAppointmentForm.tsx';

interface Props {
  /** Called with the day of the new appointment; the dialog can close. */
  onCreated: (date: LocalDate) => void;
  onClose: () => void;
}

/** Enters an appointment that was agreed by telephone. */
export function NewAppointmentDialog({ onCreated, onClose }: Props) {
  const { listServices } = useApi().services;
  const { data, isError, refetch } = useQuery(listServices.queryOptions({ input: {} }));
  const services = data?.filter(({ isBookable }) => isBookable);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Νέο ραντεβού"
      description="Εγκρίνεται αμέσως και ο πελάτης ενημερώνεται με email."
      size="lg"
      flush
    >
      {isError ? (
        <ErrorState className="m-6" onRetry={() => void refetch()} />
      ) : services ? (
        <NewAppointmentForm services={services} onCreated={onCreated} onClose={onClose} />
      ) : (
        <Loading className="p-6">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Dialog>
  );
}
