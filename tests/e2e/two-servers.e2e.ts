import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, athensDate, formatLongDate, weekday, type LocalDate } from '#shared/dates.ts';
import { greekHoliday } from '#shared/holidays.ts';
import { open, openWindow } from '../support/browser/browser.ts';
import { call, password } from '../support/browser/visitors.ts';
import { closeWindows } from '../support/browser/windows.ts';
import { startPostgres } from '../support/process/postgres-server.ts';
import { startShop, type ShopProcess } from '../support/process/shop-process.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let pictures: string;
let first: ShopProcess;
let second: ShopProcess;

beforeAll(async () => {
  database = await startPostgres(randomBytes(16).toString('hex'));
  pictures = await mkdtemp(join(tmpdir(), 'vigla-pictures-'));
  const settings = { DATABASE_URL: `${database.url}/postgres`, DATA_DIR: pictures };
  first = await startShop(settings);
  second = await startShop(settings);
});
afterAll(async () => {
  await Promise.all([first, second].map(({ url }) => closeWindows(url)));
  await Promise.all([first.stop(), second.stop()]);
  await database.stop();
  await rm(pictures, { recursive: true });
});

/** Opens a window at one of the two servers, signed in as an administrator or a customer. */
async function openAt({ url }: ShopProcess, who: 'admin' | { email: string }): Promise<Page> {
  const page = await openWindow({ baseURL: url });
  const path = who === 'admin' ? '/admin/login' : '/auth/login';
  await call(page, 'POST', path, who === 'admin' ? { password } : { ...who, password }, { origin: url });
  return page;
}

/** A Monday after the demonstration's appointments, in a week without holidays. */
function quietMonday(): LocalDate {
  const today = athensDate(new Date());
  let monday = addDays(today, 8 - weekday(today) + 35);
  while ([0, 1, 2, 3, 4, 5].some((days) => greekHoliday(addDays(monday, days)))) monday = addDays(monday, 7);
  return monday;
}

async function drag(page: Page, card: Locator, target: Locator): Promise<void> {
  const from = await card.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('Nothing to drag, or nowhere');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

test('what one administrator drags moves on the screen of another, whose server is another process', async () => {
  const monday = quietMonday();
  const thursday = addDays(monday, 3);
  const [here, there] = [await openAt(first, 'admin'), await openAt(second, 'admin')];
  const services = (await call(here, 'GET', '/services')) as { id: number; slug: string; title: string }[];
  const service = services.find(({ slug }) => slug === 'syntirisi');
  const body = {
    serviceId: service?.id,
    appointmentDate: monday,
    appointmentTime: '11:00',
    customerName: 'Δύο Γραφεία',
    customerEmail: 'dyo@pelatis.example',
  };
  await call(here, 'POST', '/admin/appointments', body, { origin: first.url });
  const cards = await Promise.all(
    [here, there].map(async (page) => {
      await open(page, `/appointments-admin?date=${monday}`);
      return (date: LocalDate) => page.locator(`[data-date="${date}"]`).getByText('Δύο Γραφεία');
    }),
  );
  const [cardHere, cardThere] = cards;
  await cardHere?.(monday).waitFor();
  await cardThere?.(monday).waitFor();

  if (cardHere) await drag(here, cardHere(monday), here.locator(`[data-date="${thursday}"]`));
  await cardHere?.(thursday).waitFor();
  await cardThere?.(thursday).waitFor();
  expect(await cardThere?.(monday).count()).toBe(0);
});

/** Opens the booking dialog of a service that needs both technicians, chooses a time and fills in the form. */
async function prepareBooking(page: Page, date: LocalDate, time: string): Promise<Locator> {
  await open(page, '/services?book=egkatastasi-kameron');
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('button', { name: formatLongDate(date) });
  const next = dialog.getByRole('button', { name: 'Επόμενος μήνας' });
  await next.waitFor();
  while ((await day.count()) === 0) await next.click();
  await day.click();
  await dialog.getByRole('radio', { name: time }).check({ force: true });
  await dialog.getByLabel('Σημειώσεις').fill('Τρεις κάμερες στην αυλή');
  return dialog;
}

test('of two who want the last place at the same moment one gets it, and the other keeps what was typed', async () => {
  const date = addDays(quietMonday(), 8);
  const pages = [
    await openAt(first, { email: 'eleni@pelatis.example' }),
    await openAt(second, { email: 'nikos@epixeirisi.example' }),
  ];
  const dialogs = await Promise.all(pages.map((page) => prepareBooking(page, date, '10:00')));
  await Promise.all(
    dialogs.map((dialog) => dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click()),
  );

  const outcomes = await Promise.all(
    dialogs.map(async (dialog) => {
      const won = dialog.getByText('Το ραντεβού σας καταχωρίστηκε');
      const lost = dialog.getByText('Η ώρα αυτή δεν είναι πια ελεύθερη', { exact: false });
      await won.or(lost).first().waitFor();
      return (await won.count()) > 0 ? 'won' : 'lost';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['lost', 'won']);
  const loser = dialogs[outcomes.indexOf('lost')];
  expect(await loser?.getByLabel('Σημειώσεις').inputValue()).toBe('Τρεις κάμερες στην αυλή');
  await expect.poll(() => loser?.getByRole('radio', { name: '10:00' }).isDisabled()).toBe(true);
});
