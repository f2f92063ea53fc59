import type { Services } from '#server/services.ts';
import { retainedSince, retention } from '#shared/retention.ts';
import { anonymiseChatsBefore, removeChatsBefore } from './retention-store.ts';

declare module '../../../server/jobs.ts' {
  interface JobData {
    'chat.forget': object;
  }
}

/** Every night deletes old conversations, and what unknown visitors wrote in those that are a little younger. */
export function defineChatJobs({ jobs, database, now }: Pick<Services, 'jobs' | 'database' | 'now'>): void {
  jobs.define('chat.forget', { schedule: '20 4 * * *' }, async () => {
    await removeChatsBefore(database.db, retainedSince(retention.chats, now()));
    await database.transact((trx) =>
      anonymiseChatsBefore(trx, retainedSince(retention.visitorChats, now()), now()),
    );
  });
}
