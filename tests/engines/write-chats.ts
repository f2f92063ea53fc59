// Writes endlessly into 80 conversations at once and prints every message that was answered: `conversation number`.
import { texts } from '#app/texts/all.ts';
import { features } from '#features/all.ts';
import { router } from '#app/api.ts';
import { defineJobs } from '#app/jobs.ts';
import { readConfig } from '#server/config.ts';
import { callInProcess } from '#server/http/api.ts';
import { openServices } from '#server/services.ts';
import { takeOverSettings } from '#server/settings.ts';
import { seedCompany } from '../support/app/company.ts';
import { hashOf } from '#server/tokens.ts';
import { anonymous } from '#shared/viewer.ts';

const conversations = 80;
/** The writer of this process: several write into the same conversations. */
const writer = Number(process.env['WRITER'] ?? 0);
/** The number of each conversation's next message: what was not answered is sent again with the same key. */
const next: number[] = JSON.parse(process.env['NEXT'] ?? '[]');

const services = await openServices(readConfig(process.env), features, texts);
// They are for people, who write more slowly.
services.limits.count = async () => ({ left: 1, retryAfterSeconds: 0 });
await seedCompany(services.database.db);
await takeOverSettings(services);
defineJobs(services);
await services.jobs.prepare();
const nothing = () => {};
const tokenOf = (index: number) => Buffer.alloc(32, `chat ${index}`).toString('base64url');
const keyOf = (index: number, number: number) =>
  [8, 4, 4, 4, 12]
    .map((length, part) => String([0, writer, 0, index, number][part]).padStart(length, '0'))
    .join('-');

const at = new Date();
await services.database.db
  .insertInto('chatConversations')
  .values(
    Array.from({ length: conversations }, (_, index) => ({
      id: `chat-${index}`,
      visitorHash: hashOf(tokenOf(index)),
      openedAt: at,
      updatedAt: at,
    })),
  )
  .onConflict((conflict) => conflict.doNothing())
  .execute();
console.log('open');

async function writeForever(index: number): Promise<never> {
  for (let number = next[index] ?? 1; ; number += 1) {
    const input = {
      conversationId: `chat-${index}`,
      key: keyOf(index, number),
      text: `γεια ${writer} ${number}`,
    };
    await callInProcess(router, ['chat', 'sendChatMessage'], input, {
      services,
      viewer: anonymous,
      caller: { ip: '192.0.2.1', chatToken: tokenOf(index) },
      headers: new Headers(),
      answer: new Headers(),
      reads: nothing,
      freshFor: nothing,
    });
    console.log(`${index} ${number}`);
  }
}

await Promise.all(Array.from({ length: conversations }, (_, index) => writeForever(index)));
