// How many motion detectors a place has, and why.
import { isBusiness, isHall, isLodging, isOpenLodging } from './premises.ts';
import { norms } from './rules.ts';
import { numberText, reasonOf } from './text.ts';
import type { Home } from './types.ts';

type Plan = {
  count: number;
  by: 'area' | 'least' | 'rooms' | 'floors' | 'lodging' | 'common' | 'closing' | 'most';
};

/** Whether detectors of the usual range see too little of it. */
export const isLargeHall = (home: Home) => isHall(home) && home.areaM2 / home.floors > norms.largeHallM2;

/** Square metres that one detector watches: of a large hall more, where those that see farther hang. */
const perOf = (home: Home) =>
  isLargeHall(home) ? norms.motionOpenAreaM2 : isHall(home) ? norms.motionHallAreaM2 : norms.motionAreaM2;

/** As many as the largest of the small halls has, on each floor. */
const leastIn = ({ floors }: Home) => floors * Math.ceil(norms.largeHallM2 / norms.motionHallAreaM2);

const byAreaOf = (home: Home) =>
  Math.max(Math.ceil(home.areaM2 / perOf(home)), isLargeHall(home) ? leastIn(home) : 0);

/** Whether a large hall has more than its area asks for. */
const hasLeast = (home: Home) =>
  isLargeHall(home) && Math.ceil(home.areaM2 / norms.motionOpenAreaM2) < leastIn(home);

/** A hall whose rooms were told has an office or a store beside it, with a way in of its own. */
const besideHall = (home: Home) =>
  isHall(home) && !home.assumed.includes('rooms') && home.rooms > 1 ? 1 : 0;

/** Detectors that a closed lodging has by its area. */
const commonOf = ({ areaM2, floors }: Home) =>
  Math.min(floors * norms.mostMotionOnFloor, Math.ceil(areaM2 / norms.lodgingMotionAreaM2));

/**
 * Detectors for the area, in a hall one more for what is beside it, and for the rooms if their number was told: at home one for
 * two of them, in a business one more than its area asks for, or one for each way in, up to three in all unless the area asks
 * for more. Where strangers sleep, nothing in their rooms.
 */
function planOf(home: Home): Plan {
  const { rooms, floors, assumed } = home;
  if (isOpenLodging(home)) return { count: norms.lodgingMotion, by: 'closing' };
  if (isLodging(home)) {
    const common = commonOf(home);
    const ways = floors + norms.lodgingMotion;
    return common > ways ? { count: common, by: 'common' } : { count: ways, by: 'lodging' };
  }
  const byArea = byAreaOf(home) + besideHall(home);
  const byRooms =
    assumed.includes('rooms') || isHall(home)
      ? 0
      : isBusiness(home)
        ? Math.min(rooms, Math.max(byArea + 1, home.doors - home.balconyDoors), norms.waysIn)
        : Math.ceil(rooms / norms.roomsPerMotion);
  const byFloors = isBusiness(home) ? floors : 0;
  const count = Math.max(byArea, byRooms, byFloors);
  const most = floors * norms.mostMotionOnFloor;
  if (!isHall(home) && count > most) return { count: most, by: 'most' };
  if (hasLeast(home)) return { count, by: 'least' };
  return { count, by: count === byArea ? 'area' : count === byRooms ? 'rooms' : 'floors' };
}

export const motionOf = (home: Home): number => planOf(home).count;

/** The fewest motion detectors of a whole system: half of them, and one a floor. */
export const wholeMotion = (home: Home, asked: number) =>
  Math.min(asked, Math.max(home.floors, Math.ceil(asked / 2)));

/** As many of them as a business without its rooms told would have. */
export const barestMotionOf = (home: Home): number =>
  Math.min(motionOf(home), Math.max(byAreaOf(home) + besideHall(home), home.floors));

/** Where the first hangs, and the others. */
const places: Readonly<Record<'home' | 'shop' | 'food' | 'office' | 'practice', readonly [string, string]>> =
  {
    home: [
      'απ’ όπου περνά όποιος πάει προς τα υπνοδωμάτια, συνήθως στο καθιστικό',
      'σε διάδρομο, σκάλα ή δωμάτιο με προσβάσιμο άνοιγμα',
    ],
    shop: ['στον χώρο των πελατών', 'σε αποθήκη, γραφείο ή προς την πίσω πόρτα'],
    food: ['στη σάλα', 'σε αποθήκη, μπαρ ή προς την πίσω πόρτα, όχι στην κουζίνα'],
    office: ['προς την είσοδο', 'σε διάδρομο και στον χώρο με τα αρχεία'],
    practice: ['στην αναμονή', 'σε διάδρομο ή εξεταστήριο και στον χώρο με φάρμακα ή αρχεία'],
  };

