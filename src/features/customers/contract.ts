import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import {
  across,
  email,
  given,
  nameText,
  optionalAddress,
  optionalAfm,
  optionalLines,
  optionalName,
  optionalPhone,
  optionalPostalCode,
  optionalText,
  text,
} from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { approvals } from './enums.ts';

export const accountTypeLabels = { private: 'Ιδιώτης', b2b: 'Επιχείρηση' } as const;
export type AccountType = keyof typeof accountTypeLabels;

export type Approval = (typeof approvals)[number];
export const approvalLabels: Record<Approval, string> = {
  pending: 'Αναμένει έγκριση',
  approved: 'Εγκεκριμένος',
  rejected: 'Απορρίφθηκε',
};

/** What an administrator or the customer decided about an account. */
export const customerEventLabels = {
  approved: 'Εγκρίθηκε',
  rejected: 'Απορρίφθηκε',
  restored: 'Αποκαταστάθηκε',
  reapplied: 'Υπέβαλε νέα αίτηση',
  prices_granted: 'Δόθηκε πρόσβαση στις τιμές',
  prices_withdrawn: 'Αφαιρέθηκε η πρόσβαση στις τιμές',
  orders_granted: 'Δόθηκε η διαχείριση παραγγελιών',
  orders_withdrawn: 'Αφαιρέθηκε η διαχείριση παραγγελιών',
} as const;
export type CustomerEvent = keyof typeof customerEventLabels;

/** The events of an account's history. */
export const historyLabels = {
  created: 'Προστέθηκε από το κατάστημα',
  invited: 'Στάλθηκε πρόσκληση για λογαριασμό',
  invitation_withdrawn: 'Ανακλήθηκε η πρόσκληση',
  ...customerEventLabels,
} as const;

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];
/** `undo` is the id with which the decision can be undone. */
const decided = z.object({ message: z.string(), undo: z.optional(z.string()) });

/** `b2c` and `personal` are synonyms of a private account. */
const accountType = z.pipe(
  z.enum(['private', 'b2b', 'b2c', 'personal'], 'Παρακαλώ επιλέξτε τύπο λογαριασμού'),
  z.transform((type): AccountType => (type === 'b2b' ? 'b2b' : 'private')),
);

export const newPassword = given('Ο κωδικός είναι υποχρεωτικός').check(
  z.minLength(6, 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες'),
  z.maxLength(200),
);

/** The fields of their own account that a customer may change. */
export const profileFields = {
  firstName: nameText(60, 'Το όνομα είναι υποχρεωτικό'),
  lastName: nameText(60, 'Το επώνυμο είναι υποχρεωτικό'),
  phone: optionalPhone,
  companyName: optionalText(120),
  address: optionalAddress(200),
  city: optionalName(80),
  postalCode: optionalPostalCode,
};

export const registrationFields = {
  ...profileFields,
  email,
  password: newPassword,
  accountType,
  afm: optionalAfm,
  /** For businesses, for their invoices. */
  doy: optionalText(60),
  profession: optionalText(120),
};

type AsBusiness = { accountType: AccountType; companyName?: string | undefined; afm?: string | undefined };

/** Additional required fields of businesses; each form has its own message for the company's name. */
export const businessRules = (companySentence: string) => [
  across<AsBusiness>('companyName', companySentence, isPrivateOr('companyName')),
  across<AsBusiness>('afm', 'Το ΑΦΜ είναι υποχρεωτικό για επιχειρήσεις', isPrivateOr('afm')),
];

function isPrivateOr(field: 'companyName' | 'afm') {
  return (values: AsBusiness) => values.accountType !== 'b2b' || Boolean(values[field]);
}

export const registration = z
  .object({
    ...registrationFields,
    /** The page of the shop to which the approval leads back. */
    from: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\\\s]*$/))),
  })
  .check(...businessRules('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις'));
export type Registration = z.infer<typeof registration>;

export const credentials = z.object({
  email,
  password: given('Ο κωδικός είναι υποχρεωτικός').check(
    z.minLength(1, 'Ο κωδικός είναι υποχρεωτικός'),
    z.minLength(6, 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες'),
    z.maxLength(200),
  ),
});
export type Credentials = z.infer<typeof credentials>;

export const passwordResetRequest = z.object({
  email: z.pipe(text(254, 'Παρακαλώ εισάγετε το email σας'), email),
});

export const passwordReset = z.object({ token: text(100), newPassword });
export type PasswordReset = z.infer<typeof passwordReset>;

/** A customer as the administrators and the customer see it. */
export const customer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  /** Blank for a customer without an account whose address nobody knows. */
  email: z.string(),
  phone: z.optional(z.string()),
  accountType: z.enum(keysOf(accountTypeLabels)),
  companyName: z.optional(z.string()),
  afm: z.optional(z.string()),
  doy: z.optional(z.string()),
  profession: z.optional(z.string()),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  isRejected: z.boolean(),
  canViewPrices: z.boolean(),
  isAdmin: z.boolean(),
  rejectionReason: z.optional(z.string()),
  createdAt: z.string(),
});
export type Customer = z.infer<typeof customer>;

/** The fields that the second sign-in form needs. */
const signedInCustomer = z.pick(customer, {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  isVerified: true,
  canViewPrices: true,
  isRejected: true,
  rejectionReason: true,
  accountType: true,
  companyName: true,
});

