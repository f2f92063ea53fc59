// The cameras of doors: from inside or from outside, and the one that shows the main entrance from afar.
import { densityAt, densityClasses as classes } from '#features/catalogue/field-of-view.ts';
import {
  deters,
  entranceClass,
  isSeenFromInside,
  offlineText,
  round,
  shuttersOnSim,
  simText,
  waysInOf,
  type Target,
} from './cameras.ts';
import { isBooth, isBusiness, isLetWhole, isLodging, isOnStreet } from './premises.ts';
import { norms } from './rules.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { isOnSim } from './utilities.ts';
import { sharedEntrancesOf } from './zones.ts';

/** How many of them have one where each has a contract of its own: the main one, and of a hall a shutter, by which what is large leaves. */
const waysOnSim = (home: Home) => 1 + Math.min(1, shuttersOnSim(home));

/** Entrances that no camera of a façade watches, or so many of them; `onSim` of them where each has a contract of its own, `isPlain` with less of a face than proof asks for. */
export function entranceTarget(
  home: Home,
  watched: number,
  entrances = Infinity,
  onSim = waysOnSim(home),
  isPlain = false,
): Target | undefined {
  if (home.propertyType === 'apartment' || isLetWhole(home)) return undefined;
  // A camera at the door of a kiosk sees nobody but who works there: what comes to its hatch is seen at the desk.
  if (isBooth(home) && !home.hasVisitors && home.cashDesks > 0) return undefined;
  const most = isOnSim(home) ? Math.min(onSim, entrances) : entrances;
  // Of a restaurant who comes in and what is delivered: the kitchen's other doors are where somebody cooks.
  const doors =
    isBusiness(home) && home.placeKind === 'food' && home.priority !== 'evidence'
      ? Math.min(2, waysInOf(home))
      : waysInOf(home);
  const mounts = Math.min(most, Math.max(0, doors - watched));
  const { pixels, name } = isPlain ? classes.characterise : entranceClass(home);
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
        `{quantity:είσοδος:είσοδοι}${quantity > 1 && shuttersOnSim(home) > 0 ? ', μαζί με τα ρολά' : ''}, μία κάμερα σε καθεμία${isFromInside ? ', από μέσα προς την πόρτα' : ''}: σε απόσταση {distance} m χρειάζονται {pixels} px/m (${name}), η κάμερα δίνει {density}${isAgainstLight && camera.wdrDb ? ', με WDR {wdr} dB για το φως της πόρτας' : ''}.${!isFromInside && deters(home, camera) ? ' Ανάβει φως ή μιλά σε όποιον πλησιάζει.' : ''}${isFromInside && camera.hasDeterrence ? ' Μέσα στον χώρο το φως και η φωνή της μένουν κλειστά.' : ''}${isFromInside && home.placeKind === 'food' && quantity > 1 ? ' Στην πόρτα της κουζίνας δείχνει μόνο το άνοιγμα, με μάσκα σε όποιον μαγειρεύει, και όπου αυτό δεν γίνεται βγαίνει.' : ''}${isPlain ? ' Πρόσωπο που επιβεβαιώνεται το δίνει άλλη κάμερα, που δεν είναι στην πρόταση.' : ''}${offlineText(home)}`,
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

/** How many entrances those outside spare inside: where a face is proof, or strangers sleep, the main one keeps its own. */
export const watchedOf = (home: Home, watched: number) =>
  isBusiness(home) && isSeenFromInside(home) && (isLodging(home) || home.priority === 'evidence')
    ? Math.min(watched, Math.max(0, sharedEntrancesOf(home) - 1))
    : watched;

/** One that shows the main entrance from afar, where others are seen only on the spot for a season or always. */
export function afarTarget(home: Home): Target | undefined {
  const hasOwnEntrance = home.floor === 0 && !isOnStreet(home) && home.propertyType !== 'apartment';
  const isSeatedOutside = isBusiness(home) && home.placeKind === 'food';
  if (home.internet === 'yes' || isOnSim(home) || !hasOwnEntrance || isSeatedOutside) return undefined;
  const { pixels, name } = entranceClass(home);
  return {
    ruleId: 'CAM-AFAR',
    pixels,
    className: name,
    distanceM: norms.entranceM,
    lengthM: 0,
    mounts: 1,
    isOutdoor: true,
    isBySim: true,
    reason: (camera, quantity) =>
      reasonOf(
        `{quantity:κάμερα:κάμερες} στην κύρια είσοδο, για να τη βλέπετε από μακριά και όταν δεν υπάρχει ίντερνετ: σε απόσταση {distance} m δίνει {density} px/m. ${simText}`,
        { quantity, distance: norms.entranceM, density: round(densityAt(camera, norms.entranceM)) },
      ),
  };
}
