import { readWireError } from '../shared/errors.ts';

export type UploadedImage = { url: string; width: number; height: number };

const largest = 5 * 1024 * 1024;
/** What browsers call the kinds of pictures that the server can read. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Tells in Greek why a file need not even be sent; undefined when nothing speaks against it. */
export function whyNotUpload({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!imageTypes.includes(type)) return 'Επιλέξτε φωτογραφία JPEG, PNG, WebP ή AVIF.';
  if (size > largest) return 'Η φωτογραφία είναι μεγαλύτερη από 5 MB.';
  return size === 0 ? 'Το αρχείο είναι κενό.' : undefined;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isImage = (answer: unknown): answer is UploadedImage =>
  typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string';

/**
 * Sends a file to a signed address and tells how much of it has gone, from 0 to 1. fetch cannot tell that, so it is the older
 * XMLHttpRequest. Throws an Error with a Greek sentence.
 */
export function sendImage(
  address: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = read(request.responseText);
      if (request.status === 200 && isImage(answer)) resolve(answer);
      else reject(new Error(readWireError(answer)?.error ?? 'Η φωτογραφία δεν ανέβηκε. Δοκιμάστε ξανά.'));
    });
    request.addEventListener('error', () =>
      reject(new Error('Η σύνδεση διακόπηκε. Ελέγξτε τη και δοκιμάστε ξανά.')),
    );
    request.send(file);
  });
}
