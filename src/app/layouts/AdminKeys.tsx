import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { hasSingleKeys } from '#ui/page/single-keys.ts';

const KeysDialog = lazyPart(() => import('./KeysDialog.tsx'), 'KeysDialog');

const overlay = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isSeen = (element: HTMLElement) => element.checkVisibility();

function seen(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
}

/** Moves the focus to the next or previous row of the list, counted from the open row when none has it. */
function moveBy(step: 1 | -1): boolean {
  const rows = seen('[data-row-focus]');
  if (rows.length === 0) return false;
  const row = document.activeElement?.closest('[data-row]');
  const index = rows.findIndex((one) => (row ? row.contains(one) : one.ariaCurrent === 'true'));
  const to = index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step));
  rows[to]?.focus();
  rows[to]?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Presses a control as a click does, so that whatever protects it from clicks protects it from keys too. */
function press(control: HTMLElement | undefined): boolean {
  control?.click();
  return control !== undefined;
}

/** Sends the form that is open, if it is the only one, when the focus is in none: within a form the form itself does. */
function saveOpenForm(): boolean {
  const within = seen('[role=dialog], [role=alertdialog]').at(-1) ?? document.querySelector('main');
  const buttons = within ? seen('form button[type=submit]:not(:disabled)', within) : [];
  return buttons.length === 1 && press(buttons[0]);
}

interface Props {
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}

/**
 * The keys of every list in the administration: J and K go through the rows (`data-row` with a `data-row-focus`), Enter opens
 * the one with the focus, A does what it waits for (`data-act`), E edits it (`data-edit`, else it opens where it is edited), «?» shows them all. Read by their place, so that they work with a Greek
 * keyboard too; none acts while something is typed or is open above the page, where a screen has keys of its own
 * (`data-own-keys`), or when single keys are switched off.
 */
export function AdminKeys({ isHelpOpen, onHelp }: Props) {
  function act({ code, key, shiftKey, repeat }: KeyboardEvent): boolean {
    if (key === '?' || (code === 'Slash' && shiftKey)) {
      onHelp(true);
      return true;
    }
    if (shiftKey) return false;
    if (code === 'KeyJ') return moveBy(1);
    if (code === 'KeyK') return moveBy(-1);
    if (code === 'KeyE' && !repeat) {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      return press(
        row ? seen('[data-edit], [data-row-focus]', row)[0] : seen('main :not([data-row] *)[data-edit]')[0],
      );
    }
    if (code === 'KeyA' && !repeat) {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      return row !== null && row !== undefined && press(seen('[data-act]', row)[0]) && moveBy(1);
    }
    return false;
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code } = event;
    if (event.defaultPrevented || event.isComposing || event.altKey || !(target instanceof Element)) return;
    if (event.ctrlKey || event.metaKey) {
      if (code !== 'KeyS' || event.shiftKey) return;
      event.preventDefault();
      if (!target.closest('form') && !event.repeat) saveOpenForm();
      return;
    }
    if (!hasSingleKeys()) return;
    if (target.closest(typed) || document.querySelector(`${overlay}, [data-own-keys]`)) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!isHelpOpen) return null;
  return <KeysDialog onClose={() => onHelp(false)} />;
}
