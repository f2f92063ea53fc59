import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tablesWith, testDatabase, truncateAll } from '../../tests/support/database/database.ts';
import { startSmtpServer } from '../../tests/support/process/smtp.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';
import { mailLayout } from './mail-layout.ts';
import { mailOrder } from './mail-order.ts';
import { shownAt } from './mail-pictures.ts';
import { createMail, type Mail, type Mailer } from './mail.ts';

const database = await testDatabase();
const { db } = database;
const settings = {
  mailFrom: 'Βίγλα <info@vigla.example>',
  publicUrl: 'https://shop.example',
  devMailbox: false,
};

const receipt = Buffer.from('Απόδειξη υπαναχώρησης');
const mail: Mail = {
  to: 'maria@example.gr',
  replyTo: 'info@vigla.example',
  subject: 'Η παραγγελία σας ΒΓ-7K2M9Q επιβεβαιώθηκε',
  content: {
    title: 'Ευχαριστούμε, Μαρία',
    paragraphs: ['Λάβαμε την παραγγελία σας.\nΘα σας ειδοποιήσουμε μόλις αποσταλεί.'],
    rows: [['Σύνολο', '1.234,56 €']],
    action: { label: 'Δείτε την παραγγελία', url: 'https://shop.example/order-confirmation/1?a=1&b=2' },
  },
  attachments: [{ filename: 'απόδειξη.txt', contentType: 'text/plain', base64: receipt.toString('base64') }],
};

const picture = Buffer.from('the bytes of a picture');
const pictureOf = async (name: string) =>
  name === 'gone' ? undefined : { bytes: picture, contentType: 'image/png' as const };

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let jobs: Jobs;
let mailer: Mailer;

beforeEach(async () => {
  await truncateAll();
  server = await startSmtpServer();
  open(server.url);
  await jobs.prepare();
});
afterEach(async () => {
  await jobs.stop();
  await server.stop();
});

function open(smtpUrl: string | undefined) {
  jobs = createJobs(database, createLog({ write: () => {} }));
  mailer = createMail({ ...settings, smtpUrl }, database, jobs, pictureOf, async () => undefined);
}

const atShop = (content: Mail['content']) => mailLayout(content, (name) => shownAt(settings.publicUrl, name));

