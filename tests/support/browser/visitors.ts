import { request, type APIRequestContext, type FrameLocator, type Locator, type Page } from 'playwright';
import { expect } from 'vitest';
import { demoAdminPassword } from '../../../src/server/config.ts';
import { fromSomewhere, open, openWindow, shopUrl } from './browser.ts';

/** The password of everybody here, and of the demonstration's accounts. */
export const password = demoAdminPassword;

/** An address that nobody has registered with yet. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@pelatis.example`;

/** Calls an endpoint with the cookies of a window, as a page of the shop would; throws unless it succeeds. */
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

/** Opens the administrators' session in a window. */
export const enterOffice = (page: { request: APIRequestContext }) =>
  call(page, 'POST', '/admin/login', { password });

/** A window in which the administrators' session is open. */
export async function openOffice(): Promise<Page> {
  const page = await openWindow();
  await enterOffice(page);
  return page;
}

/** Signs a customer of the demonstration in: Ελένη, who may buy, unless told otherwise. */
export const enterAs = (page: Page, email = 'eleni@pelatis.example') =>
  call(page, 'POST', '/auth/login', { email, password });

/** A window in which a customer of the demonstration is signed in: Ελένη, who may buy, unless told otherwise. */
export async function openAs(email?: string): Promise<Page> {
  const page = await openWindow();
  await enterAs(page, email);
  return page;
}

/** A window in which a new customer is signed in, approved and with a look at prices; `known` as in `openWindow`. */
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

/** Approves a customer as the administrators would; that needs no window. */
async function approve(email: string): Promise<void> {
  const office = {
    request: await request.newContext({ baseURL: shopUrl(), extraHTTPHeaders: fromSomewhere() }),
  };
  await enterOffice(office);
  const found = await call(office, 'GET', `/admin/customers?search=${encodeURIComponent(email)}`);
  const [{ id }] = found as [{ id: string }];
  const verdict = { isVerified: true, canViewPrices: true };
  await call(office, 'PUT', `/admin/customers/${id}/verify`, verdict);
  await office.request.dispose();
}

/** Signs in through the form of /login or /customer-login. */
export async function signIn(page: Page, path: string, email: string, secret = password): Promise<void> {
  await open(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Κωδικός').fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Σύνδεση' }).click();
}

/** Opens an e-mail at /dev/mail, as soon as it has been sent, which of a decision is some seconds later; gives the frame in which it shows. */
export async function openMail(office: Page, to: string, subject: string): Promise<FrameLocator> {
  const mail = office
    .getByRole('list', { name: 'Email' })
    .getByRole('button')
    .filter({ hasText: to })
    .filter({ hasText: subject });
  await open(office, '/dev/mail');
  await expect
    .poll(
      async () => {
        await office.getByRole('button', { name: 'Ανανέωση' }).click();
        return mail.count();
      },
      { timeout: 40_000, interval: 250 },
    )
    .toBeGreaterThan(0);
  await mail.first().click();
  return office.frameLocator(`iframe[title="Το email «${subject}»"]`);
}

/**
 * Presses a button until what follows is there: one that has just come takes no click for a moment, and a click that the
 * dialog behind it catches must not be waited for.
 */
export async function press(button: Locator, follows: () => Promise<boolean>): Promise<void> {
  const pressed = async () => {
    if (await follows()) return true;
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    return follows();
  };
  await expect.poll(pressed, { timeout: 20_000, interval: 300 }).toBe(true);
}

/** Presses a button that goes away once it has decided. */
export async function decide(button: Locator): Promise<void> {
  await button.waitFor();
  await press(button, async () => (await button.count()) === 0);
}

/** Presses a button that asks something first; gives the question. */
export async function ask(button: Locator, question: Locator): Promise<Locator> {
  await press(button, () => question.isVisible());
  return question;
}
