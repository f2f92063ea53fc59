// Finds a browser for the tests or downloads one; tests call findBrowser, and the test command runs this file first.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';

const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()];

/**
 * Returns the path of a Chromium on this machine: the CHROMIUM setting, the system's, Playwright's own, or null. Tests prefer
 * the one that is built without windows: it draws the same pages with two thirds of the processor time.
 */
export function findBrowser({ isForTests = false } = {}): string | null {
  const places = isForTests ? [shell, ...whole] : [...whole, shell];
  return [process.env['CHROMIUM'], ...places].find((place) => place && existsSync(place)) ?? null;
}

async function fetchBrowser(): Promise<string | null> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const install = 'apt-get install -y --no-install-recommends';
  const commands = [
    ...(isDebianRoot ? ['apt-get update', `${install} chromium-headless-shell`, `${install} chromium`] : []),
    'playwright install chromium',
  ];
  for (const command of commands) {
    if (findBrowser()) break;
    console.log(`No browser yet: ${command}`);
    const { ok, output, seconds } = await run(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    console.log(ok ? `Done in ${seconds}.` : output.trimEnd());
  }
  return findBrowser();
}

if (import.meta.main) {
  const browser = findBrowser({ isForTests: true }) ?? (await fetchBrowser());
  console.log(
    browser
      ? `The tests use ${browser}.`
      : 'No browser was found. Install Chromium or set CHROMIUM to its path.',
  );
  if (!browser) process.exitCode = 1;
}
