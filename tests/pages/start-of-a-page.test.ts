import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { importsOfModule, scriptsOfPage } from '../support/app/page-scripts.ts';
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

/** Returns the code of these scripts and of all that they import, by path. */
async function withImports(scripts: Iterable<string>): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const waiting = [...scripts];
  for (const script of waiting) {
    if (all.has(script)) continue;
    const code = await readFile(`dist/client${script}`, 'utf8');
    all.set(script, code);
    waiting.push(...importsOfModule(script, code));
  }
  return all;
}

/** Returns the code of every script that runs before a page is hydrated. */
const scriptsOf = async (path: string) =>
  withImports(scriptsOfPage(await (await fetch(app.origin + path)).text()));

const sizeOf = (code: string) => brotliCompressSync(code).length;

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
      sum += sizeOf(code);
    }
    expect(sum, `bytes of ${path}`).toBeLessThanOrEqual(bytes);
  }
});

/** What loads with the first use of the chat: its window, and the paths of its endpoints. */
const chatFiles = /^(Chat|_virtual_late-endpoint-paths|late-endpoint-paths)-[\w-]+\.js$/;

test('the chat loads when it is opened, at most 25,000 bytes more', async () => {
  const loaded = await scriptsOf('/products');
  const files = (await readdir('dist/client/assets')).filter((name) => chatFiles.test(name));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((name) => loaded.has(`/assets/${name}`))).toEqual([]);
  const opened = await withImports(files.map((name) => `/assets/${name}`));
  const more = [...opened].filter(([script]) => !loaded.has(script));
  expect(more.reduce((sum, [, code]) => sum + sizeOf(code), 0)).toBeLessThanOrEqual(25_000);
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

describe('the scripts that count', () => {
  it('of a page are its sources, its module preloads and what its inline scripts import', () => {
    const html = `
      <link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>
      <link rel="prefetch" href="/assets/later.js"/>
      <script type="module" async src="/assets/b.js"></script><script>import("/assets/c.js")</script>`;
    expect(scriptsOfPage(html)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
  });

  it('of a module are its static imports, not those that it may load later', () => {
    const code = `import{a as b}from"./vendor.js";import"./effect.js";export{c}from"../d.js";const later=()=>import("./later.js");`;
    expect(importsOfModule('/assets/main.js', code)).toEqual([
      '/assets/vendor.js',
      '/assets/effect.js',
      '/d.js',
    ]);
  });
});
