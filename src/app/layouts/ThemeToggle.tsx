import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme } from '#ui/style/theme.ts';

function toggle() {
  const shown = currentTheme();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = shown === 'system' ? systemIsDark : shown === 'dark';
  chooseTheme(isDark ? 'light' : 'dark');
}

/** Switches between light and dark; the switch in the footer can also return to the system's setting. */
export function ThemeToggle({ className }: { className?: string }) {
  const label = 'Εναλλαγή φωτεινού και σκούρου θέματος';
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle} className={className}>
      {/* Both icons are rendered, because the server does not know the theme. */}
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </button>
  );
}
