import { createContext, type KeyboardEvent } from 'react';

/** True in the administration, where Ctrl+Enter and Ctrl+S (on a Mac also with ⌘) send the form that has the focus. */
export const SubmitKeys = createContext(false);

const isSubmit = (element: Element) => element instanceof HTMLButtonElement && element.type === 'submit';

/**
 * Presses the form's submit button for the key that sends it. A press, so that whatever protects the button from clicks
 * protects it from keys too.
 */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target, code, key } = event;
  const sends = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'Enter' || code === 'KeyS');
  // Keys that were typed in a dialog opened from this form arrive here too.
  if (!sends || !(target instanceof Node) || !form.contains(target)) return;
  event.preventDefault();
  if (event.repeat) return;
  const button = [...form.elements].find(isSubmit);
  if (button instanceof HTMLElement) button.click();
}
