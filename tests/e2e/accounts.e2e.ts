import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { open, openWindow, waitForScript } from '../support/browser/browser.ts';
import { newEmail, openAs, password, signIn, signInUnapproved } from '../support/browser/visitors.ts';

test('the first registration form names every fault, then leads to the waiting notice', async () => {
  const email = newEmail('protos');
  const page = await openWindow();
  await open(page, '/register');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await main.getByText('Το όνομα είναι υποχρεωτικό').waitFor();
  await main.getByText('Παρακαλώ επιλέξτε τύπο λογαριασμού').waitFor();

  await main.getByRole('radio', { name: /Επιχείρηση/ }).check();
  await main.getByRole('textbox', { name: 'Όνομα', exact: true }).fill('Πέτρος');
  await main.getByLabel('Επώνυμο').fill('Πρώτος');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Κωδικός').fill(password);
  await main.getByLabel('Επανάληψη κωδικού').fill('κάτι άλλο');
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await main.getByText('Οι κωδικοί δεν ταιριάζουν').waitFor();
  await main.getByText('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρησιακούς λογαριασμούς').waitFor();
  expect(await main.getByLabel('Email').inputValue()).toBe(email);

  await main.getByRole('radio', { name: /Ιδιώτης/ }).check();
  await main.getByLabel('Επανάληψη κωδικού').fill(password);
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await main.getByText('Η εγγραφή σας στάλθηκε').waitFor();

  await signInUnapproved(page, email);
});

test('the second registration form asks a business for name and tax number, and leads to signing in', async () => {
  const email = newEmail('etaireia');
  const page = await openWindow();
  await open(page, '/customer-register');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Επιχείρηση/ }).check();
  await main.getByRole('textbox', { name: 'Όνομα', exact: true }).fill('Δέσποινα');
  await main.getByLabel('Επώνυμο').fill('Δεύτερη');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Κωδικός').fill(password);
  await main.getByLabel('Επανάληψη κωδικού').fill(password);
  await main.getByLabel('Διεύθυνση').fill('Ηρακλείου 12\nΝέα Ιωνία');
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await main.getByText('Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις').waitFor();
  await main.getByText('Το ΑΦΜ είναι υποχρεωτικό για επιχειρήσεις').waitFor();
  await main.getByRole('textbox', { name: 'Επωνυμία' }).fill('Δεύτερη Α.Ε.');
  await main.getByRole('textbox', { name: 'ΑΦΜ' }).fill('094014201');
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await page.getByText('Επιτυχής εγγραφή!').first().waitFor();
  await page.waitForURL('/customer-login');
});

test('what is typed and sent before the script has arrived is not lost, even where a phone makes a link of a number', async () => {
  // React draws the footer anew, which it reports.
  const page = await openWindow({}, ['#418']);
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Σύνδεση' });
  await main.getByLabel('Email').fill('eleni@pelatis.example');
  await main.getByLabel('Κωδικός').fill('λάθος-κωδικός');
  await send.click();
  await expect.poll(() => send.getAttribute('data-waits')).toBe('');
  const detection = page.locator('meta[name=format-detection]');
  expect(await detection.getAttribute('content')).toContain('telephone=no');
  // As phones do that heed no such request.
  await page.getByRole('contentinfo').evaluate((footer, afm) => {
    const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.textContent?.includes(afm)) break;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    range.surroundContents(Object.assign(document.createElement('a'), { href: `tel:${afm}` }));
  }, company().afm);
  script.resolve();
  await page.getByText('Λάθος email ή κωδικός').first().waitFor();
  expect(await main.getByLabel('Email').inputValue()).toBe('eleni@pelatis.example');
  expect(await main.getByLabel('Κωδικός').inputValue()).toBe('λάθος-κωδικός');
});

test('what is chosen before the script has arrived is taken notice of', async () => {
  const page = await openWindow();
  const main = page.getByRole('main');
  let script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  const early = async (path: string, choose: () => Promise<unknown>) => {
    script = Promise.withResolvers();
    await page.goto(path, { waitUntil: 'commit' });
    await choose();
    script.resolve();
  };
  await early('/register', () => main.getByRole('radio', { name: /Επιχείρηση/ }).check());
  await main.getByRole('textbox', { name: 'Επωνυμία' }).waitFor();
  expect(await main.getByRole('radio', { name: /Επιχείρηση/ }).isChecked()).toBe(true);
  await early('/products', async () => {
    await main.getByRole('checkbox', { name: 'Μόνο διαθέσιμα' }).check();
    await main.getByRole('combobox', { name: 'Ταξινόμηση' }).selectOption('Όνομα');
  });
  await page.waitForURL('/products?inStock=true&sortBy=name');
  await early('/products/1', async () => {
    await page.waitForFunction(() => window.endEarly);
    await page.keyboard.press('Control+k');
  });
  await page.getByRole('combobox', { name: 'Αναζήτηση προϊόντων' }).first().waitFor();
  await early('/advanced-search?q=κάμερα', () => main.getByLabel('Τι ψάχνετε;').fill('σειρήνα'));
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'σειρήνα');
});

