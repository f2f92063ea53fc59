import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { storedPlanText } from '#features/home-plan/stored-plan.ts';
import { calm, nextState, type MapState } from '#features/security-map/map-state.ts';
import { open, openWindow, openChangedShop } from '../support/browser/browser.ts';
import { inspectBothThemes } from '../support/browser/inspect.ts';
import { enter, tabTo } from '../support/browser/keyboard.ts';
import { call, openAdmin } from '../support/browser/visitors.ts';

// The live alerts of these tests would reach the other files' administrators.
openChangedShop();

const main = (page: Page) => page.getByRole('main');
const threats = (page: Page) =>
  main(page).getByRole('region', { name: 'Ενεργές απειλές' }).getByRole('listitem');
const zoneButton = (page: Page, name: string) =>
  main(page).getByRole('list', { name: 'Ζώνες' }).getByRole('button', { name });
/** Clicks an option of a view switch: its radio button is not visible itself. */
const choose = (page: Page, option: string) =>
  main(page).locator('fieldset label').filter({ hasText: option }).click();
const testButton = (page: Page) => main(page).getByRole('button', { name: 'Δοκιμαστική απειλή' });
const figure = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

/** After how many steps a seed brings its first threat. */
function firstThreat(seed: number, most: number): number {
  let state: MapState = nextState(calm, { type: 'open', seed, at: 0 }, samplePlan);
  for (let count = 1; count <= most; count += 1) {
    state = nextState(state, { type: 'step', at: count }, samplePlan);
    if (state.count > 0) return count;
  }
  return Infinity;
}

/** The first seed whose first threat comes in this way. */
function seedWhere(isWanted: (steps: number) => boolean): number {
  for (let seed = 1; ; seed += 1) if (isWanted(firstThreat(seed, 60))) return seed;
}

/** For five minutes nothing happens by chance. */
const calmSeed = seedWhere((steps) => steps > 60);
/** Something happens in the second minute: a busy machine may need the first one to open the page. */
const laterSeed = seedWhere((steps) => steps > 12 && steps <= 24);

async function openMap(seed = calmSeed, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openWindow(options);
  await page.addInitScript(
    (value) => {
      Math.random = () => value;
    },
    seed / 2 ** 32,
  );
  return page;
}

const enterMap = async (page: Page) => {
  await open(page, '/security-visualization');
  await main(page).getByText('Συνδεδεμένο', { exact: true }).waitFor();
};

test('views, zone details, a test threat, resolving it, a live alert and clearing all', async () => {
  const [page, admin] = [await openMap(), await openAdmin()];
  await enterMap(page);
  await main(page).getByText('Καμία ενεργή απειλή').waitFor();
  expect(await figure(page, 'Συσκευές').textContent()).toBe('13');

  // A click on the plan does what the button below it does, and takes it back.
  const details = main(page).getByRole('region', { name: 'Ζώνη: Κύρια είσοδος' });
  const onPlan = main(page).locator('.map-zone').first();
  await onPlan.click({ position: { x: 40, y: 90 } });
  await details.getByText('Περίμετρος · 3 συσκευές').waitFor();
  expect(await zoneButton(page, 'Κύρια είσοδος').getAttribute('aria-pressed')).toBe('true');
  expect(await details.getByText(/Μπαταρία \d+% · Σήμα \d+%/).count()).toBe(2);
  await onPlan.click({ position: { x: 40, y: 90 } });
  await details.waitFor({ state: 'detached' });

  await testButton(page).click();
  await expect.poll(() => threats(page).count()).toBe(1);
  expect(await threats(page).first().textContent()).toMatch(/^Κρίσιμη\d\d:\d\d:\d\dΕισβολήΚύρια είσοδος/);
  expect(await figure(page, 'Κρίσιμες').textContent()).toBe('2');
  expect(await zoneButton(page, 'Κύρια είσοδος').textContent()).toContain('Κρίσιμη');
  await threats(page).getByRole('button', { name: 'Επίλυση' }).click();
  await expect.poll(() => threats(page).count()).toBe(0);
  expect(await figure(page, 'Κρίσιμες').textContent()).toBe('0');

  // Eight of nine are shown.
  for (let count = 0; count < 9; count += 1) await testButton(page).click();
  await expect.poll(() => threats(page).count()).toBe(8);
  await main(page).getByText('και 1 ακόμη').waitFor();
  await choose(page, 'Απειλές');
  await expect.poll(() => main(page).locator('.map-number').count()).toBeGreaterThan(0);

  await choose(page, 'Δίκτυο');
  const network = main(page).getByRole('table', { name: 'Δίκτυο συσκευών' });
  expect(await network.getByRole('row').count()).toBe(14);
  await call(admin, 'POST', '/test-alert', {
    title: 'Προσπάθεια σύνδεσης',
    message: 'Πέντε λανθασμένοι κωδικοί από μία διεύθυνση.',
    severity: 'high',
    type: 'security',
    audience: 'demo',
  });
  const live = threats(page).filter({ hasText: 'Προσπάθεια σύνδεσης' });
  await live.getByRole('heading', { name: 'Δίκτυο' }).waitFor();
  await network
    .getByRole('row', { name: /^Καταγραφικό/ })
    .getByText('Κρίσιμο')
    .waitFor();

  await main(page).getByRole('button', { name: 'Καθαρισμός όλων' }).click();
  await main(page).getByText('Καμία ενεργή απειλή').waitFor();
  expect(await figure(page, 'Απειλές').textContent()).toBe('0');
});

