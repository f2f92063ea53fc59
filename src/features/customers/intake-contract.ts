import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { optionalEmail } from '#shared/fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { businessRules, customer } from './contract.ts';
import { customerFields } from './details-contract.ts';

/* Customers whom the office makes, one by one or from a file, and their invitations to an account. */

/** The maximum number of customers in a file. */
export const maxImportedCustomers = 5_000;
/** The maximum number of customers who are invited at once. */
export const maxInvited = 500;

/** The fields of a customer whom the office makes, approved and without a sign-in. */
export const newCustomerFields = z
  .extend(customerFields, {
    accountType: z.enum(['private', 'b2b']),
    email: optionalEmail,
    canViewPrices: z._default(z.boolean(), false),
    /** Becomes a note that only administrators read. */
    note: z.optional(z.string().check(z.overwrite(severalLines), z.maxLength(2_000))),
  })
  .check(...businessRules('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις'));
export type NewCustomerFields = z.output<typeof newCustomerFields>;

const field = z.string().check(z.maxLength(40));

/** What the administrator has chosen about a file of customers. */
export const customerImportChoices = z.object({
  sheet: z.optional(z.string().check(z.maxLength(200))),
  /** The field of each column in their order; '' for one that is not read. */
  columns: z.optional(z.array(field).check(z.maxLength(1_000))),
  /** Whether a name in one cell begins with the surname, as lists of accountants do. */
  surnameFirst: z.optional(z.boolean()),
  /** Whether customers see prices of whom the file does not say. */
  canViewPrices: z.optional(z.boolean()),
  /** What is done with a line that is probably a customer of the shop, or of a line above, by its line. */
  twins: z.optional(z.record(z.string().check(z.regex(/^\d{1,7}$/)), z.enum(['add', 'skip']))),
});
export type CustomerImportChoices = z.infer<typeof customerImportChoices>;

/** The customers that a file would add. Not part of the contract, because the file is not JSON. */
export const customerImportPreview = z.object({
  isApplied: z.boolean(),
  version: z.string(),
  sheets: z.array(z.string()),
  chosen: customerImportChoices,
  columns: z.array(z.object({ head: z.string(), field: z.string(), sample: z.string() })),
  added: z.int(),
  skipped: z.int(),
  lines: z.array(
    z.object({
      line: z.int(),
      fullName: z.string(),
      accountType: z.enum(['private', 'b2b']),
      /** Telephone, e-mail, tax number and address in one line. */
      facts: z.string(),
      canViewPrices: z.boolean(),
      /** By what the customer is probably known already: of the shop, or of a line above. */
      twin: z.optional(
        z.object({
          by: z.enum(['email', 'afm', 'phone']),
          fullName: z.string(),
          line: z.optional(z.int()),
          choice: z.enum(['add', 'skip']),
        }),
      ),
    }),
  ),
  /** Undoes the import; only of one that was applied. */
  undoId: z.optional(z.string()),
  errors: z.array(z.object({ line: z.int(), column: z.optional(z.string()), error: z.string() })),
});
export type CustomerImportPreview = z.infer<typeof customerImportPreview>;

const customerId = z.string().check(z.maxLength(40));

export const intakeContract = {
  addCustomer: endpoint.admin
    .post('/admin/customers', 'Add a customer, approved and without a sign-in')
    .input(newCustomerFields)
    .output(z.object({ message: z.string(), customer })),
  inviteCustomers: endpoint.admin
    .post(
      '/admin/customers/invitations',
      'Invite customers without an account to choose a password; without ids all who have an e-mail address and no invitation',
    )
    .input(
      z.object({
        customerIds: z.optional(
          z.array(customerId).check(z.minLength(1, 'Επιλέξτε πελάτες'), z.maxLength(maxInvited)),
        ),
      }),
    )
    .output(z.object({ message: z.string(), invited: z.int() })),
  withdrawInvitation: endpoint.admin
    .delete('/admin/customers/{customerId}/invitation', 'Withdraw an invitation; its link no longer works')
    .input(z.object({ customerId }))
    .output(done),
  listCustomerImports: endpoint.admin
    .get(
      '/admin/customers/imports',
      'The imports of customers that can still be undone, and who can be invited',
    )
    .output(
      z.object({
        imports: z.array(z.object({ id: z.string(), count: z.int(), at: z.string() })),
        /** Approved customers with an e-mail address, without an account and without an invitation. */
        invitable: z.int(),
      }),
    ),
  undoCustomerImport: endpoint.admin
    .post('/admin/customers/imports/{importId}/undo', 'Remove the customers of an import, all or none')
    .input(z.object({ importId: z.string().check(z.maxLength(40)) }))
    .output(done),
};
