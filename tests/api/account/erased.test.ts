import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { messagesHref } from '#features/contact/messages-search.ts';
import { testApp } from '../../support/app/app.ts';
import { fillCustomer } from '../../support/app/filled-customer.ts';
import { putCustomer, putMessage, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;
const at = new Date('2026-11-23T10:00:00Z');
const mark = 'SENTINEL';

/** What stays of a customer's records: what was sold, where it went, and what the shop says of itself. */
const stays: Record<string, readonly string[] | 'all'> = {
  // Issued documents never change, as tax law asks.
  order_documents: 'all',
  document_transmissions: 'all',
  account_payments: ['person'],
  appointment_history: ['from_status', 'to_status', 'actor_id', 'actor_name'],
  appointments: ['service_title', 'job_id'],
  audit_log: ['actor_name', 'session', 'entity', 'entity_id', 'label'],
  chat_conversations: ['message_id'],
  contracts: ['city', 'postal_code', 'prices'],
  customers: ['registered_from'],
  offer_versions: ['sent_by'],
  offers: ['owner', 'source_id'],
  order_history: ['from_status', 'to_status', 'actor_id'],
  order_lines: ['sku', 'name', 'image'],
  order_parcels: ['pieces', 'tracking', 'courier'],
  orders: ['shipping_method', 'delivery_label', 'tracking', 'courier', 'fingerprint'],
  payment_steps: ['pieces'],
  sold_lines: ['sku'],
};

const line = { details: mark, discountReason: mark };
const files = [{ name: mark }];
/** What JSON has to have the form that the statements read; all other is a list of the mark. */
const shapes: Record<string, unknown> = {
  'contracts.pauses': [{ from: '2026-11-01', reason: mark }],
  'offer_versions.lines': [line],
  'offer_versions.content': {
    title: mark,
    intro: mark,
    closing: mark,
    discountReason: mark,
    sections: [{ title: mark, text: mark, files, lines: [{ ...line, files }] }],
  },
};

type Column = { tableName: string; columnName: string; dataType: 'text' | 'jsonb' | 'ARRAY' };

/** The columns for any text of every table that hangs on a customer: no keys, conditions or computed ones. */
async function personalColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    with recursive hanging (id) as (
      select 'customers'::regclass::oid
      union select conrelid from pg_constraint join hanging on confrelid = id where contype = 'f'
    )
    select table_name, column_name, data_type
    from hanging join pg_class on pg_class.oid = id
    join information_schema.columns on table_schema = 'public' and table_name = relname
    join pg_attribute on attrelid = id and attname = column_name
    where (data_type in ('text', 'jsonb') or udt_name = '_text') and is_generated = 'NEVER'
      and not exists (select from pg_constraint where conrelid = id and attnum = any(conkey))
      and not exists (select from pg_index where indrelid = id and indisunique and attnum = any(indkey))
    order by table_name, ordinal_position`.execute(db);
  return rows.filter(({ tableName, columnName }) => {
    const kept = stays[tableName] ?? [];
    return kept !== 'all' && !kept.includes(columnName);
  });
}

/** A row of the customer in the tables that hang on his orders, visits, offers and contracts. */
async function fillBelow({
  orderId,
  appointmentId,
  offerId,
  contractId,
}: Awaited<ReturnType<typeof fillCustomer>>): Promise<void> {
  const day = '2026-11-20';
  const step = { orderId, amountCents: 500, happenedOn: day, person: '', at };
  const card = { orderId, state: 'captured', amountCents: 500, onPage: false, expiresAt: at, createdAt: at };
  const sums = { shippingCents: 0, vatPercent: 24, netCents: 0, totalCents: 0 };
  const version = { offerId, version: 1, ...sums, validUntil: day, sentAt: at, sentBy: '' };
  const file = { id: 'f', path: 'private/f', name: '', createdAt: at };
  const rows: Record<string, object> = {
    cardPayments: { id: 'c', ...card },
    contractBills: { contractId, fromDay: day, toDay: day, madeAt: at },
    contractFiles: { contractId, ...file },
    offerEvents: { offerId, event: 'accepted', at, actor: '' },
    offerFiles: { offerId, ...file, isPicture: false },
    offerQuestions: { id: 'q', offerId, author: 'customer', name: '', text: '', at },
    offerVersions: { ...version, content: '{}', lines: '[]' },
    orderHistory: { orderId, toStatus: 'delivered', actor: 'customer' },
    paymentSteps: { ...step, kind: 'account', via: 'from_account' },
    visitReports: { appointmentId, content: '{}', createdAt: at, updatedAt: at },
    withdrawals: { id: 'w', orderNumber: 'VG-0000-0000', orderId, name: '', email: '' },
  };
  for (const [table, row] of Object.entries(rows))
    await db
      .insertInto(table as 'customerNotes')
      .values(row as never)
      .execute();
  const audited = { order: orderId, appointment: appointmentId, visitReport: appointmentId };
  const entities = { ...audited, offer: offerId, contract: contractId };
  for (const [entity, entityId] of Object.entries(entities))
    await db
      .insertInto('auditLog')
      .values({ at, actor: 'admin', action: 'updated', entity, entityId, label: '' })
      .execute();
  await sql`update appointments set status = 'completed'`.execute(db);
  await sql`update contracts set ends_on = ${day}`.execute(db);
  await sql`update offers set state = 'accepted', version = 1, chosen_lines = '{}'`.execute(db);
}

const valueOf = ({ tableName, columnName, dataType }: Column) => {
  if (dataType === 'text') return sql`${mark}`;
  if (dataType === 'ARRAY') return sql`array[${mark}]`;
  return sql`${JSON.stringify(shapes[`${tableName}.${columnName}`] ?? [mark])}::jsonb`;
};

/** The columns in which the mark stands. */
async function marked(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found = tables.map(
    ({ name }) => sql`
    select ${name}::text || '.' || field as name
    from ${sql.table(name)} as one, jsonb_each_text(to_jsonb(one)) as has (field, text_of)
    where text_of like ${`%${mark}%`}`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(found, sql` union `)} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('whoever is erased leaves nothing of himself in any table', async () => {
  await truncateAll();
  app.setNow(at);
  const customerId = await putCustomer();
  const ids = await fillCustomer(app, customerId, await putProduct(), at);
  await fillBelow(ids);
  const messageId = await putMessage({ name: mark, email: mark, phone: mark, message: mark });
  await sql`update chat_conversations set message_id = ${messageId}`.execute(db);
  const columns = await personalColumns();
  for (const column of columns)
    await sql`update ${sql.table(column.tableName)}
      set ${sql.ref(column.columnName)} = ${valueOf(column)}`.execute(db);
  // A column of which there is no row would prove nothing.
  const filled = await marked();
  const names = columns.map(({ tableName, columnName }) => `${tableName}.${columnName}`);
  expect(names.filter((name) => !filled.includes(name))).toEqual([]);

  const link = messagesHref({ message: messageId });
  const alert = {
    type: 'other',
    event: 'message_received',
    severity: 'low',
    title: '',
    message: mark,
  } as const;
  await db
    .insertInto('alerts')
    .values({ ...alert, link, audience: 'admin' })
    .execute();
  const cookie = await app.signIn('admin');
  const erased = await app.request('POST', `/api/admin/customers/${customerId}/erase`, { cookie, body: {} });
  expect(erased.status).toBe(200);
  expect(await marked()).toEqual([]);
});
