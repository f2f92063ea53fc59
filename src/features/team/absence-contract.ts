import * as z from 'zod/mini';
import { atMostDays, day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';

const id = wholeNumber(1, 2_147_483_647);

/** The maximum length of an absence in days. */
const maxAbsenceDays = 62;

/** The first and last day of an absence, both included. */
export const absenceDays = z.object({ from: day, to: day }).check(atMostDays(maxAbsenceDays));

export type AbsenceDays = z.infer<typeof absenceDays>;

const absence = z.object({ id: z.int(), technicianId: z.int(), from: z.string(), to: z.string() });

export type Absence = z.infer<typeof absence>;

export const absenceContract = {
  listAbsences: endpoint.admin
    .get('/admin/absences', 'Who is away from today on, and until when')
    .output(z.array(absence)),
  addAbsence: endpoint.admin
    .post(
      '/admin/technicians/{technicianId}/absences',
      'Keep a technician free of new visits for some days (at most 62); the present ones stay',
    )
    .input(z.object({ technicianId: id, from: day, to: day }).check(atMostDays(maxAbsenceDays)))
    .output(z.object({ message: z.string(), absence })),
  removeAbsence: endpoint.admin
    .delete('/admin/absences/{absenceId}', 'End an absence; the technician gets visits again')
    .input(z.object({ absenceId: id }))
    .output(done),
};
