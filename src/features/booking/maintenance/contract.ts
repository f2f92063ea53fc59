import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';
import { freeLines } from '#shared/fields.ts';
import { repeatMonths } from '#features/services/repeat-contract.ts';

/** What a technician takes along; for the company only. */
export const materialsField = freeLines(1000);

/** A visit that is due again, as the administrators' list shows it. */
const dueVisit = z.object({
  /** The visit that was done. */
  appointmentId: z.string(),
  /** Absent if the service was deleted or is no longer booked. */
  serviceId: z.optional(z.int()),
  serviceName: z.string(),
  customerId: z.optional(z.string()),
  customerName: z.string(),
  /** Empty if the customer has none. */
  customerEmail: z.string(),
  customerPhone: z.optional(z.string()),
  address: z.optional(z.string()),
  lastVisit: z.string(),
  repeatMonths,
  dueDate: z.string(),
  /** Of those who were there, the first who still takes visits. */
  technician: z.optional(z.object({ id: z.int(), name: z.string() })),
});

export type DueVisit = z.infer<typeof dueVisit>;

export const maintenanceContract = {
  listMaintenance: endpoint.admin
    .get(
      '/admin/maintenance',
      'The visits that are due again within 60 days or overdue and not yet booked, the earliest first',
    )
    .output(z.object({ visits: z.array(dueVisit), total: z.int() })),
  skipMaintenance: endpoint.admin
    .put(
      '/appointments/{id}/maintenance',
      'Put the next visit off by one period, or take that back; refused when it is due on another day by now',
    )
    .input(
      z.object({
        id: z.string().check(z.maxLength(40)),
        /** The day on which it is due, as it was seen. */
        dueDate: day,
        takeBack: z._default(z.boolean(), false),
      }),
    )
    .output(z.object({ message: z.string(), dueDate: z.string() })),
};
