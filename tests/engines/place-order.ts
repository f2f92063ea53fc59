// Places an order and prints when it is committed; it runs no jobs, so the e-mails remain to be sent.
import { texts } from '#app/texts/all.ts';
import { features } from '#features/all.ts';
import { router } from '#app/api.ts';
import { defineJobs } from '#app/jobs.ts';
import { readConfig } from '#server/config.ts';
import { callInProcess } from '#server/http/api.ts';
import { openServices } from '#server/services.ts';
import { takeOverSettings } from '#server/settings.ts';
import { seedCompany } from '../support/app/company.ts';
import { orderOf } from '../support/app/requests.ts';

const services = await openServices(readConfig(process.env), features, texts);
await seedCompany(services.database.db);
await takeOverSettings(services);
defineJobs(services);
await services.jobs.prepare();
const { db } = services.database;
const customer = {
  firstName: 'Ελένη',
  lastName: 'Μαρκάκη',
  email: 'eleni@pelatis.example',
  accountType: 'private',
} as const;
const rights = { isVerified: true, canViewPrices: true, isRejected: false };
await db
  .insertInto('customers')
  .values({ id: 'eleni', passwordHash: 'none', ...customer, ...rights })
  .execute();
await db
  .insertInto('categories')
  .values({ id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras' })
  .execute();
const product = {
  id: 1,
  sku: 'A',
  name: 'Κάμερα',
  categoryId: 'cameras',
  priceCents: 10_000,
  stockQuantity: 5,
};
await db.insertInto('products').values(product).execute();

await db
  .insertInto('cartLines')
  .values({ customerId: 'eleni', productId: 1, withInstallation: false, quantity: 1 })
  .execute();

const nothing = () => {};
await callInProcess(router, ['orders', 'placeOrder'], orderOf([{ productId: 1 }]), {
  services,
  viewer: { customer: { id: 'eleni', isAdmin: false, ...customer, ...rights }, admin: false },
  caller: { ip: '' },
  headers: new Headers({ 'idempotency-key': 'a-key-that-is-long-enough' }),
  answer: new Headers(),
  reads: nothing,
  freshFor: nothing,
});
console.log('committed');
setInterval(nothing, 1_000);
