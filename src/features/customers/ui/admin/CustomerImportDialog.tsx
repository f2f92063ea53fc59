import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { formatAgo } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FileInput } from '#ui/form/FileInput.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { ColumnChoice } from '#ui/upload/ColumnChoice.tsx';
import { useFileImport } from '#ui/upload/use-file-import.ts';
import { customerImportFields } from '../../import-columns.ts';
import type { CustomerImportChoices, CustomerImportPreview } from '../../intake-contract.ts';
import { ImportedCustomers } from './ImportedCustomers.tsx';

const confirms = ['customers', 'admin'] as const;
const fieldNames = Object.entries(customerImportFields);

/** Customers from a file in two steps, the imports that can be undone, and the invitation of all who have no account. */
export function CustomerImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const { customers } = useApi();
  const queryClient = useQueryClient();
  const undo = useMutation(
    customers.undoCustomerImport.mutationOptions({
      meta: { failure: 'Η αναίρεση δεν έγινε', confirms: [...confirms] },
    }),
  );
  const { shown, preview, apply, forget, ...ask } = useFileImport<
    CustomerImportPreview,
    CustomerImportChoices
  >('customers', {
    failure: 'Η εισαγωγή δεν έγινε. Δεν προστέθηκε κανένας πελάτης.',
    async onDone({ added, undoId }) {
      toast({
        title: 'Η εισαγωγή ολοκληρώθηκε',
        description: `${plural(added, 'νέος πελάτης', 'νέοι πελάτες')}, χωρίς λογαριασμό`,
        ...(undoId && { action: { label: 'Αναίρεση', onClick: () => undo.mutate({ importId: undoId }) } }),
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: customers.key() });
    },
  });
  const choices = shown?.chosen ?? {};
  // Choices that rest on no other stay open while a preview is made: one press after another, and all count.
  const isSent = apply.isPending;
  const isBusy = preview.isPending || isSent;
  const change = (some: Parameters<typeof ask.change>[1]) => file && ask.change(file, some);

  return (
    <Dialog
      open
      size={file ? 'lg' : 'md'}
      onOpenChange={() => !apply.isPending && onClose()}
      title="Εισαγωγή πελατών"
      description="Πελατολόγιο από Excel ή CSV. Μπαίνουν εγκεκριμένοι και χωρίς λογαριασμό· δεν ειδοποιείται κανείς."
      footer={
        <>
          <Button variant="ghost" size="sm" disabled={apply.isPending} onClick={onClose}>
            Άκυρο
          </Button>
          <Button
            size="sm"
            disabled={!shown || shown.errors.length > 0 || shown.added === 0 || isBusy}
            pending={apply.isPending}
            pendingLabel="Εισαγωγή..."
            onClick={() => file && shown && apply.mutate({ file, choices, version: shown.version })}
          >
            <FileUp />
            Εισαγωγή
          </Button>
        </>
      }
    >
      <Field label="Αρχείο Excel ή CSV" hint="Έως 5 MB και 5.000 πελάτες. Μπαίνουν όλοι ή κανένας.">
        <FileInput
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          disabled={isBusy}
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            forget();
            if (chosen) ask.check(chosen, {});
          }}
        />
      </Field>
      {!file && <Earlier onUndo={(importId) => undo.mutate({ importId })} isUndoing={undo.isPending} />}
      {preview.isPending && !shown && (
        <Loading label="Έλεγχος του αρχείου…" className="mt-4 grid gap-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Loading>
      )}
      {shown && (
        <div className="mt-5 grid gap-5">
          <ColumnChoice
            columns={shown.columns}
            fields={fieldNames}
            isOpen={!shown.columns.some(({ field }) => field.endsWith('Name'))}
            disabled={isBusy}
            onChange={(columns) => change({ columns })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {shown.sheets.length > 1 && (
              <Field label="Φύλλο">
                <Select
                  size="sm"
                  value={choices.sheet}
                  disabled={isBusy}
                  onChange={({ target }) => change({ sheet: target.value, columns: undefined })}
                >
                  {shown.sheets.map((sheet) => (
                    <option key={sheet}>{sheet}</option>
                  ))}
                </Select>
              </Field>
            )}
            {shown.columns.some(({ field }) => field === 'fullName') && (
              <Field label="Στο ονοματεπώνυμο προηγείται">
                <Select
                  size="sm"
                  value={String(choices.surnameFirst ?? true)}
                  disabled={isSent}
                  onChange={({ target }) => change({ surnameFirst: target.value === 'true' })}
                >
                  <option value="true">Το επώνυμο</option>
                  <option value="false">Το όνομα</option>
                </Select>
              </Field>
            )}
          </div>
          <Checkbox
            checked={choices.canViewPrices ?? false}
            disabled={isSent}
            onChange={({ target }) => change({ canViewPrices: target.checked })}
          >
            Όσοι αποκτήσουν λογαριασμό βλέπουν τιμές και παραγγέλνουν, αν το αρχείο δεν λέει κάτι άλλο
          </Checkbox>
          <ImportedCustomers
            preview={shown}
            disabled={isSent}
            onTwin={(line, choice) => change(({ twins }) => ({ twins: { ...twins, [line]: choice } }))}
          />
        </div>
      )}
    </Dialog>
  );
}

interface EarlierProps {
  isUndoing: boolean;
  onUndo: (importId: string) => void;
}

/** The imports of today, and whoever can be invited to an account. */
function Earlier({ isUndoing, onUndo }: EarlierProps) {
  const { customers } = useApi();
  const query = useQuery(customers.listCustomerImports.queryOptions());
  const readAt = new Date(query.dataUpdatedAt);
  const invite = useMutation(
    customers.inviteCustomers.mutationOptions({
      meta: { failure: 'Οι προσκλήσεις δεν στάλθηκαν', confirms: [...confirms] },
    }),
  );
  return (
    <QueryView query={query} className="mt-5" skeleton={['h-12']}>
      {(data) => (
        <div className="mt-5 grid gap-3">
          {data.imports.map(({ id, count, at }) => (
            <Notice
              key={id}
              actions={
                <Button size="xs" variant="outline" disabled={isUndoing} onClick={() => onUndo(id)}>
                  Αναίρεση
                </Button>
              }
            >
              Εισαγωγή: {plural(count, 'πελάτης', 'πελάτες')}, {formatAgo(new Date(at), readAt)}
            </Notice>
          ))}
          {data.invitable > 0 && (
            <Notice
              icon={<MailPlus />}
              actions={
                <Button
                  size="xs"
                  variant="outline"
                  pending={invite.isPending}
                  pendingLabel="Αποστολή..."
                  onClick={() => invite.mutate({})}
                >
                  Πρόσκληση όλων ({data.invitable})
                </Button>
              }
            >
              {plural(data.invitable, 'πελάτης με email δεν έχει', 'πελάτες με email δεν έχουν')} λογαριασμό.
              Η πρόσκληση τους στέλνει σύνδεσμο, με τον οποίο ορίζουν κωδικό.
            </Notice>
          )}
        </div>
      )}
    </QueryView>
  );
}
