import { useEffect, useState } from 'react';

const controls = 'main :is(select, [type=checkbox], [type=radio]:checked)';

/** What stands chosen otherwise than the page was sent, each as a way to choose it again. */
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

/** React puts handlers on the part of the page that an event is for before it passes the event on; for this one there are none. */
const hydrate = (control: Element) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** Chooses anew what the visitor chose before the page's script had arrived, so that the page takes notice. */
export function useEarlyChoices() {
  const [choices] = useState(() => (typeof document === 'undefined' ? [] : readChoices()));
  // After the effects: amid them React would not yet hydrate.
  useEffect(() => choices.forEach((choose) => setTimeout(choose)), [choices]);
}
