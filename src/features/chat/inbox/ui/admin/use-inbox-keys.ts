import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys } from '#ui/page/single-keys.ts';
import { commandOf, type InboxCommand } from '../../keys.ts';

/** Controls that use the key themselves. */
const typed = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]';
const pressed = 'a[href], button, summary, [role=menuitem]';

/** Runs the commands of single keys while nothing is being typed and no dialog is open. */
export function useInboxKeys(run: (command: InboxCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
    if (!hasSingleKeys()) return;
    if (target.closest(typed) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
      return;
    const command = commandOf(event);
    // Enter presses what has the focus.
    if (!command || (command === 'open' && target.closest(pressed))) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
