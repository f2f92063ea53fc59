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
 * Uploads a file, reports its progress from 0 to 1, and returns the response body. It uses XMLHttpRequest, because fetch
 * cannot report upload progress. Throws a refusal like any endpoint, and fetch's TypeError for a lost connection.
 */
export function sendFile(
  method: 'POST' | 'PUT',
  address: string,
  file: File,
  type: string,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader('Content-Type', type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const body = read(request.responseText);
      if (request.status === 200 && body !== undefined) return resolve(body);
      const { code, error, fields, data } = readWireError(body) ?? {
        code: 'FAULT',
        error: pageRefusals.FAULT.message,
      };
      return reject(new ORPCError(code, { status: request.status, message: error, data: { fields, data } }));
    });
    request.addEventListener('error', () => reject(new TypeError('A network error')));
    request.send(file);
  });
}
