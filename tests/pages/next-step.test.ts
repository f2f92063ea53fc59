// What a page offers to whoever cannot buy or book at once.
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { addCustomer } from '../support/app/people.ts';
import { putService, putTechnicians } from '../support/app/booking.ts';
import { putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

const signIn = async (...as: [standing?: 'pending' | 'rejected' | 'verified' | 'buyer']) => {
  const { id } = await addCustomer(app, ...as);
  return { customerId: id, cookie: await app.signIn({ customerId: id }) };
};
const mainOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));

describe('a product whose price one does not see', () => {
  const asks = 'Ή ζητήστε την τιμή με ένα μήνυμα';
  const installed = 'Διατίθεται και με εγκατάσταση από τους τεχνικούς μας.';
  const product = { name: 'Κάμερα & θόλος', installationPriceCents: 5_500 };

  it('can be asked about, and its installation is told without an amount', async () => {
    const id = await putProduct(product);
    const soldOut = await putProduct({ ...product, inStock: false });
    const { cookie } = await signIn('pending');
    for (const options of [{}, { cookie }]) {
      const { text } = await app.request('GET', `/products/${id}`, options);
      expect(mainOf(text)).toContain(asks);
      expect(mainOf(text)).toContain(installed);
      expect(text).not.toContain('55,00');
      expect((await app.request('GET', `/products/${soldOut}`, options)).text).not.toContain(installed);
    }
  });

  it('is neither offered to the rejected nor to those who see it', async () => {
    const id = await putProduct(product);
    for (const standing of ['rejected', 'buyer'] as const) {
      const { cookie } = await signIn(standing);
      expect((await app.request('GET', `/products/${id}`, { cookie })).text).not.toContain(asks);
    }
  });
});

it('whoever is approved without prices is nowhere told to wait or to sign in', async () => {
  const id = await putProduct({ name: 'Κάμερα & θόλος' });
  const { cookie } = await signIn('verified');
  const said = {
    [`/products/${id}`]: 'Ο λογαριασμός σας δεν έχει πρόσβαση στις τιμές',
    '/products': 'Χωρίς πρόσβαση στις τιμές',
    '/cart': 'Οι τιμές εμφανίζονται μόνο σε λογαριασμούς με πρόσβαση σε αυτές.',
    [`/advanced-search?q=${encodeURIComponent('κάμερα έως 100 ευρώ')}`]:
      'με πρόσβαση σε αυτές. Βλέπετε τα προϊόντα χωρίς αυτές.</div>',
  };
  for (const [path, words] of Object.entries(said)) {
    const main = mainOf((await app.request('GET', path, { cookie })).text);
    expect(main).toContain(words);
    expect(main).not.toMatch(/αναμένει έγκριση|μετά την έγκριση|>Σύνδεση</);
  }
});

it('an open order is the next step, also behind three newer ones that are done', async () => {
  const { customerId, cookie } = await signIn();
  const day = (number: number) => new Date(Date.UTC(2026, 9, number));
  const bought = { customerId, productId: await putProduct() };
  const open = await putOrder(bought, { createdAt: day(1) });
  for (const number of [2, 3, 4])
    await putOrder(bought, { createdAt: day(number), status: 'delivered', paymentState: 'captured' });
  const main = mainOf((await app.request('GET', '/customer-dashboard', { cookie })).text);
  expect(main).toContain(`href="/order-confirmation/${open}"`);
  expect(main).not.toContain('Καμία παραγγελία σε εξέλιξη');
});

it('whoever was rejected reads why in place of the cart', async () => {
  const { cookie } = await signIn('rejected');
  const { text } = await app.request('GET', '/cart', { cookie });
  expect(mainOf(text).replaceAll('<!-- -->', '')).toContain('Λόγος: Λείπει το ΑΦΜ');
});

