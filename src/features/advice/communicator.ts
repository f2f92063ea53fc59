// The way on which an alarm reports: the reference, C.7, and the mobile network where there is no internet.
import type { Need } from './pick.ts';
import { reasonOf } from './text.ts';
import { isOnline, needsMobile, offlineCause } from './utilities.ts';
import { needOf, type AlarmFrame } from './frame.ts';

/** Whether the alarm may report by the place's internet alone: nobody is bound to answer it, and somebody is back within hours. */
export const mayBeCutOff = ({ home, panel, grade }: AlarmFrame) =>
  panel.hasData && isOnline(home) && !home.isMonitored && home.emptyFor === 'hours' && grade < 3;

/** A communicator for what the panel cannot do itself: who cuts the power or the line must not silence it. */
export function communicatorNeed(frame: AlarmFrame): Need {
  const { home, panel, grade } = frame;
  const lacksMobile = needsMobile(home) && !panel.hasMobile;
  const lacksPaths = grade >= 3 && panel.paths < 2;
  return {
    ...needOf(frame)(
      {
        ruleId: 'ALM-COMM',
        quantity: lacksPaths || !panel.hasMobile ? 1 : 0,
        kinds: ['communicator'],
        reason: (_item, quantity) =>
          lacksMobile
            ? reasonOf(
                `${offlineCause(home)} η ειδοποίηση φεύγει από το δίκτυο κινητής: {quantity:επικοινωνητής:επικοινωνητές} 4G, με κάρτα SIM από πάροχο.`,
                { quantity },
              )
            : reasonOf(
                lacksPaths
                  ? 'Βαθμός {grade}: χρειάζονται {paths} διαδρομές προς το κέντρο, ο πίνακας έχει {own}. Προστίθεται {quantity:επικοινωνητής:επικοινωνητές}.'
                  : panel.hasData
                    ? 'Ο πίνακας ειδοποιεί μόνο από το ίντερνετ του χώρου: {quantity:επικοινωνητής:επικοινωνητές} 4G, με κάρτα SIM, για όταν κοπεί το ρεύμα ή η γραμμή.'
                    : 'Για σύνδεση με το κέντρο ο πίνακας θέλει {quantity:επικοινωνητή:επικοινωνητές} IP και 4G.',
                { quantity, ...(lacksPaths && { grade, paths: 2, own: panel.paths }) },
              ),
      },
      () => true,
    ),
    // It stands in the panel's own box, wired to it.
    accepts: ({ calc }) => calc.kind === 'communicator' && (panel.hasMobile || calc.hasMobile),
  };
}
