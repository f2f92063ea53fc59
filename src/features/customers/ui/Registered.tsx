import { MailCheck } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Replaces a sent registration form and takes the focus: on a phone it would otherwise be above the visible part. */
export function Registered({ message, signIn }: { message: string; signIn: string }) {
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className="outline-none">
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
