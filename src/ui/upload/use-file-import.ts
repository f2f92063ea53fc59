import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useRef, useState } from 'react';
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
export function useFileImport<Preview extends { version: string; chosen: Choices }, Choices extends object>(
  kind: 'products' | 'customers',
  { failure, onDone }: Options<Preview>,
) {
  const [share, setShare] = useState(0);
  const [shown, setShown] = useState<Preview>();
  const asked = useRef<Choices>(undefined);

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
    // An answer that arrives after that of a later question is out of date.
    onSuccess: (answer, { choices }) => {
      if (asked.current === choices) setShown(answer);
    },
    onSettled: (_preview, _error, { choices }) => {
      if (asked.current === choices) asked.current = undefined;
    },
  });
  /** Asks for a preview with these choices alone. */
  const check = (file: File, choices: Choices) => {
    asked.current = choices;
    preview.mutate({ file, choices });
  };
  /** Asks for a preview with some choices changed, from the latest: leaving a field by a press on the next one changes two at once. */
  const change = (file: File, some: Partial<Choices> | ((latest: Partial<Choices>) => Partial<Choices>)) => {
    const latest: Partial<Choices> = asked.current ?? shown?.chosen ?? {};
    check(file, { ...latest, ...(typeof some === 'function' ? some(latest) : some) } as Choices);
  };
  const apply = useMutation({
    mutationFn: send,
    meta: { failure },
    onSuccess: onDone,
    // The preview is out of date: fetches a new one.
    onError: (_error, { file, choices }) => check(file, choices),
  });
  const forget = () => {
    setShown(undefined);
    asked.current = undefined;
    preview.reset();
  };
  return { shown, preview, check, change, apply, share, forget };
}
