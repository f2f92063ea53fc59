// A shop that only sells promises no appointments and leads to no services.
import { expect, test } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { putService, putTechnicians } from '../support/app/booking.ts';
import { addCustomer, type StandingName } from '../support/app/people.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

const app = await testApp();

const visitor = ['/', '/products', '/login', '/register', '/customer-register'];
const customer = ['/customer-dashboard', '/customer-dashboard?tab=appointments', '/login'];

const pages: [string, StandingName | undefined][] = [
  ...visitor.map((path): [string, undefined] => [path, undefined]),
  ...customer.flatMap((path) =>
    (['pending', 'verified', 'buyer'] as const).map((as): [string, StandingName] => [path, as]),
  ),
];

/** What the page says of appointments and services. */
async function saidOf(path: string, as: StandingName | undefined) {
  app.clearCaches();
  const cookie = as && (await app.signIn({ customerId: (await addCustomer(app, as)).id }));
  const { status, text } = await app.request('GET', path, cookie === undefined ? {} : { cookie });
  expect(status).toBe(200);
  return text
    .replaceAll(/<!--.*?-->/g, '')
    .match(/κλείνετε ραντεβού|κλείσετε ραντεβού|Κλείστε ραντεβού|με ή χωρίς εγκατάσταση|href="\/services"/g);
}

test.each(pages)('%s as %s', async (path, as) => {
  await truncateAll();
  await putProduct({ isFeatured: true });
  expect(await saidOf(path, as)).toBeNull();
  await putTechnicians({});
  await putService({ role: 'installation', requiredSkills: ['cctv'] });
  expect(await saidOf(path, as)).not.toBeNull();
});