/** In which rooms they hang, as far as the kind of the place tells it. */
export function motionPlaces(home: Home, quantity: number): string {
  if (isHall(home) || isLodging(home) || quantity === 0) return '';
  // A kiosk that is one room has no other place for it.
  if (isBusiness(home) && home.rooms === 1 && !home.assumed.includes('rooms')) return '';
  const kind = isBusiness(home) ? home.placeKind : 'home';
  const [first, others] =
    places[kind === 'store' || kind === 'workshop' || kind === 'lodging' ? 'shop' : kind];
  const main = first === places.shop[0] && !home.hasVisitors ? 'στον κύριο χώρο' : first;
  return quantity === 1
    ? ` Μπαίνει ${main}.`
    : ` Ο πρώτος μπαίνει ${main}, ${quantity === 2 ? `ο άλλος ${others.replace(' και ', ' ή ')}` : `οι άλλοι ${others}`}.`;
}

/** The rooms that motion detectors watch, by the kind of the place. */
export function motionRooms(home: Home): string {
  if (isHall(home)) return `η αίθουσα${besideHall(home) > 0 ? ' και ο χώρος δίπλα της' : ''}`;
  if (isOpenLodging(home)) return 'γραφείο και αποθήκη';
  if (isLodging(home)) return 'είσοδος, γραφείο και διάδρομος κάθε ορόφου';
  const floors = home.floors > 1 ? `, και στους ${home.floors} ορόφους` : '';
  const kind = isBusiness(home) ? home.placeKind : 'home';
  return (
    (watched[kind] ?? `${home.hasVisitors ? 'χώρος πελατών' : 'κύριος χώρος'}, αποθήκη και γραφείο`) + floors
  );
}

const watched: Readonly<Record<string, string>> = {
  home: 'καθιστικό, διάδρομος και υπνοδωμάτια',
  food: 'σάλα, μπαρ και αποθήκη',
  office: 'είσοδος, διάδρομος και χώρος με τα αρχεία',
  practice: 'αναμονή, διάδρομος και χώρος με φάρμακα ή αρχεία',
};

const hallPlaces =
  ' Μπαίνουν σε τοίχο ή κολόνα κατά μήκος των διαδρόμων, όχι στην οροφή ούτε πίσω από ράφια: πόσους θέλει κάθε διάδρομος φαίνεται στην αυτοψία.';

/** Where they do not look because of the animal that lives there. */
export const petsText = ({ petKg }: Home) =>
  petKg > 0
    ? ` Ζώο ${numberText(petKg)} kg στο πάτωμα δεν τους ενοχλεί: δεν στρέφονται σε έπιπλα, ράφια και σκάλες όπου ανεβαίνει.`
    : '';

