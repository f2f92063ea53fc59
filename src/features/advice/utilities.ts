// What a place has of internet and mains, and what works without them.
import type { RuleId } from './rules.ts';
import type { Home } from './types.ts';

/** Whether the place's own internet carries cameras all year: a router without mains carries none. */
export const isOnline = ({ internet, hasMains }: Pick<Home, 'internet' | 'hasMains'>) =>
  internet === 'yes' && hasMains;

/** Whether the alarm can report by the mobile network alone. */
export const needsMobile = (home: Pick<Home, 'internet' | 'hasMains'>) => !isOnline(home);

/** What a product has to be to work here, after its name in a gap. */
export function conditionOf(ruleId: RuleId, home: Home): string {
  if (ruleId.startsWith('CAM-') && !isOnline(home))
    return ` με δική της κάρτα SIM${home.hasMains ? '' : ', μπαταρία'} και εγγραφή σε κάρτα μνήμης`;
  if (ruleId === 'ALM-COMM' && needsMobile(home)) return ' με κάρτα SIM';
  const runsOnMains = ruleId === 'ALM-PANEL' || ruleId === 'LIGHT-DOOR' || ruleId.startsWith('ACC-');
  return runsOnMains && !home.hasMains ? ' που δουλεύει χωρίς ρεύμα δικτύου' : '';
}

/** Why cameras and the alarm need a mobile connection of their own. */
export const offlineCause = ({ internet, hasMains }: Home) =>
  !hasMains ? 'Χωρίς ρεύμα' : internet === 'summer' ? 'Όσο δεν υπάρχει ίντερνετ' : 'Χωρίς ίντερνετ';
