import { ORPCError } from '@orpc/client';
import { sendFile } from './send-file.ts';

export type UploadedImage = { url: string; width: number; height: number };

const largest = 5 * 1024 * 1024;
/** The MIME types of pictures that the server can read. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Returns the Greek reason why a file cannot be uploaded; undefined when there is none. */
export function whyNotUpload({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!imageTypes.includes(type)) return 'Επιλέξτε φωτογραφία JPEG, PNG, WebP ή AVIF.';
  if (size > largest) return 'Η φωτογραφία είναι μεγαλύτερη από 5 MB.';
  return size === 0 ? 'Το αρχείο είναι κενό.' : undefined;
}

const isImage = (answer: unknown): answer is UploadedImage =>
  typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string';

/** Uploads a picture to a signed URL and reports its progress from 0 to 1. */
export async function sendImage(
  address: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> {
  const answer = await sendFile('PUT', address, file, onProgress);
  if (!isImage(answer)) throw new Error('The answer is no picture');
  return answer;
}

export function uploadFault(error: unknown): string {
  if (error instanceof ORPCError) return error.message;
  return 'Η φωτογραφία δεν ανέβηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.';
}
