import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import type { AppointmentDialogProps } from './appointment-dialogs.ts';

/** The appointment that the address opens, over any view. */
export function AddressedAppointment({
  id,
  ...rest
}: Omit<AppointmentDialogProps, 'appointment'> & { id: string }) {
  const appointment = useQuery(useApi().booking.getAppointment.queryOptions({ input: { id } }));
  if (appointment.data) return <AppointmentDialog appointment={appointment.data} {...rest} />;
  return (
    <Dialog open onOpenChange={rest.onClose} title="Ραντεβού">
      <QueryView query={appointment} skeleton={['h-6', 'h-6 w-2/3']} className="">
        {() => null}
      </QueryView>
    </Dialog>
  );
}
