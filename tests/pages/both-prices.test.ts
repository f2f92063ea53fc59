// Every page shows prices with and without VAT, and an offer shows one prior price.
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

type AccountType = 'private' | 'b2b';

/** Returns a page as one line of text, for a customer with this account type. */
async function read(path: string, accountType: AccountType, customerId?: string) {
  const cookie = await app.signIn({ customerId: customerId ?? (await putCustomer({ accountType })) });
  const { status, text } = await app.request('GET', path, { cookie });
  expect(status).toBe(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return main
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ');
}

/** A product that was sold for `lowest` until three days ago and has been advertised as reduced since. */
async function putOffer(priceCents: number, comparePriceCents: number, lowest: number): Promise<number> {
  const id = await putProduct({ priceCents, comparePriceCents, installationPriceCents: 5_500 });
  const since = new Date(app.services.now().getTime() - 20 * 86_400_000);
  const { db } = app.services.database;
  await db
    .updateTable('priceHistory')
    .set({ since: app.services.now() })
    .where('productId', '=', id)
    .execute();
  await db.insertInto('priceHistory').values({ productId: id, priceCents: lowest, since }).execute();
  return id;
}

describe('a product costs', () => {
  it.each(['/products', 'its page'])('first what this account reckons with: %s', async (page) => {
    const id = await putProduct({ priceCents: 9_500, installationPriceCents: 5_500 });
    const path = page === '/products' ? page : `/products/${id}`;
    const [gross, net] = ['117,80 € με ΦΠΑ', '95,00 € + ΦΠΑ 24%'];
    expect(await read(path, 'private')).toContain(`${gross} ${net}`);
    expect(await read(path, 'b2b')).toContain(`${net} ${gross}`);
  });

  it('the same way with its installation', async () => {
    const id = await putProduct({ installationPriceCents: 5_500 });
    expect(await read('/products', 'private')).toContain(
      'Εγκατάσταση από 68,20 € με ΦΠΑ (55,00 € + ΦΠΑ 24%)',
    );
    expect(await read(`/products/${id}`, 'b2b')).toContain('Με εγκατάσταση 55,00 € + ΦΠΑ 24% 68,20 € με ΦΠΑ');
  });
});

describe('an offer', () => {
  it('strikes the lowest price of 30 days and reckons percentage and saving from it', async () => {
    const id = await putOffer(9_500, 11_900, 10_900);
    const list = await read('/products', 'b2b');
    expect(list).toContain('−12%');
    expect(list).toContain('109,00 € χαμηλότερη τιμή 30 ημερών · Αρχική τιμή 119,00 €');
    const page = await read(`/products/${id}`, 'private');
    expect(page).toContain('Προσφορά −12%');
    expect(page).toContain('135,16 € −12% Κερδίζετε 17,36 €');
    expect(page).toContain('Αρχική τιμή 147,56 €');
  });

  it('is none where the price was as low within the 30 days before', async () => {
    const id = await putOffer(9_500, 11_900, 9_500);
    for (const page of [await read('/products', 'private'), await read(`/products/${id}`, 'private')]) {
      expect(page).toContain('117,80 €');
      for (const word of ['Προσφορά', '%−', '−', 'Κερδίζετε', 'Αρχική τιμή', 'χαμηλότερη τιμή', '147,56']) {
        expect(page).not.toContain(word);
      }
    }
  });
});

it('what is sold out leads to a question about it and to what can be had instead, and offers no installation', async () => {
  const id = await putProduct({ name: 'Κάμερα & θόλος', inStock: false });
  await putProduct({ name: 'Κάμερα PTZ', priceCents: 9_500 });
  const page = await read(`/products/${id}`, 'private');
  expect(page).toContain('Ρωτήστε για διαθεσιμότητα');
  expect(page).toContain('Διαθέσιμα τώρα στην ίδια κατηγορία');
  expect(page).toContain('Κάμερα PTZ 117,80 € με ΦΠΑ (95,00 € + ΦΠΑ 24%)');
  expect(page).toContain('Παράδοση Μη διαθέσιμο');
  expect(page).not.toContain('Με εγκατάσταση');
  const { text } = await app.request('GET', `/products/${id}`);
  const subject = encodeURIComponent('Διαθεσιμότητα: Κάμερα & θόλος');
  expect(text).toContain(`href="/contact?subject=${subject}"`);
});

it('a product with nothing for or nothing against it has no heading without words', async () => {
  const id = await putProduct({ cons: ['Χωρίς WiFi'] });
  const page = await read(`/products/${id}`, 'private');
  expect(page).toContain('Κατά Χωρίς WiFi');
  expect(page).not.toContain('Υπέρ');
});

describe('what is in the cart and in an order', () => {
  let productId: number;
  beforeEach(async () => {
    productId = await putProduct({ priceCents: 9_500, installationPriceCents: 5_500 });
  });

  /** A customer with two installed products in the cart. */
  async function fillCart(accountType: AccountType) {
    const customerId = await putCustomer({ accountType });
    const line = { customerId, productId, quantity: 2, withInstallation: true };
    await app.services.database.db.insertInto('cartLines').values(line).execute();
    return customerId;
  }

  it.each<[AccountType, string[]]>([
    [
      'private',
      [
        'Με εγκατάσταση, 68,20 € με ΦΠΑ (55,00 € + ΦΠΑ 24%) το τεμάχιο',
        'Το τεμάχιο 186,00 € με ΦΠΑ (150,00 € + ΦΠΑ 24%)',
        'Υποσύνολο 372,00 € με ΦΠΑ 300,00 € + ΦΠΑ 24%',
        'από 7,43 € με ΦΠΑ (5,99 € + ΦΠΑ 24%)',
        'Σύνολο με ΦΠΑ 372,00 € Σύνολο χωρίς ΦΠΑ 300,00 € ΦΠΑ 24% 72,00 €',
      ],
    ],
    [
      'b2b',
      [
        'Με εγκατάσταση, 55,00 € + ΦΠΑ 24% (68,20 € με ΦΠΑ) το τεμάχιο',
        'Υποσύνολο 300,00 € + ΦΠΑ 24% 372,00 € με ΦΠΑ',
        'από 5,99 € + ΦΠΑ 24% (7,43 € με ΦΠΑ)',
        'Σύνολο χωρίς ΦΠΑ 300,00 € ΦΠΑ 24% 72,00 € Πληρωτέο με ΦΠΑ 372,00 €',
      ],
    ],
  ])('is shown in both prices: the cart of a %s account', async (accountType, texts) => {
    const page = await read('/cart', accountType, await fillCart(accountType));
    for (const text of texts) expect(page).toContain(text);
    expect(page).toContain('Μεταφορικά Υπολογίζονται στο επόμενο βήμα');
    expect(page).not.toContain('Δωρεάν');
  });

  it.each<[AccountType, string[]]>([
    [
      'private',
      [
        '124,00 € με ΦΠΑ 100,00 € + ΦΠΑ 24%',
        'Κανονική Παράδοση 7,43 € με ΦΠΑ 5,99 € + ΦΠΑ 24%',
        'Σύνολο με ΦΠΑ 131,43 € Σύνολο χωρίς ΦΠΑ 105,99 € ΦΠΑ 24% 25,44 €',
      ],
    ],
    [
      'b2b',
      [
        '100,00 € + ΦΠΑ 24% 124,00 € με ΦΠΑ',
        'Σύνολο χωρίς ΦΠΑ 105,99 € ΦΠΑ 24% 25,44 € Πληρωτέο με ΦΠΑ 131,43 €',
      ],
    ],
  ])('is shown in both prices: the order of a %s account', async (accountType, texts) => {
    const customerId = await putCustomer({ accountType });
    const id = await putOrder({ customerId, productId }, { accountType });
    const page = await read(`/order-confirmation/${id}`, accountType, customerId);
    for (const text of texts) expect(page).toContain(text);
    const list = await read('/order-management', accountType, customerId);
    const [gross, net] = ['131,43 € με ΦΠΑ', '105,99 € + ΦΠΑ 24%'];
    expect(list).toContain(accountType === 'private' ? `${gross} ${net}` : `${net} ${gross}`);
  });
});

it('who is paying sees of the footer what the law asks for, and no ways elsewhere', async () => {
  const cookie = await app.signIn({ customerId: await putCustomer() });
  const footer = async (path: string) =>
    (await app.request('GET', path, { cookie })).text.split('<footer')[1];
  expect(await footer('/products')).toContain('Πλοήγηση');
  for (const path of ['/checkout', '/checkout-enhanced']) {
    const short = await footer(path);
    expect(short).not.toContain('Πλοήγηση');
    expect(short).toContain('Όροι χρήσης και πώλησης');
  }
});

it('an order of another rate keeps it in every price of its pages', async () => {
  const customerId = await putCustomer({ accountType: 'private' });
  const amounts = { taxCents: 1_378, totalCents: 11_977, vatPercent: 13 };
  const id = await putOrder({ customerId, productId: await putProduct() }, amounts);
  for (const path of [`/order-confirmation/${id}`, '/order-management']) {
    const page = await read(path, 'private', customerId);
    expect(page).toContain('119,77 € με ΦΠΑ');
    expect(page).toContain('105,99 €');
    expect(page).not.toContain('24%');
  }
  const dashboard = await read('/customer-dashboard', 'private', customerId);
  expect(dashboard).toContain('119,77 € με ΦΠΑ 105,99 € + ΦΠΑ 13%');
});

it('a service tells from how much it costs to who sees prices, and of its range that VAT is not in it', async () => {
  const { db } = app.services.database;
  await db
    .insertInto('services')
    .values({
      slug: 'install',
      title: 'Εγκατάσταση',
      priceRange: '150 € – 1.200 €',
      priceCents: 15_000,
      onHome: true,
    })
    .execute();
  for (const path of ['/', '/services']) {
    expect(await read(path, 'private')).toContain(
      '150 € – 1.200 € χωρίς ΦΠΑ Από 186,00 € με ΦΠΑ (150,00 € + ΦΠΑ 24%)',
    );
    const { text } = await app.request('GET', path);
    expect(text).not.toContain('186,00');
    expect(text).not.toContain('Από: ');
  }
});

it('a page of the list after the last one leads to the last', async () => {
  for (let count = 0; count < 25; count += 1) await putProduct();
  for (let times = 0; times < 2; times += 1) {
    const { status, headers } = await app.request('GET', '/products?page=99');
    expect([status, headers.get('location')]).toEqual([307, '/products?page=2']);
  }
  expect((await app.request('GET', '/products?page=2')).status).toBe(200);
});
