import { ConfirmDialog } from '../components/ConfirmDialog.tsx';

export function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title="Να χαθούν όσα γράψατε;"
      description="Οι αλλαγές σας δεν έχουν αποθηκευτεί."
      confirmLabel="Κλείσιμο χωρίς αποθήκευση"
      cancelLabel="Συνέχεια"
      onConfirm={onLeave}
    />
  );
}
