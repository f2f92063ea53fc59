import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashOf } from '../../scripts/demo-pictures.ts';
import { readDemoJson, type DemoPictures } from './demo-files.ts';
import { missingVariants } from './objects.ts';

const index = await readDemoJson<DemoPictures>('variants/index.json');

test('each picture of the demonstration has all variants of its present bytes, and there are no others', async () => {
  const names = (await readdir('demo/images')).toSorted();
  expect(Object.keys(index)).toEqual(names);
  const folders = (await readdir('demo/variants')).filter((name) => name !== 'index.json');
  expect(folders.toSorted()).toEqual(names);
  for (const name of names) {
    const { hash, variants, width } = index[name] ?? { hash: '', variants: [], width: 0 };
    expect([name, hash]).toEqual([name, hashOf(await readFile(`demo/images/${name}`))]);
    const wanted = missingVariants({ width, variants: [] }).map((variant) => variant.name);
    expect([name, variants]).toEqual([name, wanted]);
    expect((await readdir(`demo/variants/${name}`)).toSorted()).toEqual(wanted.toSorted());
  }
});
