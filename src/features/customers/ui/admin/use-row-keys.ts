import { useEffect, useRef } from 'react';
import { hasSingleKeys } from '#ui/page/single-keys.ts';

interface Keys {
  /** Approves the row with the focus; tells whether it did. */
  onApprove: (id: string) => void;
  onReject: (id: string) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]');

/**
 * A approves and R rejects the row with the focus (an element with `data-row`), and the focus goes on to the next. The keys
 * are read by their place, so that they work with a Greek keyboard too.
 */
export function useRowKeys(keys: Keys) {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!hasSingleKeys()) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
      const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
      const index = row ? rows.indexOf(row) : -1;
      const focus = (to: number) => {
        rows[to]?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
        event.preventDefault();
      };
      const id = row?.dataset['row'];
      if (id !== undefined && event.code === 'KeyA' && !event.repeat) {
        current.current.onApprove(id);
        focus(Math.min(index + 1, rows.length - 1));
      } else if (id !== undefined && event.code === 'KeyR' && !event.repeat) {
        event.preventDefault();
        current.current.onReject(id);
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
