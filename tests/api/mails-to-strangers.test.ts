import { beforeEach, expect, test } from 'vitest';
import type { Attachment } from '#server/mail.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { book, friday, putService, putTechnicians } from '../support/app/booking.ts';
import { bookingOf } from '../support/app/requests.ts';
import { truncateAll } from '../support/database/database.ts';
import { passUndo } from '../support/app/held.ts';
import { addCustomer } from '../support/app/people.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  return () => app.setNow(undefined);
});

const stranger = 'agnostos@elsewhere.example';
const text = 'Κερδίσατε https://evil.example';

/** Returns the whole content of all e-mails to an address, including attachments. */
async function saidTo(recipient: string): Promise<string> {
  await app.services.jobs.drain();
  const { db } = app.services.database;
  const mails = await db
    .selectFrom('devMails')
    .where('recipient', '=', recipient)
    .selectAll()
    .orderBy('id')
    .execute();
  expect(mails).not.toEqual([]);
  const files = mails.flatMap(({ attachments }) => attachments as Attachment[]);
  const attached = files.map(({ base64 }) =>
    Buffer.from(base64, 'base64').toString().replaceAll('\r\n ', ''),
  );
  return [...mails.map((mail) => mail.subject + mail.text + JSON.stringify(mail.content)), ...attached].join(
    '\n',
  );
}

test('a message sent in a stranger’s name brings that stranger nothing of its text', async () => {
  const body = { name: text, email: stranger, subject: text, message: text };
  expect((await app.request('POST', '/api/contact', { body })).status).toBe(200);
  expect(await saidTo(stranger)).not.toContain('evil.example');
});

test('a registration in a stranger’s name brings that stranger nothing of its text', async () => {
  const person = { firstName: text, lastName: text, companyName: text, address: text, city: text };
  const body = { ...person, email: stranger, password: 'secret-1', accountType: 'private' };
  expect((await app.request('POST', '/api/auth/register', { body })).status).toBe(200);
  expect(await saidTo(stranger)).not.toContain('evil.example');
});

test.each([
  ['an order', { orderNumber: 'VG-0000-0000' }],
  ['an appointment', { appointmentDate: '2026-11-23' }],
])(
  'a withdrawal from %s in a stranger’s name brings that stranger nothing of its text',
  async (_what, of) => {
    const body = { ...of, name: text, email: stranger, statement: text };
    expect((await app.request('POST', '/api/withdrawals', { body })).status).toBe(200);
    const said = await saidTo(stranger);
    expect(said).toContain('Λάβαμε τη δήλωση υπαναχώρησής σας');
    expect(said).not.toContain('evil.example');
  },
);

test('a booking in a stranger’s name brings that stranger nothing of its text, also when it changes', async () => {
  const { id } = await addCustomer(app);
  const cookie = await app.signIn({ customerId: id });
  const serviceId = await putService();
  await putTechnicians({});
  const request = { ...bookingOf(serviceId), customerName: text, address: text, notes: text };
  const booked = await book(app, cookie, { ...request, customerEmail: stranger });
  await app.request('PUT', `/api/appointments/${booked.id}`, {
    cookie: await app.signIn('admin'),
    body: { status: 'confirmed' },
  });
  await passUndo(app);
  app.setNow(new Date('2026-11-22T10:00:00Z'));
  await app.services.database.db
    .transaction()
    .execute((trx) => app.services.jobs.enqueue(trx, 'booking.remind', {}));
  const said = await saidTo(stranger);
  expect(said).toContain('Αύριο έχουμε ραντεβού');
  expect(said).not.toContain('evil.example');
});

test('a booking repeats to the account’s own address what was typed', async () => {
  const { id, email } = await addCustomer(app);
  const cookie = await app.signIn({ customerId: id });
  const serviceId = await putService();
  await putTechnicians({});
  await book(app, cookie, { ...bookingOf(serviceId), customerEmail: email });
  const said = await saidTo(email);
  expect(said).toContain('Ηρακλείου 12, Νέα Ιωνία');
  expect(said).toContain('Υπάρχει σκύλος.');
});
