// Runs before every command, on whatever Node the machine has and with nothing installed: keep it plain JavaScript.
// Installs what the shop needs, and with --all also what only checks, tests and benchmarks need (devDependencies).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

const all = process.argv.includes('--all');

if (!isInstalled(all)) {
  // Packages that are only added leave those alone that a running shop may be using; `ci` begins by deleting all.
  if (all && isInstalled(false))
    install('what the checks and tests need', ['install', '--no-save', '--include=dev']);
  else install('the dependencies', ['ci', all ? '--include=dev' : '--omit=dev']);
  if (!hasNode()) fail('The project runs on Node 24, which npm has not for this machine. Please install it.');
}

/** What npm wrote down when it last finished here must be what the lock file asks for. */
function isInstalled(withDev) {
  if (!existsSync(join(modules, '.package-lock.json')) || !hasNode()) return false;
  const installed = packagesOf(join(modules, '.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, dev, optional, devOptional }]) =>
      path === '' ||
      (dev && !withDev) ||
      (installed[path]
        ? installed[path].version === version && installed[path].integrity === integrity
        : optional || devOptional),
  );
}

/** The project's Node is a package like the others, for the systems it exists for; elsewhere the machine's will do. */
function hasNode() {
  const isOnWindows = process.platform === 'win32';
  return (
    existsSync(join(modules, '.bin', isOnWindows ? 'node.cmd' : 'node')) ||
    Number.parseInt(process.versions.node, 10) >= 24
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

function install(what, args) {
  const began = Date.now();
  console.log(`Installing ${what}.`);
  // npm must not run on the Node that it is about to replace, hence the PATH without node_modules/.bin.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { status, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`The installation failed${error ? `: ${error.message}` : ''}.`, status);
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function fail(message, code) {
  console.error(message);
  process.exit(code || 1);
}
