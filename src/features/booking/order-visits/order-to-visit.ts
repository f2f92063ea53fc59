import type { LocalDate } from '#shared/dates.ts';
import type { TypedBooking } from '../booking-draft.ts';
import type { AgreedAppointment, Appointment, AppointmentRequest } from '../contract.ts';

/** An order whose visit is booked. */
type Order = {
  orderNumber: string;
  /** What is installed or brought, line by line. */
  products: readonly string[];
  /** The first day on which its products can be there. */
  notBefore: LocalDate;
  /** The length of the visit, at most a whole day, and of all the work, in whole hours. */
  hours: number;
  workHours: number;
};

/** An order whose customer books its visit. */
export type OrderToVisit = Order & {
  /** Whether nobody is asked for a begin within the days of withdrawal: it was asked for already, or nothing is installed. */
  mayBegin: boolean;
  book: (request: AppointmentRequest) => Promise<{ appointment: Appointment; message: string }>;
};

/** An order whose visit the office books, with what is known of the booking. */
export type AgreedOrder = Order & {
  /** The slug of the service for these products. */
  service?: string | undefined;
  known: TypedBooking;
  book: (
    request: AgreedAppointment,
  ) => Promise<{ appointment: Appointment; message: string; mustCall?: boolean | undefined }>;
};

/** What the length of a visit leaves to be agreed, as a Greek sentence; null if everything is done in it. */
export const moreDaysText = ({ hours, workHours }: Pick<Order, 'hours' | 'workHours'>): string | null =>
  workHours > hours
    ? `Η εργασία υπολογίζεται σε ${workHours} ώρες: κλείνει εδώ η πρώτη ημέρα και τις επόμενες τις συμφωνούμε.`
    : null;
