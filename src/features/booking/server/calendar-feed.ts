import { createHash, randomBytes } from 'node:crypto';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { insertFeed, removeFeeds } from './calendar-feed-store.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a new secret calendar address, which is nowhere kept in clear; an earlier one ends. */
export async function createFeed({ services }: ApiContext): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await write(services, async (trx) => {
    await removeFeeds(trx);
    await insertFeed(trx, hashOf(token), services.now());
  });
  return `${services.config.publicUrl}/calendar/${token}.ics`;
}

/** Ends the secret calendar address. */
export async function endFeed({ services }: ApiContext): Promise<void> {
  await write(services, (trx) => removeFeeds(trx));
}
