// Checks the budgets of the scripts that a page loads before hydration, and of those that the support chat adds when it is
// opened, measured on the built shop as a browser loads them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from './free-port.ts';

const page = '/products';
const budgetBytes = 125_000;

/** What loads with the first use of the chat: its window, and the paths of its endpoints. */
const chatFiles = /^(Chat|_virtual_late-endpoint-paths|late-endpoint-paths)-[\w-]+\.js$/;
const chatBudgetBytes = 25_000;

/** Lists the scripts in an HTML text: sources, module preloads and imports of inline scripts. */
export function scriptsOfPage(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>|\bimport\(\s*["'][^"']+["']\s*\)/g) ?? [];
  const wanted = tags.filter((tag) => !tag.startsWith('<link') || tag.includes('modulepreload'));
  return wanted.flatMap((tag) => /["'](\/[^"']+\.js)["']/.exec(tag)?.[1] ?? []);
}

/** Lists a module's static imports as paths of the site. */
export function importsOfModule(path: string, code: string): string[] {
  const statements = code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'`;()]*["'](\.{1,2}\/[^"']+\.js)["']/g);
  return Array.from(statements, ([, target = '']) => new URL(target, `http://site${path}`).pathname);
}

async function htmlOf(path: string): Promise<string> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'script-size-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', NODE_ENV: 'test' };
  const shop = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    for (let attempt = 0; shop.exitCode === null && attempt < 600; attempt += 1) {
      const answer = await fetch(`http://localhost:${port}${path}`).catch(() => null);
      if (answer?.ok) return await answer.text();
      if (answer) throw new Error(`The shop answered ${path} with ${answer.status}`);
      await sleep(100);
    }
    throw new Error(`The shop did not answer ${path}`);
  } finally {
    if (shop.exitCode === null && shop.signalCode === null) {
      shop.kill();
      await once(shop, 'exit');
    }
    await rm(dataDir, { recursive: true });
  }
}

/** Prints each of these scripts with all that they import and that is not loaded yet; returns the sum of their sizes. */
async function weigh(paths: Set<string>, loaded: ReadonlySet<string> = new Set()): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const code = await readFile(join('dist/client', path), 'utf8');
    const compressed = brotliCompressSync(code).length;
    console.log(`${String(compressed).padStart(8)} ${path}`);
    bytes += compressed;
    for (const target of importsOfModule(path, code)) if (!loaded.has(target)) paths.add(target);
  }
  return bytes;
}

if (import.meta.main) {
  const paths = new Set(scriptsOfPage(await htmlOf(page)));
  const bytes = await weigh(paths);
  console.log(
    `${page} loads ${bytes} bytes of script (brotli) in ${paths.size} files; the budget is ${budgetBytes}.`,
  );
  const assets = await readdir('dist/client/assets');
  const chat = new Set(assets.filter((name) => chatFiles.test(name)).map((name) => `/assets/${name}`));
  const early = [...chat].filter((path) => paths.has(path));
  const chatBytes = await weigh(chat, paths);
  console.log(
    `The chat loads ${chatBytes} bytes more in ${chat.size} files when it is opened; the budget is ${chatBudgetBytes}.`,
  );
  if (early.length > 0) console.log(`Loaded before it is opened: ${early.join(', ')}`);
  const isChatRight = chat.size > 1 && early.length === 0 && chatBytes <= chatBudgetBytes;
  if (paths.size === 0 || bytes > budgetBytes || !isChatRight) process.exitCode = 1;
}
