// Builds the pages, their scripts and an empty database into dist, unless they are up to date; run by itself also Node's compile
// cache, which a first `npm start` fills as it runs: filled before, it would save one second of that start and take five.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.ts';

export const marker = 'dist/built-from';
const sources = [
  'src/**/*',
  'public/**/*',
  'scripts/{empty-database,endpoint-paths,node-settings,precompress}.ts',
  'vite.config.ts',
  'migrations/*',
  'package.json',
  'package-lock.json',
];

/** A hash of all files that the build reads, including their names. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(sources, { withFileTypes: true, exclude: ['**/*.test.*'] });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/** Tells whether dist was built from the files as they are. */
export function isUpToDate(): boolean {
  try {
    return readFileSync(marker, 'utf8') === hashOfSources();
  } catch {
    return false;
  }
}

/** Builds if something has changed since the last build, and tells whether it has; throws with the build's output if it fails. */
export async function buildIfNeeded(): Promise<boolean> {
  if (isUpToDate()) return false;
  console.log('Building the pages.');
  // If the host sets NODE_ENV=development, Vite would build React's development version.
  const builds = await Promise.all([
    run('vite build --logLevel warn', { env: { NODE_ENV: 'production' } }),
    run('node scripts/empty-database.ts'),
  ]);
  for (const { ok, output } of builds) if (!ok) throw new Error(`The build failed:\n${output}`);
  // The build may rewrite the route tree, so the hash is computed after it.
  writeFileSync(marker, hashOfSources());
  console.log(`Built in ${builds[0].seconds}.`);
  return true;
}

if (import.meta.main && (await buildIfNeeded())) {
  const { ok, output } = await run('node scripts/fill-compile-cache.ts');
  if (!ok) throw new Error(`What was built does not open:\n${output}`);
}
