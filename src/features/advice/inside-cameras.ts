// Where cameras hang inside: the reference, C.3, as far as the law lets them.
import { listed } from '#shared/greek.ts';
import { densityAt, densityClasses as classes } from '#features/catalogue/field-of-view.ts';
import { facadeTargets, isSeenByBell, isSeenFromInside, round, type Target } from './cameras.ts';
import { isHall } from './premises.ts';
import { norms } from './rules.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { entrancesOf } from './zones.ts';

/** Cameras of desks without which each is still in a picture: their lack is no risk. */
export const spareDeskCameras = ({ cashDesks }: Home) =>
  cashDesks - Math.ceil(cashDesks / norms.desksPerCamera);

/** Cameras that are there stay at the desks: a second picture of one is no evidence that anybody asked for. */
export const keepsDesks = ({ cashDesks, existing, priority }: Home) =>
  cashDesks > 0 && existing.includes('cameras') && priority !== 'evidence';

/** Whether goods are worth a camera in the rooms of a shop, where people work all day. */
const isWorthWatching = ({ contents }: Home) => contents === 'special' || contents === 'over-60k';

/** Whether a shop that wants evidence has no camera among its customers, for what it sells is no reason for one. */
export const isLeftOnFloor = (home: Home) =>
  home.propertyType === 'business' &&
  home.placeKind === 'shop' &&
  home.priority === 'evidence' &&
  !isWorthWatching(home);

/** When the inside of a hall may be recorded: not while people work there all day. */
const closedHours = ' Γράφουν μόνο εκτός ωραρίου: όσο δουλεύει εκεί κάποιος μένουν κλειστές.';

/** Whether doors have a camera of their own inside: none has where one on the outer wall is over it. */
const seesDoorsInside = (home: Home) => facadeTargets(home).length === 0 && isSeenFromInside(home);

/** What cameras of a shop's rooms are for, the first first: a store, and the doors that none watches from inside. */
export function shopPurposes(home: Home): string[] {
  const doors = seesDoorsInside(home) ? [] : ['κύρια είσοδο', 'πίσω πόρτα'].slice(0, entrancesOf(home));
  return [...(home.rooms > 1 ? ['αποθήκη'] : []), ...doors];
}

const shopPurposesText = (home: Home, cameras: number) => listed(shopPurposes(home).slice(0, cameras));

/** Cameras inside, those of rooms only as many as that. */
export const someInside = (home: Home, perCamera: number | undefined, rooms: number): Target[] =>
  insideTargets(home, perCamera).flatMap((target) => {
    const { ruleId, mounts: asked, pixels } = target;
    if (ruleId !== 'CAM-ROOM' || rooms >= asked) return target;
    if (rooms === 0) return [];
    const reason: Target['reason'] = (_camera, quantity) =>
      reasonOf(
        `{quantity:κάμερα:κάμερες} από τις {asked} που θέλει ο χώρος μέσα${isHall(home) || home.propertyType === 'apartment' ? '' : `, για ${shopPurposesText(home, quantity)}`}, με τουλάχιστον {pixels} px/m.${isHall(home) ? closedHours : ''}`,
        {
          quantity,
          asked,
          pixels,
        },
      );
    return { ...target, mounts: rooms, reason };
  });

