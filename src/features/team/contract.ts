import * as z from 'zod/mini';
import { addDays, isLocalDate } from '#shared/dates.ts';
import { day, spans } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { nameText, optionalText } from '#shared/fields.ts';
import { optionalEuros } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { openingDay } from '#features/booking/contract.ts';
import { skill } from '#features/services/contract.ts';
import { absenceContract } from './absence-contract.ts';
import { areaContract } from './area-contract.ts';
import { feedContract } from './feed-contract.ts';

/** How many days are changed at once at most. */
const maxDays = 31;

export const openingOverride = z
  .object({
    date: day,
    /** The last of several days; blank for one. */
    until: z.optional(z.union([z.literal(''), day])),
    isOpen: z.boolean(),
    spans: z.optional(spans),
    reason: optionalText(100),
  })
  .check(
    z.check<{ date: string; until?: string | undefined }>(({ value: { date, until = '' }, issues }) => {
      // A value that is not a day already has a message next to its own field.
      if (![date, until].every(isLocalDate) || (date <= until && until < addDays(date, maxDays))) return;
      const message =
        until < date ? 'Το τέλος είναι πριν από την αρχή' : `Επιλέξτε έως ${maxDays} ημέρες κάθε φορά`;
      issues.push({ code: 'custom', path: ['until'], message, input: until });
    }),
  );

export type OpeningOverride = z.infer<typeof openingOverride>;

const technicianFields = {
  name: nameText(100, 'Συμπληρώστε το ονοματεπώνυμο του τεχνικού'),
  skills: z.array(skill).check(z.maxLength(skill.options.length)),
  isActive: z._default(z.boolean(), true),
  /** What an hour costs the company, in euro: for the office alone. */
  hourCost: optionalEuros,
};

export const technicianDetails = z.object(technicianFields);

const technician = z.object({
  id: z.int(),
  name: z.string(),
  skills: z.array(skill),
  isActive: z.boolean(),
  hourCost: z.nullable(z.number()),
});

export type TechnicianDetails = z.infer<typeof technicianDetails>;
export type Technician = z.infer<typeof technician>;

export const teamContract = {
  ...areaContract,
  ...absenceContract,
  ...feedContract,
  listOpeningOverrides: endpoint.admin
    .get(
      '/admin/opening-overrides',
      'The days from today on that depart from the weekly hours and the holidays',
    )
    .output(z.array(openingDay)),
  putOpeningOverride: endpoint.admin
    .put(
      '/admin/opening-overrides/{date}',
      'Close a day, open it or give it other hours, and the days up to `until` (at most 31) on which the shop opens anyway; refused when the day is no longer as `seen`',
    )
    .input(z.safeExtend(openingOverride, { seen: z.optional(openingDay) }))
    // The warning counts the appointments that are now outside the hours.
    .output(z.extend(done, { warning: z.optional(z.string()) })),
  removeOpeningOverride: endpoint.admin
    .delete('/admin/opening-overrides/{date}', 'Give a day its usual hours back')
    .input(z.object({ date: day }))
    .output(done),
  listTechnicians: endpoint.admin
    .get('/admin/technicians', 'Who goes to appointments and what each can do')
    .output(z.array(technician)),
  createTechnician: endpoint.admin
    .post('/admin/technicians', 'Add a technician')
    .input(technicianDetails)
    .output(z.object({ message: z.string(), technician })),
  updateTechnician: endpoint.admin
    .put(
      '/admin/technicians/{id}',
      'Change the name or skills of a technician, or whether they get new appointments; refused when no longer as `seen`',
    )
    .input(
      z.object({
        id: wholeNumber(1, 2_147_483_647),
        ...technicianFields,
        seen: z.optional(technicianDetails),
      }),
    )
    .output(z.object({ message: z.string(), technician })),
  removeTechnician: endpoint.admin
    .delete('/admin/technicians/{id}', 'Remove a technician who has no appointments')
    .input(z.object({ id: wholeNumber(1, 2_147_483_647) }))
    .output(done),
};
