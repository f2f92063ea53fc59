import { useState } from 'react';
import { keepLocal, readLocal } from '../../../../ui/page/local-storage.ts';
import { readRemoved, type Removed } from '../../removed.ts';

/** What this browser has taken out of its live list, and the way to change that. */
export function useRemoved(): [Removed, (removed: Removed) => void] {
  const [removed, setRemoved] = useState(() => readRemoved(readLocal('alertsRemoved')));
  return [
    removed,
    (next) => {
      setRemoved(next);
      keepLocal('alertsRemoved', JSON.stringify(next));
    },
  ];
}
