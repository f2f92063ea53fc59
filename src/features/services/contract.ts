import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { freeLines, freeText, optionalLines, text } from '#shared/fields.ts';
import { optionalEuros } from '#shared/number-fields.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import { repeatMonths } from './repeat-contract.ts';

/** A technician's skill, and what a service requires. */
export const skill = z.enum([
  'cctv',
  'network',
  'alarm',
  'survey',
  'monitoring',
  'access',
  'electrical',
  'audio',
]);

export type Skill = z.infer<typeof skill>;

/** What a service is for the shop's pages. */
export const serviceRole = z.enum(['survey', 'installation', 'maintenance', 'monitoring']);

export type ServiceRole = z.infer<typeof serviceRole>;

/** What the price of a service is of: a visit at least, a visit, or an hour of it. */
export const priceKind = z.enum(['from', 'fixed', 'hour']);

export type PriceKind = z.infer<typeof priceKind>;

/** A service as everybody reads it. */
export const service = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  imageUrl: z.optional(z.string()),
  image: z.optional(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  features: z.array(z.string()),
  /** The price information that everybody may see. */
  priceRange: z.string(),
  priceNote: z.string(),
  /** The price in euro without VAT; absent if the viewer may not see prices. */
  price: z.optional(z.number()),
  /** Present if there is a price that the viewer may see. */
  priceKind: z.optional(priceKind),
  /** What is added once for coming, in euro without VAT; absent if the viewer may not see prices. */
  callOut: z.optional(z.number()),
  durationMinutes: z.int(),
  isEmergency: z.boolean(),
  isBookable: z.boolean(),
  onHome: z.boolean(),
  role: z.optional(serviceRole),
  legalNote: z.optional(z.string()),
});

export type Service = z.infer<typeof service>;

/** A service with the fields that only its administration and the booking need. */
const storedService = z.extend(service, {
  crew: z.int(),
  requiredSkills: z.array(skill),
  repeatMonths: z.optional(repeatMonths),
  /** Why no customer finds an hour for it although it is booked online. */
  whyNeverBookable: z.optional(z.string()),
});

export type StoredService = z.infer<typeof storedService>;

const serviceId = wholeNumber(1, 2_147_483_647);
const serviceOrder = z.array(serviceId).check(z.minLength(1), z.maxLength(500));

/** The fields of a service that administrators edit. A missing field stays unchanged; null clears it. */
export const serviceFields = z.object({
  title: text(120, 'Ο τίτλος είναι υποχρεωτικός'),
  shortDescription: freeLines(300),
  description: freeLines(4000),
  /** Euro without VAT. */
  price: optionalEuros,
  priceKind: z.optional(priceKind),
  callOut: optionalEuros,
  priceRange: freeText(80),
  priceNote: freeText(200),
  features: z.optional(z.array(text(160, 'Συμπληρώστε τι περιλαμβάνεται')).check(z.maxLength(30))),
  durationMinutes: z.optional(wholeNumber(15, 1440)),
  crew: z.optional(wholeNumber(1, 20)),
  requiredSkills: z.optional(z.array(skill).check(z.maxLength(8))),
  /** After how many months its visits are due again; null: they are not repeated. */
  repeatMonths: z.optional(z.nullable(repeatMonths)),
  imageUrl: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(200),
          z.regex(/^\/public-objects\/[a-z0-9][a-z0-9/_-]*\.[a-z0-9]+$/, 'Επιλέξτε μία από τις εικόνες'),
        ),
    ),
  ),
  isEmergency: z.optional(z.boolean()),
  isBookable: z.optional(z.boolean()),
  onHome: z.optional(z.boolean()),
  /** '' is none. */
  role: z.optional(z.enum(['', ...serviceRole.options])),
  legalNote: z.optional(z.nullable(optionalLines(500))),
});

export type ServiceFields = z.infer<typeof serviceFields>;

const serviceChange = z.partial(serviceFields);

export type ServiceChange = z.infer<typeof serviceChange>;

const stored = z.extend(done, { service: storedService });

export const servicesContract = {
  listServices: endpoint.anyone
    .get('/services', 'The services and what they include', { shared: true })
    .input(z.object({ onHome: z.optional(flag) }))
    .output(z.array(service)),
  listStoredServices: endpoint.admin
    .get('/admin/services', 'The services with what booking asks of them')
    .output(z.array(storedService)),
  createService: endpoint.admin
    .post('/services', 'Add a service at the end of the list')
    .input(serviceFields)
    .output(stored),
  adoptServices: endpoint.admin
    .post(
      '/admin/services/adopt',
      'Add the usual services of the trade; those whose titles exist are left out',
    )
    .output(z.extend(done, { added: z.int() })),
  orderServices: endpoint.admin
    .put(
      '/admin/service-order',
      'Put the services in another order; refused when theirs is no longer as `seen`',
    )
    .input(z.object({ serviceIds: serviceOrder, seen: z.optional(serviceOrder) }))
    .output(done),
  updateService: endpoint.admin
    .put(
      '/services/{serviceId}',
      'Change a service; what is left out stays. Refused when what is given of it as `seen` has changed',
    )
    .input(z.extend(serviceChange, { serviceId, seen: z.optional(serviceChange) }))
    .output(stored),
  deleteService: endpoint.admin
    .delete('/services/{serviceId}', 'Delete a service; appointments keep its name')
    .input(z.object({ serviceId }))
    .output(done),
};
