// How many motion detectors a place has, and why.
import { isBusiness, isHall, isLodging } from './premises.ts';
import { norms } from './rules.ts';
import { numberText, reasonOf } from './text.ts';
import type { Home } from './types.ts';

type Plan = { count: number; by: 'area' | 'rooms' | 'floors' | 'lodging' | 'most' };

/** Whether detectors of the usual range see too little of it. */
export const isLargeHall = (home: Home) => isHall(home) && home.areaM2 / home.floors > norms.largeHallM2;

/** Square metres that one detector watches. */
function perOf(home: Home): number {
  if (!isHall(home)) return norms.motionAreaM2;
  return isLargeHall(home) ? norms.motionOpenAreaM2 : norms.motionHallAreaM2;
}

/**
 * Detectors for the area, and for the rooms if their number was told: at home one for two of them, in a business one more
 * than its area asks for, for the way in, up to three in all unless the area asks for more. Where strangers sleep, nothing in their rooms.
 */
function planOf(home: Home): Plan {
  const { areaM2, rooms, floors, assumed } = home;
  if (isLodging(home)) return { count: floors + norms.lodgingMotion, by: 'lodging' };
  const byArea = Math.ceil(areaM2 / perOf(home));
  const byRooms =
    assumed.includes('rooms') || isHall(home)
      ? 0
      : isBusiness(home)
        ? Math.min(rooms, byArea + 1, norms.waysIn)
        : Math.ceil(rooms / norms.roomsPerMotion);
  const byFloors = isBusiness(home) ? floors : 0;
  const count = Math.max(byArea, byRooms, byFloors);
  const most = floors * norms.mostMotionOnFloor;
  if (!isHall(home) && count > most) return { count: most, by: 'most' };
  return { count, by: count === byArea ? 'area' : count === byRooms ? 'rooms' : 'floors' };
}

export const motionOf = (home: Home): number => planOf(home).count;

/** The sentence beside them; `quantity` are those that the panel reaches. */
export function motionReason(home: Home, quantity: number) {
  const { areaM2, rooms, floors } = home;
  const { count: needed, by } = planOf(home);
  const pets =
    home.petKg > 0
      ? ' Ζώο {pet} kg στο πάτωμα δεν τους ενοχλεί: δεν στρέφονται σε έπιπλα, ράφια και σκάλες όπου ανεβαίνει.'
      : '';
  const pet = home.petKg > 0 && { pet: home.petKg };
  if (quantity < needed)
    return reasonOf(
      `{needed:ανιχνευτής:ανιχνευτές} κίνησης για {area} m²: το ασύρματο σήμα φτάνει ως {quantity}.${pets}`,
      { needed, area: areaM2, quantity, ...pet },
    );
  const onFloors = floors > 1 ? ' σε {floors} ορόφους' : '';
  const sentences = {
    area: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ένας ανά {per} m².`,
    floors: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ένας σε κάθε όροφο.`,
    most: `Χώρος {area} m²${onFloors}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, έως {most} σε κάθε όροφο, εκεί απ’ όπου περνά όποιος κινείται μέσα.`,
    rooms:
      'Χώρος {area} m² με {rooms:δωμάτιο:δωμάτια}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, ώστε να περνά κανείς πάντα μπροστά από έναν.',
    lodging:
      '{floors:όροφος:όροφοι}: {quantity:ανιχνευτής:ανιχνευτές} κίνησης, σε είσοδο, γραφείο και διάδρομο κάθε ορόφου, κανένας σε δωμάτιο.',
  };
  return reasonOf(sentences[by] + pets, {
    quantity,
    ...(by !== 'lodging' && { area: areaM2 }),
    ...(by === 'rooms' ? { rooms } : (floors > 1 || by === 'lodging') && { floors }),
    ...(by === 'area' && { per: perOf(home) }),
    ...(by === 'most' && { most: norms.mostMotionOnFloor }),
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
  const byArea = `⌈${numberText(home.areaM2)} / ${perOf(home)}⌉`;
  if (isLodging(home))
    return { formula: `όροφοι + ${norms.lodgingMotion}`, numbers: `${floors} + ${norms.lodgingMotion}` };
  const terms = [
    { formula: '⌈επιφάνεια / m² ανά ανιχνευτή⌉', numbers: byArea },
    ...(assumed.includes('rooms') || isHall(home)
      ? []
      : isBusiness(home)
        ? [
            {
              formula: `το μικρότερο από δωμάτια, ⌈επιφάνεια / m² ανά ανιχνευτή⌉ + 1 και ${norms.waysIn}`,
              numbers: `min(${rooms}; ${byArea} + 1; ${norms.waysIn})`,
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
