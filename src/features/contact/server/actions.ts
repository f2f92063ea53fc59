import type { ApiContext } from '../../../server/serve.ts';
import { newId } from '../../../server/ids.ts';
import { write } from '../../../server/write.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import type { ContactMessage } from '../contract.ts';
import { messageReceivedMail, newMessageMail } from './mails.ts';
import { insertMessage } from './store.ts';

/** Keeps a visitor's message, tells the administrators and thanks the sender; refused past the limit of its address. */
export async function sendMessage({ services, caller }: ApiContext, message: ContactMessage): Promise<void> {
  await services.limits.spend('contact', caller.ip);
  await write(services, async (trx) => {
    await insertMessage(trx, newId(), message);
    await insertAlert(trx, {
      type: 'other',
      event: 'message_received',
      severity: 'medium',
      title: 'Νέο μήνυμα επικοινωνίας',
      message: `${message.name}: ${message.subject ?? message.message.slice(0, 80)}`,
      audience: 'admin',
    });
    await services.mail.send(trx, messageReceivedMail(message));
    await services.mail.send(trx, newMessageMail(message));
  });
}
