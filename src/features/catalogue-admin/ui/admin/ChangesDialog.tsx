import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
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
      <QueryView
        query={changes}
        skeleton={['h-11', 'h-11']}
        className=""
        empty={<EmptyState icon={<Undo2 />} title="Δεν υπάρχει αλλαγή που να αναιρείται" />}
      >
        {(undoable) => (
          <ul className="grid">
            {undoable.map(({ id, label, at }) => (
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
        )}
      </QueryView>
    </Dialog>
  );
}
