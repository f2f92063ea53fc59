import type { TestApp, TestResponse } from '../app/app.ts';
import type { Endpoint } from './endpoints.ts';

type Fields = Record<string, unknown>;

/** The parts of a request: path parameters, query and body. */
export type Wire = { params: Fields; query: Fields; body: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parameterNames = (path: string) => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);
const readsBody = ({ method }: Endpoint) => method !== 'GET';

/** Splits an input into the parts of a request. */
export function wireOf(endpoint: Endpoint, input: unknown): Wire {
  if (!isFields(input)) return { params: {}, query: {}, body: input };
  if (endpoint.isDetailed) {
    const { params, query, body } = input;
    return { params: isFields(params) ? params : {}, query: isFields(query) ? query : {}, body };
  }
  const names = parameterNames(endpoint.path);
  const isParameter = ([name]: [string, unknown]) => names.includes(name);
  const entries = Object.entries(input);
  const params = Object.fromEntries(entries.filter(isParameter));
  const rest = Object.fromEntries(entries.filter((entry) => !isParameter(entry)));
  return readsBody(endpoint) ? { params, query: {}, body: rest } : { params, query: rest, body: undefined };
}

/** Returns the input as the endpoint's schema gets it on the server. */
export function inputOf(endpoint: Endpoint, { params, query, body }: Wire): unknown {
  const path = asTexts(params);
  if (endpoint.isDetailed) return { params: path, query: asTexts(query), body };
  const data = readsBody(endpoint) ? body : asTexts(query);
  if (Object.keys(path).length === 0) return data;
  return isFields(data) ? { ...data, ...path } : path;
}

/** A value as it is written into a URL; a list's parts may be anything, also what has no text of its own. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return isFields(value) ? JSON.stringify(value) : String(value);
}

/** Values in a URL arrive as texts, or as nested texts. */
function asTexts(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isFields(value) ? asTexts(value) : textOf(value)]),
  );
}

/** Returns the URL of an endpoint with its path parameters and query. */
export function addressOf({ path }: Endpoint, { params, query }: Wire): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  const put = (name: string, value: unknown) => {
    if (isFields(value)) for (const [key, part] of Object.entries(value)) put(`${name}[${key}]`, part);
    else if (value !== undefined) search.append(name, textOf(value));
  };
  for (const [name, value] of Object.entries(query)) put(name, value);
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Calls an endpoint over HTTP like a page, with a new Idempotency-Key. */
export function send(
  request: TestApp['request'],
  endpoint: Endpoint,
  wire: Wire,
  cookie = '',
): Promise<TestResponse> {
  return request(endpoint.method, addressOf(endpoint, wire), {
    cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(wire.body === undefined ? {} : { raw: JSON.stringify(wire.body) }),
  });
}
