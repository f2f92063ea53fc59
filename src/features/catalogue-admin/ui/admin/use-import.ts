import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { useFileImport } from '#ui/upload/use-file-import.ts';
import type { ChosenImport, ImportPreview } from '../../import-contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

type PictureFault = { source: string; error: string };

/** How many addresses of pictures are fetched with one request. */
const sourcesAtOnce = 5;

/** The two steps of an import of products, and the fetching of its pictures. */
export function useImport(onDone: (done: ImportPreview) => void) {
  const [fetched, setFetched] = useState({ done: 0, faults: [] as PictureFault[] });
  const refresh = useCatalogueChanged();
  const { fetchPictures } = useApi().catalogueAdmin;
  const steps = useFileImport<ImportPreview, ChosenImport>('products', {
    failure: 'Η εισαγωγή δεν έγινε. Δεν άλλαξε κανένα προϊόν.',
    async onDone(done) {
      onDone(done);
      await refresh();
    },
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
  return { ...steps, fetching: { ...fetching, ...fetched } };
}