test('the keyboard alone reaches everything, the focus is never lost, and axe finds nothing in either theme', async () => {
  const page = await openMap();
  await enterMap(page);
  await enter(page, testButton(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => threats(page).count()).toBe(2);
  await enter(page, zoneButton(page, 'Κύρια είσοδος'));
  const details = main(page).getByRole('region', { name: 'Ζώνη: Κύρια είσοδος' });
  await details.waitFor();
  await inspectBothThemes(page);
  await enter(page, details.getByRole('button', { name: 'Κλείσιμο των στοιχείων' }));
  await expect
    .poll(() => zoneButton(page, 'Κύρια είσοδος').evaluate((button) => button === document.activeElement))
    .toBe(true);

  await enter(page, threats(page).first().getByRole('button'));
  await expect.poll(() => threats(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => threats(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ενεργές απειλές');

  await page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' }).focus();
  await tabTo(page, main(page).getByRole('radio', { name: 'Ζώνες' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, main(page).getByRole('region', { name: 'Δίκτυο συσκευών' }));
});

test('the rings of all threats beat together, moved by the compositor alone', async () => {
  const [page, admin] = [await openMap(calmSeed, { reducedMotion: 'no-preference' }), await openAdmin()];
  await enterMap(page);
  await testButton(page).click();
  await call(admin, 'POST', '/test-alert', {
    title: 'Προσπάθεια σύνδεσης',
    message: 'Πέντε λανθασμένοι κωδικοί από μία διεύθυνση.',
    severity: 'high',
    type: 'security',
    audience: 'demo',
  });
  await expect.poll(() => threats(page).count()).toBe(2);
  const beats = () =>
    page.evaluate(() => document.getAnimations().map(({ startTime }) => Math.abs(Number(startTime)) % 2_000));
  await expect.poll(beats).toEqual([0, 1_000, 0, 1_000]);
  // Only these does the compositor move alone.
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe)),
  );
  const about = ['offset', 'computedOffset', 'easing', 'composite'];
  expect(new Set(moved)).toEqual(new Set([...about, 'opacity', 'transform']));
  // Only an animation of the style sheet reports each of its repetitions to the page.
  const ofStyles = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
  );
  expect(ofStyles).toBe(0);
});

test('a hidden page does nothing; shown again, it goes on by chance; without motion the rings stand still', async () => {
  const page = await openMap(laterSeed, { reducedMotion: 'no-preference' });
  await page.clock.install();
  await enterMap(page);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await testButton(page).click();
  await expect.poll(() => running()).toBe(2);

  await hide(true);
  await expect.poll(() => running()).toBe(0);
  await main(page).evaluate((element) => {
    // All but the line that tells of the connection.
    const watched = element.querySelector('.plan')?.closest('.grid');
    if (!watched) throw new Error('There is no map');
    const changes = new MutationObserver((records) => (document.title = `${records.length} changes`));
    changes.observe(watched, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const { title } = await page.evaluate(() => ({ title: document.title }));
  await page.clock.runFor(24 * 5_000);
  expect(await page.title()).toBe(title);
  expect(await threats(page).count()).toBe(1);

  await hide(false);
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return threats(page).count();
    })
    .toBe(2);
  await expect.poll(() => running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => running()).toBe(0);
  expect(await main(page).locator('.map-ring').first().isVisible()).toBe(true);
});

test('the map shows the visitor’s own home where the wizard has drawn one, and the example where what is kept is none', async () => {
  const page = await openMap();
  const keep = (text: string) => page.evaluate((stored) => sessionStorage.setItem('homePlan', stored), text);
  await enterMap(page);
  const own = { ...samplePlan, source: 'visitor' as const, devices: samplePlan.devices.slice(0, 5) };
  await keep(storedPlanText(own));
  await page.reload();
  await expect.poll(() => figure(page, 'Συσκευές').textContent()).toBe('5');
  await choose(page, 'Υπόδειγμα');
  await expect.poll(() => figure(page, 'Συσκευές').textContent()).toBe('13');
  await keep('{"rooms":[]}');
  await page.reload();
  await main(page).getByText('Συνδεδεμένο', { exact: true }).waitFor();
  expect(await figure(page, 'Συσκευές').textContent()).toBe('13');
  expect(await main(page).getByRole('radio', { name: 'Υπόδειγμα' }).count()).toBe(0);
});
