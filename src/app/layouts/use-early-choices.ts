import { useEffect, useState } from 'react';

const controls =
  'main :is(select, textarea, input:not([type=file], [type=hidden], [type=password], [type=radio]:not(:checked)))';

/**
 * Finds the controls whose value differs from the HTML sent by the server; returns one function for each that repeats the
 * choice.
 */
function readChoices(): (() => void)[] {
  const found = Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(controls),
  );
  return found.flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const { value, options } = control;
      const sent = Array.from(options).find(({ defaultSelected }) => defaultSelected) ?? options[0];
      if (value === sent?.value) return [];
      return () => {
        hydrate(control);
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      };
    }
    if (control.type === 'checkbox' || control.type === 'radio') {
      const { checked, defaultChecked } = control as HTMLInputElement;
      if (checked === defaultChecked) return [];
      return () => {
        hydrate(control);
        (control as HTMLInputElement).checked = !checked;
        control.click();
      };
    }
    const { value, defaultValue } = control;
    if (value === defaultValue) return [];
    return () => typeAgain(control, control.value === defaultValue ? value : control.value);
  });
}

/** React hydrates the target of an event before dispatching it; this event has no handlers and only triggers that. */
const hydrate = (control: Element) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** React takes no notice of an event unless the value differs from the one that it saw last, so that it is first shown another. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement, typed: string) {
  hydrate(control);
  control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', typed, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Repeats the choices and texts that the visitor made before hydration, so that React's state includes them. */
export function useEarlyChoices() {
  const [choices] = useState(() => (typeof document === 'undefined' ? [] : readChoices()));
  // In a timeout: during effects React does not hydrate yet.
  useEffect(() => choices.forEach((choose) => setTimeout(choose)), [choices]);
}
