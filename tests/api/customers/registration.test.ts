import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { addCustomer, password } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const { db } = app.services.database;

beforeEach(truncateAll);

const person = {
  firstName: ' Μαρία ',
  lastName: 'Δοκιμή',
  email: 'Maria@Pelatis.example',
  password: 'secret-1',
  accountType: 'private',
};
const business = { ...person, accountType: 'b2b', companyName: 'Δοκιμή Α.Ε.', afm: '500000004' };

const register = (body: Record<string, unknown>, cookie?: string) =>
  app.request('POST', '/api/auth/register', { body, ...(cookie ? { cookie } : {}) });

async function mails() {
  await app.services.jobs.drain();
  return db.selectFrom('devMails').select(['recipient', 'subject']).orderBy('id').execute();
}

test('a private person waits for approval, gets an e-mail, and the administrators an alert', async () => {
  const { status, body } = await register({ ...person, phone: '210 000 0000', postalCode: '14231' });
  expect(status).toBe(200);
  expect(body).toEqual({ message: expect.stringContaining('εγκριθεί') });
  expect(await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    firstName: 'Μαρία',
    email: 'maria@pelatis.example',
    phone: '+302100000000',
    postalCode: '14231',
    accountType: 'private',
    isVerified: false,
    canViewPrices: false,
    isRejected: false,
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  });
  expect(await mails()).toEqual([{ recipient: 'maria@pelatis.example', subject: 'Λάβαμε την εγγραφή σας' }]);
  expect(
    await db.selectFrom('alerts').select(['event', 'audience', 'message']).orderBy('id').execute(),
  ).toEqual([{ event: 'customer_registered', audience: 'admin', message: 'Μαρία Δοκιμή (Ιδιώτης)' }]);
});

test.each([
  ['a private person', () => person, false],
  ['a business', () => business, true],
] as const)('the e-mail tells %s what is checked of them', async (_, whom, isAfm) => {
  await register(whom());
  await app.services.jobs.drain();
  const [mail] = await db.selectFrom('devMails').select('text').orderBy('id').execute();
  expect(mail?.text).toContain('πλήρη και αληθινά');
  expect(mail?.text.includes('ΑΦΜ')).toBe(isAfm);
});

test.each(['b2c', 'personal'])('the account type %s is a private one', async (accountType) => {
  await register({ ...person, accountType });
  expect(await db.selectFrom('customers').select('accountType').execute()).toEqual([
    { accountType: 'private' },
  ]);
});

test('a business keeps its company, tax number, tax office and profession', async () => {
  await register({ ...business, doy: 'Α΄ Αθηνών', profession: 'Εστίαση' });
  expect(
    await db.selectFrom('customers').select(['companyName', 'afm', 'doy', 'profession']).execute(),
  ).toEqual([{ companyName: 'Δοκιμή Α.Ε.', afm: '500000004', doy: 'Α΄ Αθηνών', profession: 'Εστίαση' }]);
});

test.each([
  [
    { ...business, companyName: ' ', afm: '' },
    {
      companyName: 'Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις',
      afm: 'Το ΑΦΜ είναι υποχρεωτικό για επιχειρήσεις',
    },
  ],
  [{ ...business, afm: '123456789' }, { afm: 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του' }],
  [{ ...business, afm: '1234567890' }, { afm: 'Το ΑΦΜ δεν είναι σωστό. Ελέγξτε τα 9 ψηφία του' }],
  [{ ...person, accountType: '' }, { accountType: 'Παρακαλώ επιλέξτε τύπο λογαριασμού' }],
  [{ ...person, postalCode: '1423' }, { postalCode: 'Ο ταχυδρομικός κώδικας έχει 5 ψηφία, π.χ. 12345' }],
  [
    { ...person, firstName: '', password: '12345' },
    {
      firstName: 'Το όνομα είναι υποχρεωτικό',
      password: 'Ο κωδικός πρέπει να έχει τουλάχιστον 6 χαρακτήρες',
    },
  ],
  [{ ...person, password: 'x'.repeat(201) }, { password: 'Επιτρέπονται έως 200 χαρακτήρες' }],
])('%o is refused beside its fields', async (input, fields) => {
  const { status, body } = await register(input);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'INVALID_INPUT', fields });
  expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
});

