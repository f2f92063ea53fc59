import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { given, optionalText, text } from '#shared/fields.ts';

/** Minimum length in characters of an administrators' password that is chosen on the screen. */
export const minAdminPassword = 10;

const ownPassword = given('Συμπληρώστε τον τρέχοντα κωδικό').check(
  z.minLength(1, 'Συμπληρώστε τον τρέχοντα κωδικό'),
  z.maxLength(200),
);

/** Maximum length in characters of an administrator's name. */
export const maxAdminNameLength = 40;

const code = given('Συμπληρώστε τον κωδικό').check(
  z.trim(),
  z.minLength(6, 'Ο κωδικός έχει 6 ψηφία'),
  z.maxLength(40),
);

/** A code from the app or a recovery code; required while the second step is on. */
const presentCode = z.optional(
  z.pipe(
    z.union([z.literal(''), code]),
    z.transform((typed: string) => typed || undefined),
  ),
);

export const adminPasswordChange = z.object({
  currentPassword: ownPassword,
  code: presentCode,
  newPassword: given('Συμπληρώστε τον νέο κωδικό').check(
    z.minLength(minAdminPassword, `Ο νέος κωδικός πρέπει να έχει τουλάχιστον ${minAdminPassword} χαρακτήρες`),
    z.maxLength(200),
    z.refine(
      (password: string) => new Set(password).size >= 5,
      'Χρησιμοποιήστε περισσότερους διαφορετικούς χαρακτήρες',
    ),
  ),
});

/** What a new way in asks of a session again. */
export const accessConfirmation = z.object({ password: ownPassword, code: presentCode });

export type AccessConfirmation = z.output<typeof accessConfirmation>;

export const secondStepCode = z.object({ code });
export const secondStepEnd = z.object({ password: ownPassword, code });

const adminSession = z.object({
  /** 12 hex digits; the audit log identifies the session by the same name. */
  name: z.string(),
  /** The name of the person; absent if none was given. */
  person: z.optional(z.string()),
  isThis: z.boolean(),
  openedAt: z.string(),
  seenAt: z.string(),
  address: z.optional(z.string()),
  browser: z.optional(z.string()),
});

const sessionName = z.string().check(z.regex(/^[0-9a-f]{12}$/, 'Η συνεδρία δεν υπάρχει'));

/** The administrators' access: the shared password, its sessions and the second step. */
export const adminAccessContract = {
  signIn: endpoint.anyone
    .post('/admin/login', 'Open the administrators’ session', { whileClosed: true })
    .input(
      z.object({
        password: z.string().check(z.minLength(1), z.maxLength(200)),
        /** A code from the app or a recovery code; required if the second step is on. */
        code: z.optional(z.string().check(z.maxLength(40))),
        /** The name of the person who signs in, shown next to what this session changes. */
        name: optionalText(maxAdminNameLength),
      }),
    )
    .output(done),
  signOut: endpoint.anyone
    .post('/admin/logout', 'End this browser’s administrator session', { whileClosed: true })
    .output(done),
  getSession: endpoint.anyone
    .get('/admin/session', 'Whether this browser holds an administrator session', { whileClosed: true })
    .output(z.object({ isAdmin: z.boolean(), name: z.optional(z.string()) })),

  setOwnName: endpoint.admin
    .put('/admin/session/name', 'Give this session the name of the person who uses it')
    .input(z.object({ name: text(maxAdminNameLength, 'Συμπληρώστε το όνομά σας') }))
    .output(done),

  listSessions: endpoint.admin
    .get('/admin/sessions', 'The open sessions of the administrators, the last used first')
    .output(z.array(adminSession)),
  endSession: endpoint.admin
    .delete('/admin/sessions/{session}', 'End one session')
    .input(z.object({ session: sessionName }))
    .output(done),
  endOtherSessions: endpoint.admin.delete('/admin/sessions', 'End every session but this one').output(done),
  changePassword: endpoint.admin
    .put('/admin/password', 'Choose another shared password; the other sessions end')
    .input(adminPasswordChange)
    .output(done),
  getSecondStep: endpoint.admin
    .get('/admin/second-step', 'Whether signing in takes a second step, and how many recovery codes are left')
    .output(z.object({ isOn: z.boolean(), codesLeft: z.int() })),
  beginSecondStep: endpoint.admin
    .post('/admin/second-step', 'Make a secret for an authenticator app, shown this once')
    .input(accessConfirmation)
    .output(z.object({ message: z.string(), secret: z.string(), uri: z.string() })),
  confirmSecondStep: endpoint.admin
    .put(
      '/admin/second-step',
      'Turn the second step on with a code of the app; answers the recovery codes, shown this once',
    )
    .input(secondStepCode)
    .output(z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })),
  endSecondStep: endpoint.admin
    .delete('/admin/second-step', 'Turn the second step off')
    .input(secondStepEnd)
    .output(done),
};
