import { ORPCError, type ClientLink } from '@orpc/client';
import { endpointPaths } from 'virtual:endpoint-paths';
import { generalRefusals, readWireError } from '../shared/errors.ts';

type Fields = Record<string, unknown>;

const isFields = (input: unknown): input is Fields => typeof input === 'object' && input !== null;

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The answer's body, or the refusal it carries as an error; a broken answer is a FAULT. */
async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const problem = readWireError(body);
  if (!problem)
    throw new ORPCError('FAULT', { status: response.status, message: generalRefusals.FAULT.message });
  const { code, error, fields, data } = problem;
  throw new ORPCError(code, { status: response.status, message: error, data: { fields, data } });
}

/**
 * Calls an endpoint over HTTP: what the path names goes into the path, the rest into the query of a GET
 * or the JSON body of anything else. `context.headers` are sent along. A tenth of the size of
 * oRPC's own link, which carries codecs that this API does not use (docs/decisions/0004).
 */
export const httpLink: ClientLink<{ headers?: Record<string, string> }> = {
  async call(place, input, { context, signal }) {
    const endpoint = endpointPaths[place.join('.')];
    if (!endpoint) throw new Error(`No endpoint ${place.join('.')}`);
    const [method = 'GET', template = ''] = endpoint.split(' ');
    const fields = isFields(input) ? { ...input } : {};
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(fields[name]);
      delete fields[name];
      return encodeURIComponent(value);
    });
    const isRead = method === 'GET';
    return read(
      await fetch(`/api${path}${isRead ? queryOf(fields) : ''}`, {
        method,
        signal: signal ?? null,
        headers: isRead ? {} : { 'content-type': 'application/json', ...context.headers },
        body: isRead ? null : JSON.stringify(fields),
      }),
    );
  },
};
