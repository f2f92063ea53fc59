import type { TestApp } from '../app/app.ts';
import { putChat } from '../app/chat.ts';

/** Stores conversations, and gives the administrators' sessions a name. */
export async function putChats(app: TestApp, customerId: string | undefined) {
  const { db } = app.services.database;
  await db.updateTable('sessions').set({ displayName: 'Μαρία' }).where('kind', '=', 'admin').execute();
  const customer = customerId ?? null;
  const { id: replyId } = await db
    .insertInto('cannedReplies')
    .values({ shortcut: 'ores', text: 'Είμαστε εδώ έως τις 18:00.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = { keywords: JSON.stringify(['πάρκινγκ']), answer: 'Ναι, υπάρχει.' };
  const { id: answerId } = await db
    .insertInto('botAnswers')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow();
  const state = { customerId: customer, agentName: 'Μαρία' };
  return {
    conversationId: await putChat({ state: 'waiting', waitingSince: new Date() }, { isUnanswered: true }),
    openId: await putChat({ state: 'open', agentName: 'Μαρία' }),
    closedId: await putChat({ state: 'closed', closeReason: 'solved', visitorHash: Buffer.from('closed') }),
    ownId: await putChat({ ...state, state: 'open' }),
    replyId,
    answerId,
  };
}
