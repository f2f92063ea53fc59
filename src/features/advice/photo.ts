// A look inside a place where nobody is, when something moves there.
import type { Panel } from '#features/catalogue/device.ts';
import type { Part } from './alarm.ts';
import { deviceOf, joins } from './frame.ts';
import { pick, type Catalogue, type Need } from './pick.ts';
import { isLodging, isResidence } from './premises.ts';
import type { RuleId } from './rules.ts';
import { simple } from './simple-need.ts';
import { withinInputs, type System } from './system.ts';
import type { Home } from './types.ts';
import { isOnline } from './utilities.ts';

/**
 * One detector that shows what set it off, where nobody is for weeks and somebody asked to look in from afar: the panel's own line
 * carries its picture when no camera's does. None where the panel shows none, no product bears the animal, or strangers sleep.
 */
export const photoNeed = (home: Home, panel: Panel, catalogue: Catalogue): Need[] =>
  home.concerns.includes('remote-monitoring') ? usefulPhoto(home, panel, catalogue) : [];

/** The same for whoever did not ask to look in: an addition. */
export function usefulPhoto(home: Home, panel: Panel, catalogue: Catalogue): Need[] {
  const isAway = home.emptyFor === 'weeks' || home.emptyFor === 'months';
  if (!isAway || isOnline(home) || !home.hasMains || !panel.hasData || isLodging(home)) return [];
  const need: Need = {
    ...simple(
      'ALM-PHOTO',
      1,
      ['pir'],
      `{quantity:ανιχνευτής:ανιχνευτές} κίνησης με φωτογραφία στον κύριο χώρο: όταν χτυπήσει οπλισμένος, στέλνει εικόνα στο κινητό με την κάρτα SIM του συναγερμού. Δεν είναι ζωντανή εικόνα.${isResidence(home) ? ' Όποιος μένει ή μπαίνει στον χώρο το ξέρει από πριν.' : ' Οι εργαζόμενοι το μαθαίνουν γραπτά.'}`,
    ),
    accepts: ({ calc }) => {
      const device = deviceOf(calc);
      return device?.takesPhotos === true && joins(device, panel) && device.petKg >= home.petKg;
    },
  };
  return pick(catalogue, need) ? [need] : [];
}

/** With so many pieces fewer of a part, down to the least of it. */
const fewer = (system: System, ruleId: RuleId, less: number, least: number): System => ({
  ...system,
  quantities: system.quantities.map((quantity, index) =>
    system.alarm?.parts[index]?.need.ruleId === ruleId
      ? Math.max(Math.min(quantity, least), quantity - less)
      : quantity,
  ),
});

const isPhoto = ({ need, item }: Part) => need.ruleId === 'ALM-PHOTO' && item !== undefined;

/** Ways to a system with it: as it is, then with one smoke alarm less of a workplace, and with one or two windows less. */
export function withPhoto(balanced: System): ((system: System) => System)[] {
  const { home, solos } = balanced;
  const photo = solos.find(isPhoto);
  if (!photo) return [];
  const smokes = isResidence(home) ? [0] : [0, 1];
  return [0, 1, 2].flatMap((contacts) =>
    smokes.map((smoke) => (system: System) => {
      if (system.solos.some(isPhoto)) return system;
      const lean = fewer(
        fewer(system, 'FIRE-SMOKE', smoke, home.floors),
        'ALM-CONTACT',
        contacts,
        home.doors,
      );
      return withinInputs({ ...lean, solos: [...lean.solos, photo] });
    }),
  );
}
