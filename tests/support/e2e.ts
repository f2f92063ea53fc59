import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/get-browser.ts';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    browserEndpoint: string;
  }
}

/** Vitest's global set-up of the journeys: one shop on an empty directory, one browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found: node scripts/get-browser.ts');
  const shop = await startShop();
  // Chromium's own sandbox does not work for root.
  const browser = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] });
  project.provide('shopUrl', shop.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
  };
}
