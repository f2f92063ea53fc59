import type { Locator, Page } from 'playwright';

/** Presses the button that puts a product on sale, and agrees to sell it without what consumers must be shown of its safety. */
export async function sellAnyway(page: Page, button: Locator): Promise<void> {
  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Πώληση χωρίς στοιχεία ασφάλειας;' });
  await question.getByRole('button', { name: 'Σε πώληση' }).click();
}
