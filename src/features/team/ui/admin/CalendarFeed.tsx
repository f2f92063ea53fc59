import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { athensDate, formatDate, formatDateTime } from '#shared/dates.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { ConfirmAccess } from '#features/admin-access/ui/ConfirmAccess.tsx';
import { useRefreshTeam } from './use-refresh-team.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';

/** The secret calendar address of one technician, or of everybody's visits: create it, show it once, delete it. */
export function CalendarFeed({ technicianId }: { technicianId?: number }) {
  const { listCalendarFeeds, createCalendarFeed, removeCalendarFeed } = useApi().team;
  const { data, error, refetch } = useQuery({ ...listCalendarFeeds.queryOptions(), staleTime: 0 });
  const [isCreating, setCreating] = useState(false);
  const refresh = useRefreshTeam();
  const create = useMutation(
    createCalendarFeed.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν δημιουργήθηκε', inForm: true },
      async onSuccess() {
        setCreating(false);
        await refresh();
      },
    }),
  );
  const end = useMutation(
    removeCalendarFeed.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν καταργήθηκε', confirms: true },
      onSuccess: () => create.reset(),
    }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const feed = data.find((one) => one.technicianId === technicianId);
  return (
    <div className="grid justify-items-start gap-4 text-base">
      <p className="text-text-2">
        {technicianId === undefined
          ? 'Με μια μυστική διεύθυνση το ημερολόγιο του κινητού ή του υπολογιστή σας δείχνει όλα τα ραντεβού. Όποιος την έχει, τα διαβάζει· ισχύει έναν χρόνο.'
          : 'Μια μυστική διεύθυνση με τις δικές του επισκέψεις, για το κινητό του. Όποιος την έχει, τις διαβάζει· ισχύει έναν χρόνο.'}
      </p>
      {create.data && (
        <CopyField
          label="Η διεύθυνση του ημερολογίου"
          hint="Εμφανίζεται μόνο τώρα. Προσθέστε τη στο ημερολόγιο ως συνδρομή."
          text={create.data.url}
        />
      )}
      {feed && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {[
            ['Δημιουργήθηκε', formatDateTime(new Date(feed.createdAt))],
            ['Τελευταία χρήση', feed.usedAt ? formatDateTime(new Date(feed.usedAt)) : 'Καμία ακόμη'],
            ['Λήγει', formatDate(athensDate(new Date(feed.endsAt)))],
          ].map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-text-2">{term}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isCreating ? (
        <ConfirmAccess
          onConfirm={(given) => create.mutateAsync({ ...given, technicianId })}
          submitLabel={feed ? 'Νέα διεύθυνση στη θέση της' : 'Δημιουργία διεύθυνσης'}
          pendingLabel="Δημιουργία..."
          onCancel={() => setCreating(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setCreating(true)}>
            {feed ? 'Νέα διεύθυνση στη θέση της' : 'Δημιουργία διεύθυνσης'}
          </Button>
          {feed && (
            <Button
              size="sm"
              variant="danger"
              onClick={() =>
                confirm({
                  title: 'Κατάργηση της διεύθυνσης;',
                  description: 'Όσα ημερολόγια τη χρησιμοποιούν θα σταματήσουν να ενημερώνονται.',
                  confirmLabel: 'Κατάργηση',
                  action: () => end.mutateAsync({ technicianId }).catch(() => undefined),
                })
              }
            >
              Κατάργηση διεύθυνσης
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A read-only address with a button that copies it. */
function CopyField({ label, hint, text }: { label: string; hint: string; text: string }) {
  return (
    <div className="flex w-full flex-wrap items-end gap-2">
      <Field label={label} className="min-w-0 flex-1 basis-60" hint={hint}>
        <Input size="sm" readOnly value={text} onFocus={({ target }) => target.select()} />
      </Field>
      <CopyButton text={text} done="Η διεύθυνση αντιγράφηκε" className="mb-6" />
    </div>
  );
}
