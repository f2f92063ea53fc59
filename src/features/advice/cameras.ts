// Pixel density and the places of cameras: the reference, C.2 and C.3.
import { densityAt, densityClasses as classes, reachOf } from '#features/catalogue/field-of-view.ts';
import type { Camera } from '#features/catalogue/device.ts';
import { isBusiness, isHall, isOnStreet } from './premises.ts';
import { norms, type RuleId } from './rules.ts';
import { sidesOf } from './home.ts';
import { isOnline, offlineCause } from './utilities.ts';
import { entrancesOf, sharedEntrancesOf } from './zones.ts';
import type { Home, Reason } from './types.ts';
import { reasonOf } from './text.ts';

type Class = (typeof classes)[keyof typeof classes];

/** A place that cameras watch: one camera sees `reachM` of `lengthM` at the class's density. */
export type Target = {
  ruleId: RuleId;
  pixels: number;
  className: string;
  /** The distance at which the density must hold, for a single camera. */
  distanceM: number;
  /** The length that several cameras share; 0 where one camera per place is enough. */
  lengthM: number;
  /** Places of this kind. */
  mounts: number;
  /** Whether daylight stands behind whoever is to be seen. */
  isAgainstLight?: boolean;
  isOutdoor: boolean;
  /** The entrances that these cameras watch as well. */
  reason: (camera: Camera, quantity: number) => Reason;
};

/** The sides of the building that are watched: none before which is the street, and none of a business in a row of others. */
function facadesOf(home: Home): number[] {
  const [long, short] = sidesOf(home.perimeterM);
  const isDetached =
    !isBusiness(home) || (home.floor === 0 && (home.yardM > 0 || !home.assumed.includes('perimeterM')));
  if (!isDetached || isOnStreet(home)) return [];
  // Customers of a restaurant sit before it: what is left is the side of the deliveries.
  return isBusiness(home) && home.placeKind === 'food' ? [short] : [long, short, long, short];
}

const facadeReason =
  (home: Home, lengthM: number, sides: number, { pixels, name }: Class) =>
  (camera: Camera, quantity: number) => {
    const saysEntrance =
      home.concerns.includes('entry-monitoring') && seesEntrance(camera, entranceClass(home).pixels);
    return reasonOf(
      `${sides === 1 ? 'Πλευρά {length} m' : '{sides} πλευρές των {length} m'}: κάθε κάμερα δίνει {pixels} px/m (${name}) έως {reach} m, άρα {quantity:κάμερα:κάμερες}.${saysEntrance ? ` Πάνω από είσοδο δίνει {face} px/m (${entranceClass(home).name}) στα {distance} m.` : ''}`,
      {
        ...(sides > 1 && { sides }),
        length: round(lengthM),
        pixels,
        reach: round(reachOf(camera, pixels, 'night')),
        quantity,
        ...(saysEntrance && { face: round(densityAt(camera, norms.entranceM)), distance: norms.entranceM }),
      },
    );
  };

/** What a camera needs where it is not on the place's own internet. */
const offlineText = (home: Home) =>
  isOnline(home)
    ? ''
    : ` ${offlineCause(home)} θέλει δική της κάρτα SIM με δεδομένα, από πάροχο, και γράφει στην κάρτα μνήμης της.`;

const round = (value: number) => Math.round(value * 10) / 10;

/** Whether somebody wants to look in from afar, and not only to be told: for that the alarm's application is enough. */
const wantsToLookIn = ({ concerns, priority }: Home) =>
  priority === 'monitoring' && concerns.includes('remote-monitoring');

/** Whether the answers ask for cameras. */
export const asksForCameras = (home: Home) =>
  home.concerns.some((id) => id === 'entry-monitoring' || id === 'perimeter') ||
  wantsToLookIn(home) ||
  (home.priority === 'evidence' &&
    home.concerns.some((id) => id === 'break-in' || id === 'alarm' || id === 'remote-monitoring'));

/** Whether they ask for cameras along the sides of the building. */
export const asksForFacades = (home: Home) =>
  home.propertyType === 'business' ||
  home.priority === 'evidence' ||
  !home.concerns.includes('entry-monitoring') ||
  home.concerns.includes('perimeter') ||
  wantsToLookIn(home);

/** How many cameras watch a length: at least one. */
export function camerasAlong(camera: Camera, lengthM: number, pixels: number): number {
  const reach = reachOf(camera, pixels, 'night');
  return reach > 0 ? Math.max(1, Math.ceil(lengthM / reach - 1e-9)) : Infinity;
}

