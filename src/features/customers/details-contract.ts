import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { email, given, optionalAfm, optionalText } from '#shared/fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { businessRules, customer, profileFields } from './contract.ts';

/** What the company's people know of a customer; nobody else reads it. */
export const customerNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
  /** Who changed it last, and when; absent if nobody has. */
  editedBy: z.optional(z.string()),
  editedAt: z.optional(z.string()),
});
export type CustomerNote = z.infer<typeof customerNote>;

export const noteFields = z.object({
  text: given('Συμπληρώστε τη σημείωση').check(
    z.overwrite(severalLines),
    z.minLength(1, 'Συμπληρώστε τη σημείωση'),
    z.maxLength(2_000),
  ),
});

/** The fields of a customer that administrators may change; the e-mail address is the customer's to change. */
export const customerFields = z.object({
  ...profileFields,
  afm: optionalAfm,
  doy: optionalText(60),
  profession: optionalText(120),
});
export type CustomerFields = z.infer<typeof customerFields>;

/** The same of a business. */
export const businessFields = z
  .extend(customerFields, { accountType: z.enum(['private', 'b2b']) })
  .check(...businessRules('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις'));

/** The same with the e-mail address, which administrators change as long as there is no account. */
export const editedFields = z.safeExtend(businessFields, {
  email: z.optional(z.union([z.literal(''), email])),
});

const customerId = z.string().check(z.maxLength(40));
const ofNote = z.object({ customerId, noteId: z.string().check(z.maxLength(40)) });

export const detailsContract = {
  updateCustomer: endpoint.admin
    .put(
      '/admin/customers/{customerId}',
      'Change a customer’s details; the e-mail address only of one without an account',
    )
    .input(z.extend(customerFields, { customerId, email: z.optional(z.union([z.literal(''), email])) }))
    .output(z.object({ message: z.string(), customer })),
  addCustomerNote: endpoint.admin
    .post('/admin/customers/{customerId}/notes', 'Add a note that only administrators read')
    .input(z.extend(noteFields, { customerId }))
    .output(z.object({ message: z.string(), noteId: z.string() })),
  changeCustomerNote: endpoint.admin
    .put('/admin/customers/{customerId}/notes/{noteId}', 'Change such a note')
    .input(z.extend(ofNote, noteFields.shape))
    .output(done),
  removeCustomerNote: endpoint.admin
    .delete('/admin/customers/{customerId}/notes/{noteId}', 'Delete such a note')
    .input(ofNote)
    .output(done),
  restoreCustomerNote: endpoint.admin
    .post('/admin/customers/{customerId}/notes/{noteId}/restore', 'Bring a note back that was deleted today')
    .input(ofNote)
    .output(done),
};
