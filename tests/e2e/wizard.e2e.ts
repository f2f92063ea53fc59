import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow, waitForScript, wideElements } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { enter, tabTo, type } from '../support/browser/keyboard.ts';
import { answers } from '../support/app/wizard.ts';
import { call, newEmail, openAdmin, openAs } from '../support/browser/visitors.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Puts the answers into the tab, as the four steps with questions would. */
async function answerAll(page: Page, some: Partial<typeof answers> = {}): Promise<void> {
  await open(page, '/wizard');
  const state = {
    answers: { ...answers, ...some },
    typed: {},
    choices: {},
    contact: { of: '' },
    isSent: false,
  };
  await page.evaluate((text) => sessionStorage.setItem('wizard', text), JSON.stringify(state));
  await open(page, '/wizard?step=5');
  await page.getByRole('heading', { name: 'Η πρότασή μας για τη μονοκατοικία σας' }).waitFor();
}

/** All lines of a system, on a phone also those behind the button. */
const lines = (page: Page) =>
  page.getByRole('region', { name: /σύστημα$/ }).getByRole('heading', { level: 3, includeHidden: true });

test('a hotel with everything, with its prices, is within five screens of a phone before its formulas', async () => {
  const page = await openAs();
  await page.setViewportSize(phone.viewport);
  const hotel = {
    answers: {
      propertyType: 'business',
      propertySize: 'large',
      location: 'rural',
      securityConcerns: ['break-in', 'entry-monitoring', 'perimeter', 'alarm', 'fire-safety'],
      budget: 'premium',
      priority: 'monitoring',
      currentSecurity: 'Πυρανίχνευση',
      experience: 'beginner',
    },
    finer: {
      placeKind: 'lodging',
      hasVisitors: true,
      internet: 'summer',
      emptyFor: 'months',
      doors: 9,
      balconyDoors: 6,
      areaM2: 520,
      windows: 8,
      rooms: 18,
      yardM: 160,
      cashDesks: 1,
      existing: ['smoke'],
    },
  };
  const link = await call(page, 'POST', '/wizard/links', hotel);
  await open(page, `/wizard#advice=${(link as { token: string }).token}`);
  const formulas = page.locator('#formulas');
  await formulas.waitFor();
  await page.getByText('Σχηματική κάτοψη').first().waitFor();
  const at = await formulas.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  expect(at).toBeLessThan(5 * phone.viewport.height);
  // What a phone shows at a touch is there.
  const more = page.getByRole('button', { name: /^Και \d+ ακόμη που μένουν ακάλυπτα$/ });
  const shown = await page.locator('section[aria-labelledby=uncovered] li:visible').count();
  await more.click();
  await expect
    .poll(() => page.locator('section[aria-labelledby=uncovered] li:visible').count())
    .toBeGreaterThan(shown);
});

