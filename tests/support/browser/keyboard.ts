import type { ElementHandle, Locator, Page } from 'playwright';

const farthest = 150;

/** Where the focus is, and whether it is visible there, as an outline of the focused element or of its label. */
const focusOf = (page: Page, target: ElementHandle<Node> | null) =>
  page.evaluate((wanted) => {
    const focused = document.activeElement;
    const isShown = [focused, focused?.closest('label'), focused?.parentElement].some((element) => {
      const { outlineStyle = 'none', outlineWidth = '0' } = element ? getComputedStyle(element) : {};
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    return {
      isThere: focused === wanted,
      isGone: !wanted?.isConnected,
      isShown,
      where: focused?.outerHTML.slice(0, 200),
    };
  }, target);

/** Presses Tab until an element has the focus; throws if it never does, or if the focus is invisible on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Found once, because finding it by its role reads the whole page.
  let element = await target.elementHandle();
  for (let presses = 0; presses < farthest; presses += 1) {
    let focus = await focusOf(page, element);
    if (focus.isGone) {
      element = await target.elementHandle();
      focus = await focusOf(page, element);
    }
    if (presses > 0 && !focus.isShown) throw new Error(`The focus does not show on ${focus.where}`);
    if (focus.isThere) return;
    await page.keyboard.press('Tab');
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

/** Gives the focus to an element that has been scrolled to the lower edge; returns whether a bar there leaves it in view. */
export async function isFocusAbove(bar: Locator, element: Locator): Promise<boolean> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await bar.waitFor();
  await element.focus();
  const [over, focused] = [await bar.boundingBox(), await element.boundingBox()];
  return over !== null && focused !== null && focused.y + focused.height / 2 < over.y;
}
