import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { features } from '#features/all.ts';
import { joinTables, type LimitName, type Table } from '#shared/feature.ts';
import { retentionMs, retainedSince } from '#shared/retention.ts';
import { athensDate } from '#shared/dates.ts';
import { openReset } from '#features/customers/server/actions.ts';
import { openSession } from '#server/session.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putAppointment } from '../support/app/booking.ts';
import { truncateAll } from '../support/database/database.ts';
import { addCustomer } from '../support/app/people.ts';
import { putChat } from '../support/app/chat.ts';
import { putEndedContract } from '../support/app/contracts.ts';
import { passNight } from '../support/app/night.ts';
import { putRecallTold } from '../support/app/recalls.ts';
import { putCustomer, putMessage, putOffer, putOrder, putProduct } from '../support/app/shop.ts';

const now = new Date('2026-11-22T03:00:00Z');

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(now);
});
afterEach(() => app.setNow(undefined));

const runNight = () => passNight(app);

type Walk = { put: (at: Date) => Promise<unknown>; count: () => Promise<number> };

const db = () => app.services.database.db;
const countOf = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db());
  return rows[0]?.n ?? -1;
};
const openAdminSession = (at: Date) =>
  db()
    .transaction()
    .execute((trx) => openSession(trx, 'admin', null, at, { address: '192.0.2.1', userAgent: 'Firefox' }));

