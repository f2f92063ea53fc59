// Builds the pages as the image does, from nothing but the files that .dockerignore lets in, into dist unless it is up to
// date: the build that all tests use then also proves that the image has what it needs.
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfNeeded, isUpToDate, marker } from './build.ts';
import { run } from './run.ts';

const builtFrom = (place: string) => readFile(join(place, marker), 'utf8');
const project = process.cwd();
const folder = await mkdtemp(join(tmpdir(), 'vigla-image-'));
try {
  for (const [, path = ''] of (await readFile('.dockerignore', 'utf8')).matchAll(/^!(.+)$/gm))
    await cp(path, join(folder, path), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
  await buildIfNeeded();
  process.chdir(project);
  // A shop that runs on a build reads its files.
  if (!isUpToDate()) {
    await rm('dist', { recursive: true, force: true });
    await cp(join(folder, 'dist'), 'dist', { recursive: true });
  }
  if (!isUpToDate() || (await builtFrom(folder)) !== (await builtFrom(project)))
    throw new Error('.dockerignore keeps back some of what the pages are built from.');
} finally {
  await rm(folder, { recursive: true });
}
const { ok, output } = await run('node scripts/fill-compile-cache.ts');
if (!ok) throw new Error(`What was built does not open:\n${output}`);
