import type { Locator, Page } from 'playwright';

const farthest = 150;

/** Tells whether the focus is visible, as an outline of the focused element or of its label. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    return [focused, focused.closest('label'), focused.parentElement].some((element) => {
      const { outlineStyle = 'none', outlineWidth = '0' } = element ? getComputedStyle(element) : {};
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  });

/** Presses Tab until an element has the focus; throws if it never does, or if the focus is invisible on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    if (!(await showsFocus(page))) {
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`The focus does not show on ${where}`);
    }
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Moves the focus to an element with the Tab key and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field with the Tab key and replaces its text. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
