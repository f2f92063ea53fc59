import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { sendFile } from '#ui/upload/send-file.ts';
import { imageTypes } from '#ui/upload/upload-image.ts';
import { offerFile, type OfferFile } from '../../content-contract.ts';
import { maxFileBytes } from '../../limits.ts';

/** The MIME types of files that an offer may have. */
export const fileTypes = [...imageTypes, 'application/pdf'];

type Upload = { id: string; name: string; share: number; fault?: string };

function whyNot({ size, type }: File): string | undefined {
  if (!fileTypes.includes(type)) return 'επιλέξτε φωτογραφία JPEG, PNG, WebP ή AVIF, ή PDF.';
  if (size > maxFileBytes) return 'είναι μεγαλύτερο από 10 MB.';
  return size === 0 ? 'το αρχείο είναι κενό.' : undefined;
}

/** Uploads files of an offer one after another, and passes on each that was stored. */
export function useFileUploads(offerId: string, onStored: (file: OfferFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (id: string, news: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(file: File, id: string) {
    const fault = whyNot(file);
    if (fault) return change(id, { fault });
    try {
      const query = new URLSearchParams({ name: file.name.slice(0, 120) });
      const address = `/api/admin/offers/${offerId}/files?${query}`;
      const answer = await sendFile('POST', address, file, (share) => change(id, { share }));
      onStored(offerFile.parse(answer));
      dismiss(id);
    } catch (error) {
      const message = error instanceof ORPCError ? error.message : undefined;
      change(id, { fault: message ?? 'δεν ανέβηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.' });
    }
  }

  async function add(files: readonly File[]) {
    const wanted = files.map((file) => ({ file, id: crypto.randomUUID() }));
    setUploads((all) => [...all, ...wanted.map(({ file, id }) => ({ id, name: file.name, share: 0 }))]);
    for (const { file, id } of wanted) await send(file, id);
  }

  return { uploads, add, dismiss };
}
