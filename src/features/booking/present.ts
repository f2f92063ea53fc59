import { athensDate, type LocalDate } from '#shared/dates.ts';
import { centsToEuros, type Cents } from '#shared/money.ts';
import { filled, wire } from '#shared/wire.ts';
import type { RepeatMonths } from '#features/services/repeat-contract.ts';
import type { Appointment, AppointmentStatus } from './contract.ts';
import { earlyUntil, type EarlyVisit } from './early-begin.ts';
import { timeOf } from './opening.ts';
import { whyNotChange } from './rules.ts';

/** An entry of an appointment's history; if day and hour are unchanged, only the status changed. */
export type StoredEntry = {
  fromStatus: AppointmentStatus | null;
  toStatus: AppointmentStatus;
  fromDate: LocalDate | null;
  fromHour: number | null;
  toDate: LocalDate;
  toHour: number;
  actor: 'customer' | 'admin' | 'system';
  /** The name of the administrator; null if unknown. */
  actorName?: string | null | undefined;
  note: string;
  /** Why the office decided so, for itself. */
  teamNote?: string;
  at: Date;
};

/** The order that says what was done and used at a visit. */
type StoredBill = {
  orderId: string;
  orderNumber: string;
  isPaid: boolean;
  isOwed: boolean;
  totalCents: Cents;
};

/** A stored appointment; `hours` is its length. */
export type StoredAppointment = {
  id: string;
  customerId: string | null;
  serviceId: number | null;
  serviceTitle: string;
  customerName: string;
  customerEmail: string;
  /** True if the e-mail address is the account's, or if the company entered it. */
  isOwnEmail: boolean;
  /** Whether its customer can sign in and see it. */
  hasAccount: boolean;
  customerPhone: string | null;
  address: string | null;
  notes: string;
  date: LocalDate;
  startHour: number;
  hours: number;
  status: AppointmentStatus;
  sequence: number;
  beginConsentAt: Date | null;
  /** What decides until when it has to be asked for expressly; null where nobody is asked, or it was. */
  early: EarlyVisit | null;
  /** The order whose products the visit installs or brings, and the first day on which they can be there. */
  orderId: string | null;
  orderNumber: string | null;
  notBefore: LocalDate | null;
  bill: StoredBill | null;
  repeatMonths: RepeatMonths | null;
  materials: string;
  /** The job of several days that it is a day of, and how many later days of it stand. */
  jobId: string | null;
  restOfJob: number;
  createdAt: Date;
  updatedAt: Date;
};

/** An appointment with its history, oldest first, and the names of the assigned technicians. */
export type WholeAppointment = StoredAppointment & {
  history: StoredEntry[];
  technicians: string[];
  technicianIds: number[];
};

/** The last day to which its consumer moves an appointment only by an express request; null where nobody is asked for one. */
export const lastEarlyDayOf = ({ early, createdAt }: Pick<StoredAppointment, 'early' | 'createdAt'>) =>
  early && earlyUntil(early, athensDate(createdAt));

/** An appointment as the API returns it; the technicians are for administrators only. */
export function presentAppointment(stored: WholeAppointment, isAdmin: boolean, now: Date): Appointment {
  const { serviceId, customerPhone, address, notes, technicians, technicianIds } = stored;
  return wire({
    id: stored.id,
    serviceId,
    serviceName: stored.serviceTitle,
    ...(isAdmin && stored.customerId && { customerId: stored.customerId }),
    customerName: stored.customerName,
    customerEmail: stored.customerEmail,
    ...filled({ customerPhone, address, notes }),
    appointmentDate: stored.date,
    appointmentTime: timeOf(stored.startHour),
    endTime: timeOf(stored.startHour + stored.hours),
    status: stored.status,
    createdAt: stored.createdAt,
    beginConsentAt: stored.beginConsentAt,
    ...(!isAdmin && { earlyUntil: lastEarlyDayOf(stored) }),
    ...(stored.orderId !== null && { orderId: stored.orderId, orderNumber: stored.orderNumber ?? '' }),
    notBefore: stored.notBefore,
    ...(stored.bill && { bill: presentBill(stored.bill, isAdmin) }),
    isChangeable: whyNotChange(stored, now) === null,
    ...(isAdmin && technicians.length > 0 && { technicians, technicianIds }),
    ...(isAdmin && stored.repeatMonths !== null && { repeatMonths: stored.repeatMonths }),
    ...(isAdmin && stored.restOfJob > 0 && { restOfJob: stored.restOfJob }),
    ...(isAdmin && stored.materials && { materials: stored.materials }),
    history: stored.history.map((entry) => presentEntry(entry, isAdmin)),
  });
}

const presentBill = ({ totalCents, ...bill }: StoredBill, isAdmin: boolean) => ({
  ...bill,
  ...(isAdmin && { total: centsToEuros(totalCents) }),
});

function presentEntry(entry: StoredEntry, isAdmin: boolean): Appointment['history'][number] {
  const { fromStatus, fromDate, fromHour, toDate, toHour } = entry;
  const isMoved = fromDate !== null && fromHour !== null && (fromDate !== toDate || fromHour !== toHour);
  return {
    ...(fromStatus && { from: fromStatus }),
    status: entry.toStatus,
    ...(isMoved && { fromDate, fromTime: timeOf(fromHour) }),
    date: toDate,
    time: timeOf(toHour),
    actor: entry.actor,
    ...(isAdmin && entry.actorName && { actorName: entry.actorName }),
    at: entry.at.toISOString(),
    ...(entry.note && { note: entry.note }),
    ...(isAdmin && entry.teamNote && { teamNote: entry.teamNote }),
  };
}
