import { MapPin, Phone } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { mapHref } from '#shared/map-href.ts';
import { formatPhone } from '#shared/phone.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Table } from '#ui/components/Table.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Appointment } from '../../../contract.ts';
import { isOff } from '../../move.ts';
import { useAppointmentDialogs } from '../../../ui/admin/appointment-dialogs.ts';
import { MoveButton } from '../../../ui/admin/MoveButton.tsx';
import { StatusSelect } from '../../../ui/admin/StatusSelect.tsx';

interface Props {
  caption: string;
  appointments: readonly Appointment[];
  withDate: boolean;
}

/** Appointments below one another in one column, so that a service's name has a line of its own and rows are equally high. */
export function PhoneTable({ caption, appointments, withDate }: Props) {
  const ask = useAppointmentDialogs();
  return (
    <Table caption={caption}>
      <thead className="sr-only">
        <tr>
          <th scope="col">Ραντεβού</th>
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => {
          const { id, appointmentDate, appointmentTime, serviceName, status } = appointment;
          const { customerName, customerPhone, address } = appointment;
          return (
            <tr key={id} data-row={id}>
              <th scope="row" className="py-2! font-normal">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  data-row-focus=""
                  onClick={() => ask({ what: 'details', appointment })}
                  className="block w-full text-left"
                >
                  <span className="code block text-xs text-text-2">
                    {withDate && `${formatDate(appointmentDate)} `}
                    <span className={cx(isOff(status) && 'line-through')}>{appointmentTime}</span>
                  </span>
                  <span className="block font-semibold wrap-anywhere">
                    {serviceName || 'Άγνωστη υπηρεσία'}
                  </span>
                  <span className="block text-text-2 wrap-anywhere">{customerName}</span>
                </button>
                <span className="mt-1.5 flex min-h-11 items-center justify-between gap-2">
                  <StatusSelect appointment={appointment} className="w-44" />
                  <span className="flex items-center">
                    {customerPhone !== undefined && (
                      <IconButton
                        href={`tel:${customerPhone}`}
                        label={`Κλήση: ${customerName}, ${formatPhone(customerPhone)}`}
                      >
                        <Phone />
                      </IconButton>
                    )}
                    {address && (
                      <IconButton
                        href={mapHref(address)}
                        target="_blank"
                        rel="noreferrer"
                        label={`Διαδρομή: ${address}`}
                      >
                        <MapPin />
                      </IconButton>
                    )}
                    <MoveButton appointment={appointment} />
                  </span>
                </span>
              </th>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
