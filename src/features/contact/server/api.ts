import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { contactContract } from '../contract.ts';
import { sendMessage } from './actions.ts';

const contact = implement(contactContract).$context<ApiContext>().use(guard);

export const contactApi = contact.router({
  sendMessage: contact.sendMessage.handler(async ({ context, input }) => {
    await sendMessage(context, input);
    return { message: 'Το μήνυμά σας στάλθηκε. Θα σας απαντήσουμε σύντομα.' };
  }),
});
