import { Trash2 } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { useMedia } from '#ui/page/use-media.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Table } from '#ui/components/Table.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Appointment } from '../../contract.ts';
import { isOff } from '../../board/move.ts';
import { useAppointmentDialogs } from './appointment-dialogs.ts';
import { MoveButton } from './MoveButton.tsx';
import { PhoneTable } from '../../board/ui/admin/PhoneTable.tsx';
import { StatusSelect } from './StatusSelect.tsx';

interface Props {
  caption: string;
  appointments: readonly Appointment[];
  /** Whether the appointments are on different days. */
  withDate?: boolean;
}

/** Appointments as table rows; the service's name opens the appointment. */
export function AppointmentTable({ caption, appointments, withDate = false }: Props) {
  // Hidden columns are shown below the service; on a phone all of them are, in one column.
  const isNarrow = useMedia('(width < 75rem)') === true;
  const isPhone = useMedia('(width < 40rem)') === true;
  if (isPhone) return <PhoneTable caption={caption} appointments={appointments} withDate={withDate} />;
  return (
    <Table caption={caption} className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0">
      <thead>
        <tr>
          <th scope="col">{withDate ? 'Ημέρα και ώρα' : 'Ώρα'}</th>
          <th scope="col">Υπηρεσία</th>
          <th scope="col" className="max-lg:hidden">
            Πελάτης
          </th>
          <th scope="col" className="max-lg:hidden">
            Επικοινωνία
          </th>
          <th scope="col" className="max-lg:hidden">
            Διεύθυνση
          </th>
          <th scope="col" className="max-lg:hidden">
            Τεχνικοί
          </th>
          <th scope="col">Κατάσταση</th>
          <th scope="col">
            <span className="sr-only">Ενέργειες</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            withDate={withDate}
            isNarrow={isNarrow}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  appointment: Appointment;
  withDate: boolean;
  isNarrow: boolean;
}

function AppointmentRow({ appointment, withDate, isNarrow }: RowProps) {
  const { serviceName, customerName, customerPhone, customerEmail, address, technicians, status } =
    appointment;
  const { appointmentDate, appointmentTime } = appointment;
  const ask = useAppointmentDialogs();
  const name = `${serviceName}, ${customerName}`;
  const phone = customerPhone && formatPhone(customerPhone);
  const summary = [customerName, phone, address, technicians?.join(', ')];
  return (
    // Every row has room for two lines, so that rows are equally high.
    <tr data-row={appointment.id} className="md:h-15">
      <td className="code whitespace-nowrap">
        {withDate && <span className="max-md:block">{formatDate(appointmentDate)} </span>}
        <span className={cx(isOff(status) && 'line-through')}>{appointmentTime}</span>
      </td>
      <th scope="row">
        <button
          type="button"
          aria-haspopup="dialog"
          data-row-focus=""
          onClick={() => ask({ what: 'details', appointment })}
          className="min-h-9 min-w-24 py-1 text-left font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          <TwoLines text={serviceName || 'Άγνωστη υπηρεσία'} />
          {isNarrow && (
            <span className="block text-xs font-normal text-text-2 wrap-anywhere">
              {summary.filter(Boolean).join(' · ')}
            </span>
          )}
        </button>
      </th>
      <td className="max-lg:hidden min-w-24">
        <TwoLines text={customerName} />
      </td>
      <td className="max-lg:hidden min-w-24 text-text-2">
        {customerPhone === undefined ? (
          customerEmail ? (
            <a href={`mailto:${customerEmail}`} className="hover:underline">
              <TwoLines text={customerEmail} />
            </a>
          ) : (
            '–'
          )
        ) : (
          <a
            href={`tel:${customerPhone}`}
            title={customerEmail || undefined}
            className="whitespace-nowrap hover:underline"
          >
            {formatPhone(customerPhone)}
          </a>
        )}
      </td>
      <td className="max-lg:hidden min-w-24 text-text-2">
        <TwoLines text={address ?? '–'} />
      </td>
      <td className="max-lg:hidden min-w-24 text-text-2">
        <TwoLines text={technicians?.join(', ') || '–'} />
      </td>
      <td className="w-42">
        <StatusSelect appointment={appointment} className="min-w-33" />
      </td>
      <td className="w-20 max-md:w-12 max-md:align-top">
        <div className="flex justify-end gap-1">
          <MoveButton appointment={appointment} />
          {appointment.status !== 'completed' && (
            <IconButton
              size="sm"
              label={`Διαγραφή: ${name}`}
              aria-haspopup="dialog"
              className="max-md:hidden"
              onClick={() => ask({ what: 'remove', appointment })}
            >
              <Trash2 />
            </IconButton>
          )}
        </div>
      </td>
    </tr>
  );
}

/** A text of at most two lines on wide screens; the rest is read by pointing at it. */
function TwoLines({ text }: { text: string }) {
  return (
    <span title={text} className="wrap-anywhere md:line-clamp-2">
      {text}
    </span>
  );
}
