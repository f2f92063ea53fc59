import type { LocalName } from '#shared/browser-storage.ts';
import { keepLocal } from '../page/local-storage.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key: LocalName = 'theme';
const changed = 'themechange';

/** The colour of the browser's own bars: the page's background. */
export const barColors = { light: '#fefdfc', dark: '#0d0f13' } as const;

export const systemMedia = (theme: keyof typeof barColors) => `(prefers-color-scheme: ${theme})`;

const bars = 'meta[name=theme-color]';

/** Runs in `<head>` before the first paint. Without a stored choice the page follows the system. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;document.querySelectorAll("${bars}").forEach(function(m){m.media=m.content===${JSON.stringify(barColors)}[t]?"all":"not all"})}}catch{}`;

/** The theme chosen on this device, as the page currently shows it. */
export function currentTheme(): ThemeChoice {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Shows a theme immediately and stores it; "system" removes the stored choice. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  keepLocal(key, choice === 'system' ? null : choice);
  window.dispatchEvent(new Event(changed));
}

/** Subscribes to changes of the theme, here or in another tab; returns the unsubscribe function. */
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
  for (const bar of document.querySelectorAll<HTMLMetaElement>(bars)) {
    const theme = bar.content === barColors.light ? 'light' : 'dark';
    bar.media = choice === 'system' ? systemMedia(theme) : choice === theme ? 'all' : 'not all';
  }
}
