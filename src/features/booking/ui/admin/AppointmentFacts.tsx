import type { ReactNode } from 'react';
import { formatDateTime, formatLongDate } from '../../../../shared/dates.ts';
import { formatPhone } from '../../../../shared/phone.ts';
import { Anchor } from '../../../../ui/pieces/Anchor.tsx';
import { customerHref, customersHref } from '../../../customers/customer-search.ts';
import { beginConsentText } from '../../early-begin.ts';
import type { Appointment } from '../../contract.ts';
import { NoEmail } from './NoEmail.tsx';

const link = 'text-primary-text underline underline-offset-3';

function factsOf(appointment: Appointment): [label: string, value: ReactNode][] {
  const {
    appointmentDate,
    appointmentTime,
    endTime,
    customerId,
    customerName,
    customerEmail,
    customerPhone,
    beginConsentAt,
  } = appointment;
  return [
    ['Πότε', `${formatLongDate(appointmentDate)}, ${appointmentTime}–${endTime}`],
    [
      'Πελάτης',
      <Anchor
        key="customer"
        href={
          customerId === undefined
            ? customersHref({ list: 'approved', search: customerEmail || customerName })
            : customerHref(customerId)
        }
        className={link}
      >
        {customerName}
      </Anchor>,
    ],
    [
      'Email',
      customerEmail ? (
        <a key="email" href={`mailto:${customerEmail}`} className={link}>
          {customerEmail}
        </a>
      ) : (
        // A deleted account has no telephone either.
        customerPhone && <NoEmail key="email" />
      ),
    ],
    [
      'Τηλέφωνο',
      customerPhone && (
        <a key="phone" href={`tel:${customerPhone}`} className={link}>
          {formatPhone(customerPhone)}
        </a>
      ),
    ],
    ['Διεύθυνση', appointment.address],
    ['Σημειώσεις', appointment.notes],
    ['Έναρξη', beginConsentAt && beginConsentText(new Date(beginConsentAt))],
    ['Τεχνικοί', appointment.technicians?.join(', ')],
    ['Καταχωρίστηκε', formatDateTime(new Date(appointment.createdAt))],
  ];
}

/** The day and time, customer and place; missing values are left out. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  return (
    <dl className="border-t border-line text-base">
      {factsOf(appointment)
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[160px_1fr]">
            <dt className="text-text-2">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
