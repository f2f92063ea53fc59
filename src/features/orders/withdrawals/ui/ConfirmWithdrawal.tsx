import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';

/** The link in a withdrawal's receipt. It acts on a click only: programs that check e-mails open links too. */
export function ConfirmWithdrawal({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation(
    useApi().orders.confirmWithdrawal.mutationOptions({ meta: { title: 'Η δήλωση δεν επιβεβαιώθηκε' } }),
  );
  if (data)
    return (
      <div role="status">
        <Notice tone="ok">{data.message}</Notice>
      </div>
    );
  return (
    <section aria-labelledby="confirm-withdrawal" className="grid justify-items-start gap-5 self-start">
      <h2 id="confirm-withdrawal" className="text-2xl">
        Επιβεβαίωση της δήλωσης
      </h2>
      {error && (
        <div role="alert">
          <Notice tone="critical">{error.message}</Notice>
        </div>
      )}
      <p className="text-text-2">
        Επιβεβαιώστε ότι στείλατε εσείς τη δήλωση υπαναχώρησης. Ισχύει από την ώρα που τη λάβαμε.
      </p>
      <Button size="lg" pending={isPending} pendingLabel="Επεξεργασία..." onClick={() => mutate({ token })}>
        Την έστειλα εγώ
      </Button>
    </section>
  );
}
