import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../../scripts/get-browser.ts';

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

let launched: Promise<Browser> | undefined;

/**
 * The browser of this test worker, which ends with it. One for all workers would be driven by Vitest's main process, through
 * which every message then goes once more.
 */
export function testBrowser(): Promise<Browser> {
  const args = [
    // Chromium's own sandbox does not work for root.
    '--no-sandbox',
    `--disable-features=${unwanted.join()}`,
    // Where both processors are busy, V8's own threads, and code that no page runs long enough, take more than they save.
    '--js-flags=--single-threaded,--no-opt,--no-maglev',
    '--num-raster-threads=1',
  ];
  const executablePath = findBrowser({ isForTests: true });
  launched ??= chromium.launch({ ...(executablePath && { executablePath }), args });
  return launched;
}
