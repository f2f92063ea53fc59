import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { plural } from '../../../../shared/greek.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { FileInput } from '../../../../ui/form/FileInput.tsx';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Progress } from '../../../../ui/pieces/Progress.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './use-import.ts';

/** A CSV import in two steps: a preview with all errors, then exactly those changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const { preview, apply, share } = useImport((done) => {
    toast({
      title: 'Η εισαγωγή ολοκληρώθηκε',
      description: `${plural(done.added, 'νέο', 'νέα')}, ${plural(done.changed, 'αλλαγμένο', 'αλλαγμένα')}`,
    });
    onClose();
  });
  const shown = preview.data;
  const isReady = shown && shown.errors.length === 0 && shown.lines.length > 0;
  const isBusy = preview.isPending || apply.isPending;

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => !apply.isPending && onClose()}
      title="Εισαγωγή προϊόντων"
      description="Αρχείο CSV με τις στήλες της εξαγωγής. Τα προϊόντα αναγνωρίζονται από τον κωδικό· όσες στήλες λείπουν μένουν όπως είναι."
      footer={
        <>
          <Button variant="ghost" size="sm" disabled={apply.isPending} onClick={onClose}>
            Άκυρο
          </Button>
          <Button
            size="sm"
            disabled={!isReady}
            pending={apply.isPending}
            pendingLabel="Εισαγωγή..."
            onClick={() => file && shown && apply.mutate({ file, version: shown.version })}
          >
            <FileUp />
            Εισαγωγή
          </Button>
        </>
      }
    >
      <Field
        label="Αρχείο CSV"
        hint="Έως 5 MB και 10.000 προϊόντα. Εισάγονται όλα ή κανένα. Χαρακτηριστικά: μία γραμμή για το καθένα μέσα στο κελί, «Ομάδα | Όνομα: τιμή μονάδα»."
      >
        <FileInput
          accept=".csv,text/csv"
          disabled={isBusy}
          file={file}
          onChoose={(chosen) => {
            setFile(chosen);
            preview.reset();
            if (chosen) preview.mutate({ file: chosen });
          }}
        />
      </Field>
      {isBusy && (
        <Progress label="Αποστολή αρχείου" value={Math.round(share * 100)} max={100} className="mt-4" />
      )}
      {preview.isPending && (
        <Loading label="Έλεγχος του αρχείου…" className="mt-4 grid gap-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Loading>
      )}
      {shown && <ImportPreview preview={shown} />}
    </Dialog>
  );
}
