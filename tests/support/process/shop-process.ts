import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.ts';

export type ShopProcess = {
  url: string;
  pid: number;
  /** Its output so far. */
  output: () => string;
  /** Asks it to stop, like a service manager, and returns its exit code. */
  stop: () => Promise<number | null>;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves to its exit code. */
  ended: Promise<number | null>;
};

type Settings = Record<string, string>;

/** The first start also builds, which takes an overloaded machine two minutes. */
const patienceMs = 240_000;

/** Runs `work` with an empty data directory, which is removed afterwards. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-shop-'));
  return work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }));
}

/**
 * The script to start and its directory, by default like `npm start`. The output goes into the file `log` if given; the data
 * directory begins as a copy of that of an ended shop, `data`, if given.
 */
type Program = { script?: string; cwd?: string; log?: string; data?: string };

/** Starts the shop with only these settings. */
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

/** Starts a shop that must refuse to start, and returns its exit code and output. */
export async function refusedStart(settings: Settings): Promise<{ code: number | null; said: string }> {
  const { output, ended } = spawnShop(settings);
  return { code: await ended, said: output() };
}

/** Starts the shop with an empty directory and a free port by default; resolves when it is ready. */
export async function startShop(settings: Settings = {}, program: Program = {}): Promise<ShopProcess> {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'vigla-shop-')));
  if (program.data) await cp(program.data, dataDir, { recursive: true });
  const port = await freePort();
  const { shop, output, ended } = spawnShop(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      // Each test browser sends its own client address, like behind a proxy.
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
