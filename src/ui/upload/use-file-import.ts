import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { maxTableBytes } from '#shared/table-files.ts';
import { sendFile } from './send-file.ts';

type Request<Choices> = { file: File; choices: Choices; version?: string };

interface Options<Preview> {
  /** What is said when it was not done. */
  failure: string;
  onDone: (done: Preview) => Promise<void> | void;
}

/**
 * The two steps of an import from a file: a preview of what it would do, then exactly that. `shown` is the latest preview,
 * also while the next one is made; `share` the progress of the upload from 0 to 1.
 */
export function useFileImport<Preview extends { version: string }, Choices extends object>(
  kind: 'products' | 'customers',
  { failure, onDone }: Options<Preview>,
) {
  const [share, setShare] = useState(0);
  const [shown, setShown] = useState<Preview>();

  async function send({ file, choices, version }: Request<Choices>): Promise<Preview> {
    if (file.size > maxTableBytes)
      throw new ORPCError('TOO_LARGE', { message: 'Το αρχείο είναι μεγαλύτερο από 5 MB.' });
    const form = new FormData();
    form.set('file', file);
    form.set('choices', JSON.stringify(choices));
    if (version !== undefined) form.set('version', version);
    // The server's own response: it has the shape of the import's contract.
    return (await sendFile('POST', `/api/admin/import/${kind}`, form, setShare)) as Preview;
  }

  const preview = useMutation({
    mutationFn: send,
    meta: { failure: 'Το αρχείο δεν ελέγχθηκε. Δοκιμάστε ξανά.' },
    onSuccess: setShown,
  });
  const apply = useMutation({
    mutationFn: send,
    meta: { failure },
    onSuccess: onDone,
    // The preview is out of date: fetches a new one.
    onError: (_error, { file, choices }) => preview.mutate({ file, choices }),
  });
  const forget = () => {
    setShown(undefined);
    preview.reset();
  };
  return { shown, preview, apply, share, forget };
}
