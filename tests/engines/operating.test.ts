import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBucket, type Bucket } from '../support/process/bucket.ts';
import { startShop, type ShopProcess } from '../support/process/shop-process.ts';
import { createDatabase } from '../support/setup/postgres.ts';

let root: string;
let shop: ShopProcess | undefined;
let bucket: Bucket;
let settings: Record<string, string>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigla-operating-'));
  bucket = await startBucket();
  settings = {
    DATA_DIR: join(root, 'data'),
    DEMO: 'off',
    BACKUP_URL: join(root, 'backups'),
    METRICS_TOKEN: 'a-token-of-the-monitoring',
    ADMIN_PASSWORD: 'a-long-password',
    NEW_DATABASE_URL: await createDatabase(inject('postgresUrl'), 'vigla_operating'),
    NEW_S3_URL: bucket.url,
  };
});
afterAll(async () => {
  await shop?.stop();
  bucket.stop();
  await rm(root, { recursive: true, force: true });
});

/** The places that the page names, as they are on this machine. */
const placed = (command: string) =>
  command
    .replaceAll('/srv/vigla', process.cwd())
    .replaceAll('/srv/restored', join(root, 'restored'))
    .replaceAll('/var/backups/vigla', join(root, 'backups'))
    .replaceAll('/etc/vigla.env', join(root, 'vigla.env'))
    .replaceAll('http://localhost:3000', shop?.url ?? '');

/** Runs a line in bash with the operator's settings; `untilSaid` interrupts a program that would run for ever. */
async function run(command: string, untilSaid?: RegExp): Promise<{ code: number | null; said: string }> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: root, ...settings };
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', placed(command)], { env, detached: true });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      const wasSaid = untilSaid?.test(said);
      said += text;
      if (untilSaid?.test(said) && !wasSaid && shell.pid) process.kill(-shell.pid, 'SIGINT');
    });
  await once(shell, 'close');
  return { code: shell.exitCode, said };
}

/** systemd is not there; what it would do with the unit is done here. */
async function operate(action: string | undefined): Promise<void> {
  await shop?.stop();
  shop = action === 'start' ? await startShop(settings) : undefined;
}

test('every command of the operating guide does what the guide says', async () => {
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`);
  await writeFile(join(root, 'vigla.env'), lines.join('\n'));
  const guide = await readFile('docs/operating.md', 'utf8');
  const commands = [...guide.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  expect(commands.length).toBeGreaterThan(15);
  const done: string[] = [];
  for (const command of commands) {
    const service = /^systemctl (start|stop) vigla$/.exec(command);
    if (service) {
      await operate(service[1]);
      continue;
    }
    const isEndless = command === 'npm run cluster';
    const { code, said } = await run(command, isEndless ? /Ctrl\+C ends it/ : undefined);
    // Interrupted, npm itself ends by the signal.
    expect(isEndless || code === 0, `${command}\n${said}`).toBe(true);
    done.push(said);
  }
  const all = done.join('\n');
  for (const said of [
    'ok',
    'ready',
    'http_server_cached_answers_total',
    'rows of',
    'checksums are equal',
    'was moved',
    'Copied',
    'The shop is open at',
    'have a new password',
  ])
    expect(all).toContain(said);
});
