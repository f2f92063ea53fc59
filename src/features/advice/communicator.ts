// The way on which an alarm reports: the reference, C.7, and the mobile network where there is no internet.
import type { Need } from './pick.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { needsMobile, offlineCause } from './utilities.ts';
import { needOf, type AlarmFrame } from './frame.ts';

/** Whether the answers ask to see the place from elsewhere. */
const asksForRemote = ({ concerns, priority }: Home) =>
  concerns.includes('remote-monitoring') || priority === 'monitoring';

/** A communicator for what the panel cannot do itself. */
export function communicatorNeed(frame: AlarmFrame): Need {
  const { home, panel, grade } = frame;
  const isMobileOnly = needsMobile(home);
  const lacksMobile = isMobileOnly && !panel.hasMobile;
  const needsComm =
    lacksMobile ||
    (grade >= 3 && panel.paths < 2) ||
    ((home.isMonitored || asksForRemote(home)) && !panel.hasData);
  return {
    ...needOf(frame)(
      {
        ruleId: 'ALM-COMM',
        quantity: needsComm ? 1 : 0,
        kinds: ['communicator'],
        reason: (_item, quantity) =>
          lacksMobile
            ? reasonOf(
                `${offlineCause(home)} η ειδοποίηση φεύγει από το δίκτυο κινητής: {quantity:επικοινωνητής:επικοινωνητές} 4G, με κάρτα SIM από πάροχο.`,
                { quantity },
              )
            : reasonOf(
                grade >= 3
                  ? 'Βαθμός {grade}: χρειάζονται {paths} διαδρομές προς το κέντρο, ο πίνακας έχει {own}. Προστίθεται {quantity:επικοινωνητής:επικοινωνητές}.'
                  : 'Για σύνδεση με το κέντρο ο πίνακας θέλει {quantity:επικοινωνητή:επικοινωνητές} IP και 4G.',
                { quantity, ...(grade >= 3 && { grade, paths: 2, own: panel.paths }) },
              ),
      },
      () => true,
    ),
    // It stands in the panel's own box, wired to it.
    accepts: ({ calc }) => calc.kind === 'communicator' && (!isMobileOnly || calc.hasMobile),
  };
}
