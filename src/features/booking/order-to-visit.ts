import type { LocalDate } from '../../shared/dates.ts';
import type { Appointment, AppointmentRequest } from './contract.ts';

/** An order whose visit is booked. */
export type OrderToVisit = {
  orderNumber: string;
  /** What is installed or brought, line by line. */
  products: readonly string[];
  /** The first day on which its products can be there. */
  notBefore: LocalDate;
  /** Whether nobody is asked for a begin within the days of withdrawal: it was asked for already, or nothing is installed. */
  mayBegin: boolean;
  book: (request: AppointmentRequest) => Promise<{ appointment: Appointment; message: string }>;
};
