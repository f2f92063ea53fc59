import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { email } from '#shared/fields.ts';
import { openingSteps } from './enums.ts';

const step = z.object({
  key: z.enum(openingSteps),
  isDone: z.boolean(),
  /** Without it the shop cannot open. */
  isRequired: z.boolean(),
  /** What is missing, or what there is, as a Greek phrase. */
  note: z.optional(z.string()),
});

const opening = z.object({
  isOpen: z.boolean(),
  steps: z.array(step),
  /** The address from which customers get e-mails. */
  sender: z.string(),
  /** Whether an e-mail can leave at all. */
  canSend: z.boolean(),
});

export type OpeningStep = z.infer<typeof step>;
export type Opening = z.infer<typeof opening>;

export const openingContract = {
  getOpening: endpoint.admin
    .get('/admin/opening', 'Whether the shop is open, and what is left to do before it opens')
    .output(opening),
  setOpening: endpoint.admin
    .put(
      '/admin/opening',
      'Open the shop to everybody, or close it; opening is refused while a required step is missing',
    )
    .input(z.object({ isOpen: z.boolean() }))
    .output(done),
  sendProof: endpoint.admin
    .post('/admin/opening/mail', 'Send an e-mail whose link proves that the shop’s e-mails arrive')
    .input(z.object({ email }))
    .output(done),
  confirmProof: endpoint.admin
    .post('/admin/opening/mail-arrived', 'Confirm with the token of its link that the e-mail arrived')
    .input(z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'Ο σύνδεσμος δεν είναι σωστός')) }))
    .output(done),
  confirmTexts: endpoint.admin
    .post('/admin/opening/texts', 'Confirm that the texts of the shop were read')
    .output(done),
};
