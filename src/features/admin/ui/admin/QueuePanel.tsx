import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { useRetainedRows } from '#ui/undo/use-retained-rows.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import type { Overview } from '../../contract.ts';
import { queueKinds, queueOf, queueSubject } from '../../queue.ts';
import { QueueItem } from './QueueItem.tsx';
import { useQuickActions } from './use-quick-actions.ts';

/** So many rows leave room for the day below them. */
const shownAtFirst = 12;

/** Everything that waits for an administrator, the longest waiting first: settled here, or opened where it is settled. */
export function QueuePanel({ overview, now }: { overview: Overview; now: Date }) {
  const quick = useQuickActions();
  const undoables = useUndoables();
  const [isWhole, setWhole] = useState(false);
  const rows = useRetainedRows('queue', queueOf(overview), queueSubject);
  const kinds = queueKinds(overview);
  const total = kinds.reduce((sum, one) => sum + one.total, 0);
  const clickGuard = useClickGuard(
    rows.map((row) => `${queueSubject(row)} ${undoables.has(queueSubject(row))}`).join(),
  );
  const hidden = isWhole ? 0 : rows.length - shownAtFirst;
  return (
    <Panel
      flush
      title={
        <>
          Περιμένουν <span className="num font-normal text-text-3">{total}</span>
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon={<CircleCheckBig />} title="Τίποτα δεν περιμένει" className="px-5">
          Εγγραφές, ραντεβού, παραγγελίες, μηνύματα και απόθεμα είναι τακτοποιημένα.
        </EmptyState>
      ) : (
        <>
          <ul
            aria-label="Τι περιμένει, ανά είδος"
            className="flex gap-x-1 border-b border-line bg-sunken px-1.5 text-sm text-text-2 max-sm:overflow-x-auto sm:flex-wrap"
          >
            {kinds.map(({ kind, label, total: count, amount, href }) => (
              <li key={kind}>
                <Anchor
                  href={href}
                  className="inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-xs px-2 hover:bg-surface-press hover:text-text pointer-coarse:min-h-11"
                >
                  {label} <span className="num text-text">{count}</span>
                  {amount && <span className="num">· {amount}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
          <ul aria-label="Περιμένουν" {...clickGuard}>
            {rows.slice(0, isWhole ? undefined : shownAtFirst).map((row) => (
              <QueueItem
                key={queueSubject(row)}
                row={row}
                now={now}
                undoable={undoables.get(queueSubject(row))}
                {...quick}
              />
            ))}
          </ul>
          {hidden > 0 && (
            <div className="border-t border-line px-1.5 py-1">
              <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
                Και {plural(hidden, 'που περιμένει', 'που περιμένουν')} λιγότερο
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}
