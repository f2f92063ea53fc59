import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { useUndo } from './use-undo.ts';

/** The changes of products of the last day, each with its undo. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const changes = useQuery({
    ...useApi().catalogueAdmin.listUndoable.queryOptions(),
    staleTime: 0,
  });
  const { mutate, isPending, variables } = useUndo();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Τελευταίες αλλαγές"
      description="Αποθηκεύσεις, εισαγωγές, φωτογραφίες, μαζικές αλλαγές και διαγραφές της τελευταίας ημέρας. Η αναίρεση δεν γίνεται αν ένα προϊόν άλλαξε στο μεταξύ."
    >
      {changes.error && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
      {!changes.data && !changes.error && (
        <Loading className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {changes.data?.length === 0 && (
        <EmptyState icon={<Undo2 />} title="Δεν υπάρχει αλλαγή που να αναιρείται" />
      )}
      <ul className="grid">
        {changes.data?.map(({ id, label, at }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <span className="min-w-0 flex-1">
              {label}
              <time dateTime={at} className="num block text-sm text-text-3">
                {formatDateTime(new Date(at))}
              </time>
            </span>
            <Button
              size="xs"
              variant="outline"
              disabled={isPending && variables.id !== id}
              pending={isPending && variables.id === id}
              onClick={() => mutate({ id })}
            >
              <Undo2 />
              Αναίρεση
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
