import * as z from 'zod/mini';
import { day } from '../../shared/day-fields.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { nameText, optionalText } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/query-fields.ts';
import { openingDay } from '../booking/contract.ts';
import { skill } from '../services/contract.ts';
import { absenceContract } from './absence-contract.ts';
import { areaContract } from './area-contract.ts';
import { feedContract } from './feed-contract.ts';

export const openingOverride = z.object({
  date: day,
  isOpen: z.boolean(),
  opensHour: z.optional(wholeNumber(0, 23)),
  closesHour: z.optional(wholeNumber(1, 24)),
  reason: optionalText(100),
});

export type OpeningOverride = z.infer<typeof openingOverride>;

const technicianFields = {
  name: nameText(100, 'Συμπληρώστε το ονοματεπώνυμο του τεχνικού'),
  skills: z.array(skill).check(z.maxLength(skill.options.length)),
  isActive: z._default(z.boolean(), true),
};

/** The fields of a technician that administrators edit. */
export const technicianDetails = z.object(technicianFields);

const technician = z.object({ id: z.int(), name: z.string(), skills: z.array(skill), isActive: z.boolean() });

export type TechnicianDetails = z.infer<typeof technicianDetails>;
export type Technician = z.infer<typeof technician>;

const message = z.object({ message: z.string() });

export const teamContract = {
  ...areaContract,
  ...absenceContract,
  ...feedContract,
  listOpeningOverrides: endpoint('admin', 'GET', '/admin/opening-overrides', {
    summary: 'The days from today on that depart from the weekly hours and the holidays',
  }).output(z.array(openingDay)),
  putOpeningOverride: endpoint('admin', 'PUT', '/admin/opening-overrides/{date}', {
    summary: 'Close a day, open it or give it other hours; refused when it is no longer as `seen`',
  })
    .input(z.extend(openingOverride, { seen: z.optional(openingDay) }))
    // The warning counts the appointments that are now outside the hours.
    .output(z.extend(message, { warning: z.optional(z.string()) })),
  removeOpeningOverride: endpoint('admin', 'DELETE', '/admin/opening-overrides/{date}', {
    summary: 'Give a day its usual hours back',
  })
    .input(z.object({ date: day }))
    .output(message),
  listTechnicians: endpoint('admin', 'GET', '/admin/technicians', {
    summary: 'Who goes to appointments and what each can do',
  }).output(z.array(technician)),
  createTechnician: endpoint('admin', 'POST', '/admin/technicians', { summary: 'Add a technician' })
    .input(technicianDetails)
    .output(z.object({ message: z.string(), technician })),
  updateTechnician: endpoint('admin', 'PUT', '/admin/technicians/{id}', {
    summary:
      'Change the name or skills of a technician, or whether they get new appointments; refused when no longer as `seen`',
  })
    .input(
      z.object({
        id: wholeNumber(1, 2_147_483_647),
        ...technicianFields,
        seen: z.optional(technicianDetails),
      }),
    )
    .output(z.object({ message: z.string(), technician })),
  removeTechnician: endpoint('admin', 'DELETE', '/admin/technicians/{id}', {
    summary: 'Remove a technician who has no appointments',
  })
    .input(z.object({ id: wholeNumber(1, 2_147_483_647) }))
    .output(message),
};
