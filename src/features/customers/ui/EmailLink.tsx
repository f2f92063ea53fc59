import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { describeError } from '#ui/page/failed-change.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';

export type LinkKind = 'confirm-email' | 'stop-email';

const texts = {
  'confirm-email': {
    text: 'Με την επιβεβαίωση ο λογαριασμός σας αποκτά αυτό το email και αποσυνδέεται από τις άλλες συσκευές.',
    label: 'Επιβεβαίωση του νέου email',
  },
  'stop-email': {
    text: 'Σταματάμε την αλλαγή του email σας, ή την αναιρούμε αν έχει γίνει, και αποσυνδέουμε όλες τις συσκευές.',
    label: 'Δεν το ζήτησα εγώ',
  },
};

/** The link of an e-mail about a changed address. It acts on a click only: programs that check e-mails open links too. */
export function EmailLink({ kind, token, onReset }: { kind: LinkKind; token: string; onReset: () => void }) {
  const { emailChange } = useApi();
  const meta = { title: 'Δεν έγινε' };
  const confirm = useMutation(emailChange.confirmEmailChange.mutationOptions({ meta }));
  const stop = useMutation(emailChange.stopEmailChange.mutationOptions({ meta }));
  const change = kind === 'confirm-email' ? confirm : stop;
  const { text, label } = texts[kind];
  if (change.data)
    return (
      <div role="status" className="grid gap-5">
        <Notice tone="ok">{change.data.message}</Notice>
        {kind === 'stop-email' ? (
          <Button size="lg" block onClick={onReset}>
            Νέος κωδικός
          </Button>
        ) : (
          <Button size="lg" block href="/customer-dashboard?tab=profile">
            Ο λογαριασμός μου
          </Button>
        )}
      </div>
    );
  return (
    <div className="grid gap-5">
      {change.error && (
        <div role="alert">
          <Notice tone="critical">{describeError(change.error).description}</Notice>
        </div>
      )}
      <p className="text-text-2">{text}</p>
      <Button
        size="lg"
        block
        pending={change.isPending}
        pendingLabel="Επεξεργασία..."
        onClick={() => change.mutate({ token })}
      >
        {label}
      </Button>
    </div>
  );
}