/** Runs the jobs that wait for their next try. */
async function retryNow() {
  await sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`.execute(
    db,
  );
  await jobs.drain();
}

const send = () => db.transaction().execute((trx) => mailer.send(trx, mail));

test('an e-mail arrives with its Greek subject, both parts and its attachment', async () => {
  await send();
  expect(server.arrived).toEqual([]);
  await jobs.drain();
  expect(server.arrived).toHaveLength(1);
  const [arrived] = server.arrived;
  expect(arrived?.subject).toBe(mail.subject);
  expect(arrived?.from?.text).toBe('"Βίγλα" <info@vigla.example>');
  expect(arrived?.to?.text).toBe('maria@example.gr');
  expect(arrived?.replyTo?.text).toBe('info@vigla.example');
  expect(arrived?.text).toContain('Λάβαμε την παραγγελία σας.\nΘα σας ειδοποιήσουμε');
  expect(arrived?.text).toContain('Σύνολο: 1.234,56 €');
  expect(arrived?.html).toContain('href="https://shop.example/order-confirmation/1?a=1&amp;b=2"');
  expect(arrived?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(arrived?.attachments.filter(({ contentType }) => contentType !== 'image/png')).toMatchObject([
    { filename: 'απόδειξη.txt', contentType: 'text/plain', content: receipt },
  ]);
});

test('an e-mail carries the logo and its products’ pictures inside, and goes without one that is gone', async () => {
  const items = [
    { name: 'Argos B8', quantity: 1, picture: 'b8' },
    { name: 'Argos T4', quantity: 1, picture: 'gone' },
  ];
  await mailer.sendSecret({ ...mail, content: { ...mail.content, items } });
  const [arrived] = server.arrived;
  const inside = arrived?.attachments.filter(({ contentType }) => contentType === 'image/png') ?? [];
  expect(inside.map(({ contentType, content }) => [contentType, content])).toEqual([
    ['image/png', picture],
    ['image/png', picture],
  ]);
  // The parser puts the pictures in the place of their names.
  const sources = [...String(arrived?.html).matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual(Array(2).fill(`data:image/png;base64,${picture.toString('base64')}`));
});

test('an e-mail of a transaction that rolls back is never sent', async () => {
  const refused = db.transaction().execute(async (trx) => {
    await mailer.send(trx, mail);
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  expect(await jobs.drain()).toBe(0);
});

test('a refused delivery is tried again after a growing pause, under the same Message-ID', async () => {
  server.refuse(2);
  await send();
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await jobs.drain()).toBe(1);
    expect(server.arrived).toEqual([]);
    const { rows } = await sql<{ pause: number }>`with due as (
        select id, extract(epoch from start_after - started_on)::float as pause from pgboss.job
        where name = 'mail.send' and state = 'retry'
      ) update pgboss.job set start_after = now() from due where job.id = due.id returning pause`.execute(db);
    pauses.push(...rows.map(({ pause }) => pause));
  }
  await jobs.drain();
  expect(server.arrived).toHaveLength(1);
  expect(server.arrived[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
  expect(pauses[0]).toBeGreaterThan(1);
  expect(pauses[1]).toBeGreaterThan(5);
});

test('of e-mails sent together, only the refused one is tried again', async () => {
  server.refuse(1);
  await db
    .transaction()
    .execute((trx) =>
      mailer.send(trx, mail, { ...mail, to: 'nikos@example.gr' }, { ...mail, to: 'eleni@example.gr' }),
    );
  expect(await jobs.drain()).toBe(1);
  await retryNow();
  const recipients = server.arrived.map(({ to }) => to?.text);
  expect(recipients).toEqual(['nikos@example.gr', 'eleni@example.gr', 'maria@example.gr']);
});

test.each(['before the second is sent', 'while the second waits'])(
  'e-mails to one address arrive in the order in which they were sent, if the first is refused %s',
  async (when) => {
    server.refuse(1);
    await send();
    if (when === 'before the second is sent') await jobs.drain();
    const later = (to: string, subject: string) =>
      db.transaction().execute((trx) => mailer.send(trx, { ...mail, to, subject }));
    await later(mail.to, 'Ακυρώθηκε');
    await jobs.drain();
    expect(server.arrived).toEqual([]);
    await later('nikos@example.gr', 'Για άλλον');
    await later(mail.to, 'Επιστροφή χρημάτων');
    await jobs.drain();
    expect(server.arrived.map(({ subject }) => subject)).toEqual(['Για άλλον']);
    await retryNow();
    const arrived = server.arrived.map(({ subject }) => subject);
    expect(arrived).toEqual(['Για άλλον', mail.subject, 'Ακυρώθηκε', 'Επιστροφή χρημάτων']);
  },
);

// pg-boss dates all of them alike, by the begin of their transaction.
test.each(['by a mail server', 'in the database'])(
  'e-mails to one address, kept %s, keep their order',
  async (where) => {
    if (where === 'in the database') {
      await jobs.stop();
      open(undefined);
      await jobs.prepare();
    }
    const subjects = ['Πρώτο', 'Δεύτερο', 'Τρίτο', 'Τέταρτο', 'Πέμπτο', 'Έκτο'];
    await db.transaction().execute(async (trx) => {
      for (const subject of subjects) await mailer.send(trx, { ...mail, subject });
    });
    await jobs.drain();
    const stored = await db.selectFrom('devMails').select('subject').orderBy('id').execute();
    expect([...server.arrived, ...stored].map(({ subject }) => subject)).toEqual(subjects);
  },
);

test('jobs that are tried again end, although e-mails were put behind them while they ran', async () => {
  const subjects = ['Πρώτο', 'Δεύτερο', 'Τρίτο', 'Τέταρτο', 'Πέμπτο', 'Έκτο'];
  await db.transaction().execute(async (trx) => {
    for (const subject of subjects) await mailer.send(trx, { ...mail, subject });
  });
  // As after the death of a process that had begun them.
  await sql`update pgboss.job set state = 'retry', retry_count = 1, started_on = now() where name = 'mail.send'`.execute(
    db,
  );
  await jobs.drain();
  expect(server.arrived.map(({ subject }) => subject)).toEqual(subjects);
  const { rows } = await sql<{ state: string }>`
    select distinct state from pgboss.job where name = 'mail.send'`.execute(db);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('an e-mail is not put into one that failed here and is on its way in another process', async () => {
  await db.transaction().execute(async (trx) => {
    for (const subject of ['Πρώτο', 'Δεύτερο']) await mailer.send(trx, { ...mail, subject });
  });
  await sql`update pgboss.job set state = 'active', started_on = now() where name = 'mail.send'`.execute(db);
  const read = async () =>
    (
      await sql<{ id: string; mails: Mail[] }>`
        select id, data -> 'mails' as mails from pgboss.job where name = 'mail.send' order by data -> 'number'`.execute(
        db,
      )
    ).rows;
  const [first, second] = await read();
  if (!first || !second) throw new Error('The jobs are missing');
  const inTurn = mailOrder<Mail>({ db });
  const failing = inTurn(first.id, first.mails, async ([one = mail]) => [
    { mail: one, error: new Error('refused') },
  ]);
  await expect(failing).rejects.toThrow('refused');
  await sql`update pgboss.job set retry_count = retry_count + 1, started_on = started_on + interval '1 second'
    where id = ${first.id}`.execute(db);
  await expect(inTurn(second.id, second.mails, async () => [])).rejects.toThrow('on its way');
  expect((await read()).map(({ mails }) => mails.length)).toEqual([1, 1]);
});

test('an e-mail whose process died between commit and delivery is sent by the next one', async () => {
  await send();
  await jobs.stop();
  open(server.url);
  await jobs.start();
  await expect.poll(() => server.arrived.map(({ subject }) => subject)).toEqual([mail.subject]);
});

test('an e-mail that carries a secret is sent at once or not at all, and lies in no table meanwhile', async () => {
  await mailer.sendSecret(mail);
  expect(server.arrived.map(({ subject }) => subject)).toEqual([mail.subject]);
  server.refuse(1);
  await expect(mailer.sendSecret(mail)).rejects.toThrow('451');
  open(undefined);
  await expect(mailer.sendSecret(mail)).rejects.toThrow('No mail server');
  expect(await tablesWith(mail.subject)).toEqual([]);
});

test('without a mail server an e-mail is kept in the database with all that it says', async () => {
  await jobs.stop();
  open(undefined);
  await jobs.prepare();
  await send();
  await jobs.drain();
  const { to, replyTo: _, content, ...parts } = mail;
  expect(await db.selectFrom('devMails').selectAll().orderBy('id').execute()).toEqual([
    {
      id: '1',
      sentAt: expect.any(Date),
      recipient: to,
      content,
      text: atShop(content).text,
      ...parts,
    },
  ]);
});
