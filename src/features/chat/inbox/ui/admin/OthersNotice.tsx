import { UserRoundCheck } from 'lucide-react';

export function OthersNotice({ agentName }: { agentName: string | undefined }) {
  return (
    <p className="flex items-center gap-2 border-b border-high-line bg-high-soft px-4 py-2 text-sm text-high-text md:px-5 [&>svg]:size-4 [&>svg]:shrink-0">
      <UserRoundCheck />
      <span>
        Απαντά: <strong>{agentName ?? 'άλλος διαχειριστής'}</strong>. Πριν σταλεί δική σας απάντηση θα
        ερωτηθείτε.
      </span>
    </p>
  );
}
