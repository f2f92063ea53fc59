// Pixel density and the places of cameras: the reference, C.2 and C.3.
import {
  densityAt,
  densityClasses as classes,
  distanceAt,
  reachOf,
  wakeReachOf,
} from '#features/catalogue/field-of-view.ts';
import type { Camera } from '#features/catalogue/device.ts';
import { isBusiness, isHall, isLodging, isOnStreet } from './premises.ts';
import { norms, type RuleId } from './rules.ts';
import { sidesOf } from './home.ts';
import { isOnline, isOnSim } from './utilities.ts';
import { sharedEntrancesOf } from './zones.ts';
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
  /** For a camera with a mobile connection of its own, whatever the place has. */
  isBySim?: boolean;
  /** The entrances that these cameras watch as well. */
  reason: (camera: Camera, quantity: number) => Reason;
};

/** The sides of the building that are watched: none before which is the street, and none of a business in a row of others. */
function facadesOf(home: Home): number[] {
  const [long, short] = sidesOf(home.perimeterM);
  const isDetached =
    !isBusiness(home) || (home.floor === 0 && (home.yardM > 0 || !home.assumed.includes('perimeterM')));
  if (!isDetached || isOnStreet(home)) return [];
  // Guests' balconies and windows open there: nothing watches them whom nobody asked to.
  if (isLodging(home) && !home.concerns.includes('perimeter')) return [];
  // Customers of a restaurant sit before it: what is left is the side of the deliveries.
  return isBusiness(home) && home.placeKind === 'food' ? [short] : [long, short, long, short];
}

const facadeReason =
  (home: Home, lengthM: number, sides: number, { pixels, name }: Class) =>
  (camera: Camera, quantity: number) => {
    // It stands for a camera at the door.
    const saysEntrance = sharedEntrancesOf(home) > 0 && seesEntrance(camera, entranceClass(home).pixels);
    const sight = sightAlong(camera, pixels);
    const share = (lengthM * sides) / quantity;
    const isBeyond = share > sight + 0.05;
    const asleepM = camera.sleeps ? round(Math.max(0, share - wakeReachOf(camera))) : 0;
    return reasonOf(
      `${sides === 1 ? 'Πλευρά {length} m' : '{sides} πλευρές των {length} m'}: κάθε κάμερα δίνει {pixels} px/m (${name}: τι κάνει κάποιος, όχι ποιος είναι) έως {reach} m, άρα {quantity:κάμερα:κάμερες}.${isBeyond ? ' Στο τέλος της πλευράς δίνει {end} px/m.' : ''}${camera.sleeps ? ` Δουλεύει με μπαταρία: γράφει όταν την ξυπνήσει κίνηση, έως {wake} m${asleepM > 0 ? ': τα τελευταία {asleep} m της πλευράς δεν την ξυπνούν' : ''}.` : ''}${saysEntrance ? ` Πρώτα μπαίνουν πάνω από τις εισόδους: εκεί δίνουν {face} px/m (${entranceClass(home).name}) στα {distance} m.` : ''}${deters(home, camera) ? ' Ανάβει φως ή μιλά σε όποιον πλησιάζει: κρεμιέται πρώτα πάνω από τις εισόδους.' : ''}`,
      {
        ...(sides > 1 && { sides }),
        length: round(lengthM),
        pixels,
        reach: round(sight),
        quantity,
        ...(isBeyond && { end: Math.floor(densityAt(camera, share)) }),
        ...(camera.sleeps && { wake: round(wakeReachOf(camera)) }),
        ...(asleepM > 0 && { asleep: asleepM }),
        ...(saysEntrance && { face: round(densityAt(camera, norms.entranceM)), distance: norms.entranceM }),
      },
    );
  };

/** Whether a camera also drives away, where that is what money is spent for first. */
export const deters = ({ priority }: Home, { hasDeterrence }: Camera) =>
  priority === 'prevention' && hasDeterrence;

/** What a camera needs where it is not on the place's own internet. */
export const offlineText = (home: Home) => (isOnSim(home) ? ` ${simText}` : '');

/** It has no other connection, so the contract of one that is only used in winter runs all year. */
export const simText =
  'Συνδέεται μόνο από το δίκτυο κινητής: θέλει δική της κάρτα SIM με δεδομένα όλο τον χρόνο, από πάροχο, και γράφει στην κάρτα μνήμης της.';

export const round = (value: number) => Math.round(value * 10) / 10;

/** Whether somebody wants to look in from afar, and not only to be told: for that the alarm's application is enough. */
export const wantsToLookIn = ({ concerns, priority }: Home) =>
  priority === 'monitoring' && concerns.includes('remote-monitoring');

/** Whether he also looks in who is told first, of a home that is empty for weeks and where no line shows what a recorder keeps. */
export const looksInFromAway = (home: Home) =>
  wantsToLookIn(home) ||
  (!isBusiness(home) &&
    !isHall(home) &&
    home.concerns.includes('remote-monitoring') &&
    !isOnline(home) &&
    home.emptyFor !== 'hours' &&
    home.priority !== 'evidence');

/** Whether one that shows the only door that is watched from afar comes before a recorder that nobody sees from there. */
export const looksInBySim = (home: Home) =>
  wantsToLookIn(home) || (home.concerns.includes('remote-monitoring') && home.priority !== 'evidence');

/** A perimeter of one’s own: what lies before a flat is not seen by a camera inside. */
const asksForSides = ({ concerns, propertyType }: Home) =>
  concerns.includes('perimeter') && propertyType !== 'apartment';

/** Whether a bell with a camera answers who comes in, where there is a line for it: of a flat, for whoever wants to see him and no more. */
export const isSeenByBell = (home: Home) => home.propertyType === 'apartment' && isForEntryAlone(home);

