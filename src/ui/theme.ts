export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
const changed = 'themechange';

/** Runs in `<head>` before anything is painted. Without a stored choice the attribute stays away and the style sheet follows the system. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** What the visitor chose on this device, as the page shows it now. */
export function currentTheme(): ThemeChoice {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Shows a theme at once and remembers it; "system" forgets. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls back when the theme is chosen here or in another tab; answers how to stop. */
export function onThemeChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
    listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
