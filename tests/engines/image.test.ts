import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isUpToDate } from '../../scripts/build.ts';
import { startShop } from '../support/process/shop-process.ts';

async function found(path: string, pattern: RegExp): Promise<string[]> {
  return [...(await readFile(path, 'utf8')).matchAll(pattern)].map(([, word = '']) => word);
}

/** The packages that remain after `npm prune --omit=dev`. */
async function keptPackages(): Promise<string[]> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
  };
  return Object.entries(lock.packages).flatMap(([path, { dev, devOptional, optional }]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional && !optional ? [path] : [],
  );
}

// Without a container engine: takes from the build what the image takes. `npm test` builds as the image does, too
// (scripts/build-as-image.ts).
test('an image has every file and package that its shop needs', async () => {
  expect(isUpToDate(), 'needs a build: npm run build').toBe(true);
  expect(await found('Dockerfile', /^RUN npx (.*)$/gm)).toEqual(['vite build']);
  const image = await mkdtemp(join(tmpdir(), 'vigla-image-'));
  try {
    const copied = await found('Dockerfile', /^COPY --from=build \/app\/(\S+)/gm);
    for (const path of copied.filter((one) => !['node_modules', 'dist'].includes(one)))
      await cp(path, join(image, path), { recursive: true });
    // What `vite build` alone makes of it.
    for (const path of ['dist/client', 'dist/server']) await cp(path, join(image, path), { recursive: true });
    for (const path of await keptPackages()) {
      await mkdir(dirname(join(image, path)), { recursive: true });
      await symlink(resolve(path), join(image, path));
    }
    const shop = await startShop({}, { script: 'src/main.ts', cwd: image });
    const pages = ['/products', '/products/1', '/admin', '/api/openapi.json'];
    const answers = await Promise.all(pages.map(async (page) => (await fetch(shop.url + page)).status));
    await shop.stop();
    expect(answers).toEqual(pages.map(() => 200));
  } finally {
    await rm(image, { recursive: true });
  }
});
