import { Trash2 } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { useMedia } from '#ui/page/use-media.ts';
import { DataTable } from '#ui/components/DataTable.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
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
  const ask = useAppointmentDialogs();
  if (isPhone) return <PhoneTable caption={caption} appointments={appointments} withDate={withDate} />;
  // Every row has room for two lines, so that rows are equally high.
  return (
    <DataTable
      caption={caption}
      rowClass="md:h-15"
      columns={[
        {
          title: withDate ? 'Ημέρα και ώρα' : 'Ώρα',
          cellClass: 'code whitespace-nowrap',
          cell: ({ appointmentDate, appointmentTime, status }) => (
            <>
              {withDate && <span className="max-md:block">{formatDate(appointmentDate)} </span>}
              <span className={cx(isOff(status) && 'line-through')}>{appointmentTime}</span>
            </>
          ),
        },
        {
          title: 'Υπηρεσία',
          namesRow: true,
          cell: (appointment) => (
            <button
              type="button"
              aria-haspopup="dialog"
              data-row-focus=""
              onClick={() => ask({ what: 'details', appointment })}
              className="min-h-9 min-w-24 py-1 text-left font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
            >
              <TwoLines text={appointment.serviceName || 'Άγνωστη υπηρεσία'} />
              {isNarrow && (
                <span className="block text-xs font-normal text-text-2 wrap-anywhere">
                  {summaryOf(appointment)}
                </span>
              )}
            </button>
          ),
        },
        {
          title: 'Πελάτης',
          className: 'max-lg:hidden',
          cellClass: 'min-w-24',
          cell: ({ customerName }) => <TwoLines text={customerName} />,
        },
        { title: 'Επικοινωνία', ...wide, cell: (appointment) => <Contact appointment={appointment} /> },
        { title: 'Διεύθυνση', ...wide, cell: ({ address }) => <TwoLines text={address ?? '–'} /> },
        {
          title: 'Τεχνικοί',
          ...wide,
          cell: ({ technicians }) => <TwoLines text={technicians?.join(', ') || '–'} />,
        },
        {
          title: 'Κατάσταση',
          cellClass: 'w-42',
          cell: (appointment) => <StatusSelect appointment={appointment} className="min-w-33" />,
        },
        {
          title: 'Ενέργειες',
          isTitleHidden: true,
          cellClass: 'w-20 max-md:w-12 max-md:align-top',
          cell: (appointment) => (
            <div className="flex justify-end gap-1">
              <MoveButton appointment={appointment} />
              {appointment.status !== 'completed' && (
                <IconButton
                  size="sm"
                  label={`Διαγραφή: ${appointment.serviceName}, ${appointment.customerName}`}
                  aria-haspopup="dialog"
                  className="max-md:hidden"
                  onClick={() => ask({ what: 'remove', appointment })}
                >
                  <Trash2 />
                </IconButton>
              )}
            </div>
          ),
        },
      ]}
      rows={appointments}
      keyOf={({ id }) => id}
    />
  );
}

const wide = { className: 'max-lg:hidden', cellClass: 'min-w-24 text-text-2' };

const summaryOf = ({ customerName, customerPhone, address, technicians }: Appointment) =>
  [customerName, customerPhone && formatPhone(customerPhone), address, technicians?.join(', ')]
    .filter(Boolean)
    .join(' · ');

function Contact({ appointment: { customerPhone, customerEmail } }: { appointment: Appointment }) {
  if (customerPhone !== undefined)
    return (
      <a
        href={`tel:${customerPhone}`}
        title={customerEmail || undefined}
        className="whitespace-nowrap hover:underline"
      >
        {formatPhone(customerPhone)}
      </a>
    );
  if (!customerEmail) return '–';
  return (
    <a href={`mailto:${customerEmail}`} className="hover:underline">
      <TwoLines text={customerEmail} />
    </a>
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
