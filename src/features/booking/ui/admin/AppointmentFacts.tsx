import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { formatDateTime, formatDay, formatLongDate } from '#shared/dates.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { MapLink } from '#ui/components/MapLink.tsx';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import { customerHref, customersHref } from '#features/customers/customer-search.ts';
import { beginConsentText } from '../../early-begin.ts';
import { isBeforeGoods } from '../../rules.ts';
import type { Appointment } from '../../contract.ts';
import { NoEmail } from './NoEmail.tsx';

const link = 'text-primary-text underline underline-offset-3';

/** Says that an appointment lies before its goods. */
const lateGoods = ({ status, appointmentDate: date, notBefore }: Appointment) =>
  isBeforeGoods({ status, date, notBefore }, date) && (
    <span className="mt-1 flex gap-2 text-high-text">
      <TriangleAlert className="icon-sm mt-[3px]" />
      Τα προϊόντα θα έχουν έρθει από {formatDay(notBefore ?? '')}: το ραντεβού θέλει νέα ημέρα.
    </span>
  );

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
    ['Τηλέφωνο', customerPhone && <PhoneLink key="phone" phone={customerPhone} />],
    [
      'Παραγγελία',
      appointment.orderId && (
        <>
          <Anchor href={`/order-management?order=${appointment.orderId}`} className={`code ${link}`}>
            {appointment.orderNumber}
          </Anchor>
          {lateGoods(appointment)}
        </>
      ),
    ],
    ['Διεύθυνση', appointment.address && <MapLink key="address" address={appointment.address} />],
    ['Σημειώσεις', appointment.notes],
    ['Έναρξη', beginConsentAt && beginConsentText(new Date(beginConsentAt))],
    ['Τεχνικοί', appointment.technicians?.join(', ')],
    ['Καταχωρίστηκε', formatDateTime(new Date(appointment.createdAt))],
  ];
}

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