test('a visitor with a keyboard walks the seven steps on a phone, and neither a reload nor Back loses an answer', async () => {
  const page = await openWindow(phone);
  await open(page, '/wizard?propertyType=house');
  const next = page.getByRole('button', { name: 'Επόμενο' });
  const choose = async (name: string | RegExp, key = 'Space') => {
    const choice = page.getByRole('main').getByLabel(name, { exact: true });
    await choice.focus();
    await page.keyboard.press(key);
    expect(await choice.isChecked()).toBe(true);
  };
  await expect.poll(() => page.getByLabel('Μονοκατοικία').isChecked()).toBe(true);
  await enter(page, next);
  await page.getByText('Επιλέξτε το μέγεθος του χώρου').waitFor();
  await choose('100–300 m²');
  await choose('Προάστιο');
  await enter(page, next);
  await page.getByRole('heading', { name: 'Τι σας απασχολεί περισσότερο;' }).waitFor();
  await enter(page, next);
  await page.getByText('Επιλέξτε τουλάχιστον μία ανάγκη').waitFor();
  await choose('Διάρρηξη ή κλοπή');
  await choose('Συναγερμός');
  await page.getByText('2 επιλογές').waitFor();
  await enter(page, next);
  await choose('1.500–3.000 €');
  await choose(/^Ανίχνευση/);
  await page.reload();
  await waitForScript(page);
  await expect.poll(() => page.getByLabel('1.500–3.000 €').isChecked()).toBe(true);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Συναγερμός').isChecked()).toBe(true);
  await enter(page, next);
  await page.getByRole('heading', { name: 'Προϋπολογισμός και προτεραιότητα' }).waitFor();
  await enter(page, next);
  await page.getByRole('heading', { name: 'Το υπάρχον σύστημα' }).waitFor();
  await type(page, page.getByLabel('Τι υπάρχει σήμερα στον χώρο;'), 'Κλειδαριά ασφαλείας');
  await choose(/^Καμία/);
  await enter(page, next);
  await page.getByRole('heading', { name: 'Η πρότασή μας για τη μονοκατοικία σας' }).waitFor();
  expect(await lines(page).count()).toBeGreaterThan(2);
  await page.getByText('Τιμή με σύνδεση').first().waitFor();
  await page.getByText('Σχηματική κάτοψη').first().waitFor();
  const formulasAt = await page
    .locator('#formulas')
    .evaluate((one) => one.getBoundingClientRect().top + scrollY);
  expect(formulasAt).toBeLessThan(5 * phone.viewport.height);
  await inspect(page);
  await page
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
  for (const width of [390, 1440]) expect(await wideElements(page, width)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await enter(page, page.getByRole('button', { name: 'Συνέχεια' }));
  const send = page.getByRole('button', { name: 'Αποστολή αιτήματος' });
  const missing = page.getByText('Παρακαλώ συμπληρώστε όλα τα υποχρεωτικά πεδία').first();
  await type(page, page.getByLabel('Ονοματεπώνυμο'), 'Μάρκος Οδηγός');
  await type(page, page.getByLabel('Email'), 'markos');
  // Longer notes than the request takes would be lost with a reload.
  expect(await page.getByLabel('Σημειώσεις').getAttribute('maxlength')).toBe('2000');
  await enter(page, send);
  await page.locator('input[name=customerEmail][aria-invalid=true]:focus').waitFor();
  expect(await missing.count()).toBe(0);
  await page.getByLabel('Email').fill('');
  await enter(page, send);
  await missing.waitFor();
  await page.locator('input[name=customerEmail]:focus').waitFor();
  await page.keyboard.type(newEmail('odigos'));
  await enter(page, send);
  await page.getByRole('heading', { name: 'Το αίτημά σας στάλθηκε' }).waitFor();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Προϊόντα' }));
  await enter(page, page.getByRole('button', { name: 'Νέα αναζήτηση' }));
  await page.getByRole('heading', { name: 'Ο χώρος σας' }).waitFor();
  expect(await page.getByRole('main').locator('input:checked').count()).toBe(0);
});

test('a buyer sees what another answer changes, takes it back, and puts all into the cart', async () => {
  const page = await openAs();
  await call(page, 'GET', '/cart');
  await answerAll(page);
  const before = await lines(page).count();
  await page.getByRole('region', { name: 'Αλλάξτε μια απάντηση' }).getByLabel('Φωτισμός ασφαλείας').check();
  const told = page.getByRole('status').filter({ hasText: 'Τι άλλαξε' });
  await told.getByText(/^Σύνολο με ΦΠΑ: \+/).waitFor();
  expect(await told.getByText('Προστέθηκε:').count()).toBeGreaterThan(0);
  await told.getByRole('button', { name: 'Αναίρεση' }).click();
  await expect.poll(() => lines(page).count()).toBe(before);
  await page.getByRole('complementary').getByText('Πώς;').first().click();
  await page.getByRole('complementary').getByText('(εξοπλισμός + εγκατάσταση)·1,24').waitFor();
  await page.getByRole('button', { name: 'Προσθήκη όλων στο καλάθι' }).click();
  await page.getByText('Προστέθηκαν όλα στο καλάθι').first().waitFor();
  const cart = (await call(page, 'GET', '/cart')) as unknown[];
  expect(cart.length).toBeGreaterThanOrEqual(before);
  expect(await page.evaluate(() => sessionStorage.getItem('homePlan'))).toContain('"source":"visitor"');
  await open(page, '/wizard?step=6');
  expect(await page.getByLabel('Τηλέφωνο').inputValue()).toMatch(/^\d{3} \d{3} \d{4}$/);
});

test('an advice that cannot be computed anew stays, with the reason, until it can or the answer is taken back', async () => {
  const page = await openWindow();
  await answerAll(page);
  await page.getByRole('link', { name: 'Δοκιμάστε το στο κινητό' }).waitFor();
  const before = await lines(page).allTextContents();
  const refusal = {
    error: 'Πολλές προσπάθειες σε λίγο χρόνο. Δοκιμάστε ξανά σε 5 λεπτά.',
    code: 'TOO_MANY_REQUESTS',
  };
  const refuse = () =>
    page.route('**/api/wizard/advice', (route) => route.fulfill({ status: 429, json: refusal }));
  await refuse();
  const change = page.getByRole('region', { name: 'Αλλάξτε μια απάντηση' });
  await change.getByLabel('Φωτισμός ασφαλείας').check();
  const failed = change.getByRole('alert');
  await failed.getByText(refusal.error).waitFor();
  expect(await lines(page).allTextContents()).toEqual(before);
  await page.unroute('**/api/wizard/advice');
  await failed.getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await change.getByRole('status').getByRole('button', { name: 'Αναίρεση' }).waitFor();
  expect(await failed.count()).toBe(0);

  await refuse();
  const fire = change.getByLabel('Πυρασφάλεια');
  await fire.check();
  await failed.getByRole('button', { name: 'Αναίρεση' }).click();
  await failed.waitFor({ state: 'hidden' });
  expect(await fire.isChecked()).toBe(false);
  expect(await change.getByLabel('Φωτισμός ασφαλείας').isChecked()).toBe(true);
});

test('a system without zones leads to its plan, not to the simulator of another home', async () => {
  const page = await openWindow();
  await answerAll(page, { securityConcerns: ['lighting'] });
  await page.getByRole('link', { name: 'Δείτε το σύστημα στην κάτοψη' }).waitFor();
  expect(await page.getByRole('link', { name: 'Δοκιμάστε το στο κινητό' }).count()).toBe(0);
});

test('a link opens the same advice for another, and an administrator reads the request with its prices', async () => {
  const page = await openWindow();
  await answerAll(page);
  const names = await lines(page).allTextContents();
  // Printing makes the link, so that it stands on the paper, beside the answers and with every formula open.
  const paper = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(window, { print: resolve })),
  );
  await page.getByRole('button', { name: 'Εκτύπωση' }).click();
  await paper;
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('img', { name: 'Κωδικός QR προς αυτή την πρόταση' }).waitFor();
  await page.getByText(answers.currentSecurity, { exact: true }).waitFor();
  await page.getByRole('rowheader', { name: 'Εργασία τεχνικών' }).waitFor();
  await page.emulateMedia({ media: null });
  // The sheet to sign is printed instead of the page.
  const sheet = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(window, { print: resolve })),
  );
  await page.getByRole('button', { name: 'Φύλλο μελέτης' }).click();
  await sheet;
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Φύλλο μελέτης' }).waitFor();
  expect(await page.getByRole('heading', { name: /^Η πρότασή μας/ }).count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.getByRole('heading', { name: /^Η πρότασή μας/ }).waitFor();
  const link = new URL(await page.getByLabel('Σύνδεσμος προς την πρόταση').inputValue());
  const spouse = await openWindow(phone);
  await open(spouse, link.pathname + link.hash);
  await spouse.getByRole('heading', { name: 'Πρόταση για μονοκατοικία' }).waitFor();
  expect(await lines(spouse).allTextContents()).toEqual(names);
  await inspect(spouse);

  const email = newEmail('aitima');
  await call(page, 'POST', '/wizard/submit', {
    customerName: 'Άννα Αιτούσα',
    customerEmail: email,
    propertyType: 'house',
    rooms: 4,
    budget: 'high',
    priorities: ['Συναγερμός'],
    answers,
  });
  const admin = await openAdmin();
  await open(admin, `/admin?tab=messages&search=${encodeURIComponent(email)}`);
  await admin.getByRole('button', { name: email }).click();
  const request = admin.getByRole('region', { name: 'Αίτημα από τον οδηγό επιλογής' });
  await request.getByText(answers.currentSecurity, { exact: true }).waitFor();
  await request.getByText('με ΦΠΑ').first().waitFor();
  await request.getByRole('heading', { name: 'Τι ελέγξαμε' }).waitFor();
  await request.getByRole('button', { name: 'Φύλλο μελέτης' }).waitFor();
});

