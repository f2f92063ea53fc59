// What stands in addition to the alarm and the cameras: gas, light, what opens doors, and the extras of the complete system.
import { glassOf } from './animals.ts';
import { budgetCaps } from './budget.ts';
import { isSeenByBell } from './cameras.ts';
import { accessNeeds } from './access.ts';
import type { Need } from './pick.ts';
import type { Measure } from './risk.ts';
import { norms, type RuleId } from './rules.ts';
import { simple } from './simple-need.ts';
import { floodReason, floodsIn, floodsOf } from './smoke.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { joins, type AlarmFrame } from './frame.ts';
import { isHall, isLodging, isOnStreet, isResidence } from './premises.ts';
import { isOnline } from './utilities.ts';
import { entrancesOf } from './zones.ts';

/** One for each room with a flame, and where strangers sleep one more that wakes those beside it. */
const gasNeed = (home: Home) =>
  isLodging(home) && home.combustionRooms > 0
    ? simple(
        'FIRE-CO',
        home.combustionRooms + 1,
        ['co'],
        '{rooms:χώρος:χώροι} με λέβητα, σόμπα ή τζάκι: {quantity:ανιχνευτής:ανιχνευτές} μονοξειδίου, ένας ανά χώρο και ένας στα δωμάτια δίπλα, ώστε να ξυπνά όποιον κοιμάται εκεί.',
        { rooms: home.combustionRooms },
      )
    : simple(
        'FIRE-CO',
        home.combustionRooms,
        ['co'],
        '{quantity:χώρος:χώροι} με λέβητα, σόμπα ή τζάκι: ένας ανιχνευτής μονοξειδίου ανά χώρο.',
      );

/** Whether lights go to the balcony doors of a house: the one that exists stands at its entrance, as a rule. */
const hasLitEntrance = (home: Home) =>
  isResidence(home) &&
  home.propertyType !== 'apartment' &&
  home.existing.includes('lights') &&
  home.balconyDoors > 0;

/** A light for each door and shutter of a hall; where some exist, for the doors: goods come in by the shutters, and are lit first. */
const hallLights = (home: Home, accepts: Need['accepts']) => {
  // One in front of a door that was counted needs no light of its own.
  const doors = home.assumed.includes('shutters') ? home.doors : Math.max(1, home.doors - home.shutters);
  const beside = home.doors - doors;
  return home.existing.includes('lights')
    ? simple(
        'LIGHT-DOOR',
        doors,
        ['floodlight'],
        '{quantity:πόρτα:πόρτες}: ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος. Στα ρολά μένουν τα φώτα που έχετε, αν τα φωτίζουν.',
        {},
        accepts,
      )
    : simple(
        'LIGHT-DOOR',
        doors + home.shutters,
        ['floodlight'],
        `{doors:πόρτα:πόρτες} και {shutters:ρολό:ρολά}: {quantity:προβολέας:προβολείς}, ένας σε καθένα, που ανάβει όταν πλησιάζει κάποιος.${beside > 0 ? ` ${beside === 1 ? 'Άλλη {beside} πόρτα την' : 'Άλλες {beside} πόρτες τις'} υποθέσαμε δίπλα σε ρολό, με το ίδιο φως: όποια στέκεται χωριστά θέλει δικό της, και φαίνεται στην αυτοψία.` : ''}`,
        { doors, shutters: home.shutters, ...(beside > 0 && { beside }) },
        accepts,
      );
};

/** Every entrance, or what the lights of a house leave dark, and every door and shutter of a hall; a flat has nothing outside of its own but its balconies. */
export const lightNeed = (home: Home) => {
  const { propertyType, balconyDoors, hasMains } = home;
  const accepts: Need['accepts'] = ({ calc }) =>
    hasMains || (calc.kind === 'floodlight' && calc.isSelfPowered);
  return propertyType === 'apartment'
    ? simple(
        'LIGHT-DOOR',
        balconyDoors,
        ['floodlight'],
        '{quantity:μπαλκονόπορτα:μπαλκονόπορτες}: ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος.',
        {},
        accepts,
      )
    : hasLitEntrance(home)
      ? simple(
          'LIGHT-DOOR',
          balconyDoors,
          ['floodlight'],
          '{quantity:μπαλκονόπορτα:μπαλκονόπορτες}: ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος. Στην είσοδο μένει το φως που έχετε, αν τη φωτίζει.',
          {},
          accepts,
        )
      : isHall(home) && home.shutters > 0
        ? hallLights(home, accepts)
        : simple(
            'LIGHT-DOOR',
            entrancesOf(home),
            ['floodlight'],
            '{quantity:είσοδος:είσοδοι}: ένας προβολέας σε καθεμία, που ανάβει όταν πλησιάζει κάποιος.',
            {},
            accepts,
          );
};

