import { formatDateTime } from '#shared/dates.ts';
import type { Appointment } from '../contract.ts';
import { historyTitle } from '../texts.ts';

type Actor = Appointment['history'][number]['actor'];

const forCustomers: Record<Actor, string> = { customer: 'Εσείς', admin: 'Το κατάστημα', system: 'Αυτόματα' };
const forTheTeam: Record<Actor, string> = { customer: 'Πελάτης', admin: 'Διαχείριση', system: 'Σύστημα' };

interface Props {
  history: Appointment['history'];
  /** Shown to administrators instead of the customer. */
  byTeam?: boolean | undefined;
}

export function AppointmentHistory({ history, byTeam = false }: Props) {
  const actors = byTeam ? forTheTeam : forCustomers;
  return (
    <ol className="grid gap-3">
      {history.toReversed().map((entry) => (
        <li key={`${entry.at} ${historyTitle(entry)}`} className="text-base">
          <p className="leading-snug font-medium">{historyTitle(entry)}</p>
          {entry.note && entry.note !== historyTitle(entry) && (
            <p className="break-words whitespace-pre-line text-text-2">{entry.note}</p>
          )}
          {entry.teamNote && (
            <p className="break-words whitespace-pre-line text-text-2">Γιατί: {entry.teamNote}</p>
          )}
          <p className="text-sm text-text-3">
            <time dateTime={entry.at}>{formatDateTime(new Date(entry.at))}</time> ·{' '}
            {entry.actorName ?? actors[entry.actor]}
          </p>
        </li>
      ))}
    </ol>
  );
}