/** Whether the answers ask for cameras. */
export const asksForCameras = (home: Home) =>
  (home.concerns.includes('entry-monitoring') && !isSeenByBell(home)) ||
  asksForSides(home) ||
  wantsToLookIn(home) ||
  (home.priority === 'evidence' &&
    home.concerns.some((id) => id === 'break-in' || id === 'alarm' || id === 'remote-monitoring'));

/** Whether cameras are asked for to see who comes in, and for nothing else. */
export const isForEntryAlone = (home: Home) =>
  home.concerns.includes('entry-monitoring') &&
  !home.concerns.includes('perimeter') &&
  home.priority !== 'evidence' &&
  !wantsToLookIn(home);

/** Whether guests sit before the building: nothing watches them but for a perimeter that was asked for. */
const isSatAround = (home: Home) => isBusiness(home) && home.placeKind === 'food' && home.yardM > 0;

/** Whether they ask for cameras along the sides of the building. */
export const asksForFacades = (home: Home) =>
  isSatAround(home)
    ? home.concerns.includes('perimeter')
    : namesFacades(home) ||
      home.propertyType === 'business' ||
      !home.concerns.includes('entry-monitoring') ||
      wantsToLookIn(home);

/** Whether they ask for them by name: a perimeter, or proof. */
export const namesFacades = ({ concerns, priority }: Home) =>
  priority === 'evidence' || concerns.includes('perimeter');

/** How far along a wall a camera gives this density by night. Whoever walks there passes near it: what wakes it is no limit. */
export const sightAlong = (camera: Camera, pixels: number) =>
  Math.min(distanceAt(camera, pixels), camera.irM);

/** How many cameras watch a length: at least one. `slack` is how many times as far as their class each may have to see. */
export function camerasAlong(camera: Camera, lengthM: number, pixels: number, slack = 1): number {
  const reach = Math.min(distanceAt(camera, pixels) * slack, camera.irM);
  return reach > 0 ? Math.max(1, Math.ceil(lengthM / reach - 1e-9)) : Infinity;
}

/** Whether a camera at the eave above a door shows a face as well as the door asks for. */
export const seesEntrance = (camera: Camera, pixels: number) =>
  reachOf(camera, pixels, 'night') >= norms.entranceM;

/** The density at entrances; evidence raises it by one class. */
export const entranceClass = ({ priority }: Home): Class =>
  priority === 'evidence' ? classes.validate : classes.characterise;

/** Where each camera has its own contract, one to the yard for whoever asked for the perimeter, and none along the sides. */
export function yardTargets(home: Home): Target[] {
  if (isBusiness(home) || isOnStreet(home) || !home.concerns.includes('perimeter')) return [];
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
      isBySim: true,
      reason: (camera, quantity) =>
        reasonOf(
          `{quantity:κάμερα:κάμερες} προς την αυλή, για την περίμετρο που ζητήσατε: δίνει τουλάχιστον {pixels} px/m (${name}) έως {reach} m. ${simText}`,
          { quantity, pixels, reach: round(reachOf(camera, pixels, 'night')) },
        ),
    },
  ];
}

/** Whether somebody wants to watch a lodging's own land, or proof of who comes to it. */
const hasArrival = (home: Home) =>
  isLodging(home) &&
  (home.priority === 'monitoring' || home.priority === 'evidence') &&
  home.floor === 0 &&
  home.yardM > 0 &&
  !home.assumed.includes('yardM');

/** Where its guests arrive, and what is delivered: over two of its doors. */
function arrivalTargets(home: Home, most: number): Target[] {
  const { pixels, name } = entranceClass(home);
  const along = classes.discern;
  const mounts = Math.min(most, 2, sharedEntrancesOf(home));
  if (!hasArrival(home) || mounts === 0) return [];
  return [
    {
      ruleId: 'CAM-FACADE',
      pixels,
      className: name,
      distanceM: norms.entranceM,
      lengthM: 0,
      mounts,
      isOutdoor: true,
      reason: (camera, quantity) =>
        reasonOf(
          `{quantity:κάμερα:κάμερες} έξω, πάνω από την κύρια είσοδο${quantity > 1 ? ' και την πόρτα των παραλαβών' : ''}, προς την άφιξη και τη στάθμευση: δίνει {density} px/m στα {distance} m, και {pixels} px/m (${along.name}: τι κάνει κάποιος, όχι ποιος είναι) έως {reach} m.`,
          {
            quantity,
            density: round(densityAt(camera, norms.entranceM)),
            distance: norms.entranceM,
            pixels: along.pixels,
            reach: round(sightAlong(camera, along.pixels)),
          },
        ),
    },
  ];
}

/** What is watched from outside along the building's sides, or along so many of them. */
export function facadeTargets(home: Home, sides = Infinity): Target[] {
  if (home.propertyType === 'apartment' || sides === 0) return [];
  if (isOnSim(home)) return yardTargets(home);
  if (!asksForFacades(home)) return [];
  if (isLodging(home) && !home.concerns.includes('perimeter')) return arrivalTargets(home, sides);
  // Proof of who it was is made at a door: twice as many cameras along a wall would not add to it.
  const density = classes.discern;
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
export const isSeenFromInside = (home: Home) =>
  isOnStreet(home) ||
  (isBusiness(home) && (!isOnSim(home) || home.yardM === 0 || home.floor > 0 || home.placeKind === 'food'));

/** Entrances for cameras; where each is on its own, and nothing else can watch a hall, its shutters too. */
export const waysInOf = (home: Home) => sharedEntrancesOf(home) + shuttersOnSim(home);
export const shuttersOnSim = (home: Home) => (isOnSim(home) && isHall(home) ? home.shutters : 0);
