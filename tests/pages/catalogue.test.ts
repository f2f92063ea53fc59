// What the list of products, a product and the pages of an account say before their scripts run.
import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { addCustomer } from '../support/app/people.ts';
import { putProduct } from '../support/app/shop.ts';
import { testDatabase, truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

async function pageOf(path: string, cookie?: string) {
  const { status, text } = await app.request('GET', path, cookie ? { cookie } : {});
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll(/<!--.*?-->/g, '');
  return { status, text, main };
}

const enter = async (standing: 'pending' | 'buyer') => {
  const { id } = await addCustomer(app, standing);
  return app.signIn({ customerId: id });
};

it('what is sold out can be looked at but not bought', async () => {
  const cookie = await enter('buyer');
  const path = `/products/${await putProduct({ inStock: false })}`;
  const { main } = await pageOf(path, cookie);
  expect(main).toContain('Εξαντλημένο');
  expect(main).toContain('Ρωτήστε για διαθεσιμότητα');
  expect(main).not.toContain('Προσθήκη στο καλάθι<');
});

it('what does not exist is a 404 with the way back', async () => {
  const product = await pageOf('/products/987654');
  expect(product.status).toBe(404);
  expect(product.main).toContain('Το προϊόν δεν βρέθηκε');
  expect(product.main).toMatch(/href="\/products"[^>]*>.*?Πίσω στα προϊόντα/);
  const page = await pageOf('/den-yparxei');
  expect(page.status).toBe(404);
  expect(page.main).toContain('Η σελίδα δεν βρέθηκε');
  expect(page.main).toMatch(/href="\/"[^>]*>.*?Αρχική σελίδα/);
});

it('without JavaScript a form says what it needs, and the phone', async () => {
  const { main } = await pageOf('/contact');
  expect(/<noscript>.*?<\/noscript>/s.exec(main)?.[0]).toMatch(
    /Για να σταλεί η φόρμα χρειάζεται JavaScript.*210 000 0145/s,
  );
});

it('whoever is signed in is told so where one registers', async () => {
  const cookie = await enter('pending');
  for (const path of ['/register', '/customer-register']) {
    const { main } = await pageOf(path, cookie);
    expect(main).toContain('Είστε συνδεδεμένοι');
    expect(main).toContain('Ο λογαριασμός σας αναμένει έγκριση');
    expect(main).not.toMatch(/<button[^>]*>\s*Εγγραφή/);
  }
});

it('every product is on exactly one page of the list', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Κάμερα αριθμός ${100 + index}`);
  for (const name of names) await putProduct({ name });
  const seen: string[] = [];
  for (const path of ['/products', '/products?page=2', '/products?page=3'])
    seen.push(...((await pageOf(path)).main.match(/<h2[^>]*>.*?<\/h2>/g) ?? []));
  const cards = seen.map((heading) => heading.replaceAll(/<[^>]*>/g, '').trim());
  expect(cards.filter((text) => text.startsWith('Κάμερα αριθμός')).toSorted()).toEqual(names);
});

it('words are looked for among the products of the category that is chosen', async () => {
  const { db } = await testDatabase();
  await putProduct({ name: 'Θερμική κάμερα' });
  await db
    .insertInto('categories')
    .values({ id: 'sirens', name: 'Σειρήνες', searchCategory: 'alarms' })
    .execute();
  await putProduct({ name: 'Θερμική σειρήνα', categoryId: 'sirens' });
  const { main } = await pageOf('/products?categoryId=cameras&search=θερμική');
  expect(main).toContain('1 προϊόν για «θερμική»');
  expect(main).toContain('Θερμική κάμερα');
  expect(main).not.toContain('Θερμική σειρήνα');
});

it('an order by price is for those who see prices; a visitor is told so', async () => {
  await putProduct();
  const { main } = await pageOf('/products?sortBy=price_asc');
  expect(main).toContain('Η ταξινόμηση κατά τιμή είναι διαθέσιμη σε εγκεκριμένους πελάτες');
  expect(main).not.toMatch(/<option[^>]*>Τιμή|€/);
  const buyer = await pageOf('/products?sortBy=price_asc', await enter('buyer'));
  expect(buyer.main).not.toMatch(/αξινόμηση κατά τιμή/);
  expect(buyer.main).toMatch(/<option[^>]*>Τιμή, αύξουσα/);
});
