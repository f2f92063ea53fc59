import { company } from './company.ts';
import type { Switch } from './settings.ts';

/** Whether the shop has a feature now. Read it where it is shown, and never keep it in a constant. */
export const isOn = (name: Switch): boolean => company().switches[name];

const pages: Readonly<Record<string, Switch>> = {
  '/wizard': 'wizard',
  '/mobile-simulator': 'simulator',
  '/security-visualization': 'map',
  '/points': 'points',
};

/** Whether the shop has the page of a path: those of a feature that is off do not exist. */
export function isPageOn(path: string): boolean {
  const name = pages[path];
  return name === undefined || isOn(name);
}
