import type { Order } from '../contract.ts';
import { historyTitle, shortTime } from '../texts.ts';

type Actor = Order['history'][number]['actor'];

const forCustomers: Record<Actor, string> = { customer: 'Εσείς', admin: 'Το κατάστημα', system: 'Αυτόματα' };
const forTheTeam: Record<Actor, string> = { customer: 'Πελάτης', admin: 'Διαχείριση', system: 'Σύστημα' };

interface Props {
  history: Order['history'];
  /** Shown to administrators instead of the customer. */
  byTeam?: boolean;
}

export function OrderHistory({ history, byTeam = false }: Props) {
  const actors = byTeam ? forTheTeam : forCustomers;
  return (
    <ol className="grid gap-3.5">
      {history.toReversed().map((entry) => {
        const title = historyTitle(entry);
        return (
          <li key={`${entry.at} ${title}`} className="grid grid-cols-[84px_1fr] gap-x-2 text-base">
            <time dateTime={entry.at} className="code pt-px text-text-3">
              {shortTime(entry.at)}
            </time>
            <div className="min-w-0 break-words">
              <p className="leading-snug font-medium">{title}</p>
              {entry.note && entry.note !== title && <p className="whitespace-pre-line">{entry.note}</p>}
              <p className="text-sm text-text-3">{entry.actorName ?? actors[entry.actor]}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