test('a number may be pasted with spaces and letters, an address with spaces around it', async () => {
  const page = await openWindow();
  await open(page, '/register');
  const main = page.getByRole('main');
  for (const [label, pasted, kept] of [
    ['ΑΦΜ', ' EL 094 014 201 ', '094014201'],
    ['Ταχυδρομικός κώδικας', '142 31', '14231'],
    ['Email', '  anna@pelatis.example\n', 'anna@pelatis.example'],
    // What is not one whole number becomes no other.
    ['ΑΦΜ', ' 12,00 ', '12,00'],
    ['Ταχυδρομικός κώδικας', '84, 851\n', '84, 851'],
  ] as const) {
    const field = main.getByRole('textbox', { name: label });
    await field.fill('');
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    expect(await field.inputValue()).toBe(kept);
  }
});

test('a rejected customer reads why, may apply again, and then reads that he waits', async () => {
  const email = 'giorgos@aporripsi.example';
  const page = await openWindow();
  await signIn(page, '/login', email);
  await page.locator('h1:focus', { hasText: 'Συνδεθήκατε' }).waitFor();
  const main = page.getByRole('main');
  await main.getByText('Η εγγραφή σας δεν εγκρίθηκε').waitFor();
  await main.getByRole('link', { name: 'Νέα εγγραφή' }).first().click();
  await page.waitForURL('/customer-register');
  await main.getByRole('radio', { name: /Ιδιώτης/ }).check();
  await main.getByRole('textbox', { name: 'Όνομα', exact: true }).fill('Γιώργος');
  await main.getByLabel('Επώνυμο').fill('Ξανά');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Κωδικός').fill(password);
  await main.getByLabel('Επανάληψη κωδικού').fill(password);
  await main.getByRole('button', { name: 'Εγγραφή' }).click();
  await page.waitForURL('/customer-dashboard');
  await main.getByText('Ο λογαριασμός σας αναμένει έγκριση').waitFor();
  expect(await main.getByText('Η εγγραφή σας δεν εγκρίθηκε').count()).toBe(0);
});

test('the link to a new password works in a tab that stands there already, and is not left in the address', async () => {
  const page = await openWindow();
  await open(page, '/password-reset#token=first');
  const token = page.getByLabel('Κωδικός επαναφοράς');
  await expect.poll(() => token.inputValue()).toBe('first');
  await page.waitForURL((url) => url.hash === '');
  await page.evaluate(() => location.assign('/password-reset#token=second'));
  await expect.poll(() => token.inputValue()).toBe('second');
  await page.waitForURL((url) => url.hash === '');
  await page.getByRole('button', { name: /Ζητήστε νέο/ }).click();
  await page.getByRole('button', { name: 'Αποστολή κωδικού επαναφοράς' }).waitFor();
});

test('whoever must sign in for a page comes back to it', async () => {
  const page = await openWindow();
  await open(page, '/cart');
  const main = page.getByRole('main');
  await main.getByText('Απαιτείται σύνδεση').waitFor();
  await main.getByRole('link', { name: 'Σύνδεση' }).click();
  await page.waitForURL(/\/customer-login\?next=/);
  await page.getByLabel('Email').fill('eleni@pelatis.example');
  await page.getByLabel('Κωδικός').fill(password);
  await main.getByRole('button', { name: 'Σύνδεση' }).click();
  await page.waitForURL('/cart');
  await main
    .getByRole('heading', { name: /καλάθι/i })
    .first()
    .waitFor();
  await waitForScript(page);
});

test('signing out in one tab signs out the others', async () => {
  const page = await openAs();
  await open(page, '/');
  const list = await page.context().newPage();
  await open(list, '/products');
  await list.getByText('με ΦΠΑ').first().waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Λογαριασμός: Ελένη Μαρκάκη' }).click();
  await page.getByRole('menu').getByText('eleni@pelatis.example').waitFor();
  const anew = page.waitForEvent('domcontentloaded');
  await page.getByRole('menuitem', { name: 'Αποσύνδεση' }).click();
  await anew;
  await page.getByRole('banner').getByRole('link', { name: 'Σύνδεση' }).waitFor();
  await page.waitForFunction(() => !('customer' in localStorage));
  await waitForScript(page);
  await list.getByText('με ΦΠΑ').first().waitFor({ state: 'detached' });

  // A visitor's page follows a sign-in elsewhere.
  await waitForScript(list);
  await signIn(page, '/customer-login', 'eleni@pelatis.example');
  await page.waitForURL('/customer-dashboard');
  await waitForScript(page);
  await list.bringToFront();
  await list.getByText('με ΦΠΑ').first().waitFor();
});
