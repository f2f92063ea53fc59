// What opens doors, and shows who rings.
import { isLetWhole, isLodging, isResidence, letsIn } from './premises.ts';
import type { Part } from './alarm.ts';
import { budgetCaps } from './budget.ts';
import { pick, stocked, type Catalogue, type Need } from './pick.ts';
import { norms } from './rules.ts';
import { simple } from './simple-need.ts';
import { reasonOf } from './text.ts';
import type { Home, Item } from './types.ts';
import { entrancesOf } from './zones.ts';

/** Whether a station shows who rings, and a lock lets him in: by the mains, where the catalogue has one. */
export const hasStation = (home: Home, catalogue: Catalogue) =>
  home.concerns.includes('access-control') &&
  letsIn(home) &&
  home.hasMains &&
  stocked(catalogue, 'intercom').length > 0;

/**
 * Whether the doors of a business have locks on batteries instead of readers and strikes: who wants no wires, and where strangers sleep, whose
 * codes come and go, unless the band has no end and a controller brings the supply of the others.
 */
const hasOwnLocks = (home: Home) =>
  (home.wiring === 'wireless' ||
    isLetWhole(home) ||
    (isLodging(home) && Number.isFinite(budgetCaps[home.budget]))) &&
  !letsIn(home);

/**
 * Doors of a business that open by card: the entrance, where it is the only one, and else no more than two of the staff's, so that
 * one is left free as a way out. Where strangers sleep, the entrance of a guesthouse, or one of the staff's.
 */
function cardDoorsOf(home: Home): number {
  if (isLodging(home)) return 1;
  return Math.max(1, Math.min(norms.mostCardDoors, entrancesOf(home) - 1));
}

/** Whether strangers sleep where nobody receives them at night: no desk, or few rooms. */
const isGuesthouse = (home: Home) =>
  isLodging(home) &&
  (home.cashDesks === 0 || (!home.assumed.includes('rooms') && home.rooms <= norms.guesthouseRooms));

/** Whether the cards of a station open the only door that a reader would. */
export const isReaderSpare = (home: Home, solos: readonly { item: Item | undefined }[]) =>
  letsIn(home) &&
  entrancesOf(home) === 1 &&
  solos.some(({ item }) => item?.calc.kind === 'intercom' && item.calc.hasCards);

/**
 * What brings the supply of its readers and strikes, and keeps who came in, where the band has no end; none where no product does.
 */
export function controllerParts(home: Home, beside: readonly Part[], catalogue: Catalogue): Part[] {
  const reader = beside.find(({ need, item }) => need.ruleId === 'ACC-READER' && item);
  if (!reader || isResidence(home) || Number.isFinite(budgetCaps[home.budget])) return [];
  const { quantity: doors } = reader.need;
  const batteryNeed = simple(
    'ACC-BATTERY',
    1,
    ['battery'],
    '{quantity:μπαταρία:μπαταρίες} 12 V στο κουτί του ελεγκτή: η κάρτα ανοίγει και όταν κοπεί το ρεύμα.',
  );
  const battery = pick(catalogue, batteryNeed);
  const need: Need = {
    ruleId: 'ACC-CONTROL',
    quantity: 1,
    kinds: ['access-controller'],
    accepts: ({ calc }) => calc.kind === 'access-controller' && calc.fedDoors >= doors,
    reason: (_item, quantity) =>
      reasonOf(
        `{quantity:ελεγκτής:ελεγκτές} για {doors:πόρτα:πόρτες} με κάρτα: φέρνει το τροφοδοτικό 12 V για αναγνώστη και κυπρί, και κρατά ποιος μπήκε και πότε. Ότι ταιριάζουν το επιβεβαιώνουμε πριν παραγγείλετε.${battery ? '' : ' Η δική του μπαταρία, για διακοπή ρεύματος, δεν είναι στην πρόταση.'}`,
        { quantity, doors },
      ),
  };
  const item = pick(catalogue, need);
  if (!item) return [];
  return battery
    ? [
        { need, item },
        { need: batteryNeed, item: battery },
      ]
    : [{ need, item }];
}

