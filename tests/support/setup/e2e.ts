import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/get-browser.ts';
import { startShop } from '../process/shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One shop for each worker, so that tests do not meet each other's customers. */
    shopUrls: string[];
    /** The data directory of an ended shop with the demonstration. */
    preparedData: string;
    browserEndpoint: string;
  }
}

// Each window of Chromium preloads two pages for its address bar, which nobody sees here and which cost as much as the
// tested page. Chromium uses only the last list, so Playwright's is repeated first.
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Vitest's global setup of the browser tests: a shop for each worker, one browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser({ isForTests: true });
  if (!executablePath) throw new Error('No browser was found: node scripts/get-browser.ts');
  // A first start takes three times the processor time of a later one: one shop makes it, the others begin with its data.
  const preparedData = await mkdtemp(join(tmpdir(), 'vigla-shop-'));
  await (await startShop({ DATA_DIR: preparedData })).stop();
  project.provide('preparedData', preparedData);
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startShop({}, { data: preparedData })),
  );
  // Chromium's own sandbox does not work for root.
  const args = ['--no-sandbox', `--disable-features=${unwanted.join()}`];
  const browser = await chromium.launchServer({ executablePath, args });
  project.provide(
    'shopUrls',
    shops.map(({ url }) => url),
  );
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(shops.map(({ stop }) => stop()));
    await rm(preparedData, { recursive: true });
  };
}
