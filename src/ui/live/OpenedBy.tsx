import { Eye } from 'lucide-react';
import { type OpenRecord, maxOpenRecords } from '#shared/open-records.ts';
import { cx } from '../style/cx.ts';
import { useEffect, useState } from 'react';
import { live } from './connection.ts';
import { useLiveMessages } from './use-live.ts';

interface Props {
  record: OpenRecord;
  className?: string;
}

/** Names the other administrators who have the same record open; nothing if nobody has. */
export function OpenedBy({ record, className }: Props) {
  const people = useOpenRecord(record);
  return (
    <div role="status" className={cx('empty:hidden', className)}>
      {people.length > 0 && (
        <p className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken px-2.5 py-0.5 text-sm text-text-2">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">Ανοιχτό και από: {people.join(', ')}</span>
        </p>
      )}
    </div>
  );
}

/** Walking through a list by keyboard opens many records; only the one that stays open is reported. */
const settledAfterMs = 400;

/** The records that this page shows, the latest last; the same one may be shown twice. */
const shown: OpenRecord[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function sayNow() {
  live.say({ open: [...new Set(shown)].slice(-maxOpenRecords) });
}

function sayLater() {
  clearTimeout(timer);
  timer = setTimeout(sayNow, settledAfterMs);
}

/** Says that this page has a record open while the component is mounted; returns who else has it open, by name. */
function useOpenRecord(record: OpenRecord): readonly string[] {
  const [others, setOthers] = useState<{ record: string; people: readonly string[] }>();
  useEffect(() => {
    shown.push(record);
    sayLater();
    return () => {
      shown.splice(shown.lastIndexOf(record), 1);
      sayLater();
    };
  }, [record]);
  useLiveMessages((message) => {
    if (message.type === 'connection') sayLater();
    if (message.type === 'opened' && message.subject === record) {
      setOthers({ record, people: message.people });
    }
  });
  return others?.record === record ? others.people : [];
}
