import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import type { BotAnswer, CannedReply } from '../../support-contract.ts';
import { chatRefusals } from '../../refusals.ts';
import { dismissUnanswered as dismiss } from './store.ts';
import * as store from './tables-store.ts';

const replyFacts = ({ shortcut, text }: Omit<CannedReply, 'id'>) => ({ shortcut, text });
const answerFacts = ({ keywords, answer, isActive }: Omit<BotAnswer, 'id'>) => ({
  keywords: keywords.join(', '),
  answer,
  isActive,
});

/** Adds a ready reply, or changes the one with the id. */
export function saveCannedReply(
  context: ApiContext,
  fields: Omit<CannedReply, 'id'>,
  id?: number,
): Promise<CannedReply> {
  return write(context.services, async (trx) => {
    await store.lockTables(trx);
    const before = id === undefined ? undefined : await store.lockCannedReply(trx, id);
    if (id !== undefined && !before) refuse(chatRefusals, 'REPLY_NOT_FOUND');
    if (!before && (await store.listCannedReplies(trx)).length >= store.maxRows)
      refuse(chatRefusals, 'TOO_MANY_REPLIES');
    const { message } = chatRefusals.SHORTCUT_TAKEN;
    const saved =
      (await store.saveCannedReply(trx, fields, id)) ??
      refuse(chatRefusals, 'SHORTCUT_TAKEN', { fields: { shortcut: message } });
    await audit(trx, context, {
      entity: 'canned-reply',
      entityId: saved.id,
      label: `/${saved.shortcut}`,
      before: before && replyFacts(before),
      after: replyFacts(saved),
    });
    return saved;
  });
}

export async function removeCannedReply(
  context: ApiContext,
  { replyId: id }: { replyId: number },
): Promise<void> {
  await write(context.services, async (trx) => {
    const before = (await store.lockCannedReply(trx, id)) ?? refuse(chatRefusals, 'REPLY_NOT_FOUND');
    await store.deleteCannedReply(trx, id);
    await audit(trx, context, {
      entity: 'canned-reply',
      entityId: id,
      label: `/${before.shortcut}`,
      before: replyFacts(before),
    });
  });
}

/** Teaches the bot an answer, or changes the one with the id. */
export function saveBotAnswer(
  context: ApiContext,
  fields: Omit<BotAnswer, 'id'>,
  id?: number,
): Promise<BotAnswer> {
  return write(context.services, async (trx) => {
    await store.lockTables(trx);
    const before = id === undefined ? undefined : await store.lockBotAnswer(trx, id);
    if (id !== undefined && !before) refuse(chatRefusals, 'ANSWER_NOT_FOUND');
    if (!before && (await store.listBotAnswers(trx)).length >= store.maxRows)
      refuse(chatRefusals, 'TOO_MANY_ANSWERS');
    const saved = await store.saveBotAnswer(trx, fields, id);
    await audit(trx, context, {
      entity: 'bot-answer',
      entityId: saved.id,
      label: saved.keywords[0] ?? '',
      before: before && answerFacts(before),
      after: answerFacts(saved),
    });
    return saved;
  });
}

export async function removeBotAnswer(
  context: ApiContext,
  { answerId: id }: { answerId: number },
): Promise<void> {
  await write(context.services, async (trx) => {
    const before = (await store.lockBotAnswer(trx, id)) ?? refuse(chatRefusals, 'ANSWER_NOT_FOUND');
    await store.deleteBotAnswer(trx, id);
    await audit(trx, context, {
      entity: 'bot-answer',
      entityId: id,
      label: before.keywords[0] ?? '',
      before: answerFacts(before),
    });
  });
}

/** Removes a text from the questions that the bot could not answer. */
export async function dismissUnanswered(context: ApiContext, { text }: { text: string }): Promise<void> {
  await write(context.services, async (trx) => {
    const times = await dismiss(trx, text);
    if (times === 0) return;
    await audit(trx, context, {
      entity: 'bot-answer',
      entityId: 'unanswered',
      // Not the text: the audit log outlives the conversation.
      label: 'Αναπάντητη ερώτηση',
      before: { unanswered: times },
      after: { unanswered: 0 },
    });
  });
}
