import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Field } from '#ui/form/Field.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FileInput } from '#ui/form/FileInput.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import { productColumns } from '../../product-csv.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { PictureSources } from './PictureSources.tsx';
import { useImport, type ImportChoices } from './use-import.ts';
import { useUndoAction } from './use-undo.ts';

const columnNames = productColumns.map(({ head }) => head);

/** A CSV import in two steps: a preview with all errors, then exactly those changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({});
  const undo = useUndoAction();
  const { preview, apply, fetching, share } = useImport((done) => {
    toast({
      title: 'Η εισαγωγή ολοκληρώθηκε',
      description: `${plural(done.added, 'νέο', 'νέα')}, ${plural(done.changed, 'αλλαγμένο', 'αλλαγμένα')}`,
      action: undo(done.undoId),
    });
    onClose();
  });
  const shown = preview.data;
  const isReady = shown && shown.errors.length === 0 && shown.lines.length > 0;
  const isBusy = preview.isPending || apply.isPending || fetching.isPending;
  const check = (next: ImportChoices) => {
    setChoices(next);
    if (file) preview.mutate({ file, choices: next });
  };

  return (
    <Dialog
      open
      size={file ? 'lg' : 'md'}
      onOpenChange={() => !apply.isPending && !fetching.isPending && onClose()}
      title="Εισαγωγή προϊόντων"
      description="Αρχείο CSV με τις στήλες της εξαγωγής. Τα προϊόντα αναγνωρίζονται από τον κωδικό· όσες στήλες λείπουν μένουν όπως είναι."
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
      <FileField
        file={file}
        disabled={isBusy}
        onChoose={(chosen) => {
          setFile(chosen);
          preview.reset();
          fetching.reset();
          if (chosen) preview.mutate({ file: chosen, choices });
        }}
      />
      <Checkbox
        className="mt-2"
        checked={choices.drafts ?? false}
        disabled={isBusy}
        onChange={({ target }) => check({ ...choices, drafts: target.checked })}
      >
        Τα νέα προϊόντα μένουν πρόχειρα, ώσπου να τα δημοσιεύσετε
      </Checkbox>
      {isBusy && !fetching.isPending && (
        <Progress label="Αποστολή αρχείου" value={Math.round(share * 100)} max={100} className="mt-4" />
      )}
      {preview.isPending && (
        <Loading label="Έλεγχος του αρχείου…" className="mt-4 grid gap-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Loading>
      )}
      {shown && shown.unknown.length > 0 && (
        <UnknownColumns
          columns={shown.unknown}
          isIgnored={choices.ignoreUnknown ?? false}
          disabled={isBusy}
          onIgnore={() => check({ ...choices, ignoreUnknown: true })}
        />
      )}
      {shown && shown.toFetch.length > 0 && !choices.skipPictures && (
        <PictureSources
          sources={shown.toFetch}
          fetching={fetching}
          isBusy={isBusy}
          onFetch={() =>
            fetching.mutate(shown.toFetch, {
              onSettled: () => file && preview.mutate({ file, choices }),
            })
          }
          onSkip={() => check({ ...choices, skipPictures: true })}
        />
      )}
      {shown && !fetching.isPending && <ImportPreview preview={shown} />}
    </Dialog>
  );
}

interface FileProps {
  file: File | undefined;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

function FileField({ file, disabled, onChoose }: FileProps) {
  return (
    <>
      <Field
        label="Αρχείο CSV"
        hint={
          <>
            Έως 5 MB και 10.000 προϊόντα. Εισάγονται όλα ή κανένα. Χαρακτηριστικά: μία γραμμή για το καθένα
            μέσα στο κελί, «Ομάδα | Όνομα: τιμή μονάδα». Φωτογραφίες: διευθύνσεις https:// με « | » ανάμεσα.{' '}
            <TextLink href="/api/admin/export/products-sample" download>
              Δείγμα αρχείου
            </TextLink>
          </>
        }
      >
        <FileInput
          accept=".csv,.txt,text/csv,text/plain"
          disabled={disabled}
          file={file}
          onChoose={onChoose}
        />
      </Field>
      <details className="mt-1 text-sm text-text-2">
        <summary>Ποιες στήλες διαβάζονται</summary>
        <p className="mt-1">
          Απαραίτητη είναι η «{columnNames[0]}»· ένα νέο προϊόν θέλει και όνομα, κατηγορία και τιμή. Με όποια
          σειρά: {columnNames.join(', ')}.
        </p>
      </details>
    </>
  );
}

interface UnknownProps {
  columns: readonly string[];
  isIgnored: boolean;
  disabled: boolean;
  onIgnore: () => void;
}

/** The columns of the file that the shop does not have: a mistyped name, unless they are to be ignored. */
function UnknownColumns({ columns, isIgnored, disabled, onIgnore }: UnknownProps) {
  return (
    <Notice
      tone="medium"
      className="mt-4"
      actions={
        !isIgnored && (
          <Button size="xs" variant="outline" disabled={disabled} onClick={onIgnore}>
            Να αγνοηθούν
          </Button>
        )
      }
    >
      {isIgnored ? 'Αγνοούνται οι στήλες' : 'Το κατάστημα δεν έχει τις στήλες'}:{' '}
      <b>{columns.join(', ').slice(0, 300)}</b>
    </Notice>
  );
}
