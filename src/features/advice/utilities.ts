// What a place has of internet and mains, and what works without them.
import type { RuleId } from './rules.ts';
import type { Home } from './types.ts';

/** Whether the place's own internet carries cameras all year: a router without mains carries none. */
export const isOnline = ({ internet, hasMains }: Pick<Home, 'internet' | 'hasMains'>) =>
  internet === 'yes' && hasMains;

/** Whether a place's cameras are connected without cables: in a flat always, in a house if asked for. */
export const isWifi = ({ propertyType, wiring }: Pick<Home, 'propertyType' | 'wiring'>) =>
  propertyType === 'apartment' || (propertyType === 'house' && wiring === 'wireless');

/** Whether a business wants no cables, and no proof that a thief must not take along. */
export const wantsNoCables = ({ propertyType, wiring, priority, internet, hasMains }: SimHome) =>
  propertyType === 'business' &&
  wiring === 'wireless' &&
  priority !== 'evidence' &&
  isOnline({ internet, hasMains });

/** Whether somebody without internet only wants to look in at home: nobody sees what a recorder there keeps. */
const onlyLooksIn = ({ internet, propertyType, priority, concerns }: SimHome) =>
  internet === 'no' &&
  propertyType === 'house' &&
  priority === 'monitoring' &&
  concerns.includes('remote-monitoring') &&
  !concerns.includes('entry-monitoring') &&
  !concerns.includes('perimeter');

type SimHome = Pick<Home, 'internet' | 'hasMains' | 'propertyType' | 'wiring' | 'priority' | 'concerns'>;

/** Whether each camera has a mobile connection of its own: a recorder needs mains and cables, but no internet. */
export const isOnSim = (home: SimHome) =>
  !home.hasMains || (home.internet !== 'yes' && isWifi(home)) || onlyLooksIn(home);

/** Whether the alarm can report by the mobile network alone. */
export const needsMobile = (home: Pick<Home, 'internet' | 'hasMains'>) => !isOnline(home);

/** Whether somebody there handles the alarm by a telephone: its application needs no internet of the place, but somebody who uses one. */
export const isHandledByPhone = ({ internet, experience }: Pick<Home, 'internet' | 'experience'>) =>
  internet !== 'no' || experience !== 'beginner';

/** What a product has to be to work here, after its name in a gap. */
export function conditionOf(ruleId: RuleId, home: Home): string {
  if (ruleId === 'CAM-AFAR' || (ruleId.startsWith('CAM-') && isOnSim(home)))
    return ` με δική της κάρτα SIM${home.hasMains ? '' : ', μπαταρία'} και εγγραφή σε κάρτα μνήμης`;
  if (ruleId === 'ALM-COMM' && needsMobile(home)) return ' με κάρτα SIM';
  const runsOnMains = ruleId === 'ALM-PANEL' || ruleId === 'LIGHT-DOOR' || ruleId.startsWith('ACC-');
  return runsOnMains && !home.hasMains ? ' που δουλεύει χωρίς ρεύμα δικτύου' : '';
}

/** Why cameras and the alarm need a mobile connection of their own. */
export const offlineCause = ({ internet, hasMains }: Home) =>
  !hasMains ? 'Χωρίς ρεύμα' : internet === 'summer' ? 'Όσο δεν υπάρχει ίντερνετ' : 'Χωρίς ίντερνετ';
