import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import type { AppointmentDialogProps } from './asked.ts';

/** The appointment that the address opens, over any view. */
export function AddressedAppointment({
  id,
  ...rest
}: Omit<AppointmentDialogProps, 'appointment'> & { id: string }) {
  const { data, error, refetch } = useQuery(useApi().booking.getAppointment.queryOptions({ input: { id } }));
  if (data) return <AppointmentDialog appointment={data} {...rest} />;
  return (
    <Dialog open onOpenChange={rest.onClose} title="Ραντεβού">
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-2/3" />
        </Loading>
      )}
    </Dialog>
  );
}
