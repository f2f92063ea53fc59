import { useState } from 'react';
import { toast } from '../toast/toast.ts';
import { sendImage, uploadFault, whyNotUpload } from './upload-image.ts';

/** A running or failed upload; `share` is its progress from 0 to 1. */
export type Upload = { id: string; name: string; share: number; fault?: string };

const kilobytes = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;

export type NewUpload = () => Promise<{ uploadURL: string }>;

/** Uploads pictures one after another, and passes on the URL of each finished one. */
export function useImageUploads(newUpload: NewUpload, onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);

  const change = (id: string, news: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(file: File, id: string) {
    const fault = whyNotUpload(file);
    if (fault) return change(id, { fault });
    try {
      const { uploadURL } = await newUpload();
      const { url } = await sendImage(uploadURL, file, (share) => change(id, { share }));
      dismiss(id);
      onUploaded(url);
      toast({ title: 'Η φωτογραφία προστέθηκε', description: `${file.name} · ${kilobytes(file.size)}` });
    } catch (error) {
      change(id, { fault: uploadFault(error) });
    }
  }

  async function add(files: readonly File[]) {
    const wanted = files.map((file) => ({ file, id: crypto.randomUUID() }));
    setUploads((all) => [...all, ...wanted.map(({ file, id }) => ({ id, name: file.name, share: 0 }))]);
    for (const { file, id } of wanted) await send(file, id);
  }

  return { uploads, add, dismiss, isBusy: uploads.some(({ fault }) => fault === undefined) };
}
