import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { emailChangeContract } from '../email-change-contract.ts';
import { askEmailChange, confirmEmailChange, stopEmailChange } from './email-change-actions.ts';

const change = implement(emailChangeContract).$context<ApiContext>().use(guard);

export const emailChangeApi = change.router({
  askEmailChange: change.askEmailChange.handler(
    says(
      'Αν το email μπορεί να χρησιμοποιηθεί, στείλαμε εκεί έναν σύνδεσμο. Πατήστε τον για να γίνει η αλλαγή.',
      askEmailChange,
    ),
  ),
  confirmEmailChange: change.confirmEmailChange.handler(
    says('Το email σας άλλαξε. Από τώρα συνδέεστε με αυτό.', confirmEmailChange),
  ),
  stopEmailChange: change.stopEmailChange.handler(async ({ context, input }) => {
    const wasMade = await stopEmailChange(context, input.token);
    return {
      message: wasMade
        ? 'Ο λογαριασμός σας έχει ξανά το προηγούμενο email. Αλλάξτε τώρα τον κωδικό σας.'
        : 'Η αλλαγή σταμάτησε. Αλλάξτε τώρα τον κωδικό σας.',
    };
  }),
});