/** What opens the doors of a place that asked for it. */
export function accessNeeds(home: Home): Need[] {
  const { propertyType: type } = home;
  const needs: Need[] = [];
  if (isResidence(home)) {
    if (type === 'house')
      needs.push(
        simple(
          'ACC-INTERCOM',
          1,
          ['intercom'],
          '{quantity:θυροτηλεόραση:θυροτηλεοράσεις} στην αυλόπορτα: βλέπετε ποιος χτυπά και ανοίγετε.',
        ),
      );
    const isFlat = type === 'apartment';
    needs.push(
      simple(
        'ACC-LOCK',
        1,
        ['lock'],
        isFlat
          ? '{quantity:έξυπνη κλειδαριά:έξυπνες κλειδαριές} στην πόρτα του διαμερίσματος, χωρίς αλλαγή πόρτας. Από μέσα ανοίγει με το χέρι, χωρίς κωδικό και χωρίς κλειδί.'
          : '{quantity:ηλεκτρική κλειδαριά:ηλεκτρικές κλειδαριές} στην αυλόπορτα, που μένει κλειδωμένη όταν κόβεται το ρεύμα. Από μέσα ανοίγει με χερούλι.',
        {},
        ({ calc }) => calc.kind === 'lock' && !calc.isFailSafe && calc.isWireless === isFlat,
      ),
    );
    return needs;
  }
  // Customers walk in by the main entrance; where it is the only one, it has the reader for the hours in which it is closed.
  const isPublic = type === 'business' && home.hasVisitors;
  // Where nobody sits at a desk at night guests open the entrance themselves: it is locked before any door of the staff's.
  const isOwnEntry = isPublic && isGuesthouse(home);
  const isOnlyDoor = isOwnEntry || (isPublic && !isLodging(home) && entrancesOf(home) === 1);
  const cardDoors = cardDoorsOf(home);
  const opensFromDesk = letsIn(home);
  if (opensFromDesk)
    needs.push({
      ...simple('ACC-INTERCOM', 1, ['intercom'], ''),
      reason: ({ calc }, quantity) =>
        reasonOf(
          `{quantity:θυροτηλεόραση:θυροτηλεοράσεις} στην είσοδο των επισκεπτών: βλέπετε και μιλάτε με όποιον χτυπά, και ανοίγετε από τη θέση σας. Δείχνει μόνο όποιον στέκεται μπροστά της, χωρίς εγγραφή εικόνας ή ήχου.${calc.kind === 'intercom' && calc.hasCards ? ' Με τις κάρτες της μπαίνει και το προσωπικό.' : ''}`,
          { quantity },
        ),
    });
  const doors = isPublic && !isOnlyDoor ? '{quantity:πόρτα:πόρτες} προσωπικού' : '{quantity:είσοδος:είσοδοι}';
  const exits =
    !isPublic && !isLodging(home) && cardDoors < entrancesOf(home)
      ? ' Οι άλλες μένουν με το κλειδί τους: όποια είναι έξοδος ανοίγει πάντα από μέσα.'
      : '';
  if (hasOwnLocks(home))
    return [
      ...needs,
      simple(
        'ACC-LOCK',
        cardDoors,
        ['lock'],
        `${doors}: μία έξυπνη κλειδαριά ανά πόρτα, χωρίς καλώδια, στον κύλινδρο, και σε θωρακισμένη πόρτα. Ο καθένας έχει δικό του κωδικό ή κινητό.${isOwnEntry ? ' Με δικό τους κωδικό μπαίνουν και οι πελάτες.' : ''} Από μέσα ανοίγει με το χέρι, χωρίς κωδικό και χωρίς κλειδί.`,
        {},
        ({ calc }) => calc.kind === 'lock' && !calc.isFailSafe && calc.isWireless,
      ),
    ];
  needs.push(
    simple(
      'ACC-READER',
      cardDoors,
      ['reader'],
      `${doors}: ένας αναγνώστης ανά πόρτα, με κάρτα ή κωδικό, χωρίς βιομετρικά στοιχεία.${isOwnEntry ? ' Με δικό τους κωδικό μπαίνουν και οι πελάτες.' : isOnlyDoor ? (opensFromDesk ? '' : ' Όσο μπαίνουν πελάτες την κρατά ανοιχτή η δική της κλειδαριά, όχι το κυπρί με ρεύμα.') : isPublic ? ' Η είσοδος των πελατών μένει χωρίς.' : exits}`,
      {},
      ({ calc }) => calc.kind === 'reader' && !calc.isBiometric,
    ),
    simple(
      'ACC-LOCK',
      opensFromDesk && !isOnlyDoor ? cardDoors + 1 : cardDoors,
      ['lock'],
      `${opensFromDesk ? '{quantity:είσοδος:είσοδοι}' : doors}: ένα ηλεκτρικό κυπρί ανά πόρτα, που μένει κλειδωμένο χωρίς ρεύμα. Μπαίνει μόνο όπου η πόρτα ανοίγει από μέσα με χερούλι, χωρίς κάρτα.`,
      {},
      ({ calc }) => calc.kind === 'lock' && !calc.isFailSafe && !calc.isWireless,
    ),
  );
  return needs;
}
