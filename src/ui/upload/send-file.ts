import { ORPCError } from '@orpc/client';
import { generalRefusals, readWireError } from '../../shared/errors.ts';

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends a file and tells how much of it has gone, from 0 to 1; gives the answer's body. fetch cannot tell that, so it is the
 * older XMLHttpRequest. A refusal is thrown as any endpoint's, a broken connection as fetch's TypeError.
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
        error: generalRefusals.FAULT.message,
      };
      return reject(new ORPCError(code, { status: request.status, message: error, data: { fields, data } }));
    });
    request.addEventListener('error', () => reject(new TypeError('A network error')));
    request.send(file);
  });
}