/** The sentence beside them; `quantity` are those that the panel reaches. */
export function motionReason(home: Home, quantity: number) {
  const { areaM2, rooms, floors } = home;
  const { count: needed, by } = planOf(home);
  const pets = petsText(home);
  const pet = home.petKg > 0 && { pet: home.petKg };
  if (quantity < needed)
    return reasonOf(
      `{needed:ανιχνευτής:ανιχνευτές} κίνησης για {area} m²: το ασύρματο σήμα φτάνει ως {quantity}.${pets}`,
      { needed, area: areaM2, quantity, ...pet },
    );
  const onFloors = floors > 1 ? ' σε {floors} ορόφους' : '';
  const beside = besideHall(home) > 0 ? ' και ένας στον χώρο δίπλα, όπως το γραφείο' : '';
  const sentences = {
    area: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ένας ανά {per} m²${beside}.${isHall(home) ? hallPlaces : ''}`,
    least: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, όσοι σε αίθουσα {large} m²${floors > 1 ? ' ανά όροφο' : ''}${beside}.${hallPlaces}`,
    floors: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ένας σε κάθε όροφο.`,
    most: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, έως {most} σε κάθε όροφο, εκεί απ’ όπου περνά όποιος κινείται μέσα.`,
    rooms:
      'Χώρος {area} m² με {rooms:δωμάτιο:δωμάτια}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ώστε να περνά κανείς πάντα μπροστά από έναν.',
    closing:
      '{quantity:ανιχνευτής:ανιχνευτές} κίνησης σε ό,τι κλειδώνει το βράδυ, όπως γραφείο και αποθήκη: σε είσοδο και διαδρόμους κινούνται πελάτες όλη τη νύχτα.',
    lodging:
      '{floors:όροφος:όροφοι}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, σε είσοδο, γραφείο και διάδρομο κάθε ορόφου, κανένας σε δωμάτιο.',
    common: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ένας ανά {per} m² και έως {most} σε κάθε όροφο, σε είσοδο, γραφείο, διαδρόμους και κοινόχρηστους χώρους όπως τραπεζαρία και αποθήκες, κανένας σε δωμάτιο.`,
  };
  return reasonOf(sentences[by] + motionPlaces(home, quantity) + pets, {
    quantity,
    ...(by !== 'lodging' && by !== 'closing' && { area: areaM2 }),
    ...(by === 'rooms' ? { rooms } : by !== 'closing' && (floors > 1 || by === 'lodging') && { floors }),
    ...(by === 'area' && { per: perOf(home) }),
    ...(by === 'least' && { large: norms.largeHallM2 }),
    ...(by === 'common' && { per: norms.lodgingMotionAreaM2 }),
    ...((by === 'most' || by === 'common') && { most: norms.mostMotionOnFloor }),
    ...pet,
  });
}

/** Their number as a formula, and with this home's numbers. */
export function motionSum(home: Home) {
  const { formula, numbers } = uncappedSum(home);
  if (planOf(home).by !== 'most') return { formula, numbers };
  const most = norms.mostMotionOnFloor;
  return {
    formula: `το μικρότερο από ${most}·όροφοι και ${formula}`,
    numbers: `min(${most}·${home.floors}; ${numbers})`,
  };
}

function uncappedSum(home: Home) {
  const { rooms, floors, assumed } = home;
  const perArea = `⌈${numberText(home.areaM2)} / ${perOf(home)}⌉`;
  const byArea = `${hasLeast(home) ? `max(${leastIn(home)}; ${perArea})` : perArea}${besideHall(home) > 0 ? ' + 1' : ''}`;
  if (isOpenLodging(home)) return { formula: 'ό,τι κλειδώνει το βράδυ', numbers: `${norms.lodgingMotion}` };
  if (isLodging(home))
    return {
      formula: `το μεγαλύτερο από όροφοι + ${norms.lodgingMotion} και ⌈επιφάνεια / ${norms.lodgingMotionAreaM2}⌉, έως ${norms.mostMotionOnFloor} στον όροφο`,
      numbers: `max(${floors} + ${norms.lodgingMotion}; min(${norms.mostMotionOnFloor}·${floors}; ⌈${numberText(home.areaM2)} / ${norms.lodgingMotionAreaM2}⌉))`,
    };
  const terms = [
    {
      formula: `${hasLeast(home) ? `το μεγαλύτερο από ${leastIn(home)} και ` : ''}⌈επιφάνεια / m² ανά ανιχνευτή⌉${besideHall(home) > 0 ? ' + χώρος δίπλα' : ''}`,
      numbers: byArea,
    },
    ...(assumed.includes('rooms') || isHall(home)
      ? []
      : isBusiness(home)
        ? [
            {
              formula: `το μικρότερο από δωμάτια, όποιο είναι περισσότερο από ⌈επιφάνεια / m² ανά ανιχνευτή⌉ + 1 και εισόδους, και ${norms.waysIn}`,
              numbers: `min(${rooms}; max(${byArea} + 1; ${home.doors - home.balconyDoors}); ${norms.waysIn})`,
            },
          ]
        : [{ formula: '⌈δωμάτια / 2⌉', numbers: `⌈${rooms} / ${norms.roomsPerMotion}⌉` }]),
    ...(isBusiness(home) && floors > 1 ? [{ formula: 'όροφοι', numbers: `${floors}` }] : []),
  ];
  const [first] = terms;
  if (terms.length === 1 && first)
    return { formula: `${first.formula}, προς τα πάνω`, numbers: first.numbers };
  return {
    formula: `το μεγαλύτερο από ${terms.map(({ formula }) => formula).join(', ')}`,
    numbers: `max(${terms.map(({ numbers }) => numbers).join('; ')})`,
  };
}