test('a tax number that is known is told to the administrators alone, never by the form', async () => {
  const first = await register(business);
  const second = await register({ ...business, email: 'other@pelatis.example' });
  const third = await register({ ...business, email: 'third@pelatis.example', afm: '601234565' });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect([third.status, third.body]).toEqual([first.status, first.body]);
  // Nor does the confirmation e-mail of the registration.
  const thanks = await mails();
  expect(new Set(thanks.map(({ subject }) => subject)).size).toBe(1);

  const cookie = await app.signIn('admin');
  const { body: listed } = await app.request('GET', '/api/admin/customers', { cookie });
  const list = listed as { id: string; email: string; sharesAfm: boolean }[];
  const shared = list.filter(({ sharesAfm }) => sharesAfm).map(({ email }) => email);
  expect(shared.toSorted()).toEqual(['maria@pelatis.example', 'other@pelatis.example']);
  const other = list.find(({ email }) => email === 'other@pelatis.example');
  const { body: file } = await app.request('GET', `/api/admin/customers/${other?.id}`, { cookie });
  expect(file).toMatchObject({ sameAfm: [{ fullName: 'Μαρία Δοκιμή', email: 'maria@pelatis.example' }] });
});

describe('an address that has an account', () => {
  test('is answered as a new one is, and only its owner hears of it', async () => {
    const fresh = await register(person);
    const before = await db.selectFrom('customers').selectAll().execute();
    const again = await register({ ...person, firstName: 'Άλλη', password: 'other-secret' });
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect(await db.selectFrom('customers').selectAll().execute()).toEqual(before);
    expect(await mails()).toContainEqual({
      recipient: 'maria@pelatis.example',
      subject: 'Έχετε ήδη λογαριασμό στη Βίγλα',
    });
    expect(await db.selectFrom('alerts').select('id').orderBy('id').execute()).toHaveLength(1);
  });

  test('is registered once however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(1);
  });
});

describe('a rejected customer', () => {
  test('applies again when signed in, and the history remembers the rejection', async () => {
    const { id } = await addCustomer(app, 'rejected', { email: 'maria@pelatis.example' });
    const cookie = await app.signIn({ customerId: id });
    await register(business, cookie);
    expect(await db.selectFrom('customers').selectAll().execute()).toMatchObject([
      { id, isRejected: false, rejectionReason: null, companyName: 'Δοκιμή Α.Ε.' },
    ]);
    expect(await db.selectFrom('customerEvents').select(['customerId', 'event']).execute()).toEqual([
      { customerId: id, event: 'reapplied' },
    ]);
    expect(await mails()).toMatchObject([
      { subject: 'Ο κωδικός πρόσβασής σας άλλαξε' },
      { subject: 'Λάβαμε την εγγραφή σας' },
    ]);
  });

  test('is left alone when somebody else uses the address', async () => {
    const { email } = await addCustomer(app, 'rejected');
    const stranger = await app.signIn({ customerId: (await addCustomer(app, 'rejected')).id });
    for (const cookie of [undefined, stranger]) await register({ ...person, email }, cookie);
    expect(await db.selectFrom('customers').select('isRejected').execute()).toEqual([
      { isRejected: true },
      { isRejected: true },
    ]);
    expect(await mails()).toMatchObject([
      { subject: 'Έχετε ήδη λογαριασμό στη Βίγλα' },
      { subject: 'Έχετε ήδη λογαριασμό στη Βίγλα' },
    ]);
  });
});

test('the eleventh registration from one address within an hour has to wait', async () => {
  const statuses = [];
  for (let count = 1; count <= 11; count++) {
    statuses.push((await register({ ...person, email: `${count}@pelatis.example`, password })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('an address is written to at most ten times within an hour, wherever the registrations come from', async () => {
  const statuses = [];
  for (let count = 1; count <= 11; count++) {
    statuses.push((await register({ ...person, email: 'eleni@pelatis.example', password })).status);
    await app.services.limits.reset('registration', '127.0.0.1');
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
