import { expect, it } from 'vitest';
import { readDemoJson } from '#server/demo-files.ts';
import { keySpecifications, maxKeySpecifications } from './key-specifications.ts';
import {
  describeSpecifications,
  flatSpecifications,
  listedIn,
  type StoredSpecifications,
} from './specifications.ts';

type Demo = { products: { sku: string; specifications: StoredSpecifications }[] };

const { products } = await readDemoJson<Demo>('catalogue.json');
const skus = new Set(products.map(({ sku }) => sku));

it.each(products)(
  '$sku says how large it is, what it stands, how it is fixed, what is in its box and what it works with',
  ({ sku, specifications }) => {
    const values = flatSpecifications(specifications);
    expect(values.get('dimensions_mm')).toMatch(/^\d+ × \d+ × \d+$/);
    expect(values.get('temp_c')).toMatch(/^−?\d+ έως \d+$/);
    expect(values.get('mount')).toMatch(/\S/);
    expect(values.get('fixing')).toMatch(/\S/);
    expect(listedIn(values.get('box')).length).toBeGreaterThan(0);
    const others = listedIn(values.get('works_with'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((other) => !skus.has(other) || other === sku)).toEqual([]);
    // Each is described in the group that its schema names, so that the administrators' form finds it.
    const described = describeSpecifications(specifications);
    for (const key of ['dimensions_mm', 'temp_c', 'fixing', 'box', 'works_with'])
      expect(specifications[described[key]?.group ?? '']).toHaveProperty(key);
  },
);

it.each(products)(
  '$sku has at most eight key specifications, its size and temperature among them',
  ({ specifications }) => {
    const keys = keySpecifications(describeSpecifications(specifications)).map(([key]) => key);
    expect(keys.length).toBeLessThanOrEqual(maxKeySpecifications);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(keys).toEqual(expect.arrayContaining(['dimensions_mm', 'temp_c', 'mount']));
  },
);

it('what a shop added stands among the first of a product that has few of ours', () => {
  const specifications = describeSpecifications({ technical: { kind: 'Κάμερα', Διάμετρος: 5, ip: 'IP67' } });
  expect(keySpecifications(specifications).map(([key]) => key)).toEqual(['ip', 'Διάμετρος']);
});
