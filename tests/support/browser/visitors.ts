import { request, type APIRequestContext, type FrameLocator, type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import { demoAdminPassword } from '#server/config.ts';
import { open, openWindow, shopUrl, waitForScript } from './browser.ts';
import { fromSomewhere } from './windows.ts';

/** The password of all accounts here, including those of the demonstration. */
export const password = demoAdminPassword;

/** What no search takes for a word, or for one that comes near it. */
export const newMark = () => `q${crypto.randomUUID().slice(-11)}`;

/** An address that is not registered yet. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@pelatis.example`;

/** Calls an endpoint with the cookies of a window, like a page of the shop; throws unless it succeeds. */
export async function call(
  page: { request: APIRequestContext },
  method: string,
  path: string,
  data?: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const origin = shopUrl();
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { origin, ...headers },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Signs a window in as an administrator. */
export const enterOffice = (page: { request: APIRequestContext }) =>
  call(page, 'POST', '/admin/login', { password });

/** Opens a window that is signed in as an administrator. */
export async function openAdmin(): Promise<Page> {
  const page = await openWindow();
  await enterOffice(page);
  return page;
}

/** Signs in as a customer of the demonstration: by default Ελένη, a buyer. */
export const enterAs = (page: Page, email = 'eleni@pelatis.example') =>
  call(page, 'POST', '/auth/login', { email, password });

/** Opens a window signed in as a customer of the demonstration: by default Ελένη, a buyer. */
export async function openAs(email?: string): Promise<Page> {
  const page = await openWindow();
  await enterAs(page, email);
  return page;
}

/** Opens a window signed in as a new approved customer who sees prices; `known` as in `openWindow`. */
export async function openAsNewBuyer(
  name = 'buyer',
  known: string[] = [],
): Promise<{ page: Page; email: string }> {
  const email = newEmail(name);
  const page = await openWindow({}, known);
  await call(page, 'POST', '/auth/register', {
    firstName: 'Άννα',
    lastName: 'Δοκίμου',
    email,
    password,
    accountType: 'private',
    phone: '210 123 4567',
    address: 'Ηρακλείου 12',
    city: 'Νέα Ιωνία',
    postalCode: '14231',
  });
  await approve(email);
  await enterAs(page, email);
  return { page, email };
}

/** Registers a customer who waits for approval; needs no window. */
export async function register(lastName: string): Promise<void> {
  const visitor = {
    request: await request.newContext({ baseURL: shopUrl(), extraHTTPHeaders: fromSomewhere() }),
  };
  await call(visitor, 'POST', '/auth/register', {
    firstName: 'Άννα',
    lastName,
    email: newEmail('deftera'),
    password,
    accountType: 'private',
  });
  await visitor.request.dispose();
}

let office: { shop: string; request: APIRequestContext } | undefined;

/** An administrator without a window, signed in once for all tests of a shop, and again when a test has ended the session. */
async function officeOf(shop: string): Promise<{ request: APIRequestContext }> {
  if (office?.shop === shop && (await office.request.get('/api/admin/customer-counts')).ok()) return office;
  await office?.request.dispose();
  office = {
    shop,
    request: await request.newContext({ baseURL: shop, extraHTTPHeaders: fromSomewhere() }),
  };
  await enterOffice(office);
  return office;
}

/** Approves a customer as an administrator; needs no window. */
async function approve(email: string): Promise<void> {
  const admin = await officeOf(shopUrl());
  const found = await call(admin, 'GET', `/admin/customers?search=${encodeURIComponent(email)}`);
  const [{ id }] = found as [{ id: string }];
  const verdict = { isVerified: true, canViewPrices: true };
  await call(admin, 'PUT', `/admin/customers/${id}/verify`, verdict);
}

/** Signs in through the form at /login or /customer-login. */
export async function signIn(page: Page, path: string, email: string, secret = password): Promise<void> {
  await open(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Κωδικός').fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
}

/** Signs in who waits for approval; what says so stays only for a moment, and leads to the home page. */
export async function signInUnapproved(page: Page, email: string, secret = password): Promise<void> {
  const notice = page.getByRole('main').getByText('Ο λογαριασμός σας αναμένει έγκριση');
  await Promise.all([notice.waitFor(), signIn(page, '/login', email, secret)]);
  await page.waitForURL('/');
  await waitForScript(page);
}

/**
 * Opens an e-mail at /dev/mail as soon as it is sent, after a decision some seconds later; returns the frame that shows it.
 */
export async function openMail(admin: Page, to: string, subject: string): Promise<FrameLocator> {
  const mail = admin
    .getByRole('list', { name: 'Email' })
    .getByRole('button')
    .filter({ hasText: to })
    .filter({ hasText: subject });
  await expect
    .poll(() => call(admin, 'GET', '/dev/mails'), { interval: 250 })
    .toContainEqual(expect.objectContaining({ to, subject: expect.stringContaining(subject) as string }));
  await open(admin, '/dev/mail');
  await mail.first().click();
  return admin.frameLocator(`iframe[title="Το email «${subject}»"]`);
}

/**
 * Presses a button until the result appears: a new button ignores clicks for a moment, and the test must not wait for a
 * click that the overlay of a dialog intercepts. What looks like the result before the first click is none: a list that is
 * read again is without its buttons for a moment.
 */
export async function press(button: Locator, follows: () => Promise<boolean>): Promise<void> {
  await button.click();
  let isSlow = false;
  const followed = async () => {
    // One that is disabled is at work.
    const mayPress = () => button.isEnabled({ timeout: 200 }).catch(() => false);
    if (isSlow && !(await follows()) && (await mayPress()))
      await button.click({ timeout: 1_000 }).catch(() => undefined);
    isSlow = true;
    return follows();
  };
  await expect.poll(followed, { interval: 300 }).toBe(true);
}

/** Presses a button that disappears after its decision. */
export async function decide(button: Locator): Promise<void> {
  await press(button, async () => (await button.count()) === 0);
}

/** Presses a button that opens a question; returns the question. */
export async function ask(button: Locator, question: Locator): Promise<Locator> {
  await press(button, () => question.isVisible());
  return question;
}
