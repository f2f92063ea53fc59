import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-c', optional: true },
};
const { 'node_modules/hono': hono, 'node_modules/vitest': vitest } = locked;
const complete = { 'node_modules/hono': hono, 'node_modules/vitest': vitest };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'programs'));
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await cp('scripts/setup.mjs', join(folder, 'scripts/setup.mjs'));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  await writeFile(
    join(folder, 'programs/npm'),
    '#!/bin/sh\necho "$@" > npm-was-called\nexit ${NPM_RESULT:-0}\n',
  );
  await chmod(join(folder, 'programs/npm'), 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the setup with a fake npm; returns npm's arguments, or null when it was not called. */
async function setUp(installed: Record<string, object> | null, args: string[] = [], env = {}) {
  if (installed) {
    await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    await writeFile(join(folder, 'node_modules/.bin/node'), '');
  }
  const path = `${join(folder, 'programs')}:/usr/bin:/bin`;
  await promisify(execFile)(process.execPath, [join(folder, 'scripts/setup.mjs'), ...args], {
    env: { PATH: path, ...env },
  });
  return readFile(join(folder, 'npm-was-called'), 'utf8').catch(() => null);
}

describe('the set-up', () => {
  it('leaves dependencies alone that are what the lock file asks for', async () => {
    expect(await setUp(complete)).toBeNull();
    expect(await setUp(complete, ['--all'])).toBeNull();
  });

  it('asks for no package of the tests to start the shop', async () => {
    expect(await setUp({ 'node_modules/hono': hono })).toBeNull();
  });

  it('adds the packages of the tests to a shop that may be running', async () => {
    expect(await setUp({ 'node_modules/hono': hono }, ['--all'])).toMatch(
      /^install --no-save --include=dev /,
    );
  });

  it.each([
    ['nothing is installed', null],
    ['a package has another version', { ...complete, 'node_modules/hono': { ...hono, version: '3.9.9' } }],
    ['a package has other contents', { ...complete, 'node_modules/hono': { ...hono, integrity: 'x' } }],
  ])('installs anew when %s', async (_, installed) => {
    expect(await setUp(installed)).toMatch(/^ci --omit=dev /);
    expect(await setUp(installed, ['--all'])).toMatch(/^ci --include=dev /);
  });

  it('installs what the tests need also for production', async () => {
    expect(await setUp(null, ['--all'], { NODE_ENV: 'production' })).toContain('--include=dev');
  });

  it('tells npm where the registry keeps each package, for as long as it installs', async () => {
    const npm = [
      '#!/bin/sh',
      '[ "$1" = config ] && echo https://registry.example/npm/ && exit',
      'cp npm-shrinkwrap.json seen.json 2>/dev/null || touch asked-without',
      '[ -e asked-without ] || exit 1',
    ];
    await writeFile(join(folder, 'programs/npm'), npm.join('\n'));
    await setUp(null, ['--all']);
    const seen = await readFile(join(folder, 'seen.json'), 'utf8');
    expect((JSON.parse(seen) as { packages: unknown }).packages).toMatchObject({
      'node_modules/hono': { ...hono, resolved: 'https://registry.example/npm/hono/-/hono-4.0.0.tgz' },
      'node_modules/vitest': { resolved: 'https://registry.example/npm/vitest/-/vitest-5.0.0.tgz' },
    });
    // A registry that keeps them elsewhere is asked about each.
    expect(await readdir(folder)).toContain('asked-without');
    expect(await readdir(folder)).not.toContain('npm-shrinkwrap.json');
  });

  it('fails when npm fails', async () => {
    await expect(setUp(null, [], { NPM_RESULT: '7' })).rejects.toMatchObject({ code: 7 });
  });
});
