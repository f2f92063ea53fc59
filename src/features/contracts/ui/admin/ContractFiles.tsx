import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { sendFile } from '#ui/upload/send-file.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { maxContractFiles, maxFileBytes } from '../../limits.ts';
import type { OfficeContract } from '../../shown-contract.ts';

function whyNot({ size, type }: File): string | undefined {
  if (type !== 'application/pdf') return 'Επιλέξτε αρχείο PDF.';
  if (size > maxFileBytes) return 'Το αρχείο είναι μεγαλύτερο από 10 MB.';
  return size === 0 ? 'Το αρχείο είναι κενό.' : undefined;
}

/** The documents of a contract, which its customer reads too. */
export function ContractFiles({ contract: { id: contractId, files } }: { contract: OfficeContract }) {
  const { contracts } = useApi();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: contracts.key() });
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [fault, setFault] = useState<string>();
  const { mutateAsync: remove } = useMutation(
    contracts.deleteContractFile.mutationOptions({
      meta: { title: 'Το αρχείο δεν αφαιρέθηκε' },
      onSuccess: ({ message }) => toast({ title: message }),
      onSettled: refresh,
    }),
  );
  async function add(file: File) {
    const wrong = whyNot(file);
    setFault(wrong);
    if (wrong !== undefined) return;
    setSending({ name: file.name, share: 0 });
    try {
      const query = new URLSearchParams({ name: file.name.slice(0, 120) });
      const address = `/api/admin/contracts/${contractId}/files?${query}`;
      await sendFile('POST', address, file, (share) => setSending({ name: file.name, share }));
      toast({ title: 'Το αρχείο προστέθηκε' });
    } catch (error) {
      setFault(
        error instanceof ORPCError
          ? error.message
          : 'Το αρχείο δεν ανέβηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
      );
    } finally {
      setSending(undefined);
      await refresh();
    }
  }
  return (
    <Panel title="Έγγραφα">
      <p className="text-sm text-text-2">Τα διαβάζει και ο πελάτης στον λογαριασμό του, αν έχει.</p>
      <ul className="mt-2 grid gap-1">
        {files.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2 text-base">
            <FileText aria-hidden="true" className="icon-sm shrink-0 text-text-3" />
            <a
              href={`/api/admin/contracts/${contractId}/files/${id}`}
              download
              className="min-w-0 truncate hover:underline"
            >
              {name}
            </a>
            <IconButton
              size="sm"
              label={`Αφαίρεση αρχείου: ${name}`}
              onClick={() =>
                confirm({
                  title: `Αφαίρεση: ${name};`,
                  description: 'Δεν θα το βρίσκει πια ούτε ο πελάτης.',
                  confirmLabel: 'Αφαίρεση',
                  tone: 'critical',
                  action: () => remove({ contractId, fileId: id }),
                })
              }
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {sending && (
        <Progress
          label={sending.name}
          value={Math.round(sending.share * 100)}
          max={100}
          caption={`${Math.round(sending.share * 100)}%`}
        />
      )}
      {files.length < maxContractFiles && !sending && (
        <label className="mt-1 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm text-base text-text-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11">
          <input
            type="file"
            accept="application/pdf"
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void add(file);
              // Allows choosing the same file again after it was removed.
              target.value = '';
            }}
          />
          <Paperclip aria-hidden="true" className="icon-sm" />
          Προσθήκη PDF
        </label>
      )}
      {fault !== undefined && <FieldError id="contract-file">{fault}</FieldError>}
    </Panel>
  );
}
