import { ORPCError } from '@orpc/client';
import { pageRefusals, readWireError } from '#shared/errors.ts';

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Uploads a file, or a form with one, reports its progress from 0 to 1, and returns the response body. It uses XMLHttpRequest, because fetch
 * cannot report upload progress. Throws a refusal like any endpoint, and fetch's TypeError for a lost connection.
 */
export function sendFile(
  method: 'POST' | 'PUT',
  address: string,
  body: File | FormData,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    if (body instanceof File) request.setRequestHeader('Content-Type', body.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = read(request.responseText);
      if (request.status === 200 && answer !== undefined) return resolve(answer);
      const { code, error, fields, data } = readWireError(answer) ?? {
        code: 'FAULT',
        error: pageRefusals.FAULT.message,
      };
      return reject(new ORPCError(code, { status: request.status, message: error, data: { fields, data } }));
    });
    request.addEventListener('error', () => reject(new TypeError('A network error')));
    request.send(body);
  });
}
