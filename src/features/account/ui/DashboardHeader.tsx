import { vocative } from '#shared/vocative.ts';
import { BadgeCheck, Clock, LogOut, OctagonAlert } from 'lucide-react';
import { greekUpper } from '#shared/greek-letters.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { approvalOf } from '#features/customers/rules.ts';
import { useSignOut } from '#features/customers/ui/use-sign-out.ts';

const badges = {
  approved: { tone: 'ok', Icon: BadgeCheck, text: 'Επιβεβαιωμένος λογαριασμός' },
  pending: { tone: 'medium', Icon: Clock, text: 'Αναμένει επιβεβαίωση' },
  rejected: { tone: 'critical', Icon: OctagonAlert, text: 'Δεν εγκρίθηκε' },
} as const;

export function DashboardHeader({ customer }: { customer: ViewerCustomer }) {
  const { signOut, isPending } = useSignOut();
  const { tone, Icon, text } = badges[approvalOf(customer)];
  const { firstName, lastName, email } = customer;
  return (
    <header className="flex flex-wrap items-center gap-x-4.5 gap-y-4">
      <span
        aria-hidden="true"
        className="grid size-15 shrink-0 place-items-center rounded-full bg-ink text-lg font-semibold text-on-ink-btn"
      >
        {greekUpper(firstName.charAt(0) + lastName.charAt(0))}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-2xl break-words">Καλώς ήρθατε, {vocative(firstName)}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base text-text-2">
          <span className="break-all">{email}</span>
          <Badge tone={tone}>
            <Icon />
            {text}
          </Badge>
        </p>
      </div>
      <Button variant="outline" size="sm" pending={isPending} onClick={signOut}>
        <LogOut />
        Αποσύνδεση
      </Button>
    </header>
  );
}
