// What the office's pages offer to a thumb before their scripts run.
import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { friday, putAppointment, putService } from '../support/app/booking.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.setNow(friday);
  await truncateAll();
  app.clearCaches();
});

/** The links of a page's text as «address label», labels without markup. */
const linksOf = (text: string) =>
  Array.from(
    text.matchAll(/<a\b[^>]*?href="((?:tel:|https:\/\/www\.google)[^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([whole, href = '', inner = '']) => {
      const label = /aria-label="([^"]*)"/.exec(whole)?.[1] ?? inner.replaceAll(/<[^>]+>/g, '');
      return `${decodeURIComponent(href.replaceAll('&amp;', '&'))} ${label}`;
    },
  );

const way = 'https://www.google.com/maps/dir/?api=1&destination=';

it('an order is called and driven to with one tap', async () => {
  const customerId = await putCustomer();
  const id = await putOrder({ customerId, productId: await putProduct() });
  const read = async (path: string, cookie: string) =>
    linksOf((await app.request('GET', path, { cookie })).text);
  expect(await read('/order-management', await app.signIn('admin'))).toEqual(
    expect.arrayContaining([
      'tel:+302101234567 210 123 4567',
      `${way}Ηρακλείου 12, 142 31 Νέα Ιωνία Ηρακλείου 12, 142 31 Νέα Ιωνία`,
    ]),
  );
  // Nobody is sent with his own address to a map.
  const own = await read(`/order-confirmation/${id}`, await app.signIn({ customerId }));
  expect(own.filter((link) => link.startsWith(way))).toEqual([]);
});

it('a visit is called with one tap', async () => {
  await putAppointment({ serviceId: await putService(), customerPhone: '+306912345678' });
  const cookie = await app.signIn('admin');
  const { text } = await app.request('GET', '/appointments-admin?view=list', { cookie });
  expect(linksOf(text)).toContain('tel:+306912345678 691 234 5678');
});
