import { formatDateTime } from '#shared/dates.ts';
import { customerEventLabels, type CustomerFile } from '../../contract.ts';

export function CustomerHistory({ customer: { history, createdAt } }: { customer: CustomerFile }) {
  return (
    <section>
      <h3 className="text-base font-semibold">Ιστορικό</h3>
      <ol className="mt-2 grid gap-2 text-base">
        {history.map(({ event, reason, actorName, at }) => (
          <li key={at + event} className="grid gap-x-4 sm:grid-cols-[160px_1fr]">
            <span className="num text-text-3">{formatDateTime(new Date(at))}</span>
            <span>
              {customerEventLabels[event]}
              {actorName !== undefined && <span className="text-text-3"> · {actorName}</span>}
              {reason !== undefined && <span className="block text-text-2">{reason}</span>}
            </span>
          </li>
        ))}
        <li className="grid gap-x-4 sm:grid-cols-[160px_1fr]">
          <span className="num text-text-3">{formatDateTime(new Date(createdAt))}</span>
          <span>Εγγραφή</span>
        </li>
      </ol>
    </section>
  );
}
