// Roller shutters: which contacts they have, and how those join a panel.
import type { Calc, Panel } from '#features/catalogue/device.ts';
import { deviceOf, needOf, type AlarmFrame } from './frame.ts';
import type { Need } from './pick.ts';
import { isResidence } from './premises.ts';
import { reasonOf } from './text.ts';
import type { Home, Item } from './types.ts';

/** Whether a home asks for an alarm without wires, or its owner may put it up himself. */
const isWireFree = (home: Home) =>
  isResidence(home) &&
  (home.wiring === 'wireless' || (home.wiring === 'either' && home.experience !== 'beginner'));

/** Whether a shutter's contact, which wants a wire, may decide which panel a workplace has: it was told of, and wires are welcome. */
export const hasDecidingShutters = (home: Home) =>
  !isResidence(home) && home.shutters > 0 && !home.assumed.includes('shutters') && home.wiring !== 'wireless';

/** A workplace whose budget is no small one has the best parts that there are, though others keep the whole at a lower grade. */
export const wantsBetterParts = ({ propertyType, wiring, budget }: Home) =>
  !isResidence({ propertyType }) && wiring !== 'wireless' && (budget === 'high' || budget === 'premium');

export const hasInput = (item: Item | undefined) =>
  item !== undefined && deviceOf(item.calc)?.hasInput === true;

/**
 * Whether contacts of shutters, which have a wire, may join a panel without wires through wireless ones, one each. Where the risk
 * asks for grade 3 and wires are welcome, they are wired to a panel that takes wires, unless no panel is to be chosen for them.
 */
export const takesInputs = ({ home, panel, needed, isForShutters }: AlarmFrame) =>
  panel.wiredZones === 0 &&
  home.shutters > 0 &&
  (needed <= 2 || isResidence(home) || home.wiring === 'wireless' || !isForShutters);

export function shutterNeed(frame: AlarmFrame): Need {
  const { home, hasInputs } = frame;
  const need = needOf(frame)(
    {
      ruleId: 'ALM-SHUTTER',
      quantity: home.shutters,
      kinds: ['contact'],
      reason: ({ calc }, quantity) =>
        reasonOf(
          `{quantity:ρολό:ρολά}: μία επαφή βαρέος τύπου σε καθένα, που δίνει συναγερμό πριν φτάσει κάποιος σε ό,τι κλείνει το ρολό.${isByInput(frame, calc) ? ' Το καλώδιό της τελειώνει στη δεύτερη είσοδο μιας ασύρματης επαφής δίπλα στο ρολό.' : ''}`,
          { quantity },
        ),
    },
    // A wire to the panel is no reason for a technician's panel in a home that wants none.
    (device) => device.isShutter && (device.isWireless || hasInputs || !isWireFree(home)),
  );
  return {
    ...need,
    accepts: (item) =>
      need.accepts(item) || (isByInput(frame, item.calc) && deviceOf(item.calc)?.isShutter === true),
  };
}

/** Wireless contacts that only send what those of shutters notice, where there are fewer `contacts` of doors and windows. */
export const inputNeed = (frame: AlarmFrame, contacts: number): Need =>
  needOf(frame)(
    {
      ruleId: 'ALM-INPUT',
      quantity: frame.hasInputs ? Math.max(0, frame.home.shutters - contacts) : 0,
      kinds: ['contact'],
      reason: (_item, quantity) =>
        reasonOf(
          '{quantity:ασύρματη επαφή:ασύρματες επαφές} ως πομπός για τις επαφές των ρολών, που είναι περισσότερα από τις πόρτες και τα παράθυρα με επαφή.',
          { quantity },
        ),
    },
    (device) => device.hasInput && !device.isShutter,
  );

/** Whether a contact with a wire joins the panel through a wireless one. */
const isByInput = ({ hasInputs }: AlarmFrame, calc: Calc) =>
  hasInputs && deviceOf(calc)?.isWireless === false;

/** Whether who opens a workplace lifts a shutter that it told of, behind which a keypad is too late. */
export const opensByShutter = (home: Home, panel: Panel) =>
  !isResidence(home) && home.shutters > 0 && !home.assumed.includes('shutters') && panel.wirelessZones > 0;
