import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { sendImage, uploadFault, whyNotUpload } from '#ui/upload/upload-image.ts';
import { byPictureName } from '../../picture-names.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

/** What has become of a file: its share sent from 0 to 1, its stored picture, or its error. */
export type FileState = { share?: number; url?: string; fault?: string };

const atOnce = 3;

/** Matches dropped pictures with products by file name, uploads them, and adds them to the products. */
export function usePictureDrop(files: readonly File[], onDone: () => void) {
  const { matchPictures, createUpload, addPictures } = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const ordered = useMemo(() => files.toSorted((a, b) => byPictureName(a.name, b.name)), [files]);
  const names = ordered.map(({ name }) => name);
  const matches = useQuery({ ...matchPictures.queryOptions({ input: { names } }), staleTime: 0, gcTime: 0 });
  const put = (file: File, state: FileState) => setStates((all) => new Map(all).set(file, state));

  const rows = ordered.map((file, index) => ({
    file,
    match: matches.data?.[index],
    fault: whyNotUpload(file),
    state: states.get(file) ?? {},
  }));
  const ready = rows.filter(({ match, fault }) => match?.product && !fault);

  async function sendOne(file: File): Promise<string | undefined> {
    try {
      put(file, { share: 0 });
      const { uploadURL } = await createUpload.call({ folder: 'products' });
      const { url } = await sendImage(uploadURL, file, (share) => put(file, { share }));
      put(file, { url });
      return url;
    } catch (error) {
      put(file, { fault: uploadFault(error) });
      return undefined;
    }
  }

  const send = useMutation({
    meta: { failure: 'Οι φωτογραφίες δεν προστέθηκαν' },
    async mutationFn() {
      const urls = new Map(ready.flatMap(({ file, state }) => (state.url ? [[file, state.url]] : [])));
      const queue = ready.filter(({ file }) => !urls.has(file));
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let next = queue.shift(); next; next = queue.shift()) {
            const url = await sendOne(next.file);
            if (url !== undefined) urls.set(next.file, url);
          }
        }),
      );
      const pictures = ready.flatMap(({ file, match }) => {
        const url = urls.get(file);
        return url !== undefined && match?.product ? [{ productId: match.product.id, url }] : [];
      });
      // With an error left, nothing is added until it is tried again or left out.
      if (pictures.length < ready.length) return undefined;
      return addPictures.call({ pictures });
    },
    async onSuccess(added) {
      if (!added) return;
      toast({ title: 'Οι φωτογραφίες προστέθηκαν', description: added.message, action: undo(added.undoId) });
      onDone();
      await refresh();
    },
  });

  const addSent = useMutation({
    meta: { failure: 'Οι φωτογραφίες δεν προστέθηκαν' },
    mutationFn: () =>
      addPictures.call({
        pictures: ready.flatMap(({ match, state }) =>
          state.url !== undefined && match?.product ? [{ productId: match.product.id, url: state.url }] : [],
        ),
      }),
    async onSuccess({ message, undoId }) {
      toast({ title: 'Οι φωτογραφίες προστέθηκαν', description: message, action: undo(undoId) });
      onDone();
      await refresh();
    },
  });
  return { matches, rows, ready, send, addSent };
}

export type PictureRow = ReturnType<typeof usePictureDrop>['rows'][number];
