import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { CopyField } from './CopyField.tsx';

/** The secret calendar address of one technician; a new one ends the earlier one. */
export function OwnFeed({ technicianId }: { technicianId: number }) {
  const create = useMutation(
    useApi().team.createTechnicianFeed.mutationOptions({ meta: { title: 'Η διεύθυνση δεν δημιουργήθηκε' } }),
  );
  const end = useMutation(
    useApi().team.removeTechnicianFeed.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν καταργήθηκε' },
      onSuccess: ({ message }) => toast({ title: message }),
    }),
  );
  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-4 text-base">
      <h4 className="text-base font-semibold">Ημερολόγιο του τεχνικού</h4>
      {create.data ? (
        <CopyField
          label="Η διεύθυνση του ημερολογίου"
          hint="Εμφανίζεται μόνο τώρα. Δείχνει μόνο τις δικές του επισκέψεις."
          text={create.data.url}
        />
      ) : (
        <>
          <p className="text-text-2">
            Μια μυστική διεύθυνση με τις δικές του επισκέψεις, για το κινητό του. Νέα διεύθυνση καταργεί την
            προηγούμενη.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="outline"
              pending={create.isPending}
              pendingLabel="Δημιουργία..."
              onClick={() => create.mutate({ technicianId })}
            >
              Δημιουργία διεύθυνσης
            </Button>
            <Button
              size="sm"
              variant="danger"
              pending={end.isPending}
              pendingLabel="Κατάργηση..."
              onClick={() => end.mutate({ technicianId })}
            >
              Κατάργηση διεύθυνσης
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
