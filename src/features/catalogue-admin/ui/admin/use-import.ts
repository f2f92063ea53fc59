import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { sendFile } from '#ui/upload/send-file.ts';
import { maxImportBytes, type ImportPreview } from '../../import-contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

/** What was chosen about a file: new products as drafts, unknown columns ignored, missing pictures left out. */
export type ImportChoices = { drafts?: boolean; ignoreUnknown?: boolean; skipPictures?: boolean };

type ImportRequest = { file: File; choices: ImportChoices; version?: string };

type PictureFault = { source: string; error: string };

/** How many addresses of pictures are fetched with one request. */
const sourcesAtOnce = 5;

/** The two steps of an import, the fetching of its pictures, and the upload progress from 0 to 1. */
export function useImport(onDone: (done: ImportPreview) => void) {
  const [share, setShare] = useState(0);
  const [fetched, setFetched] = useState({ done: 0, faults: [] as PictureFault[] });
  const refresh = useCatalogueChanged();
  const { fetchPictures } = useApi().catalogueAdmin;

  async function send({ file, choices, version }: ImportRequest): Promise<ImportPreview> {
    if (file.size > maxImportBytes)
      throw new ORPCError('TOO_LARGE', { message: 'Το αρχείο είναι μεγαλύτερο από 5 MB.' });
    const query = new URLSearchParams(version === undefined ? {} : { version });
    for (const [choice, isChosen] of Object.entries(choices)) if (isChosen) query.set(choice, '1');
    // The server's own response: it has the shape of the import's contract.
    return (await sendFile(
      'POST',
      `/api/admin/import/products?${query}`,
      file,
      'text/csv',
      setShare,
    )) as ImportPreview;
  }

  const preview = useMutation({
    mutationFn: send,
    meta: { failure: 'Το αρχείο δεν ελέγχθηκε. Δοκιμάστε ξανά.' },
  });
  const apply = useMutation({
    mutationFn: send,
    meta: { failure: 'Η εισαγωγή δεν έγινε. Δεν άλλαξε κανένα προϊόν.' },
    async onSuccess(done) {
      onDone(done);
      await refresh();
    },
    // The preview is out of date: fetches a new one.
    onError: (_error, { file, choices }) => preview.mutate({ file, choices }),
  });
  const fetching = useMutation({
    meta: { failure: 'Οι φωτογραφίες δεν λήφθηκαν' },
    async mutationFn(sources: readonly string[]) {
      setFetched({ done: 0, faults: [] });
      for (let at = 0; at < sources.length; at += sourcesAtOnce) {
        const some = sources.slice(at, at + sourcesAtOnce);
        const outcomes = await fetchPictures.call({ sources: some });
        setFetched(({ done, faults }) => ({
          done: done + some.length,
          faults: [
            ...faults,
            ...outcomes.flatMap(({ source, error }) => (error === undefined ? [] : [{ source, error }])),
          ],
        }));
      }
    },
  });
  return { preview, apply, fetching: { ...fetching, ...fetched }, share };
}
