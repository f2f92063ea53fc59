import { MailCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Takes the place of a registration form that has been sent. */
export function Registered({ message, signIn }: { message: string; signIn: string }) {
  return (
    <div role="status">
      <EmptyState
        icon={<MailCheck />}
        title="Η εγγραφή σας στάλθηκε"
        action={<Button href={signIn}>Σύνδεση</Button>}
        className="py-0"
      >
        {message}
      </EmptyState>
    </div>
  );
}