/** How a customer stands with an account: without one, invited to one, or with one. For administrators only. */
const account = z.enum(['none', 'invited', 'own']);

const listedCustomer = z.extend(customer, {
  account,
  /** Whether another account has the same tax number. For administrators only. */
  sharesAfm: z.boolean(),
  /** When approval was asked for last: at the registration, or when a rejected customer applied again. */
  appliedAt: z.string(),
});
export type ListedCustomer = z.infer<typeof listedCustomer>;

export const customerFile = z.extend(customer, {
  account,
  /** The other accounts with the same tax number. */
  sameAfm: z.array(z.object({ id: z.string(), fullName: z.string(), email: z.string() })),
  history: z.array(
    z.object({
      event: z.enum(keysOf(historyLabels)),
      reason: z.optional(z.string()),
      actorName: z.optional(z.string()),
      at: z.string(),
    }),
  ),
});
export type CustomerFile = z.infer<typeof customerFile>;

const customerFilter = z.object({
  approval: z.optional(z.enum(approvals)),
  search: optionalText(100),
  page: z.optional(wholeNumber(1, 100_000)),
  pageSize: z.optional(wholeNumber(1, 200)),
});
export type CustomerFilter = z.infer<typeof customerFilter>;

const customerId = z.string().check(z.maxLength(40));

/** An administrator's decision on an account: `isVerified` true approves or restores, false rejects. */
const verdict = z
  .object({
    customerId,
    isVerified: z.boolean(),
    canViewPrices: z.boolean(),
    rejectionReason: optionalLines(500),
    /** The account's state as it was shown; refused if somebody else has decided since. */
    seen: z.optional(z.enum(approvals)),
  })
  .check(
    across(
      'canViewPrices',
      'Μόνο εγκεκριμένοι πελάτες βλέπουν τιμές',
      (values) => values.isVerified || !values.canViewPrices,
    ),
  );
export type Verdict = z.infer<typeof verdict>;

const ofCustomer = z.object({ customerId });

export const customersContract = {
  register: endpoint.anyone.post('/auth/register', 'Ask for an account').input(registration).output(done),
  signIn: endpoint.anyone
    .post('/auth/login', 'Sign in as a customer')
    .input(credentials)
    .output(z.object({ message: z.string(), customer })),
  signInWithStatus: endpoint.anyone
    .post('/customers/login', 'Sign in as a customer and read how the account stands')
    .input(credentials)
    .output(signedInCustomer),
  signOut: endpoint.anyone.post('/auth/logout', 'End this browser’s customer session').output(done),
  askPasswordReset: endpoint.anyone
    .post('/auth/forgot-password', 'Ask for an e-mail with a reset code')
    .input(passwordResetRequest)
    .output(z.object({ message: z.string(), resetToken: z.optional(z.string()) })),
  resetPassword: endpoint.anyone
    .post('/auth/reset-password', 'Choose a new password with the code of the e-mail')
    .input(passwordReset)
    .output(done),

  listCustomers: endpoint.admin
    .get('/admin/customers', 'Customers')
    .input(customerFilter)
    .output(z.array(listedCustomer)),
  listAllCustomers: endpoint.admin
    .get('/customers', 'Customers, for the dashboard')
    .input(customerFilter)
    .output(z.array(listedCustomer)),
  countCustomers: endpoint.admin
    .get('/admin/customer-counts', 'How many customers there are in each list')
    .input(z.pick(customerFilter, { search: true }))
    .output(
      z.object({
        pending: z.int(),
        approved: z.int(),
        rejected: z.int(),
        /** When the oldest undecided registration was made; absent if there is none. */
        waitingSince: z.optional(z.string()),
      }),
    ),
  getCustomer: endpoint.admin
    .get('/admin/customers/{customerId}', 'One customer with the history of the account')
    .input(ofCustomer)
    .output(customerFile),
  decideOnCustomer: endpoint.admin
    .put(
      '/admin/customers/{customerId}/verify',
      'Approve, reject or restore a customer, who is told some seconds later; refused when the account is no longer as `seen`',
    )
    .input(verdict)
    .output(decided),
  approveCustomers: endpoint.admin
    .put('/admin/customers/verify', 'Approve up to 100 waiting customers; says of each what became of it')
    .input(
      z.object({
        customerIds: z.array(customerId).check(z.minLength(1, 'Επιλέξτε πελάτες'), z.maxLength(100)),
        canViewPrices: z._default(z.boolean(), true),
      }),
    )
    .output(
      z.object({
        message: z.string(),
        results: z.array(
          z.object({
            customerId: z.string(),
            /** The id with which the decision can be undone; absent if nothing changed. */
            undo: z.optional(z.string()),
            error: z.optional(z.string()),
          }),
        ),
      }),
    ),
  undoDecision: endpoint.admin
    .put('/admin/customers/{customerId}/undo', 'Take such a decision back before the customer is told')
    .input(z.extend(ofCustomer, { undo: z.string().check(z.maxLength(40)) }))
    .output(done),
  allowOrdersAdmin: endpoint.admin
    .put(
      '/admin/customers/{customerId}/orders-admin',
      'Let a customer manage everybody’s orders, or no longer',
    )
    .input(z.extend(ofCustomer, { isAdmin: z.boolean() }))
    .output(done),
};
