import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Field } from '#ui/form/Field.tsx';
import { FileInput } from '#ui/form/FileInput.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ColumnChoice } from '#ui/upload/ColumnChoice.tsx';
import { productColumns } from '../../product-csv.ts';
import type { ChosenImport } from '../../import-contract.ts';
import { ImportCategories } from './ImportCategories.tsx';
import { ImportOptions } from './ImportOptions.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { PictureSources } from './PictureSources.tsx';
import { useImport } from './use-import.ts';
import { useUndoAction } from './use-undo.ts';

const fieldNames = productColumns.map(({ field, head }) => [field, head] as const);

/** An import of products in two steps: a preview with all errors and choices, then exactly those changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const undo = useUndoAction();
  const { shown, preview, apply, fetching, share, forget, ...ask } = useImport((done) => {
    toast({
      title: 'Η εισαγωγή ολοκληρώθηκε',
      description: `${plural(done.added, 'νέο', 'νέα')}, ${plural(done.changed, 'αλλαγμένο', 'αλλαγμένα')}`,
      action: undo(done.undoId),
    });
    onClose();
  });
  const choices: ChosenImport = shown?.chosen ?? {};
  const isReady = shown && shown.errors.length === 0 && shown.added + shown.changed > 0;
  const isBusy = preview.isPending || apply.isPending || fetching.isPending;
  const check = (next: ChosenImport) => file && ask.check(file, next);
  const change = (some: ChosenImport) => file && ask.change(file, some);

  return (
    <Dialog
      open
      size={file ? 'lg' : 'md'}
      onOpenChange={() => !apply.isPending && !fetching.isPending && onClose()}
      title="Εισαγωγή προϊόντων"
      description="Τιμοκατάλογος προμηθευτή, εξαγωγή του WooCommerce ή δική μας εξαγωγή. Πρώτα βλέπετε τι θα γίνει."
      footer={
        <>
          <Button
            variant="ghost"
            size="sm"
            disabled={apply.isPending || fetching.isPending}
            onClick={onClose}
          >
            Άκυρο
          </Button>
          <Button
            size="sm"
            disabled={!isReady || isBusy}
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
      <Field
        label="Αρχείο Excel ή CSV"
        hint={
          <>
            Έως 5 MB και 10.000 προϊόντα. Εισάγονται όλα ή κανένα, και αναιρούνται για μία ημέρα.{' '}
            <TextLink href="/api/admin/export/products-sample" download>
              Δείγμα αρχείου
            </TextLink>
          </>
        }
      >
        <FileInput
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          disabled={isBusy}
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            forget();
            fetching.reset();
            if (chosen) ask.check(chosen, {});
          }}
        />
      </Field>
      {preview.isPending && !shown && (
        <Loading label="Έλεγχος του αρχείου…" className="mt-4 grid gap-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Loading>
      )}
      {shown && (
        <div className="mt-5 grid gap-5">
          {shown.kind !== 'woocommerce' && (
            <ColumnChoice
              columns={shown.columns}
              fields={fieldNames}
              isOpen={!['sku', 'name'].every((needed) => shown.columns.some(({ field }) => field === needed))}
              disabled={isBusy}
              onChange={(columns) => change({ columns })}
            />
          )}
          <ImportOptions
            preview={shown}
            disabled={isBusy}
            isSent={apply.isPending || fetching.isPending}
            onChange={change}
            onRestart={check}
          />
          {shown.unknownCategories.length > 0 && (
            <ImportCategories preview={shown} disabled={isBusy} onChange={change} />
          )}
          {shown.toFetch.length > 0 && !choices.skipsPictures && (
            <PictureSources
              sources={shown.toFetch}
              fetching={fetching}
              isBusy={isBusy}
              onFetch={() => fetching.mutate(shown.toFetch, { onSettled: () => change({}) })}
              onSkip={() => change({ skipsPictures: true })}
            />
          )}
          {!fetching.isPending && (
            <ImportPreview
              preview={shown}
              disabled={isBusy}
              onTwin={(line, choice) => change({ twins: { ...choices.twins, [line]: choice } })}
            />
          )}
        </div>
      )}
      {/* Last, so that nothing moves away from a press. */}
      {isBusy && !fetching.isPending && (
        <Progress label="Αποστολή αρχείου" value={Math.round(share * 100)} max={100} className="mt-4" />
      )}
    </Dialog>
  );
}
