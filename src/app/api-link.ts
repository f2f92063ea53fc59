import { ORPCError, type ClientLink } from '@orpc/client';
import { endpointPaths } from 'virtual:endpoint-paths';
import { pageRefusals, readWireError } from '#shared/errors.ts';

type Fields = Record<string, unknown>;

const isFields = (input: unknown): input is Fields => typeof input === 'object' && input !== null;

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Splits an input into the parts of a request; a detailed input names its parts itself. */
function partsOf(input: unknown, isDetailed: boolean, template: string, isRead: boolean) {
  const fields = isFields(input) ? { ...input } : {};
  if (isDetailed) {
    const { params, query, body } = fields;
    return { params: isFields(params) ? params : {}, query: isFields(query) ? query : {}, body };
  }
  const params: Fields = {};
  for (const [, name = ''] of template.matchAll(/\{(\w+)\}/g)) {
    params[name] = fields[name];
    delete fields[name];
  }
  return { params, query: isRead ? fields : {}, body: fields };
}

/** Returns the body of a response, or throws its refusal; an invalid response becomes a FAULT. */
async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const problem = readWireError(body);
  if (!problem)
    throw new ORPCError('FAULT', { status: response.status, message: pageRefusals.FAULT.message });
  const { code, error, fields, data } = problem;
  throw new ORPCError(code, { status: response.status, message: error, data: { fields, data } });
}

/**
 * Calls an endpoint over HTTP: fields named in the path go into the path, the others into the query of a GET or the JSON
 * body of other methods, unless a detailed input says where they go. `context.headers` are sent along. A tenth of the size
 * of oRPC's own link, which contains codecs that this API does not use (docs/decisions/0004).
 */
export const httpLink: ClientLink<{ headers?: Record<string, string> }> = {
  async call(procedurePath, input, { context, signal }) {
    const called = procedurePath.join('.');
    const endpoint =
      endpointPaths[called] ?? (await import('virtual:late-endpoint-paths')).endpointPaths[called];
    if (!endpoint) throw new Error(`No endpoint ${called}`);
    const [method = 'GET', template = '', structure] = endpoint.split(' ');
    const isRead = method === 'GET';
    const { params, query, body } = partsOf(input, structure === 'detailed', template, isRead);
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    return read(
      await fetch(`/api${path}${queryOf(query)}`, {
        method,
        signal: signal ?? null,
        headers: isRead ? {} : { 'content-type': 'application/json', ...context.headers },
        body: isRead ? null : JSON.stringify(body ?? {}),
      }),
    );
  },
};
