import type { Services } from '#server/services.ts';
import { retainedSince } from '#shared/retention.ts';
import { chatFeature } from '../feature.ts';
import { anonymiseChatsBefore, removeChatsBefore } from './retention-store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'chat.forget': object;
  }
}

/** Every night deletes old conversations, and what unknown visitors wrote in those that are a little younger. */
export function defineChatJobs({ jobs, database, now }: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('chat.forget', { schedule: '20 4 * * *' }, async () => {
    await removeChatsBefore(database.db, retainedSince(chatFeature.retention.chats, now()));
    await database.transact((trx) =>
      anonymiseChatsBefore(trx, retainedSince(chatFeature.retention.visitorChats, now()), now()),
    );
  });
}