test('the page of a product asks whether it suits the home, and its plan says what cameras see beyond', async () => {
  const page = await openWindow();
  await open(page, '/products/1');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Ταιριάζει στο σπίτι μου;' }).click();
  await page.getByRole('heading', { name: 'Ο χώρος σας' }).waitFor();
  await expect.poll(() => page.url()).not.toContain('product=');
  const state = JSON.parse((await page.evaluate(() => sessionStorage.getItem('wizard'))) ?? '{}');
  await page.evaluate(
    (text) => sessionStorage.setItem('wizard', text),
    JSON.stringify({
      ...state,
      answers: { ...answers, securityConcerns: ['break-in', 'perimeter'], budget: 'premium' },
    }),
  );
  await open(page, '/wizard?step=5');
  await page.getByText(`«${name}»: `).waitFor();
  const beyond = page.getByRole('region', { name: 'Τι βλέπουν οι κάμερες έξω από τον χώρο σας' });
  // As many are drawn as are told.
  const told = beyond.getByText(/του οπτικού πεδίου βγαίνει από το οικόπεδο/);
  await expect.poll(() => told.count()).toBeGreaterThan(0);
  expect(await page.locator('.plan-beyond').count()).toBe(await told.count());
  await beyond.getByText(/ποτέ δρόμο, πεζοδρόμιο ή γείτονα/).waitFor();
});
