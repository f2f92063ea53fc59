import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.ts';

export type ShopProcess = {
  url: string;
  pid: number;
  /** Everything that it has logged and said so far. */
  output: () => string;
  /** Asks it to end, as a service manager does, and gives its exit code. */
  stop: () => Promise<number | null>;
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
};

type Settings = Record<string, string>;

/** The first start builds, too, which takes a starved machine two minutes. */
const patienceMs = 240_000;

/** An empty data directory that is gone when the work with it is done. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-shop-'));
  return work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }));
}

/** What is started, and where: as `npm start` does it unless told. What it says goes into the file `log` if one is named. */
type Program = { script?: string; cwd?: string; log?: string };

/** Starts the shop with these settings alone. */
function spawnShop(settings: Settings, { script = 'scripts/start.ts', cwd = '.', log }: Program = {}) {
  const env = { PATH: process.env['PATH'] ?? '', ...settings };
  const said = log === undefined ? 'pipe' : openSync(log, 'a');
  const shop = spawn(process.execPath, [script], { cwd, env, stdio: ['ignore', said, said] });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const kill = () => shop.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(shop, 'close').then(() => {
    process.off('exit', kill);
    return shop.exitCode;
  });
  return { shop, output: () => (log === undefined ? output : readFileSync(log, 'utf8')), ended };
}

/** Starts a shop that will not open, and gives its exit code and all that it says. */
export async function refusedStart(settings: Settings): Promise<{ code: number | null; said: string }> {
  const { output, ended } = spawnShop(settings);
  return { code: await ended, said: output() };
}

/** Starts the shop on an empty directory and a free port unless the settings say otherwise; resolves when it is ready. */
export async function startShop(settings: Settings = {}, program: Program = {}): Promise<ShopProcess> {
  const port = await freePort();
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'vigla-shop-')));
  const { shop, output, ended } = spawnShop(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      // Every browser of the tests says that it comes from an address of its own, as behind a proxy.
      TRUST_PROXY: '1',
      ...settings,
    },
    program,
  );
  const url = `http://localhost:${port}`;
  const stop = async () => {
    shop.kill();
    const code = await ended;
    if (!settings['DATA_DIR']) await rm(dataDir, { recursive: true });
    return code;
  };
  for (const deadline = performance.now() + patienceMs; ; await sleep(100)) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok)
      return { url, pid: shop.pid ?? 0, output, stop, signal: (name) => shop.kill(name), ended };
    if (shop.exitCode === null && performance.now() < deadline) continue;
    await stop();
    throw new Error(`The shop did not open:\n${output()}`);
  }
}
