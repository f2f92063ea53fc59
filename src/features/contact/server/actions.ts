import { audit, sessionName } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { formatDateTime } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { alertAdmins, resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import type { ContactMessage, MessageStatus, MessageThread } from '../contract.ts';
import { messagesHref } from '../messages-search.ts';
import { contactRefusals } from '../refusals.ts';
import { messageReceivedMail, newMessageMail, replyMail } from './mails.ts';
import * as store from './store.ts';

/**
 * Stores a visitor's message, alerts the administrators and thanks the sender; refused if the IP address or the e-mail
 * address exceeds its limit.
 */
export async function sendMessage({ services, caller }: ApiContext, message: ContactMessage): Promise<void> {
  await services.limits.spend('contact', caller.ip);
  // The e-mail of thanks goes to the typed address, which may be a stranger's.
  await services.limits.spend('contact-email', message.email);
  await write(services, (trx) => leaveMessage(services, trx, message));
}

/** Stores a message, alerts the administrators and thanks the sender, whose limits have been checked; returns its id. */
export async function leaveMessage(
  services: Services,
  trx: Transaction,
  message: ContactMessage,
): Promise<string> {
  const id = newId();
  await store.insertMessage(trx, id, message);
  const alert: NewAlert = {
    type: 'other',
    event: 'message_received',
    severity: 'medium',
    title: 'Νέο μήνυμα επικοινωνίας',
    message: `${message.name}: ${message.subject ?? message.message.slice(0, 80)}`,
    link: messagesHref({ message: id }),
    subject: subjectOf('message', id),
    audience: 'admin',
  };
  await services.live.publish(trx, 'admin', { type: 'changed', resources: ['contact'] });
  const toAdmins = newMessageMail(message, services.config.publicUrl + messagesHref({ message: id }));
  const mails = await alertAdmins(trx, alert, toAdmins);
  await services.mail.send(trx, messageReceivedMail(message), ...mails);
  return id;
}

/** Replaces the text of a message because its sender wrote on; false if somebody has already looked at it. */
export async function extendMessage(
  services: Services,
  trx: Transaction,
  id: string,
  text: string,
): Promise<boolean> {
  const isReplaced = await store.rewriteMessage(trx, id, text);
  if (isReplaced) await services.live.publish(trx, 'admin', { type: 'changed', resources: ['contact'] });
  return isReplaced;
}

const requireMessage = async (trx: Transaction, messageId: string) =>
  (await store.findMessage(trx, messageId, { lock: true })) ?? refuse(contactRefusals, 'MESSAGE_NOT_FOUND');

/** Named by its date, because the audit log outlives the message and its sender. */
const labelOf = ({ createdAt }: MessageThread) => `Μήνυμα της ${formatDateTime(new Date(createdAt))}`;

const settle = ({ services }: ApiContext, trx: Transaction, messageId: string) =>
  resolveAlertsAbout(services, trx, subjectOf('message', messageId));

/** Marks a message as needing no answer, or as waiting for one again. */
export async function setMessageStatus(
  context: ApiContext,
  messageId: string,
  status: MessageStatus,
): Promise<void> {
  await write(context.services, async (trx) => {
    const before = await requireMessage(trx, messageId);
    await store.updateMessageStatus(trx, messageId, status);
    if (status !== 'new') await settle(context, trx, messageId);
    await audit(trx, context, {
      entity: 'message',
      entityId: messageId,
      label: labelOf(before),
      before: { status: before.status },
      after: { status },
    });
  });
}

/** Answers a message by e-mail and stores the answer; refused if there are answers that the writer has not seen. */
export async function replyToMessage(
  context: ApiContext,
  { messageId, text, seen }: { messageId: string; text: string; seen?: number | undefined },
): Promise<void> {
  const { services, caller } = context;
  await write(services, async (trx) => {
    const before = await requireMessage(trx, messageId);
    if (seen !== undefined && seen < before.replies.length) refuse(contactRefusals, 'MESSAGE_ANSWERED');
    const session = caller.adminToken ? sessionName(caller.adminToken) : null;
    await store.insertReply(trx, messageId, {
      text,
      session,
      actorName: caller.adminName ?? null,
      at: services.now(),
    });
    await store.updateMessageStatus(trx, messageId, 'answered');
    await settle(context, trx, messageId);
    await services.mail.send(trx, replyMail(before, text));
    await audit(trx, context, {
      entity: 'message',
      entityId: messageId,
      label: labelOf(before),
      before: { status: before.status, replies: before.replies.length },
      after: { status: 'answered', replies: before.replies.length + 1 },
    });
  });
}

/** Deletes a message with its answers. */
export async function deleteMessage(
  context: ApiContext,
  { messageId }: { messageId: string },
): Promise<void> {
  await write(context.services, async (trx) => {
    const before = await requireMessage(trx, messageId);
    await store.deleteMessage(trx, messageId);
    await settle(context, trx, messageId);
    await audit(trx, context, {
      entity: 'message',
      entityId: messageId,
      label: labelOf(before),
      before: { status: before.status },
    });
  });
}
