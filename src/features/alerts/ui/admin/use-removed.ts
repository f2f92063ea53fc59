import { useState } from 'react';
import { readRemoved, type Removed } from '../../removed.ts';

const key = 'alertsRemoved';

/** What this browser has taken out of its live list, and the way to change that. */
export function useRemoved(): [Removed, (removed: Removed) => void] {
  const [removed, setRemoved] = useState(() => readRemoved(localStorage.getItem(key)));
  return [
    removed,
    (next) => {
      setRemoved(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  ];
}
