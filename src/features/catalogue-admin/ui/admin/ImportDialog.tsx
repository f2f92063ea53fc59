import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { plural } from '../../../../shared/greek.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { FileInput } from '../../../../ui/form/FileInput.tsx';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Notice } from '../../../../ui/pieces/Notice.tsx';
import { Progress } from '../../../../ui/pieces/Progress.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { productColumns } from '../../product-csv.ts';
import { ImportPreview } from './ImportPreview.tsx';
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
          disabled={isBusy}
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            preview.reset();
            fetching.reset();
            if (chosen) preview.mutate({ file: chosen, choices });
          }}
        />
      </Field>
      <details className="mt-1 text-sm text-text-2">
        <summary>Ποιες στήλες διαβάζονται</summary>
        <p className="mt-1">
          Απαραίτητη είναι η «{columnNames[0]}»· ένα νέο προϊόν θέλει και όνομα, κατηγορία και τιμή. Με όποια
          σειρά: {columnNames.join(', ')}.
        </p>
      </details>
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
        <Notice
          tone="medium"
          className="mt-4"
          actions={
            !choices.ignoreUnknown && (
              <Button
                size="xs"
                variant="outline"
                disabled={isBusy}
                onClick={() => check({ ...choices, ignoreUnknown: true })}
              >
                Να αγνοηθούν
              </Button>
            )
          }
        >
          {choices.ignoreUnknown ? 'Αγνοούνται οι στήλες' : 'Το κατάστημα δεν έχει τις στήλες'}:{' '}
          <b>{shown.unknown.join(', ').slice(0, 300)}</b>
        </Notice>
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

interface SourcesProps {
  sources: readonly string[];
  fetching: ReturnType<typeof useImport>['fetching'];
  isBusy: boolean;
  onFetch: () => void;
  onSkip: () => void;
}

/** The addresses of pictures in the file: fetched on demand, each with its own error. */
function PictureSources({ sources, fetching, isBusy, onFetch, onSkip }: SourcesProps) {
  if (fetching.isPending)
    return (
      <Progress
        label="Λήψη φωτογραφιών"
        value={fetching.done}
        max={Math.max(1, sources.length)}
        caption={`${fetching.done} από ${sources.length}`}
        className="mt-4"
      />
    );
  return (
    <Notice
      className="mt-4"
      tone={fetching.faults.length > 0 ? 'high' : 'info'}
      actions={
        <>
          <Button size="xs" variant="outline" disabled={isBusy} onClick={onFetch}>
            {fetching.faults.length > 0 ? 'Ξανά' : 'Λήψη'} ({sources.length})
          </Button>
          <Button size="xs" variant="ghost" disabled={isBusy} onClick={onSkip}>
            Χωρίς αυτές
          </Button>
        </>
      }
    >
      {plural(sources.length, 'φωτογραφία δεν έχει', 'φωτογραφίες δεν έχουν')} ληφθεί ακόμη από τη διεύθυνσή{' '}
      {sources.length === 1 ? 'της' : 'τους'}.
      {fetching.faults.length > 0 && (
        <ul className="mt-1 grid max-h-32 gap-1 overflow-y-auto text-sm">
          {fetching.faults.map(({ source, error }) => (
            <li key={source} className="wrap-anywhere">
              {source}: {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