/** Cameras inside: in a flat the hall, in a business the desks and the rooms, in a warehouse the desks and the shutters. */
export function insideTargets(home: Home, perCamera = 1): Target[] {
  const { propertyType: type, areaM2 } = home;
  const room = (
    areaPerCamera: number,
    pixels: number,
    name: string,
    sentence: (quantity: number) => string,
  ): Target => {
    const distanceM = Math.sqrt(Math.min(areaPerCamera, areaM2));
    const reach = type === 'apartment' ? 0 : distanceM;
    return {
      ruleId: 'CAM-ROOM',
      pixels,
      className: name,
      distanceM: reach,
      lengthM: 0,
      mounts: Math.ceil(areaM2 / areaPerCamera),
      isOutdoor: false,
      reason: (_camera, quantity) =>
        reasonOf(sentence(quantity), { area: areaM2, areaPerCamera, quantity, ...(reach > 0 && { pixels }) }),
    };
  };
  if (isSeenByBell(home)) return [];
  if (type === 'apartment')
    return [
      room(
        norms.flatCameraAreaM2,
        classes.perceive.pixels,
        classes.perceive.name,
        (quantity) =>
          `Διαμέρισμα {area} m²: {quantity:κάμερα:κάμερες} μέσα, προς την είσοδο${quantity > 1 && home.balconyDoors > 0 ? ' και το μπαλκόνι' : ''} (μία ανά {areaPerCamera} m²). Σκάλα, ανελκυστήρας και πόρτες άλλων μένουν έξω από το πλάνο.`,
      ),
    ];
  // Where goods come in and out, not where people work.
  const gates: Target = {
    ruleId: 'CAM-ROOM',
    pixels: classes.perceive.pixels,
    className: classes.perceive.name,
    distanceM: norms.gateM,
    lengthM: 0,
    mounts: home.shutters,
    isOutdoor: false,
    reason: (camera, quantity) =>
      reasonOf(
        `{quantity:ρολό:ρολά}: μία κάμερα από μέσα προς καθένα, που σε απόσταση {distance} m δίνει {density} px/m.${closedHours}`,
        { quantity, distance: norms.gateM, density: round(densityAt(camera, norms.gateM)) },
      ),
  };
  if (type !== 'business' && type !== 'warehouse') return [];
  const desks = Math.ceil(home.cashDesks / perCamera);
  // A camera on the outer wall over a door does not see the room behind it.
  const doors = seesDoorsInside(home) ? entrancesOf(home) : 0;
  const rooms = {
    ...room(
      norms.roomCameraAreaM2,
      classes.perceive.pixels,
      classes.perceive.name,
      (quantity) =>
        `Χώρος {area} m²: {quantity:κάμερα:κάμερες} μέσα για ${shopPurposesText(home, quantity)}, ώστε μαζί με όσες βλέπουν μέσα είσοδο και ταμείο να είναι έως μία ανά {areaPerCamera} m², με τουλάχιστον {pixels} px/m.`,
    ),
    mounts: Math.min(
      shopPurposes(home).length,
      Math.max(0, Math.ceil(areaM2 / norms.roomCameraAreaM2) - doors - home.cashDesks),
    ),
  };
  // Where people work all day, sit, sleep or are treated, none: there the entrance and the desk are all that may be watched.
  // The rooms of a shop are watched for goods that are worth it.
  const open =
    type === 'warehouse' || home.placeKind === 'store'
      ? [gates].filter(({ mounts }) => mounts > 0)
      : home.placeKind === 'shop' && isWorthWatching(home) && rooms.mounts > 0
        ? [rooms]
        : [];
  if (home.cashDesks === 0 || keepsDesks(home)) return open;
  const { pixels, name } = classes.validate;
  // With one desk there is nothing to share.
  const isShared = perCamera > 1 && home.cashDesks > 1;
  return [
    {
      ruleId: 'CAM-DESK',
      pixels,
      className: name,
      distanceM: norms.deskM,
      lengthM: 0,
      mounts: desks,
      isOutdoor: false,
      reason: (camera, quantity) =>
        reasonOf(
          `{desks:ταμείο:ταμεία}, {quantity:κάμερα:κάμερες}${isShared ? ' για έως {each} σε έναν πάγκο' : home.cashDesks === 1 ? '' : ', μία σε καθένα'}: σε απόσταση {distance} m χρειάζονται {pixels} px/m (${name}), η κάμερα δίνει {density}.`,
          {
            desks: home.cashDesks,
            quantity,
            ...(isShared && { each: perCamera }),
            distance: norms.deskM,
            pixels,
            density: round(densityAt(camera, norms.deskM)),
          },
        ),
    },
    ...open,
  ];
}
