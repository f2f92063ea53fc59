import * as z from 'zod/mini';
import { text } from '../../shared/fields.ts';
import { skill } from '../services/contract.ts';

export const technicianFields = {
  name: text(100, 'Συμπληρώστε το ονοματεπώνυμο του τεχνικού'),
  skills: z.array(skill).check(z.maxLength(skill.options.length)),
  isActive: z._default(z.boolean(), true),
};

/** The fields of a technician that administrators edit. */
export const technicianDetails = z.object(technicianFields);

export const technician = z.object({
  id: z.int(),
  name: z.string(),
  skills: z.array(skill),
  isActive: z.boolean(),
});

export type TechnicianDetails = z.infer<typeof technicianDetails>;
export type Technician = z.infer<typeof technician>;
