import { useEffect, useState } from 'react';
import { maxOpenRecords, type OpenRecord } from '#shared/open-records.ts';
import { live } from './connection.ts';
import { useLiveMessages } from './use-live.ts';

/** Who walks through a list with the keyboard opens many records; only where they stay is said. */
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
export function useOpenRecord(record: OpenRecord): readonly string[] {
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
