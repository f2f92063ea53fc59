import type { Attack } from './attack.ts';
import { bodies } from './bodies.ts';
import { dates } from './dates.ts';
import { files } from './files.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { requests } from './requests.ts';
import { texts } from './texts.ts';
import { upgrades } from './upgrades.ts';

/** All attacks, for the long run. */
export const attacks: Record<string, Attack> = {
  ...upgrades,
  ...messages,
  ...requests,
  ...bodies,
  ...files,
  ...dates,
  ...texts,
  ...pages,
};
