// Runs before every command, on whatever Node the machine has and with nothing installed: keep it plain JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

if (!isInstalled()) install();

/** What npm wrote down when it last finished here must be what the lock file asks for. */
function isInstalled() {
  if (!existsSync(join(modules, '.package-lock.json')) || !existsSync(join(modules, '.bin', 'node')))
    return false;
  const installed = packagesOf(join(modules, '.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, optional, devOptional }]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === version && installed[path].integrity === integrity
        : optional || devOptional),
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

function install() {
  const began = Date.now();
  console.log('Installing the dependencies; the first time takes a minute or two.');
  // The build needs the development dependencies too, also where NODE_ENV is production. npm must not run on the
  // Node that it is about to replace, hence the PATH without node_modules/.bin.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(`The dependencies could not be installed${error ? `: ${error.message}` : ''}.`);
    process.exit(status || 1);
  }
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}
