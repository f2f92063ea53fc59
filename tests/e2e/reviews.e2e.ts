import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { inspect, inspectBothThemes } from '../support/browser/inspect.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { ask, call, decide, newMark, openAdmin, openAsNewBuyer } from '../support/browser/visitors.ts';

/** A new buyer with a delivered order. */
async function openWithDelivered() {
  const { page, email } = await openAsNewBuyer();
  const order = await placeOrder(page);
  const admin = await openAdmin();
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) {
    await call(admin, 'PATCH', `/orders/${order.id}`, { status });
  }
  return { page, email, order, admin };
}

const firstLink = (page: Page) => page.getByRole('link', { name: /^Γράψτε κριτική/ }).first();

test('a review is rejected with a reason, changed by its author, published and answered, and everybody reads it', async () => {
  const { page, order, admin } = await openWithDelivered();
  const text = `Η εικόνα τη νύχτα με εξέπληξε. ${crypto.randomUUID()}`;
  await open(page, `/order-confirmation/${order.id}`);
  await firstLink(page).click();
  const section = page.getByRole('region', { name: 'Κριτικές πελατών' });
  const dialog = await ask(
    section.getByRole('button', { name: 'Γράψτε κριτική' }),
    page.getByRole('dialog', { name: 'Γράψτε κριτική' }),
  );
  await dialog.getByRole('button', { name: 'Αποστολή κριτικής' }).click();
  await dialog.getByText('Επιλέξτε από 1 έως 5 αστέρια').waitFor();
  await dialog.getByText('Συμπληρώστε τουλάχιστον 10 χαρακτήρες').waitFor();
  await inspect(page);
  await dialog.getByRole('radio', { name: /^4 αστέρια/ }).check();
  await dialog.getByLabel('Η γνώμη σας').fill(`Ο μεταφορέας άργησε. ${text}`);
  await dialog.getByRole('button', { name: 'Αποστολή κριτικής' }).click();
  const own = section.getByRole('region', { name: 'Η κριτική σας' });
  await own.getByText('Σε αναμονή').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await open(admin, '/admin?tab=reviews');
  const row = admin.getByRole('listitem').filter({ hasText: text });
  const reject = row.getByRole('button', { name: /^Απόρριψη/ });
  const question = await ask(reject, admin.getByRole('alertdialog', { name: 'Απόρριψη κριτικής' }));
  await question.getByLabel('Λόγος').fill('');
  await question.getByRole('button', { name: 'Απόρριψη' }).click();
  await question.getByText('Συμπληρώστε').waitFor();
  await question.getByLabel('Λόγος').fill('Αφορά τη μεταφορική και όχι το προϊόν.');
  await question.getByRole('button', { name: 'Απόρριψη' }).click();
  await own.getByText('Αφορά τη μεταφορική και όχι το προϊόν.').waitFor();
  const again = page.getByRole('dialog', { name: 'Αλλαγή της κριτικής σας' });
  await ask(own.getByRole('button', { name: 'Αλλαγή' }), again);
  expect(await again.getByRole('radio', { name: /^4 αστέρια/ }).isChecked()).toBe(true);
  await again.getByLabel('Η γνώμη σας').fill(text);
  await again.getByRole('button', { name: 'Αποστολή κριτικής' }).click();
  await own.getByText('Σε αναμονή').waitFor();

  await decide(row.getByRole('button', { name: /^Δημοσίευση/ }));
  await own.getByText('Δημοσιευμένη').waitFor();
  await open(admin, '/admin?tab=reviews&status=published');
  await row.getByRole('button', { name: /^Απάντηση/ }).click();
  const answer = admin.getByRole('dialog', { name: 'Απάντηση στην κριτική' });
  await answer.getByLabel('Απάντηση').fill('Σας ευχαριστούμε!');
  await inspect(admin);
  await answer.getByRole('button', { name: 'Αποθήκευση' }).click();
  await answer.waitFor({ state: 'hidden' });

  const visitor = await openWindow();
  await open(visitor, new URL(page.url()).pathname);
  const shown = visitor.getByRole('article').filter({ hasText: text });
  await shown.getByText('Άννα Δ.').waitFor();
  await shown.getByText('Σας ευχαριστούμε!').waitFor();
  expect(await visitor.getByRole('button', { name: 'Γράψτε κριτική' }).count()).toBe(0);
});

test('the trends show what an administrator writes as a frequent question, in the order given', async () => {
  const admin = await openAdmin();
  const question = `Στέλνετε σε νησιά; ${newMark()}`;
  await open(admin, '/admin?tab=questions');
  const dialog = await ask(
    admin.getByRole('button', { name: 'Νέα ερώτηση' }),
    admin.getByRole('dialog', { name: 'Νέα συχνή ερώτηση' }),
  );
  await dialog.getByLabel('Ερώτηση').fill(question);
  await dialog.getByLabel('Απάντηση').fill('Ναι, σε όλη την Ελλάδα.');
  await dialog.getByRole('button', { name: 'Προσθήκη ερώτησης' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const rows = admin.getByRole('row').filter({ has: admin.getByRole('rowheader') });
  const last = (await rows.count()) - 1;
  await expect.poll(() => rows.nth(last).textContent()).toContain(question);
  await admin.getByRole('button', { name: `Πιο πάνω: ${question}` }).click();
  await expect.poll(() => rows.nth(last - 1).textContent()).toContain(question);

  const visitor = await openWindow();
  await open(visitor, '/advanced-search?tab=trending');
  await visitor.getByRole('region', { name: 'Ανερχόμενη ζήτηση' }).getByText(/^\+\d/).first().waitFor();
  expect(await visitor.getByRole('region', { name: 'Καλύτερες βαθμολογίες' }).getByRole('link').count()).toBe(
    3,
  );
  await inspectBothThemes(visitor);
  await open(visitor, '/questions');
  await visitor.getByText(question).waitFor();
});
