import { formatLongDate, type LocalDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { formatPhone } from '#shared/phone.ts';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { PrintedSheet, PrintedSheets } from '#ui/components/PrintedSheets.tsx';
import type { Appointment } from '../../../contract.ts';
import type { Parts } from '../../day-board.ts';
import { isPendingStatus } from '../../move.ts';

interface Props {
  date: LocalDate;
  technicians: readonly { id: number; name: string }[];
  visits: readonly Appointment[];
  /** What the visits take along from the orders that they install; undefined if it could not be read. */
  parts: readonly Parts[] | undefined;
  onDone: () => void;
}

/** Prints a sheet of the day for each technician who has visits. */
export function DaySheets({ date, technicians, visits, parts, onDone }: Props) {
  return (
    <PrintedSheets onDone={onDone}>
      {technicians.flatMap(({ id, name }) => {
        const own = visits.filter(({ technicianIds }) => technicianIds?.includes(id));
        if (own.length === 0) return [];
        return (
          <PrintedSheet key={id}>
            <PrintedHead />
            <div className="mb-5 flex items-baseline justify-between gap-6">
              <h1 className="text-xl">{name}</h1>
              <p className="text-right">
                {formatLongDate(date)}
                <span className="block text-sm">{plural(own.length, 'επίσκεψη', 'επισκέψεις')}</span>
              </p>
            </div>
            {!parts && (
              <p className="mb-4 font-semibold">
                Τα υλικά των παραγγελιών δεν φορτώθηκαν και λείπουν από αυτό το φύλλο.
              </p>
            )}
            {own.map((visit) => (
              <Visit
                key={visit.id}
                visit={visit}
                parts={(parts ?? []).filter(({ appointmentId }) => appointmentId === visit.id)}
                name={name}
              />
            ))}
          </PrintedSheet>
        );
      })}
    </PrintedSheets>
  );
}

interface VisitProps {
  visit: Appointment;
  parts: readonly Parts[];
  name: string;
}

function Visit({ visit, parts, name }: VisitProps) {
  const { appointmentTime, endTime, serviceName, customerName, customerPhone, address, notes, status } =
    visit;
  const others = (visit.technicians ?? []).filter((one) => one !== name);
  return (
    <div className="grid break-inside-avoid grid-cols-[90px_minmax(0,1fr)] gap-x-5 border-t border-line py-4">
      <p className="num text-lg font-semibold">
        {appointmentTime}
        <span className="block text-sm font-normal">έως {endTime}</span>
      </p>
      <div className="grid gap-1">
        <p className="font-semibold">
          {serviceName}
          {isPendingStatus(status) && <span className="font-normal"> (περιμένει έγκριση)</span>}
        </p>
        <p>
          {customerName}
          {customerPhone && (
            <>
              {' '}
              · <span className="num">{formatPhone(customerPhone)}</span>
            </>
          )}
        </p>
        <p>{address ?? 'Χωρίς διεύθυνση: ρωτήστε τον πελάτη'}</p>
        {others.length > 0 && <p>Μαζί: {others.join(', ')}</p>}
        {notes && <p className="whitespace-pre-line">Σημειώσεις: {notes}</p>}
        <Materials parts={parts} typed={visit.materials} />
      </div>
    </div>
  );
}

/** What is taken along: the order's lines, then what was typed; without either, a line to write on. */
function Materials({ parts, typed }: { parts: readonly Parts[]; typed: string | undefined }) {
  if (parts.length === 0 && !typed) {
    return (
      <p className="mt-2 flex items-end gap-2 text-sm">
        Υλικά: <span className="flex-1 border-b border-line-strong" />
      </p>
    );
  }
  return (
    <div className="mt-1.5 text-sm">
      {parts.map(({ orderNumber, lines }) => (
        <div key={orderNumber}>
          <p className="font-semibold">
            Υλικά της παραγγελίας <span className="code">{orderNumber}</span>
          </p>
          <ul>
            {lines.map(({ sku, name, quantity, isInstalled }) => (
              <li
                key={`${sku} ${String(isInstalled)}`}
                className="grid grid-cols-[38px_minmax(0,1fr)_auto] gap-x-2"
              >
                <span className="num text-right font-semibold">{quantity} ×</span>
                <span>
                  {name}
                  {!isInstalled && ' (χωρίς εγκατάσταση)'}
                </span>
                <span className="code">{sku}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {typed && (
        <p className="whitespace-pre-line">
          <span className="font-semibold">Υλικά:</span> {typed}
        </p>
      )}
    </div>
  );
}