it('an urgent service shows the telephone before the calendar', async () => {
  await putTechnicians({});
  await putService({ title: 'Βλάβη', slug: 'vlavi', isEmergency: true });
  await putService({ title: 'Αυτοψία', slug: 'aftopsia' });
  const text = mainOf((await app.request('GET', '/services')).text);
  const calls = [...text.matchAll(/href="tel:\+302100000149"/g)];
  expect(calls).toHaveLength(1);
  const urgent = text.slice(text.indexOf('id="vlavi"'));
  expect(urgent.indexOf('tel:+302100000149')).toBeLessThan(urgent.indexOf('Κλείστε ραντεβού'));
});

describe('the page of an order', () => {
  it.each([
    ['pending', true],
    ['confirmed', false],
    ['cancelled', false],
  ] as const)('offers to cancel the order while that is the customer’s to do: %s', async (status, may) => {
    const { customerId, cookie } = await signIn('buyer');
    const order = await putOrder({ customerId, productId: await putProduct() }, { status });
    const { text } = await app.request('GET', `/order-confirmation/${order}`, { cookie });
    const buttons = [...mainOf(text).matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner]) => inner);
    expect(buttons.some((inner) => inner?.includes('Ακύρωση'))).toBe(may);
  });

  it('says what is handed over at the door, with what the collection costs, until it is paid', async () => {
    const { customerId, cookie } = await signIn('buyer');
    const productId = await putProduct();
    const read = async (paymentState: 'due' | 'captured') => {
      const order = await putOrder({ customerId, productId }, { paymentMethod: 'cash', paymentState });
      const { text } = await app.request('GET', `/order-confirmation/${order}`, { cookie });
      return mainOf(text)
        .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
        .replaceAll('\u00a0', ' ');
    };
    expect(await read('due')).toContain('Δίνετε στον courier 133,43 €');
    expect(await read('captured')).not.toContain('Δίνετε στον courier');
  });
});

it('each IBAN for a transfer can be copied', async () => {
  const { customerId, cookie } = await signIn('buyer');
  const productId = await putProduct();
  const order = await putOrder(
    { customerId, productId },
    { paymentMethod: 'bank_transfer', paymentState: 'due' },
  );
  const { text } = await app.request('GET', `/order-confirmation/${order}`, { cookie });
  expect(text.match(/aria-label="Αντιγραφή IBAN: /g)).toHaveLength(2);
});

it('a declaration in a stranger’s name neither hides the customer’s own nor takes the way to one', async () => {
  const { customerId, cookie } = await signIn('buyer');
  const orderId = await putOrder({ customerId, productId: await putProduct() });
  const declare = (isOwn: boolean, at: string) =>
    app.services.database.db
      .insertInto('withdrawals')
      .values({
        id: newId(),
        orderNumber: 'VG-0000-0000',
        orderId,
        isOwn,
        name: 'Ν',
        email: 'n@x.example',
        createdAt: at,
      })
      .execute();
  const read = async () =>
    mainOf((await app.request('GET', `/order-confirmation/${orderId}`, { cookie })).text);
  const [own, strange, wayTo] = ['Λάβαμε τη δήλωση υπαναχώρησής σας', 'από άλλο', 'href="/withdrawal?order='];

  await declare(false, '2026-11-01T10:00:00Z');
  expect(await read()).toContain(strange);
  expect(await read()).toContain(wayTo);

  await declare(true, '2026-11-01T11:00:00Z');
  await declare(false, '2026-11-01T12:00:00Z');
  expect(await read()).toContain(own);
  expect(await read()).toContain(strange);
  expect(await read()).not.toContain(wayTo);
});

it.each([
  ['pending', 'Μόλις εγκριθεί ο λογαριασμός σας, θα βλέπετε εδώ τις παραγγελίες σας.'],
  ['rejected', 'Οι παραγγελίες δεν είναι διαθέσιμες'],
] as const)(
  'whoever is %s reads why orders are not shown, and of none only without any',
  async (standing, why) => {
    const { customerId, cookie } = await signIn(standing);
    const read = async () =>
      mainOf((await app.request('GET', '/customer-dashboard?tab=orders', { cookie })).text);
    const none = 'Δεν έχετε παραγγελίες ακόμη';
    expect(await read()).toContain(none);
    await putOrder({ customerId, productId: await putProduct() });
    expect(await read()).not.toContain(none);
    expect(await read()).toContain(why);
  },
);
