import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { ConfirmDialog } from '../../../../ui/pieces/ConfirmDialog.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { CopyField } from './CopyField.tsx';
import { useRefreshTeam } from './use-refresh-team.ts';

/** The secret address of the calendar: create it, show it once, delete it. */
export function CalendarFeed() {
  const { getCalendarFeed, createCalendarFeed, removeCalendarFeed } = useApi().team;
  const { data, isError, refetch } = useQuery({ ...getCalendarFeed.queryOptions(), staleTime: 0 });
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshTeam();
  const create = useMutation(
    createCalendarFeed.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν δημιουργήθηκε' },
      onSuccess: refresh,
    }),
  );
  const end = useMutation(
    removeCalendarFeed.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν καταργήθηκε' },
      async onSuccess({ message }) {
        create.reset();
        toast({ title: message });
        await refresh();
      },
      onSettled: () => setAsking(false),
    }),
  );
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  return (
    <div className="grid justify-items-start gap-4 text-base">
      <p className="text-text-2">
        Με μια μυστική διεύθυνση το ημερολόγιο του κινητού ή του υπολογιστή σας δείχνει όλα τα ραντεβού.
        Όποιος την έχει, τα διαβάζει.
      </p>
      {create.data && (
        <CopyField
          label="Η διεύθυνση του ημερολογίου"
          hint="Εμφανίζεται μόνο τώρα. Προσθέστε τη στο ημερολόγιό σας ως συνδρομή."
          text={create.data.url}
        />
      )}
      {data.createdAt !== undefined && (
        <p>Υπάρχει διεύθυνση από {formatDateTime(new Date(data.createdAt))}.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          pending={create.isPending}
          pendingLabel="Δημιουργία..."
          onClick={() => create.mutate({})}
        >
          {data.createdAt === undefined ? 'Δημιουργία διεύθυνσης' : 'Νέα διεύθυνση στη θέση της'}
        </Button>
        {data.createdAt !== undefined && (
          <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
            Κατάργηση διεύθυνσης
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Κατάργηση της διεύθυνσης;"
          description="Όσα ημερολόγια τη χρησιμοποιούν θα σταματήσουν να ενημερώνονται."
          confirmLabel="Κατάργηση"
          pending={end.isPending}
          onConfirm={() => end.mutate({})}
        />
      )}
    </div>
  );
}
