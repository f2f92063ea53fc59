import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { barColors } from '#ui/style/theme.ts';
import { open, openWindow, settle, waitForScript, wideElements } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function background(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** The colour of the browser's own bars. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('on a phone the way to the chat steps aside while one reads on, and comes back upwards', async () => {
  const page = await openWindow(phone);
  await open(page, '/products');
  const button = page.getByRole('button', { name: 'Συνομιλία' });
  const isInView = () => button.evaluate((one) => one.getBoundingClientRect().top < innerHeight);
  expect(await isInView()).toBe(true);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(isInView).toBe(false);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(isInView).toBe(true);
});

test('a fault is said in Greek, with another try and the way home', async () => {
  // The browser's console logs it too.
  const page = await openWindow({}, ['Κάτι πήγε στραβά']);
  await open(page, '/products');
  await page.route(/\/api\/products\/\d+$/, (route) =>
    route.fulfill({ status: 500, body: 'Internal error' }),
  );
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const fault = page.getByRole('alert').filter({ hasText: 'Κάτι πήγε στραβά' });
  await fault.getByRole('heading', { name: 'Σφάλμα' }).waitFor();
  await expect.poll(() => page.title()).toBe('Σφάλμα | Βίγλα');
  await inspect(page, [320]);

  await page.unroute(/\/api\/products\/\d+$/);
  await fault.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await fault.waitFor({ state: 'hidden' });
  await page.waitForURL(/\/products\/\d+$/);
});

test('who scrolls before the script has arrived stays there, and comes back there', async () => {
  const page = await openWindow(phone);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/products/1', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  // A style or font that comes later moves the text and the place with it.
  await page.waitForFunction(() => {
    const isStyled = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet;
    // A layout asks for the fonts.
    return isStyled && document.body.offsetHeight > 0 && document.fonts.status === 'loaded';
  });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  expect(await place()).toBe(1500);
  scripts.resolve();
  await waitForScript(page);
  await settle(page);
  expect(await place()).toBe(1500);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Πολιτική απορρήτου' })
    .dispatchEvent('click');
  await page.waitForURL('/privacy');
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(1500);
});

test('the theme follows the system until one is chosen, and the choice lasts', async () => {
  const page = await openWindow({ colorScheme: 'light' });
  await open(page, '/');
  const light = await background(page);
  expect(await barColor(page)).toBe(barColors.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  expect(await barColor(page)).toBe(barColors.dark);
  await page.getByRole('button', { name: 'Εναλλαγή φωτεινού και σκούρου θέματος' }).click();
  expect(await background(page)).toBe(light);
  expect(await barColor(page)).toBe(barColors.light);
  await page.reload();
  expect(await background(page)).toBe(light);
  expect(await barColor(page)).toBe(barColors.light);
  await waitForScript(page);
  await page.getByTitle('Όπως το σύστημα').click();
  expect(await background(page)).toBe(dark);
  expect(await barColor(page)).toBe(barColors.dark);
});

test('who wants less motion sees another theme at once: what declares no fading does not fade', async () => {
  const page = await openWindow({ colorScheme: 'light' });
  await open(page, '/products');
  const light = await background(page);
  const faded = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && getComputedStyle(target).transitionProperty === 'all')
        names.push(target.tagName);
    });
    return names;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).not.toBe(light);
  expect(await faded.jsonValue()).toEqual([]);
});

test('on a phone the menu opens, marks the present page and closes when a page is chosen', async () => {
  const page = await openWindow(phone);
  const contactPage = Promise.withResolvers<void>();
  await page.route('**/assets/ContactPage-*.js', async (route) => {
    await contactPage.promise;
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Μενού' }).tap();
  const menu = page.getByRole('navigation', { name: 'Κύρια' });
  expect(await menu.getByRole('link', { name: 'Αρχική' }).getAttribute('aria-current')).toBe('page');
  await menu.getByRole('link', { name: 'Επικοινωνία' }).tap();
  await page.waitForURL('/contact');
  await menu.waitFor({ state: 'hidden' });
  // Opened again before the page has come, which then leaves the focus where it is.
  await page.getByRole('button', { name: 'Μενού' }).tap();
  await menu.waitFor();
  contactPage.resolve();
  await page.getByRole('heading', { name: 'Επικοινωνία', level: 1 }).waitFor();
  await settle(page);
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
});

test('the header is no wider than the page, beside a long name too', async () => {
  const page = await openWindow();
  await open(page, '/terms');
  await waitForScript(page);
  const widest = async () => {
    const over: number[] = [];
    for (const width of [320, 390, 768, 900, 1024, 1100, 1199, 1200, 1280, 1366, 1440, 1600]) {
      if ((await wideElements(page, width)).length > 0) over.push(width);
    }
    return over;
  };
  expect(await widest()).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('img', { name: 'Βίγλα' })
    .evaluate((logo) => {
      logo.outerHTML =
        '<span class="logo-name logo-name-long">Συστήματα Ασφαλείας Παπαδημητρακόπουλος</span>';
    });
  expect(await widest()).toEqual([]);
});