/** For each rule of the nightly jobs: stores a record of a given age, and counts such records. */
const walks: Record<Exclude<keyof Table<'retention'>, 'sentMails'>, Walk> = {
  rejectedAccounts: {
    put: (decidedAt) =>
      addCustomer(app, 'rejected', { decidedAt, email: `${decidedAt.getTime()}@pelatis.example` }),
    count: async () => {
      const alive = await db().selectFrom('customers').where('deletedAt', 'is', null).select('id').execute();
      return alive.length;
    },
  },
  orders: {
    put: async (createdAt) => {
      const customerId = await putCustomer({ email: `${createdAt.getTime()}@pelatis.example` });
      const productId = await putProduct({ sku: `P-${createdAt.getTime()}` });
      const id = await putOrder({ customerId, productId }, { createdAt });
      await db()
        .insertInto('withdrawals')
        .values({ id, orderNumber: id, name: 'Ελένη', email: 'eleni@pelatis.example', createdAt })
        .execute();
    },
    count: async () => {
      const [orders, lines, withdrawals] = [
        await countOf('orders'),
        await countOf('order_lines'),
        await countOf('withdrawals'),
      ];
      expect([lines, withdrawals]).toEqual([orders, orders]);
      return orders;
    },
  },
  contracts: { put: putEndedContract, count: () => countOf('contracts') },
  recallsTold: { put: (at) => putRecallTold(at), count: () => countOf('recall_told') },
  offers: { put: (updatedAt) => putOffer({ updatedAt }), count: () => countOf('offers') },
  appointments: {
    put: (at) => putAppointment({ date: athensDate(at), startHour: 10, status: 'completed' }),
    count: () => countOf('appointments'),
  },
  messages: {
    put: async (createdAt) => {
      const messageId = await putMessage({ createdAt });
      await db()
        .insertInto('wizardRequests')
        .values({ messageId, customerType: 'personal', submitted: '{}' })
        .execute();
    },
    count: async () => {
      const messages = await countOf('contact_messages');
      expect(await countOf('wizard_requests')).toBe(messages);
      return messages;
    },
  },
  adviceLinks: {
    put: (createdAt) =>
      db()
        .insertInto('wizardLinks')
        .values({
          tokenHash: Buffer.from(createdAt.toISOString()),
          answers: '{}',
          advice: '{}',
          createdAt,
          expiresAt: new Date(createdAt.getTime() + retentionMs(features.wizard.retention.adviceLinks)),
        })
        .execute(),
    count: () => countOf('wizard_links'),
  },
  chats: {
    put: async (updatedAt) =>
      putChat({
        customerId: await putCustomer({ email: `${updatedAt.getTime()}@pelatis.example` }),
        updatedAt,
      }),
    count: () => countOf('chat_conversations'),
  },
  visitorChats: {
    put: (updatedAt) => putChat({ visitorHash: Buffer.from(updatedAt.toISOString()), updatedAt }),
    count: async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from chat_conversations where anonymised_at is null and exists (
          select from chat_messages where conversation_id = id and content like '%κάμερα%')`.execute(db());
      return rows[0]?.n ?? -1;
    },
  },
  restockRequests: {
    put: async (at) =>
      db()
        .insertInto('restockRequests')
        .values({
          productId: await putProduct({ inStock: false }),
          email: `${at.getTime()}@pelatis.example`,
          confirmedAt: at,
          createdAt: at,
        })
        .execute(),
    count: () => countOf('restock_requests'),
  },
  restockLinks: {
    put: async (at) =>
      db()
        .insertInto('restockRequests')
        .values({
          productId: await putProduct({ inStock: false }),
          email: `${at.getTime()}@pelatis.example`,
          createdAt: at,
        })
        .execute(),
    count: () => countOf('restock_requests'),
  },
  alerts: {
    put: (createdAt) =>
      db()
        .insertInto('alerts')
        .values({
          type: 'order',
          event: 'order_placed',
          severity: 'low',
          audience: 'admin',
          title: '',
          message: '',
          createdAt,
        })
        .execute(),
    count: () => countOf('alerts'),
  },
  auditLog: {
    put: (at) =>
      db()
        .insertInto('auditLog')
        .values({ at, actor: 'admin', action: 'updated', entity: 'customer', entityId: '1', label: 'Ελένη' })
        .execute(),
    count: () => countOf('audit_log'),
  },
  customerSessions: {
    put: async (at) => {
      const customerId = await putCustomer({ email: `${at.getTime()}@pelatis.example` });
      return db()
        .transaction()
        .execute((trx) => openSession(trx, 'customer', customerId, at));
    },
    count: () => countOf('sessions'),
  },
  adminSessions: {
    put: openAdminSession,
    count: async () => {
      const named = await db()
        .selectFrom('sessions')
        .where('address', 'is not', null)
        .select('kind')
        .execute();
      return named.length;
    },
  },
  adminBrowsers: {
    put: (at) =>
      openAdminSession(new Date(at.getTime() - retentionMs(features.general.retention.adminSessions))),
    count: () => countOf('sessions'),
  },
  passwordResets: {
    put: (at) =>
      db()
        .transaction()
        .execute((trx) => openReset(trx, 'eleni@pelatis.example', at)),
    count: () => countOf('password_resets'),
  },
  invitations: {
    put: (invitedAt) => putCustomer({ passwordHash: '', invitedAt }),
    count: async () => {
      const rows = await db()
        .selectFrom('customers')
        .where('invitedAt', 'is not', null)
        .select('id')
        .execute();
      return rows.length;
    },
  },
  emailChanges: {
    put: async (at) =>
      db()
        .insertInto('emailChanges')
        .values({
          customerId: await putCustomer({ email: `${at.getTime()}@pelatis.example` }),
          oldEmail: 'eleni@pelatis.example',
          newEmail: 'eleni@neo.example',
          confirmHash: Buffer.from(`confirm ${at.getTime()}`),
          stopHash: Buffer.from(`stop ${at.getTime()}`),
          confirmUntil: at,
          expiresAt: new Date(at.getTime() + retentionMs(features.customers.retention.emailChanges)),
        })
        .execute(),
    count: () => countOf('email_changes'),
  },
  rateLimits: {
    put: (at) =>
      db()
        .insertInto('rateLimits')
        .values({
          key: at.toISOString(),
          expire: String(at.getTime() + retentionMs(features.general.retention.rateLimits)),
        })
        .execute(),
    count: () => countOf('rate_limits'),
  },
  demoMails: {
    put: (sentAt) =>
      db()
        .insertInto('devMails')
        .values({ recipient: '', subject: '', content: '{}', text: '', sentAt })
        .execute(),
    count: () => countOf('dev_mails'),
  },
};

const dayMs = 24 * 3_600_000;

describe('every promise of the privacy page is kept at night', () => {
  test.each(Object.keys(walks) as (keyof typeof walks)[])('%s', async (name) => {
    const { put, count } = walks[name];
    const edge = retainedSince(joinTables(features, 'retention')[name], now).getTime();
    // An appointment's age counts from its day.
    const margin = name === 'appointments' ? dayMs : 1_000;
    await put(new Date(edge - margin));
    await put(new Date(edge + margin));
    await runNight();
    expect(await count()).toBe(1);
  });

  test('e-mails leave the queue a day after they were sent', async () => {
    const { rows } = await sql<{ seconds: number }>`
      select deletion_seconds as seconds from pgboss.queue where name = 'mail.send'`.execute(db());
    expect(rows).toEqual([{ seconds: retentionMs(features.general.retention.sentMails) / 1_000 }]);
  });

  test('nothing counts attempts for longer than it says', async () => {
    const { limits } = app.services;
    const start = Date.now();
    const limitNames = Object.keys(joinTables(features, 'limits')) as LimitName[];
    for (const name of limitNames) await limits.count(name, '203.0.113.7');
    const rows = await db().selectFrom('rateLimits').select('expire').execute();
    expect(rows).toHaveLength(limitNames.length);
    const longest = Math.max(...rows.map(({ expire }) => Number(expire)));
    expect(longest - start).toBeLessThanOrEqual(
      retentionMs(features.general.retention.rateLimits) + (Date.now() - start),
    );
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  });
});
