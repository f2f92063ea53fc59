import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { sendFile } from '../../../../ui/upload/send-file.ts';
import { maxImportBytes, type ImportPreview } from '../../import-contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

type ImportRequest = { file: File; version?: string };

/** The two steps of an import, and the upload progress from 0 to 1. */
export function useImport(onDone: (done: ImportPreview) => void) {
  const [share, setShare] = useState(0);
  const refresh = useCatalogueChanged();

  async function send({ file, version }: ImportRequest): Promise<ImportPreview> {
    if (file.size > maxImportBytes)
      throw new ORPCError('TOO_LARGE', { message: 'Το αρχείο είναι μεγαλύτερο από 5 MB.' });
    const query = version === undefined ? '' : `?${new URLSearchParams({ version })}`;
    // The server's own response: it has the shape of the import's contract.
    return (await sendFile(
      'POST',
      `/api/admin/import/products${query}`,
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
    onError: (_error, { file }) => preview.mutate({ file }),
  });
  return { preview, apply, share };
}
