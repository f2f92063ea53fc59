import { useState } from 'react';
import { keepLocal, readLocal } from '#ui/page/local-storage.ts';
import { readRemoved, type Removed } from '../../removed.ts';

/** The alerts that this browser removed from its live list, and the setter. */
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
