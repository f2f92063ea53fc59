import type { Panel } from '#features/catalogue/device.ts';
import type { Need } from './pick.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { isSmokeJoined } from './fire.ts';
import { isLodging, isResidence } from './premises.ts';
import { norms } from './rules.ts';
import { deviceOf, joins } from './frame.ts';

/** Where they hang: where nobody wakes without them, and not where cooking and work set them off. */
function placesOf(home: Home, quantity: number): string {
  if (isLodging(home))
    return ' Μπαίνουν όπου κοιμούνται άνθρωποι και στους διαδρόμους, ώσπου να γίνει πυρανίχνευση κατά EN 54.';
  if (!isResidence(home))
    return ` ${quantity === 1 ? 'Μπαίνει' : 'Μπαίνουν'} στην οροφή σε διάδρομο, ${home.placeKind === 'practice' ? 'εξεταστήριο' : 'γραφείο'} ή αποθήκη, όχι όπου υπάρχει ατμός${home.placeKind === 'food' ? ', αλεύρι, σκόνη ή φούρνος' : ' ή σκόνη'}: εκεί χτυπά άδικα.`;
  return (
    homePlacesOf(home, quantity) +
    (home.combustionRooms > 0 ? ' Όχι πάνω από τζάκι ή σόμπα, ούτε στον χώρο του λέβητα.' : '')
  );
}

function homePlacesOf(home: Home, quantity: number): string {
  if (quantity === 1) return ' Μπαίνει στην οροφή κοντά στα κρεβάτια, όχι μέσα στην κουζίνα.';
  return home.floors > 1
    ? ' Στον όροφο όπου κοιμάστε μπαίνει στον διάδρομο των υπνοδωματίων, στους άλλους σε καθιστικό ή διάδρομο, ποτέ σε κουζίνα, γκαράζ ή λεβητοστάσιο: εκεί ταιριάζει ανιχνευτής μόνο θερμοκρασίας, που η πρόταση δεν έχει.'
    : ` Ο ένας μπαίνει στον διάδρομο των υπνοδωματίων, ${quantity === 2 ? 'ο άλλος' : 'οι άλλοι'} στο καθιστικό προς την κουζίνα, όχι μέσα σε αυτή.`;
}

/** Smoke alarms that join a panel, or that stand alone. */
export function smokeNeed(home: Home, panel: Panel | undefined, quantity: number): Need {
  const joined = panel !== undefined && isSmokeJoined(home);
  const { floors, areaM2 } = home;
  return {
    ruleId: 'FIRE-SMOKE',
    quantity,
    kinds: ['smoke'],
    places: (pieces) => placesOf(home, pieces),
    accepts: ({ calc }) => {
      const device = deviceOf(calc);
      return (
        device?.kind === 'smoke' &&
        ((device.isStandalone && (isResidence(home) || (isLodging(home) && panel === undefined))) ||
          (panel !== undefined && joins(device, panel)))
      );
    },
    // Where none joins the panel, one that stands alone still saves lives.
    rank: ({ calc }) => (deviceOf(calc)?.isStandalone === joined ? 1 : 0),
    reason: ({ calc }) => {
      return reasonOf(
        (deviceOf(calc)?.isStandalone
          ? `{floors:όροφος:όροφοι}, {area} m²: {quantity:αυτόνομος ανιχνευτής:αυτόνομοι ανιχνευτές} καπνού, ${isSmokeJoined(home) ? `που ακούγ${quantity === 1 ? 'εται' : 'ονται'} μόνο από όποιον είναι κοντά` : 'ώστε να ακούγεται σε όλο τον χώρο'}.`
          : '{floors:όροφος:όροφοι}, {area} m²: {quantity:ανιχνευτής:ανιχνευτές} καπνού σε σύνδεση με τον πίνακα, ώστε να ειδοποιεί και όταν λείπετε.') +
          placesOf(home, quantity),
        { floors, area: areaM2, quantity },
      );
    },
  };
}

/** Water detectors of a place: where water stands under pressure and nobody looks, never in a guest's room. */
export const floodsIn = (home: Home) =>
  Math.min(home.wetRooms, isLodging(home) ? norms.lodgingFloods : norms.mostFloods);

/** Those that belong to the alarm: where a leak would run for months. */
export const floodsOf = (home: Home) =>
  home.emptyFor === 'months' && isResidence(home) ? floodsIn(home) : 0;

export function floodReason(home: Home, quantity: number) {
  if (isLodging(home))
    return reasonOf(
      `{quantity:ανιχνευτής:ανιχνευτές} διαρροής σε ${home.combustionRooms > 0 ? 'λεβητοστάσιο' : 'χώρο με θερμοσίφωνα'} και πλυσταριό, κανένας σε δωμάτιο πελατών.`,
      { quantity },
    );
  if (quantity < home.wetRooms)
    return reasonOf(
      '{rooms:υγρός χώρος:υγροί χώροι}: {quantity:ανιχνευτής:ανιχνευτές} διαρροής, όπου υπάρχει θερμοσίφωνας, πλυντήριο ή λέβητας.',
      { rooms: home.wetRooms, quantity },
    );
  return reasonOf(
    home.emptyFor === 'months'
      ? '{quantity:υγρός χώρος:υγροί χώροι}: ένας ανιχνευτής διαρροής ανά χώρο, επειδή για μήνες δεν θα τη δει κανείς.'
      : '{quantity:υγρός χώρος:υγροί χώροι}: ένας ανιχνευτής διαρροής ανά χώρο.',
    { quantity },
  );
}

export const floodNeed = (home: Home, panel: Panel): Need => ({
  ruleId: 'EXT-FLOOD',
  quantity: floodsOf(home),
  kinds: ['flood'],
  accepts: ({ calc }) => {
    const device = deviceOf(calc);
    return device?.kind === 'flood' && joins(device, panel);
  },
  reason: (_item, quantity) => floodReason(home, quantity),
});

/** Smoke alarms that stand alone, one a floor: the least that wakes somebody, where there is no money for joined ones. */
export const aloneSmokeNeed = (home: Home, asked: number): Need => ({
  ...smokeNeed(home, undefined, asked),
  accepts: ({ calc }) => {
    const device = deviceOf(calc);
    return device?.kind === 'smoke' && device.isStandalone;
  },
});