/** Whether a camera at the eave above a door shows a face as well as the door asks for. */
export const seesEntrance = (camera: Camera, pixels: number) =>
  reachOf(camera, pixels, 'night') >= norms.entranceM;

/** The density at entrances; evidence raises it by one class. */
export const entranceClass = ({ priority }: Home): Class =>
  priority === 'evidence' ? classes.validate : classes.characterise;

/** One place outside beside the only door, where nobody is for weeks: a camera that fails alone is missed by nobody. */
function yardTargets(home: Home): Target[] {
  if (isBusiness(home) || isOnStreet(home) || home.emptyFor === 'hours' || entrancesOf(home) > 1) return [];
  const { pixels, name } = classes.discern;
  return [
    {
      ruleId: 'CAM-FACADE',
      pixels,
      className: name,
      distanceM: norms.yardM,
      lengthM: 0,
      mounts: 1,
      isOutdoor: true,
      reason: (camera, quantity) =>
        reasonOf(
          `{quantity:κάμερα:κάμερες} προς την αυλή, ώστε η κάμερα της εισόδου να μην είναι μόνη: δίνει {pixels} px/m (${name}) έως {reach} m.${offlineText(home)}`,
          { quantity, pixels, reach: round(reachOf(camera, pixels, 'night')) },
        ),
    },
  ];
}

/** What is watched from outside along the building's sides, or along so many of them. */
export function facadeTargets(home: Home, sides = Infinity): Target[] {
  // Each camera that is not on the place's own internet has its own contract: sides are not worth one.
  if (home.propertyType === 'apartment' || sides === 0) return [];
  if (!isOnline(home)) return yardTargets(home);
  if (!asksForFacades(home)) return [];
  // Proof of who it was is made at a door: along the walls of a hall dozens of cameras would not add to it.
  const density = home.priority === 'evidence' && !isHall(home) ? classes.perceive : classes.discern;
  const facades = facadesOf(home).slice(0, sides);
  return [...new Set(facades)].map((lengthM) => {
    const mounts = facades.filter((length) => length === lengthM).length;
    return {
      ruleId: 'CAM-FACADE',
      pixels: density.pixels,
      className: density.name,
      distanceM: 0,
      lengthM,
      mounts,
      isOutdoor: true,
      reason: facadeReason(home, lengthM, mounts, density),
    };
  });
}

/**
 * Whether cameras look at the doors from inside: before a business is the street, or the stairs of others. Where each has to
 * have its own SIM and sun, those of a business hang outside if the yard is its own and no guests sit there.
 */
const isSeenFromInside = (home: Home) =>
  isOnStreet(home) ||
  (isBusiness(home) && (isOnline(home) || home.yardM === 0 || home.floor > 0 || home.placeKind === 'food'));

/** Entrances that no camera of a façade watches, or so many of them. */
export function entranceTarget(home: Home, watched: number, most = Infinity): Target | undefined {
  if (home.propertyType === 'apartment') return undefined;
  const mounts = Math.min(most, Math.max(0, sharedEntrancesOf(home) - watched));
  const { pixels, name } = entranceClass(home);
  if (mounts === 0) return undefined;
  const isFromInside = isSeenFromInside(home);
  const isAgainstLight = isFromInside && home.floor === 0;
  return {
    ruleId: 'CAM-ENTRANCE',
    pixels,
    className: name,
    distanceM: norms.entranceM,
    lengthM: 0,
    mounts,
    isOutdoor: !isFromInside,
    isAgainstLight,
    reason: (camera, quantity) =>
      reasonOf(
        `{quantity:είσοδος:είσοδοι} χωρίς άλλη κάμερα${isFromInside ? ', από μέσα προς την πόρτα' : ''}: σε απόσταση {distance} m χρειάζονται {pixels} px/m (${name}), η κάμερα δίνει {density}${isAgainstLight && camera.wdrDb ? ', με WDR {wdr} dB για το φως της πόρτας' : ''}.${offlineText(home)}`,
        {
          quantity,
          distance: norms.entranceM,
          pixels,
          density: round(densityAt(camera, norms.entranceM)),
          ...(isAgainstLight && camera.wdrDb && { wdr: camera.wdrDb }),
        },
      ),
  };
}

/** Desks of a counter in one picture: as many as fit, one where the budget has no end. */
const desksPerCamera = ({ budget }: Home) => (budget === 'premium' ? 1 : norms.desksPerCamera);

