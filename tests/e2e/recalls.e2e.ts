import { expect, test } from 'vitest';
import { accessibilityFaults, open, openWindow } from '../support/browser/browser.ts';
import { openAdmin } from '../support/browser/visitors.ts';

test('the office writes a recall, which stands on the product’s page, reads the e-mail, tells the buyers and takes it back', async () => {
  const office = await openAdmin();
  await open(office, '/admin?tab=recalls');
  await office.getByRole('button', { name: 'Νέα ανάκληση' }).click();
  const form = office.getByRole('dialog', { name: 'Νέα ανάκληση' });
  await form.getByLabel('Τίτλος').fill('Υπερθέρμανση της κάμερας');
  await form.getByRole('button', { name: 'Δημοσίευση ανάκλησης' }).click();
  await form.getByText('Προσθέστε τουλάχιστον ένα προϊόν').waitFor();
  await form.getByLabel('Προϊόν του καταλόγου').fill('ARG-B8F-28');
  await form.getByRole('button', { name: /ARG-B8F-28/ }).click();
  await form.getByLabel('Τι συμβαίνει').fill('Μπορεί να πάρει φωτιά.');
  await form.getByLabel('Τι πρέπει να κάνει ο πελάτης').fill('Βγάλτε την από το ρεύμα.');
  expect(await accessibilityFaults(office)).toEqual([]);
  await form.getByRole('button', { name: 'Δημοσίευση ανάκλησης' }).click();
  await form.waitFor({ state: 'detached' });

  const phone = await openWindow({ viewport: { width: 390, height: 844 } });
  await open(phone, '/products?search=ARG-B8F-28');
  await phone
    .getByRole('main')
    .getByRole('link', { name: /bullet 8MP/ })
    .first()
    .click();
  const notice = phone.getByRole('region', { name: /^Ανάκληση για λόγους ασφάλειας/ });
  await notice.getByText('Βγάλτε την από το ρεύμα.').waitFor();
  expect(await accessibilityFaults(phone)).toEqual([]);

  const list = Promise.withResolvers<void>();
  await office.route('**/holders?*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await office.getByRole('link', { name: /^Αγοραστές: Υπερθέρμανση/ }).click();
  const holders = office.getByRole('dialog', { name: 'Υπερθέρμανση της κάμερας' });
  await holders.waitFor();
  // No button that would move from under the pointer when the list comes.
  const preview = holders.getByRole('button', { name: 'Πώς θα το διαβάσουν' });
  expect(await preview.count()).toBe(0);
  list.resolve();
  await preview.click();
  const mail = holders.frameLocator('iframe[title="Το email"]');
  await mail.getByText('Τι πρέπει να κάνετε: Βγάλτε την από το ρεύμα.').waitFor();
  await holders.getByText('Δεν ενημερώθηκε').first().waitFor();
  expect(await accessibilityFaults(office)).toEqual([]);
  await holders.getByRole('button', { name: /^Ενημέρωση: / }).click();
  await holders.getByRole('button', { name: /^Αναίρεση: / }).click();
  await holders.getByRole('button', { name: /^Ενημέρωση: / }).waitFor();
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: 'Διαγραφή: Υπερθέρμανση της κάμερας' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή' }).click();
  await office.getByText('Δεν υπάρχουν ανακλήσεις').waitFor();
});
