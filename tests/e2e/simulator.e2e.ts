import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { storedPlanText } from '#features/home-plan/stored-plan.ts';
import { accessibilityFaults, open, openWindow, wideElements } from '../support/browser/browser.ts';
import { enter, tabTo } from '../support/browser/keyboard.ts';

const path = '/mobile-simulator';
const phoneSize = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const phone = (page: Page) => page.getByRole('region', { name: 'Η εφαρμογή' });
const ring = (page: Page) => phone(page).getByRole('switch', { name: /^Όπλιση: / });
const state = async (page: Page) => (await ring(page).getAttribute('aria-label'))?.replace('Όπλιση: ', '');
const onPlan = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the page with a clock that only the test moves, and with chance that lets nothing happen. */
async function openStill(page: Page): Promise<void> {
  // The first minute of this seed is quiet.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await open(page, path);
  // The clock runs on until it is paused, on a busy machine for seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Checks the page with its clock running again, because the check waits for animations. */
async function inspectNow(page: Page): Promise<void> {
  await page.clock.resume();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Says that the page went to the background, or came back. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('arming names an open zone, which one tap bypasses; the countdowns lead to the alarm and stand still in the background', async () => {
  const page = await openWindow();
  await openStill(page);
  await onPlan(page, 'Παράθυρο σαλονιού').click();
  await ring(page).click();
  const question = phone(page).getByRole('region', { name: 'Χρειάζεται ενέργεια' });
  await question.getByText('Ανοιχτή ζώνη: Παράθυρο σαλονιού').waitFor();
  await question.getByRole('button', { name: 'Παράκαμψη και όπλιση' }).click();
  expect(await state(page)).toBe('Αντίστροφη μέτρηση εξόδου, Απουσία');
  await ring(page).getByText('20″').waitFor();

  await page.clock.runFor(8_000);
  await ring(page).getByText('12″').waitFor();
  await hide(page, true);
  await page.clock.runFor(60_000);
  await ring(page).getByText('12″').waitFor();
  await hide(page, false);
  await page.clock.runFor(11_000);
  await ring(page).getByText('1″').waitFor();
  await page.clock.runFor(1_000);
  expect(await state(page)).toBe('Οπλισμένο, Απουσία');
  await page.getByText('Απουσία · 5 ζώνες').first().waitFor();
  await page.getByText('Ανοιχτό · παρακάμπτεται').waitFor();

  await onPlan(page, 'Κύρια είσοδος').click();
  await question.getByText('Είσοδος: Κύρια είσοδος').waitFor();
  await page.clock.runFor(20_000);
  await question.getByText('Παραβίαση: Κύρια είσοδος').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'Παραβίαση ζώνης: Κύρια είσοδος.' }).count()).toBe(
    1,
  );
  await inspectNow(page);
  await question.getByRole('button', { name: 'Διακοπή συναγερμού' }).click();
  expect(await state(page)).toBe('Αφοπλισμένο');
});

test('a story plays to its end beside the plan, says which device noticed it and when, and gives the phone back', async () => {
  const page = await openWindow();
  await openStill(page);
  await button(page, /^Διάρρηξη από το μπαλκόνι/).click();
  const story = page.getByRole('region', { name: 'Διάρρηξη από το μπαλκόνι' });
  await page.clock.runFor(20_000);
  expect(await state(page)).toBe('Συναγερμός');
  expect(await ring(page).getAttribute('aria-disabled')).toBe('true');
  await story.getByText('Μπαλκονόπορτα, 16 δευτ. αφότου πέρασε τον φράχτη').waitFor();

  await story.getByRole('button', { name: 'Παύση' }).click();
  await page.clock.runFor(30_000);
  expect(await state(page)).toBe('Συναγερμός');
  await story.getByRole('button', { name: 'Επόμενο βήμα' }).click();
  expect(await state(page)).toBe('Επιβεβαιωμένος συναγερμός');
  await story.getByRole('button', { name: 'Προηγούμενο βήμα' }).click();
  expect(await state(page)).toBe('Συναγερμός');
  await inspectNow(page);

  await story.getByRole('button', { name: 'Συνέχεια' }).click();
  await page.clock.runFor(60_000);
  await story.getByRole('button', { name: 'Από την αρχή' }).waitFor();
  await story.getByText('Διάδρομος, 21 δευτ. αφότου πέρασε τον φράχτη').waitFor();
  await story.getByRole('button', { name: 'Τέλος ιστορίας' }).click();
  await page.getByRole('region', { name: 'Τρεις ιστορίες' }).waitFor();
  expect(await state(page)).toBe('Αφοπλισμένο');
});

