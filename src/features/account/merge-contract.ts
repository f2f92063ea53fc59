import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';

const ids = z.object({
  /** The customer who stays. */
  customerId: z.string().check(z.maxLength(40)),
  /** The one who becomes part of him. */
  other: z.string().check(z.maxLength(40)),
});

/** How much a merge moves, by kind. */
const counted = z.object({
  orders: z.int(),
  payments: z.int(),
  appointments: z.int(),
  offers: z.int(),
  contracts: z.int(),
  chats: z.int(),
  messages: z.int(),
  reviews: z.int(),
  addresses: z.int(),
  notes: z.int(),
});

export const mergePreview = z.object({
  moves: counted,
  /** The points that go to the kept customer. */
  points: z.int(),
  /** What is said of the other customer, and will stand in a note of the kept one. */
  facts: z.array(z.string()),
  /** The other one has a sign-in, which ends. */
  losesSignIn: z.boolean(),
  /** The kept one has none. */
  keepsNone: z.boolean(),
});

export type MergePreview = z.infer<typeof mergePreview>;

export const mergeContract = {
  previewMerge: endpoint.admin
    .get(
      '/admin/customers/{customerId}/merge/{other}',
      'What moves when another customer becomes part of this one',
    )
    .input(ids)
    .output(mergePreview),
  mergeCustomers: endpoint.admin
    .post(
      '/admin/customers/{customerId}/merge/{other}',
      'Bring everything of another customer to this one, whose sign-in stays, and remove the other',
    )
    .input(ids)
    .output(done),
};
