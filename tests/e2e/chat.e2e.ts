import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { enter, tabTo } from '../support/browser/keyboard.ts';
import { call } from '../support/browser/visitors.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
/** The browser's own words about a connection that is cut. */
const cuts = ['net::ERR_', 'WebSocket connection'];

const button = (page: Page) => page.getByRole('button', { name: /^Συνομιλία/ });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Συνομιλία με τη Βίγλα' });
const log = (page: Page) => chat(page).getByRole('log');
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Το μήνυμά σας' });
const greeting = (page: Page) => log(page).getByText('Γεια σας! Είμαι ο ψηφιακός βοηθός');
const said = (page: Page, text: string) => log(page).getByText(text, { exact: true });

/** Opens the chat on a page and waits for the bot's greeting. */
async function openChat(page: Page, path = '/contact') {
  await open(page, path);
  await button(page).click();
  await greeting(page).waitFor();
}

async function say(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

type Stored = { chat: { messages: { sender: string; content: string }[] } };

/** What the visitor or customer of a window has written, as the server has it. */
async function written(page: Page): Promise<string[]> {
  const { chat: stored } = (await call(page, 'GET', '/chat')) as Stored;
  return stored.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
}

test('at a desk the keyboard alone opens the chat, asks the bot, leaves and comes back', async () => {
  const page = await openWindow();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, '/contact');
  expect(scripts.filter((path) => /Chat|api\/chat/.test(path))).toEqual([]);
  const begun = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await begun.promise;
    await route.continue();
  });
  await enter(page, button(page));
  await log(page).getByText('Σύνδεση…').waitFor();
  begun.resolve();
  await greeting(page).waitFor();
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  const send = chat(page).getByRole('button', { name: 'Αποστολή' });
  await page.keyboard.type('   ');
  expect(await send.isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Καλησπέρα,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('θέλω κάμερες');
  expect(await field(page).inputValue()).toBe('Καλησπέρα,\nθέλω κάμερες');
  // Looked for within the page, because it stands only until the answer.
  const isWriting = () => document.querySelector('[role=log]')?.textContent?.includes('Γράφει…');
  await Promise.all([
    page.waitForFunction(isWriting, undefined, { polling: 50 }),
    page.keyboard.press('Enter'),
  ]);
  await log(page)
    .getByText(/Έχουμε κάμερες για κάθε χώρο/)
    .waitFor();
  expect(await written(page)).toEqual(['Καλησπέρα,\nθέλω κάμερες']);
  expect(await log(page).getByText('€').count()).toBe(0);
  await tabTo(page, chat(page).getByRole('link', { name: '210 000 0145' }));
  await tabTo(page, chat(page).getByRole('link', { name: 'info@vigla.example' }));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect.poll(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await chat(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page, 'Καλησπέρα,\nθέλω κάμερες').count()).toBe(1);
  await chat(page).getByRole('button', { name: 'Τέλος συνομιλίας' }).press('Enter');
  await enter(page, chat(page).getByRole('button', { name: 'Ναι, με βοήθησε' }));
  await chat(page).getByText('Ευχαριστούμε για την αξιολόγησή σας.').waitFor();
  await enter(page, chat(page).getByRole('button', { name: 'Νέα συνομιλία' }));
  await greeting(page).waitFor();
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await written(page)).toEqual([]);
});

test('on a phone it is a sheet over the whole screen; a link of the bot opens its page behind it', async () => {
  const page = await openWindow(phone);
  await openChat(page, '/products');
  expect(await chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await page.locator('main').evaluate((main) => main.hasAttribute('inert'))).toBe(true);
  await inspect(page, [320, 390]);
  // A keyboard on the screen takes the lower half.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(420);
  expect(await field(page).isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });

  await log(page).getByRole('button', { name: 'Κάμερες ασφαλείας' }).tap();
  await said(page, 'Κάμερες ασφαλείας').waitFor();
  const link = log(page).getByRole('link').first();
  await link.waitFor();
  await link.tap();
  await page.waitForURL((url) => url.pathname !== '/products');
  expect(await chat(page).count()).toBe(0);
  expect(await page.locator('main').evaluate((main) => main.hasAttribute('inert'))).toBe(false);
  await button(page).tap();
  await said(page, 'Κάμερες ασφαλείας').waitFor();
});

test('the conversation survives a reload, and two tabs follow each other', async () => {
  const page = await openWindow();
  await openChat(page);
  await say(page, 'Γραμμένο στην πρώτη καρτέλα');
  await said(page, 'Γραμμένο στην πρώτη καρτέλα').waitFor();
  await field(page).fill('Μισό μήν');
  await page.reload();
  await said(page, 'Γραμμένο στην πρώτη καρτέλα').waitFor();
  expect(await field(page).inputValue()).toBe('Μισό μήν');

  const second = await page.context().newPage();
  await open(second, '/services');
  await second.locator('[data-goes-on]').click();
  await said(second, 'Γραμμένο στην πρώτη καρτέλα').waitFor();
  await say(second, 'Γραμμένο στη δεύτερη');
  await said(page, 'Γραμμένο στη δεύτερη').waitFor();
  await chat(second).getByRole('button', { name: 'Ελαχιστοποίηση' }).click();
  await say(page, 'Ακόμη ένα');
  // The bot's answer is counted where the window is not open.
  await expect.poll(() => written(page)).toHaveLength(3);
  await button(second).click();
  await said(second, 'Ακόμη ένα').waitFor();
});

test('what is written while the connection is cut arrives once and in order', async () => {
  const page = await openWindow({}, cuts);
  await openChat(page);
  // The first message arrives, but its answer is lost.
  await page.route(
    '**/api/chat/*/messages',
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await say(page, 'ένα');
  await chat(page)
    .getByText(/^Χωρίς σύνδεση/)
    .waitFor();
  await say(page, 'δύο');
  await say(page, 'τρία');
  // The server's word that it has the first one may have come before the connection was cut.
  await expect.poll(() => log(page).getByText('Θα σταλεί με τη σύνδεση').count()).toBeGreaterThan(1);
  await page.context().setOffline(false);
  await expect.poll(() => written(page)).toEqual(['ένα', 'δύο', 'τρία']);
  await expect.poll(() => log(page).getByText('Θα σταλεί με τη σύνδεση').count()).toBe(0);
  for (const text of ['ένα', 'δύο', 'τρία']) expect(await said(page, text).count()).toBe(1);
});
