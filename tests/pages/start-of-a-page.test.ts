import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { importsOfModule, scriptsOfPage } from '../../scripts/check-script-size.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

// On a phone of the middle class each of these costs a task that the visitor notices (docs/decisions/0011).

let app: TestApp;
let product: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  product = `/products/${await putProduct({ name: 'Κάμερα dome' })}`;
});

/** At a module's top level; within a function a formatter is made with its first use. */
const topLevelFormatter = /(?:^|[;}])(?:var|let|const)[^;{}]*=new Intl\./m;

/** Returns the code of every script that runs before a page is hydrated. */
async function scriptsOf(path: string): Promise<Map<string, string>> {
  const response = await fetch(app.origin + path);
  const scripts = new Map<string, string>();
  const waiting = scriptsOfPage(await response.text());
  for (const script of waiting) {
    if (scripts.has(script)) continue;
    const code = await readFile(`dist/client${script}`, 'utf8');
    scripts.set(script, code);
    waiting.push(...importsOfModule(script, code));
  }
  return scripts;
}

test('before hydration no page that visitors open first runs a schema or makes a formatter', async () => {
  const most = { '/': 139_500, '/products': 125_000, [product]: 159_500 };
  for (const [path, bytes] of Object.entries(most)) {
    const scripts = await scriptsOf(path);
    expect(scripts.size).toBeGreaterThan(0);
    let sum = 0;
    for (const [script, code] of scripts) {
      const faults = { 'runs schemas': /ZodMini/, 'makes a formatter': topLevelFormatter };
      const found = Object.entries(faults).filter(([, sign]) => sign.test(code));
      expect(found.map(([fault]) => `${script} of ${path} ${fault}`)).toEqual([]);
      sum += brotliCompressSync(code).length;
    }
    expect(sum, `bytes of ${path}`).toBeLessThanOrEqual(bytes);
  }
});

test('no rule behind :has() may mean every element, for then each change anywhere restyles the whole page', async () => {
  const assets = await readdir('dist/client/assets');
  const sheet = assets.find((name) => /^app-.*\.css$/.test(name));
  const css = await readFile(`dist/client/assets/${sheet}`, 'utf8');
  const selectors = css.match(/[^{};]*:has\([^{}]*(?=\{)/g) ?? [];
  expect(selectors.length).toBeGreaterThan(10);
  const subjects = selectors.flatMap((selector) =>
    Array.from(selector.matchAll(behindHas), ([, one]) => one),
  );
  expect(subjects.length).toBeGreaterThan(3);
  for (const subject of subjects) expect(subject).toMatch(/^(?:[\w.#[]|:is\()/);
});

/** What stands behind `:has(…)` and a combinator: the last compound of the selector. */
const behindHas = /:has\((?:[^()]|\([^()]*\))*\)[^\s>+~,]*(?:\s*[>+~]\s*|\s+)([^\s>+~,{]+)/g;
