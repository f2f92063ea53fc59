import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange, type ThemeChoice } from '../style/theme.ts';
import { Segmented } from './Segmented.tsx';

const options = [
  { value: 'light', label: <Sun />, hint: 'Φωτεινό' },
  { value: 'dark', label: <Moon />, hint: 'Σκούρο' },
  { value: 'system', label: <Monitor />, hint: 'Όπως το σύστημα' },
] as const satisfies { value: ThemeChoice; label: unknown; hint: string }[];

/** Light, dark or the system's theme. `name` distinguishes it from another one on the same page. */
export function ThemeSwitch({ name }: { name: string }) {
  const choice = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const);
  return (
    <Segmented label="Εμφάνιση" options={options} value={choice} onValueChange={chooseTheme} name={name} />
  );
}
