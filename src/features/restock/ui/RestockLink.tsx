import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

interface Props {
  token: string;
  /** Back to the button that asks for an e-mail. */
  onDone: () => void;
}

/** What the e-mailed link is for. It acts on a click only: programs that check e-mails open links too. */
export function RestockLink({ token, onDone }: Props) {
  const { restock } = useApi();
  const [done, setDone] = useState<'confirmed' | 'cancelled' | 'back'>();
  const { data, error, refetch } = useQuery({
    ...restock.openRestockLink.queryOptions({ input: { token } }),
    retry: false,
  });
  const confirm = useMutation(
    restock.confirmRestock.mutationOptions({
      meta: { title: 'Δεν επιβεβαιώθηκε' },
      onSuccess: ({ inStock }) => setDone(inStock ? 'back' : 'confirmed'),
    }),
  );
  const cancel = useMutation(
    restock.cancelRestock.mutationOptions({
      meta: { title: 'Δεν ακυρώθηκε η ειδοποίηση' },
      onSuccess: () => setDone('cancelled'),
    }),
  );

  if (error && 'code' in error && error.code === 'LINK_INVALID')
    return (
      <Notice
        tone="medium"
        actions={
          <Button variant="outline" size="sm" onClick={onDone}>
            Νέο αίτημα
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    );
  const isConfirmed = done === 'confirmed' || (done === undefined && data.isConfirmed);
  const cancelButton = (
    <Button
      variant="outline"
      pending={cancel.isPending}
      pendingLabel="Ακύρωση..."
      onClick={() => cancel.mutate({ token })}
    >
      Ακύρωση ειδοποίησης
    </Button>
  );
  return (
    <div role="status" className="grid gap-3">
      {done === 'cancelled' && <Notice>Η ειδοποίηση ακυρώθηκε και διαγράψαμε το email σας.</Notice>}
      {done === 'back' && (
        <Notice tone="ok">Το προϊόν είναι ήδη ξανά διαθέσιμο. Ανανεώστε τη σελίδα για να το δείτε.</Notice>
      )}
      {isConfirmed && (
        <>
          <Notice tone="ok">
            <strong className="font-semibold">Η ειδοποίηση είναι ενεργή.</strong> Θα σας στείλουμε ένα email
            μόλις το προϊόν είναι ξανά διαθέσιμο, μία φορά.
          </Notice>
          {cancelButton}
        </>
      )}
      {done === undefined && !data.isConfirmed && (
        <>
          <p className="text-base text-text-2">
            Επιβεβαιώστε ότι θέλετε ένα email όταν το προϊόν είναι ξανά διαθέσιμο.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              pending={confirm.isPending}
              pendingLabel="Επιβεβαίωση..."
              onClick={() => confirm.mutate({ token })}
            >
              Επιβεβαίωση
            </Button>
            {cancelButton}
          </div>
        </>
      )}
    </div>
  );
}
