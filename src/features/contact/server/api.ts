import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { findCustomerByEmail } from '#features/customers/server/store.ts';
import { contactContract } from '../contract.ts';
import { contactRefusals } from '../refusals.ts';
import { deleteMessage, replyToMessage, sendMessage, setMessageStatus } from './actions.ts';
import { countMessages, findMessage, listMessages } from './store.ts';

const contact = implement(contactContract).$context<ApiContext>().use(guard);

export const contactApi = contact.router({
  sendMessage: contact.sendMessage.handler(
    says('Το μήνυμά σας στάλθηκε. Θα σας απαντήσουμε σύντομα.', sendMessage),
  ),
  listMessages: contact.listMessages.handler(async ({ context: { services, answer }, input }) => {
    const { db } = services.database;
    if (input.pageSize) {
      const counts = await countMessages(db, input);
      const total = input.status ? counts[input.status] : counts.new + counts.read + counts.answered;
      answer.set('X-Total-Count', String(total));
    }
    return listMessages(db, input);
  }),
  countMessages: contact.countMessages.handler(({ context, input }) =>
    countMessages(context.services.database.db, input),
  ),
  getMessage: contact.getMessage.handler(async ({ context, input }) => {
    const { db } = context.services.database;
    const message = (await findMessage(db, input.messageId)) ?? refuse(contactRefusals, 'MESSAGE_NOT_FOUND');
    const account = await findCustomerByEmail(db, message.email.toLowerCase());
    return { ...message, ...(account && { customerId: account.id }) };
  }),
  setMessageStatus: contact.setMessageStatus.handler(async ({ context, input }) => {
    await setMessageStatus(context, input.messageId, input.status);
    return {
      message:
        input.status === 'new' ? 'Το μήνυμα περιμένει απάντηση.' : 'Το μήνυμα σημειώθηκε ως διαβασμένο.',
    };
  }),
  replyToMessage: contact.replyToMessage.handler(says('Η απάντηση στάλθηκε με email.', replyToMessage)),
  deleteMessage: contact.deleteMessage.handler(says('Το μήνυμα διαγράφηκε', deleteMessage)),
});