/** So many of the lights, the main entrance first and a hall's shutters next, and what stays dark. */
export function someLights(need: Need, home: Home, quantity: number): Need {
  const [order, spot] =
    home.propertyType === 'apartment' || hasLitEntrance(home)
      ? ['όπου φτάνει κανείς πιο εύκολα απέξω', 'μπαλκονόπορτα:μπαλκονόπορτες']
      : isHall(home) && home.shutters > 0 && !home.existing.includes('lights')
        ? ['στην κύρια είσοδο, ύστερα στα ρολά', 'πόρτα ή ρολό:πόρτες ή ρολά']
        : ['στην κύρια είσοδο', 'είσοδος:είσοδοι'];
  const dark = need.quantity - quantity;
  return {
    ...need,
    quantity,
    reason: () =>
      reasonOf(
        `{quantity:προβολέας:προβολείς} από τους {asked} που χρειάζονται: πρώτα ${order}. Χωρίς φως ${dark === 1 ? 'μένει' : 'μένουν'} {dark:${spot}}.`,
        { quantity, asked: need.quantity, dark },
      ),
  };
}

/** Whether what lies before the doors is the customer's own. */
export const hasOwnOutside = ({ propertyType, floor }: Home) => propertyType !== 'apartment' && floor === 0;

/** Whether lights exist where new ones were asked for: which spots they light nobody has told. */
export const hasLightsAsked = (home: Home) =>
  home.existing.includes('lights') && askedNeeds(home).some(({ ruleId }) => ruleId === 'LIGHT-DOOR');

/** What the answers ask for in addition to the alarm and the cameras. */
export const askedNeeds = (home: Home): Need[] =>
  needsOf(home).map((need) =>
    home.hasMains || !mainsRules.has(need.ruleId)
      ? need
      : {
          ...need,
          accepts: (item) => item.calc.kind === 'lock' && item.calc.isWireless && need.accepts(item),
        },
  );

/** What opens doors runs on mains, but for a lock with its own battery. */
const mainsRules: ReadonlySet<RuleId> = new Set(['ACC-READER', 'ACC-LOCK', 'ACC-INTERCOM']);

/** What saves lives where something burns, asked for or told of: no budget takes it away. */
export const lifeNeeds = (home: Home): Need[] =>
  home.combustionRooms > 0 &&
  (home.concerns.includes('fire-safety') || !home.assumed.includes('combustionRooms'))
    ? [gasNeed(home)]
    : [];

/** What would save lives where something burns, as in most houses, and nobody told: it gives way where its band is small. */
export const supposedNeeds = (home: Home): Need[] =>
  isResidence(home) && home.combustionRooms > 0 && lifeNeeds(home).length === 0 ? [gasNeed(home)] : [];

const bellNeed = (home: Home) =>
  simple(
    'DOOR-BELL',
    1,
    ['doorbell'],
    `{quantity:κουδούνι:κουδούνια} με κάμερα στην ${home.propertyType === 'house' ? 'εξώπορτα' : 'πόρτα του διαμερίσματος'}: βλέπετε ποιος χτυπά και του μιλάτε από το κινητό. Μπαίνει μόνο αν δείχνει τον χώρο μπροστά στην πόρτα σας και τίποτε άλλο, χωρίς εγγραφή ήχου.`,
  );

/** Whether who rings is shown by a bell that is no addition: where no camera is asked for, and at a yard where the band has no end. */
const hasBellAsked = (home: Home) => isOnline(home) && (isSeenByBell(home) || hasGateBell(home));

/** Whether it is that of a house with a yard and a band without an end: its smallest system has none. */
export const hasGateBell = (home: Home) =>
  home.propertyType === 'house' &&
  home.concerns.includes('entry-monitoring') &&
  home.concerns.includes('perimeter') &&
  hasBellDoor(home) &&
  home.yardM > 0 &&
  !home.assumed.includes('yardM') &&
  !Number.isFinite(budgetCaps[home.budget]);

function needsOf(home: Home): Need[] {
  const { concerns, propertyType: type } = home;
  const asks = (concern: Home['concerns'][number]) => concerns.includes(concern);
  const needs = lifeNeeds(home);
  if (asks('lighting') && (hasOwnOutside(home) || type === 'apartment')) needs.push(lightNeed(home));
  if (hasBellAsked(home)) needs.push(bellNeed(home));
  if (!asks('access-control')) return needs.filter(({ quantity }) => quantity > 0);

  return [...needs, ...accessNeeds(home)].filter(({ quantity }) => quantity > 0);
}

