import { globSync, readFileSync } from 'node:fs';
import { getRouter, isProcedure, unlazy } from '@orpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { router } from '#app/api.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { endpoints, type Endpoint, type Shape } from '../support/endpoints/endpoints.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { inputOf, isFields, wireOf } from '../support/endpoints/wire.ts';

const namesOf = (those: Endpoint[]) => those.map(({ name }) => name);

/** Returns the parts of a schema that have no limit on their size. */
function boundlessIn({ properties = {}, items, anyOf, oneOf, allOf, ...shape }: Shape, at = ''): string[] {
  const parts = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].map((part) => ({ part, at }));
  if (items) parts.push({ part: items, at: `${at}[]` });
  for (const [name, part] of Object.entries(properties))
    parts.push({ part, at: at ? `${at}.${name}` : name });
  const isOpenText = shape.type === 'string' && !shape.enum && !shape.pattern && !('const' in shape);
  const isBoundless =
    (isOpenText && shape.maxLength === undefined) || (shape.type === 'array' && shape.maxItems === undefined);
  return [...(isBoundless ? [at] : []), ...parts.flatMap(({ part, at: path }) => boundlessIn(part, path))];
}

describe('the contract', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });

  it('has every endpoint that a feature declares', () => {
    const sources = globSync('src/features/**/*contract.ts').map((file) => readFileSync(file, 'utf8'));
    const declaration = /\bendpoint\s*\.\w+\s*\.(?:get|post|put|patch|delete)\(/g;
    const declared = sources.flatMap((source) => source.match(declaration) ?? []);
    expect(declared.length).toBeGreaterThan(0);
    expect(endpoints).toHaveLength(declared.length);
  });

  it('says of every endpoint who may call it, what it does and what it answers', () => {
    const silent = endpoints.filter(({ access, summary, hasOutput }) => !access || !summary || !hasOutput);
    expect(namesOf(silent)).toEqual([]);
  });

  it('shares the answers of no endpoint but reads for anyone, whose input is plain fields', () => {
    const shared = endpoints.filter(({ isShared }) => isShared);
    expect(namesOf(shared)).toContain('catalogue.listProducts');
    const unfit = shared.filter(
      ({ method, access, input = z.object({}) }) =>
        method !== 'GET' || access !== 'anyone' || !(input instanceof z.ZodMiniObject),
    );
    expect(namesOf(unfit)).toEqual([]);
  });

  it('has each method and path once', () => {
    const seen = new Set<string>();
    const doubled = endpoints.filter(({ method, path }) => {
      const key = `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`;
      return seen.size === seen.add(key).size;
    });
    expect(namesOf(doubled)).toEqual([]);
  });

  it('has every endpoint at work', async () => {
    const missing = [];
    for (const { name, procedurePath: path } of endpoints) {
      const { default: procedure } = await unlazy(getRouter(router, path));
      if (!isProcedure(procedure)) missing.push(name);
    }
    expect(missing).toEqual([]);
  });

  it('bounds every text and every list that somebody may send', () => {
    const boundless = endpoints.flatMap(({ name, shape }) =>
      boundlessIn(shape ?? {}).map((path) => `${name}: ${path}`),
    );
    expect(boundless).toEqual([]);
  });

  it('takes the input that the other tests believe to be right', () => {
    const facts = { id: 1, ids: '1', productId: 1, customerId: 'someone' };
    const refused = endpoints.flatMap((endpoint) => {
      if (!endpoint.input) return [];
      const input = inputOf(endpoint, wireOf(endpoint, plausibleInput(endpoint, facts)));
      const { error } = z.safeParse(endpoint.input, input);
      return error ? [`${endpoint.name}: ${z.prettifyError(error)}`] : [];
    });
    expect(refused).toEqual([]);
  });

  it('is published whole at /api/openapi.json', async () => {
    const { status, body } = await app.request('GET', '/api/openapi.json');
    expect(status).toBe(200);
    const paths = isFields(body) && isFields(body['paths']) ? body['paths'] : {};
    const operationAt = ({ path, method }: Endpoint) => {
      const item = paths[path];
      return isFields(item) ? item[method.toLowerCase()] : undefined;
    };
    expect(endpoints.map(operationAt)).toMatchObject(
      endpoints.map(({ name, summary }) => ({ operationId: name, summary })),
    );
  });
});
