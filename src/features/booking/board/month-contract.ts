import * as z from 'zod/mini';
import { atMostDays, day } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';

const appointmentDay = z.object({
  date: z.string(),
  /** Appointments that take or took place, and how many of them wait for approval. */
  total: z.int(),
  pending: z.int(),
  /** Cancelled and rejected appointments. */
  off: z.int(),
  /** The taken hours of the technicians, and their total hours. */
  takenHours: z.int(),
  hours: z.int(),
  /** The first three that take place, in order of time. */
  first: z.array(
    z.object({
      id: z.string(),
      appointmentTime: z.string(),
      customerName: z.string(),
      isPending: z.boolean(),
    }),
  ),
});

export type AppointmentDay = z.infer<typeof appointmentDay>;

export const monthContract = {
  listAppointmentDays: endpoint.admin
    .get(
      '/admin/appointment-days',
      'The days of a range (at most 62) that have appointments, the first of each and how full it is',
    )
    .input(z.object({ from: day, to: day }).check(atMostDays(62)))
    .output(z.array(appointmentDay)),
};
