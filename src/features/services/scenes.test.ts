import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Pictured = { imageUrl: string };
const read = <Content>(name: string) => JSON.parse(readFileSync(`demo/${name}`, 'utf8')) as Content;
const { services } = read<{ services: Pictured[] }>('services.json');
const { categories } = read<{ categories: Pictured[] }>('catalogue.json');

it('no two services or categories of the demonstration share a scene', () => {
  const scenes = [...services, ...categories].map(({ imageUrl }) => {
    const bytes = readFileSync(`demo/images/${imageUrl.split('/').at(-1)}`);
    return createHash('sha256').update(bytes).digest('hex');
  });
  expect(new Set(scenes).size).toBe(scenes.length);
});
