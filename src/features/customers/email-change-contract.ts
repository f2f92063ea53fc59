import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { email, text } from '#shared/fields.ts';

/** The form that asks for another e-mail address. */
export const emailChangeForm = z.object({
  newEmail: email,
  /** The account's current password. */
  password: z.string().check(z.minLength(1, 'Συμπληρώστε τον κωδικό σας'), z.maxLength(200)),
});

const byLink = z.object({ token: text(100) });

export const emailChangeContract = {
  askEmailChange: endpoint.customer
    .post(
      '/customer/email',
      'Receive at another address the link that makes it the account’s; the present address is told',
    )
    .input(emailChangeForm)
    .output(done),
  confirmEmailChange: endpoint.anyone
    .post(
      '/email-change/confirm',
      'Make the address that received the link the account’s; the other sessions end',
    )
    .input(byLink)
    .output(done),
  stopEmailChange: endpoint.anyone
    .post(
      '/email-change/stop',
      'Stop a change, or take it back, with the link sent to the earlier address; all sessions end',
    )
    .input(byLink)
    .output(done),
};
