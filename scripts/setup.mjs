// Runs before every command, on any Node version and before anything is installed: keep it plain JavaScript. Installs the
// dependencies, and with --all also those for checks, tests and benchmarks (devDependencies).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

const all = process.argv.includes('--all');
/** Node would have four threads write the packages' 30,000 files; two processors then spend a fifth of the time on waiting. */
const threads = Math.min(availableParallelism(), 4);

if (!isInstalled(all)) {
  // `install` leaves packages unchanged that a running shop may be using; `ci` deletes all of them first.
  if (all && isInstalled(false))
    install('what the checks and tests need', ['install', '--no-save', '--include=dev']);
  else install('the dependencies', ['ci', all ? '--include=dev' : '--omit=dev']);
  if (!hasNode()) fail('The project runs on Node 24, which npm has not for this machine. Please install it.');
}

/** Compares what npm installed last with the lock file. */
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

/** Node itself is a package on the systems that have one; on others the machine's Node is used. */
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
  const run = () => npm([...args, '--no-audit', '--no-fund', '--loglevel=error'], 'inherit');
  let { status, error } = args[0] === 'ci' ? withAddresses(run) : run();
  // A registry may keep its packages elsewhere.
  if (status !== 0 && args[0] === 'ci') ({ status, error } = run());
  if (status !== 0) fail(`The installation failed${error ? `: ${error.message}` : ''}.`, status);
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * Runs an installation with a lock file that tells where the registry keeps each package. Ours does not, and npm would ask the
 * registry about every package before it fetches one: a fifth of a first installation. npm prefers npm-shrinkwrap.json.
 */
function withAddresses(run) {
  const file = join(root, 'npm-shrinkwrap.json');
  const registry = npm(['config', 'get', 'registry'], 'pipe').stdout?.toString().trim() ?? '';
  if (!/^https?:/.test(registry)) return run();
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved || entry.inBundle) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const archive = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = `${registry.replace(/\/$/, '')}/${name}/-/${archive}`;
  }
  try {
    writeFileSync(file, JSON.stringify(lock));
    return run();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Runs npm, which must not run on the Node that it is about to replace: node_modules/.bin is removed from PATH. */
function npm(args, stdio) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter), UV_THREADPOOL_SIZE: String(threads) },
    stdio,
    shell: process.platform === 'win32',
  });
}

function fail(message, code) {
  console.error(message);
  process.exit(code || 1);
}
