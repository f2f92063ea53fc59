import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPgliteDirectory } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { startChild, type Child } from '../support/process/child.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const conversations = 80;
const patient = { timeout: 100_000, interval: 20 };

let dataDir: string;
let children: Child[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigla-chat-'));
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  children = [];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The numbers of the last answered message of each conversation, by one writer over all its processes. */
class Writer {
  readonly #env: Record<string, string>;
  readonly answered = Array.from({ length: conversations }, () => 0);
  #read = 0;
  #child: Child | undefined;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Begins, or goes on where the last process was killed: what was not answered is sent again. */
  start(): void {
    const next = JSON.stringify(this.answered.map((number) => number + 1));
    this.#child = startChild('write-chats.ts', { DEMO: 'off', ...this.#env, NEXT: next });
    this.#read = 0;
    children.push(this.#child);
  }

  /** Waits until so many more messages were answered. */
  async write(count: number): Promise<void> {
    const child = this.#child;
    const goal = this.#answers().length + count;
    await vi
      .waitUntil(() => this.#answers().length > goal, patient)
      .catch(() => {
        throw new Error(`Too few messages were answered: ${child?.errors()}`);
      });
  }

  async kill(): Promise<void> {
    await this.#child?.kill();
    for (const line of this.#answers().slice(this.#read)) {
      const [index = 0, number = 0] = line.split(' ').map(Number);
      if (number !== (this.answered[index] ?? 0) + 1) throw new Error(`Answered out of order: ${line}`);
      this.answered[index] = number;
    }
    this.#read = this.#answers().length;
  }

  #answers = () => (this.#child?.lines ?? []).filter((line) => /^\d+ \d+$/.test(line));
}

/** What is stored otherwise than it was answered: lost, twice, out of order, or without its reply. */
async function faultsIn({ db }: Database, writers: readonly Writer[]) {
  const chats = await db.selectFrom('chatConversations').select(['id', 'lastSeq']).execute();
  const messages = await db
    .selectFrom('chatMessages')
    .select(['conversationId', 'seq', 'sender', 'content'])
    .orderBy('conversationId')
    .orderBy('seq')
    .execute();
  expect(chats).toHaveLength(conversations);
  const faults: string[] = [];
  for (const { id, lastSeq } of chats) {
    const own = messages.filter(({ conversationId }) => conversationId === id);
    const isGapless = own.every(({ seq }, index) => seq === index + 1) && lastSeq === own.length;
    const hasReplies = own.every(({ sender }, index) => sender === (index % 2 === 0 ? 'user' : 'bot'));
    if (!isGapless || !hasReplies) faults.push(`${id}: ${own.map(({ sender }) => sender).join()}`);
    for (const [index, { answered }] of writers.entries()) {
      const numbers = own.flatMap(({ sender, content }) => {
        const [, by, number] = content.split(' ');
        return sender === 'user' && Number(by) === index ? [Number(number)] : [];
      });
      const acknowledged = answered[Number(id.slice('chat-'.length))] ?? 0;
      const isInOrder = numbers.every((number, at) => number === at + 1);
      if (!isInOrder || numbers.length < acknowledged || numbers.length > acknowledged + 1)
        faults.push(`${id}: ${acknowledged} answered to writer ${index}, stored ${numbers.join()}`);
    }
  }
  return faults;
}

test('kill -9 while 80 conversations write loses, doubles and disorders nothing (embedded)', async () => {
  const writer = new Writer({ DATA_DIR: dataDir });
  for (const count of [120, 40]) {
    writer.start();
    await writer.write(count);
    await writer.kill();
  }
  const database = await openPgliteDirectory(dataDir);
  expect(await faultsIn(database, [writer])).toEqual([]);
  await database.close();
});

test('nor on PostgreSQL, when two processes write into the same conversations and both are killed', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'vigla_chat', 'schema');
  const writers = [0, 1].map((index) => new Writer({ DATABASE_URL: url, WRITER: String(index) }));
  for (const writer of writers) writer.start();
  await Promise.all(writers.map((writer) => writer.write(120)));
  await writers[0]?.kill();
  // The other writes on meanwhile.
  await writers[1]?.write(40);
  writers[0]?.start();
  await Promise.all(writers.map((writer) => writer.write(40)));
  await Promise.all(writers.map((writer) => writer.kill()));
  const database = await openPostgres(url, createLog({ least: 'error' }));
  expect(await faultsIn(database, writers)).toEqual([]);
  await database.close();
});
