import { useEffect, useState } from 'react';

const controls = 'main :is(select, [type=checkbox], [type=radio]:checked)';

/**
 * Finds the controls whose value differs from the HTML sent by the server; returns one function for each that repeats the
 * choice.
 */
function readChoices(): (() => void)[] {
  const found = Array.from(document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(controls));
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
    const { checked } = control;
    if (checked === control.defaultChecked) return [];
    return () => {
      hydrate(control);
      control.checked = !checked;
      control.click();
    };
  });
}

/** React hydrates the target of an event before dispatching it; this event has no handlers and only triggers that. */
const hydrate = (control: Element) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** Repeats the choices that the visitor made before hydration, so that React's state includes them. */
export function useEarlyChoices() {
  const [choices] = useState(() => (typeof document === 'undefined' ? [] : readChoices()));
  // In a timeout: during effects React does not hydrate yet.
  useEffect(() => choices.forEach((choose) => setTimeout(choose)), [choices]);
}
