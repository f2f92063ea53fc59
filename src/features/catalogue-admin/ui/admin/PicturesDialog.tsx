import { ImagePlus } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { DataTable, type Column } from '#ui/components/DataTable.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Progress } from '#ui/components/Progress.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { StatusDot } from '#ui/components/StatusDot.tsx';
import { maxChosen } from '../../many-contract.ts';
import { usePictureDrop, type PictureRow } from './use-picture-drop.ts';

interface Props {
  files: readonly File[];
  onClose: () => void;
}

/** Pictures dropped at once: first which product each is of, then their upload, file by file. */
export function PicturesDialog({ files, onClose }: Props) {
  const { matches, rows, ready, send, addSent } = usePictureDrop(files.slice(0, maxChosen), onClose);
  const isBusy = send.isPending || addSent.isPending;
  const sent = ready.filter(({ state }) => state.url !== undefined);
  const failed = ready.filter(({ state }) => state.fault !== undefined);
  const products = new Set(ready.map(({ match }) => match?.product?.id)).size;
  const left = rows.length - ready.length;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => !isBusy && onClose()}
      title="Φωτογραφίες προϊόντων"
      description="Κάθε φωτογραφία αναγνωρίζεται από τον κωδικό στην αρχή του ονόματός της: «ARG-B4.jpg», «ARG-B4-2.png», «arg-b4 πίσω.webp»."
      footer={
        <>
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onClose}>
            Άκυρο
          </Button>
          {failed.length > 0 && sent.length > 0 && !isBusy && (
            <Button variant="outline" size="sm" onClick={() => addSent.mutate()}>
              Μόνο όσες ανέβηκαν ({sent.length})
            </Button>
          )}
          <Button
            size="sm"
            disabled={ready.length === 0}
            pending={isBusy}
            pendingLabel="Ανεβαίνουν..."
            onClick={() => send.mutate()}
          >
            <ImagePlus />
            {failed.length > 0 ? `Ξανά (${ready.length - sent.length})` : `Προσθήκη (${ready.length})`}
          </Button>
        </>
      }
    >
      {matches.error && !matches.data && (
        <ErrorState error={matches.error} onRetry={() => void matches.refetch()} />
      )}
      {!matches.data && !matches.error && (
        <Loading label="Αντιστοίχιση με τα προϊόντα…" className="grid gap-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Loading>
      )}
      {matches.data && (
        <>
          <p role="status" className="num mb-2 text-base">
            {plural(ready.length, 'φωτογραφία', 'φωτογραφίες')} σε {plural(products, 'προϊόν', 'προϊόντα')}
            {left > 0 && `, ${plural(left, 'μένει', 'μένουν')} έξω`}.
          </p>
          {files.length > maxChosen && (
            <Notice tone="medium" className="mb-3">
              Κάθε φορά προστίθενται έως {maxChosen} φωτογραφίες.{' '}
              {files.length === maxChosen + 1
                ? 'Μία μένει έξω.'
                : `Οι υπόλοιπες ${files.length - maxChosen} μένουν έξω.`}
            </Notice>
          )}
          {isBusy && (
            <Progress
              label="Φωτογραφίες που ανέβηκαν"
              value={sent.length}
              max={Math.max(1, ready.length)}
              caption={`${sent.length} από ${ready.length}`}
              className="mb-3"
            />
          )}
          <DataTable
            caption="Αρχεία"
            className="max-h-[46dvh] overflow-y-auto"
            columns={columns}
            rows={rows}
            keyOf={({ file }) => `${file.name} ${file.size} ${file.lastModified}`}
          />
        </>
      )}
    </Dialog>
  );
}

const columns: readonly Column<PictureRow>[] = [
  { title: 'Αρχείο', namesRow: true, cellClass: 'font-normal wrap-anywhere', cell: ({ file }) => file.name },
  {
    title: 'Προϊόν',
    cell: ({ match }) =>
      match?.product ? (
        <>
          <span className="line-clamp-1">{match.product.name}</span>
          <span className="code block text-xs text-text-3">{match.product.sku}</span>
        </>
      ) : (
        <span className="text-text-2">
          {match?.isAmbiguous ? 'Ταιριάζει σε δύο κωδικούς' : 'Κανένα προϊόν με αυτόν τον κωδικό'}
        </span>
      ),
  },
  {
    title: 'Κατάσταση',
    cellClass: 'text-sm',
    cell: ({ match, fault, state }) => (
      <FileMark fault={fault ?? state.fault} isMatched={match?.product !== undefined} state={state} />
    ),
  },
];

function FileMark({
  fault,
  isMatched,
  state,
}: {
  fault: string | undefined;
  isMatched: boolean;
  state: PictureRow['state'];
}) {
  if (fault !== undefined) return <span className="text-critical-text">{fault}</span>;
  if (!isMatched) return <StatusDot tone="off">Μένει έξω</StatusDot>;
  if (state.url !== undefined) return <StatusDot tone="ok">Ανέβηκε</StatusDot>;
  if (state.share !== undefined) return <StatusDot tone="medium">{Math.round(state.share * 100)}%</StatusDot>;
  return <StatusDot tone="ok">Έτοιμη</StatusDot>;
}