test('everything is done by keyboard', async () => {
  const page = await openWindow();
  await openStill(page);
  await enter(page, phone(page).getByRole('button', { name: 'Νύχτα' }));
  await page.clock.runFor(5_000);
  expect(await state(page)).toBe('Οπλισμένο, Νύχτα');
  const camera = phone(page).getByRole('switch', { name: 'Όπλιση ζώνης: Αυλή' });
  await tabTo(page, camera);
  await page.keyboard.press('Space');
  expect(await camera.isChecked()).toBe(false);
  await page.getByText('4 από 6').waitFor();
  await enter(page, onPlan(page, 'Μπαλκονόπορτα'));
  expect(await state(page)).toBe('Συναγερμός');
  await enter(page, button(page, /^Συναγερμός καπνού/));
  await page.getByRole('heading', { name: 'Συναγερμός καπνού' }).waitFor();
  await enter(page, button(page, 'Επόμενο βήμα'));
  // Back over the other controls.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+Tab');
  await enter(page, button(page, 'Τέλος ιστορίας'));
  expect(await state(page)).toBe('Συναγερμός');
});

test('on a phone the page is the app, whole and installable, and leads back to the shop', async () => {
  const page = await openWindow(phoneSize);
  await openStill(page);
  for (const role of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(role).count()).toBeLessThan(2);
  expect(await page.getByRole('link', { name: 'Προϊόντα' }).count()).toBe(0);
  const box = await phone(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390 });
  expect(box?.height).toBeGreaterThanOrEqual(844);
  await page.clock.resume();
  expect(await wideElements(page, 320)).toEqual([]);
  await page.setViewportSize(phoneSize.viewport);
  await inspectNow(page);
  await button(page, 'Κάτοψη').click();
  await page.getByRole('region', { name: 'Τι βλέπουν οι κάμερες έξω από τον χώρο σας' }).waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await button(page, /^Διακοπή ρεύματος/).click();
  await page.clock.runFor(24_000);
  await button(page, /^Συναγερμός$/).waitFor();
  await button(page, 'Παύση').click();
  await inspectNow(page);

  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const answer = await fetch(link?.href ?? '');
    const shown = (await answer.json()) as { start_url: string; display: string; icons: { src: string }[] };
    const icons = await Promise.all(
      shown.icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')),
    );
    return { start: shown.start_url, display: shown.display, icons };
  });
  expect(manifest).toEqual({
    start: path,
    display: 'standalone',
    icons: ['image/png', 'image/png', 'image/png'],
  });
  await button(page, 'Εφαρμογή').click();
  await page.getByRole('link', { name: 'Έξοδος στο κατάστημα' }).click();
  await page.waitForURL(/\/$/);
});

test('who comes from the wizard finds their own rooms and zones', async () => {
  const page = await openWindow();
  const zones = samplePlan.zones.filter(({ id }) => ['main-entrance', 'kitchen'].includes(id));
  const own = { ...samplePlan, name: 'Διαμέρισμα 70 m²', source: 'visitor' as const, zones, devices: [] };
  await page.addInitScript((text) => sessionStorage.setItem('homePlan', text), storedPlanText(own));
  await openStill(page);
  await phone(page).getByText('Διαμέρισμα 70 m²').waitFor();
  expect(await page.locator('#view-limits').count()).toBe(0);
  await page.getByText('Διαμέρισμα 70 m², από τον οδηγό επιλογής').waitFor();
  await page.getByText('2 από 2').waitFor();
  await button(page, /^Διάρρηξη από το μπαλκόνι/).click();
  await page.clock.runFor(60_000);
  // Nothing watches that balcony: the story says so.
  await page.getByText('Εδώ δεν υπάρχει επαφή').first().waitFor();
  expect(await state(page)).toBe('Οπλισμένο, Απουσία');
});

test('the sound is off until it is switched on by a click, and silent in the background', async () => {
  const page = await openWindow();
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    Object.assign(window, { soundStates: () => contexts.map(({ state: one }) => one) });
  });
  await openStill(page);
  const states = () =>
    page.evaluate(() => (window as unknown as { soundStates: () => string[] }).soundStates());
  await onPlan(page, 'Κουζίνα').click();
  expect(await state(page)).toBe('Συναγερμός');
  expect(await states()).toEqual([]);
  const sound = phone(page).getByRole('button', { name: 'Ήχος' });
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(states).toEqual(['running']);
  await hide(page, true);
  await expect.poll(states).toEqual(['suspended']);
  await hide(page, false);
  await expect.poll(states).toEqual(['running']);
  await page.getByRole('link', { name: 'Προϊόντα' }).first().click();
  await expect.poll(states).toEqual(['closed']);
});