/** Whether who rings stands on ground of one's own, or on a landing, and no station shows him already. */
const hasBellDoor = (home: Home) =>
  home.propertyType === 'apartment' || (!isOnStreet(home) && !home.concerns.includes('access-control'));

/** An addition of the complete system: what it takes from the risk, and points for what the risk score does not count. */
export type Extra = { needs: readonly Need[]; measure?: Measure; points: number; isPreferred: boolean };

/** The additions that suit a home. `frame` is that of its alarm, if it has one; `yard` what would watch a yard that its alarm does not. */
export function extrasOf(home: Home, frame: AlarmFrame | undefined, yard: Need | undefined): Extra[] {
  const { priority } = home;
  const panel = frame?.panel;
  const onPanel =
    (accepts: (kind: string, petKg: number) => boolean): Need['accepts'] =>
    ({ calc }) =>
      'isStandalone' in calc && panel !== undefined && joins(calc, panel) && accepts(calc.kind, calc.petKg);
  const extras: Extra[] = [];
  // A camera inside a flat shows nobody before the door opens, and to those along a house nobody speaks.
  if (
    isResidence(home) &&
    home.concerns.includes('entry-monitoring') &&
    isOnline(home) &&
    !hasBellAsked(home) &&
    hasBellDoor(home)
  )
    extras.push({ needs: [bellNeed(home)], points: 4, isPreferred: priority !== 'evidence' });
  // A light on a pavement comes on for everybody who passes.
  if (
    !home.concerns.includes('lighting') &&
    hasOwnOutside(home) &&
    !isOnStreet(home) &&
    // They want a cable from the mains.
    home.wiring !== 'wireless' &&
    !home.existing.includes('lights')
  )
    extras.push({
      needs: [lightNeed(home)],
      measure: 'lights',
      points: 0,
      isPreferred: priority === 'prevention',
    });
  if (panel && floodsIn(home) > floodsOf(home))
    extras.push({
      needs: [
        {
          ...simple(
            'EXT-FLOOD',
            floodsIn(home),
            ['flood'],
            '',
            {},
            onPanel((kind) => kind === 'flood'),
          ),
          reason: (_item, quantity) => floodReason(home, quantity),
        },
      ],
      points: home.emptyFor === 'weeks' ? 2 : 1,
      isPreferred: priority === 'detection',
    });
  if (frame && glassOf(frame) === 0 && home.glazedRooms > 0)
    extras.push({
      needs: [
        simple(
          'ALM-GLASS',
          home.glazedRooms,
          ['glassbreak'],
          '{quantity:χώρος:χώροι} με μεγάλα τζάμια: ένας ανιχνευτής θραύσης ανά χώρο.',
          {},
          onPanel((kind) => kind === 'glassbreak'),
        ),
      ],
      points: 2,
      isPreferred: priority === 'detection',
    });
  if (yard && yard.quantity > 0) extras.push({ needs: [yard], points: 4, isPreferred: true });
  const fog = fogNeed(home, frame);
  if (fog.quantity > 0)
    extras.push({ needs: [fog], measure: 'fog', points: 0, isPreferred: priority === 'prevention' });
  return extras;
}

/** Cubic metres of a place. */
export const volumeOf = (home: Home) => Math.round(home.areaM2 * norms.ceilingM);

/**
 * What hides the goods while somebody is on his way: of a business whose risk asks for grade 3. None where strangers sleep, or
 * where what one of them fills is nothing of the place.
 */
export function fogNeed(home: Home, frame: AlarmFrame | undefined): Need {
  const volume = volumeOf(home);
  const isNeeded =
    (frame?.needed ?? 0) >= 3 &&
    !isResidence(home) &&
    !isLodging(home) &&
    // Of a large place it fills where the goods are.
    (home.areaM2 <= norms.surveyAreaM2 || home.contents === 'special') &&
    home.hasMains;
  return {
    ...simple('EXT-FOG', isNeeded ? 1 : 0, ['fog'], ''),
    reason: ({ calc }, quantity) =>
      reasonOf('{quantity:γεννήτρια:γεννήτριες} ομίχλης για {protects} από τα {volume} m³ του χώρου.', {
        quantity,
        protects: Math.min(volume, calc.kind === 'fog' ? calc.volumeM3 : 0),
        volume,
      }),
  };
}

/** How much more a measure counts that the priority names. */
export const priorityWeight = 1.3;
