import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startShop } from '../support/process/shop-process.ts';

const run = promisify(execFile);

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

// Without a container engine: performs the build's steps that determine which files exist.
test('an image has every file and package that its build and its shop need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  const [build, image] = [join(folder, 'build'), join(folder, 'image')];
  try {
    for (const path of await found('.dockerignore', /^!(.+)$/gm)) {
      await cp(path, join(build, path), { recursive: true });
    }
    await symlink(resolve('node_modules'), join(build, 'node_modules'));
    const [command = ''] = await found('Dockerfile', /^RUN npx (.*build.*)$/gm);
    await run('npx', command.split(' '), { cwd: build });

    const copied = await found('Dockerfile', /^COPY --from=build \/app\/(\S+)/gm);
    for (const path of copied.filter((one) => one !== 'node_modules')) {
      await cp(join(build, path), join(image, path), { recursive: true });
    }
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
    await rm(folder, { recursive: true });
  }
});
