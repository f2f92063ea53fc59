import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { flag } from '../../shared/query-fields.ts';

const service = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  imageUrl: z.optional(z.string()),
  image: z.optional(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  /** What is included. */
  features: z.array(z.string()),
  /** What everybody may read of the cost. */
  priceRange: z.string(),
  priceNote: z.string(),
  /** From how many euro without VAT; absent for whoever may not see prices. */
  price: z.optional(z.number()),
  durationMinutes: z.int(),
  isEmergency: z.boolean(),
  isBookable: z.boolean(),
  onHome: z.boolean(),
  legalNote: z.optional(z.string()),
});

export type Service = z.infer<typeof service>;

export const servicesContract = {
  listServices: endpoint('anyone', 'GET', '/services', { summary: 'The services and what they include' })
    .input(z.object({ onHome: z.optional(flag) }))
    .output(z.array(service)),
};
