import * as z from 'zod/mini';
import { atMostDays, day, time } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';

const technicianId = wholeNumber(1, 2_147_483_647);
const appointmentId = z.string().check(z.maxLength(40));

/** A visit of a technician, and who or when instead. */
const visit = z.object({
  appointmentId: z.string(),
  serviceName: z.string(),
  customerName: z.string(),
  customerPhone: z.optional(z.string()),
  address: z.optional(z.string()),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  endTime: z.string(),
  /** Who is free at the same time and has the skills, the least busy first. */
  candidates: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Of them, the one to whom all visits together can be given; absent if nobody is left. */
  proposed: z.optional(z.int()),
  /** The next time with a free crew; present if nobody is left at the same one. */
  nextFree: z.optional(z.object({ date: z.string(), time: z.string() })),
});

export type Visit = z.infer<typeof visit>;

const handedOver = z.object({
  appointmentId: z.string(),
  /** The id with which it can be undone; absent if it was not handed over. */
  undo: z.optional(z.string()),
  error: z.optional(z.string()),
  /** The customer's name, if the time has changed and there is no e-mail address. */
  toCall: z.optional(z.string()),
});

export type HandedOver = z.infer<typeof handedOver>;

/** The part of booking's contract about who goes where. */
export const rosterContract = {
  listVisits: endpoint.admin
    .get(
      '/admin/technicians/{technicianId}/visits',
      'The coming visits of a technician in a range of days (at most 62), and who could go instead',
    )
    .input(z.object({ technicianId, from: day, to: day }).check(atMostDays(62)))
    .output(z.array(visit)),
  handOver: endpoint.admin
    .post(
      '/admin/technicians/{technicianId}/hand-over',
      'Give visits of a technician to others, or move them to a free time; says of each what became of it',
    )
    .input(
      z.object({
        technicianId,
        visits: z
          .array(
            z.object({
              appointmentId,
              /** Who goes instead, at the same time. */
              toTechnicianId: z.optional(technicianId),
              /** The new time, if nobody is named. */
              appointmentDate: z.optional(day),
              appointmentTime: z.optional(time),
            }),
          )
          .check(z.minLength(1, 'Επιλέξτε ραντεβού'), z.maxLength(100)),
      }),
    )
    .output(z.object({ message: z.string(), results: z.array(handedOver) })),
};