/** Cameras of desks without which each is still in a picture: their lack is no risk. */
export const spareDeskCameras = (home: Home) =>
  Math.ceil(home.cashDesks / desksPerCamera(home)) - Math.ceil(home.cashDesks / norms.desksPerCamera);

/** When a hall may be recorded: not while people work there all day. */
const closedHours = ' Γράφουν μόνο εκτός ωραρίου: όσο δουλεύει εκεί κάποιος μένουν κλειστές.';

/** Cameras inside, those of rooms only as many as that. */
export const someInside = (home: Home, perCamera: number | undefined, rooms: number): Target[] =>
  insideTargets(home, perCamera).flatMap((target) => {
    const { ruleId, mounts: asked, pixels } = target;
    if (ruleId !== 'CAM-ROOM' || rooms >= asked) return target;
    if (rooms === 0) return [];
    const reason: Target['reason'] = (_camera, quantity) =>
      reasonOf(
        `{quantity:κάμερα:κάμερες} από τις {asked} που θέλει ο χώρος μέσα, με τουλάχιστον {pixels} px/m.${isHall(home) ? closedHours : ''}`,
        {
          quantity,
          asked,
          pixels,
        },
      );
    return { ...target, mounts: rooms, reason };
  });

/** Cameras inside: in a flat the hall, in a business the desks and the rooms, in a warehouse the desks and the hall. */
export function insideTargets(home: Home, perCamera = desksPerCamera(home)): Target[] {
  const { propertyType: type, areaM2 } = home;
  const room = (areaPerCamera: number, pixels: number, name: string, sentence: string): Target => {
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
        reasonOf(sentence, { area: areaM2, areaPerCamera, quantity, ...(reach > 0 && { pixels }) }),
    };
  };
  if (type === 'apartment')
    return [
      room(
        norms.flatCameraAreaM2,
        classes.perceive.pixels,
        classes.perceive.name,
        `Διαμέρισμα {area} m²: {quantity:κάμερα:κάμερες} μέσα, προς την είσοδο${home.balconyDoors > 0 ? ' και το μπαλκόνι' : ''} (μία ανά {areaPerCamera} m²). Στους κοινόχρηστους χώρους δεν επιτρέπεται λήψη.`,
      ),
    ];
  const hall = room(
    norms.hallCameraAreaM2,
    classes.discern.pixels,
    classes.discern.name,
    `Ενιαίος χώρος {area} m²: {quantity:κάμερα:κάμερες}, μία ανά {areaPerCamera} m², με τουλάχιστον {pixels} px/m.${closedHours}`,
  );
  if (type !== 'business' && type !== 'warehouse') return [];
  const desks = Math.ceil(home.cashDesks / perCamera);
  // A camera on the outer wall over a door does not see the room behind it.
  const doors = facadeTargets(home).length > 0 || !isSeenFromInside(home) ? 0 : entrancesOf(home);
  const rooms = {
    ...room(
      norms.roomCameraAreaM2,
      classes.perceive.pixels,
      classes.perceive.name,
      'Χώρος {area} m²: {quantity:κάμερα:κάμερες} πέρα από όσες βλέπουν μέσα είσοδο και ταμείο, μία ανά {areaPerCamera} m² μαζί με εκείνες, με τουλάχιστον {pixels} px/m.',
    ),
    mounts: Math.max(
      areaM2 > norms.roomCameraAreaM2 ? 1 : 0,
      Math.ceil(areaM2 / norms.roomCameraAreaM2) - doors - desks,
    ),
  };
  // Where people work all day, sit, sleep or are treated, none: there the entrance and the desk are all that may be watched.
  const open =
    type === 'warehouse' || home.placeKind === 'store'
      ? [hall]
      : home.placeKind === 'shop' && rooms.mounts > 0
        ? [rooms]
        : [];
  if (home.cashDesks === 0) return open;
  const { pixels, name } = classes.validate;
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
          `{desks:ταμείο:ταμεία}, {quantity:κάμερα:κάμερες}${perCamera > 1 ? ' για έως {each} σε έναν πάγκο' : ', μία σε καθένα'}: σε απόσταση {distance} m χρειάζονται {pixels} px/m (${name}), η κάμερα δίνει {density}.`,
          {
            desks: home.cashDesks,
            quantity,
            ...(perCamera > 1 && { each: perCamera }),
            distance: norms.deskM,
            pixels,
            density: round(densityAt(camera, norms.deskM)),
          },
        ),
    },
    ...open,
  ];
}
