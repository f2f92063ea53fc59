// Whether smoke is detected by alarms for homes, how many, and how they are heard.
import { norms } from './rules.ts';
import { isHall, isLodging, isResidence } from './premises.ts';
import type { Home } from './types.ts';

/** Whether a study of the fire comes before anything is bought: of a small hall where fire was asked for. */
export const needsFireStudy = (home: Home) =>
  isLodging(home) ||
  (isHall(home) && home.concerns.includes('fire-safety')) ||
  (!isResidence(home) && home.areaM2 > norms.fireStudyAreaM2);

/** Whether doors stand between its rooms, which were told: one alarm is not heard in all of them. */
const hasRoomsApart = (home: Home) => !home.assumed.includes('rooms') && home.rooms > norms.roomsPerMotion;

/** Whether a workplace has fire detection of its own, which alarms for homes neither replace nor complete. */
const isDetected = (home: Home) => !isResidence(home) && home.existing.includes('smoke');

/** Whether so many strangers sleep there that alarms for homes would only take the money for detection to EN 54. */
const isHotel = (home: Home) =>
  isLodging(home) &&
  (home.assumed.includes('rooms') ? home.areaM2 > norms.hotelAreaM2 : home.rooms >= norms.hotelRooms);

/**
 * Whether a workplace has them as an aid that calls its owner: where fire was asked for and needs no study first, and where a
 * few strangers sleep, whose study may take months.
 */
const isSmokeAid = (home: Home) =>
  !isDetected(home) &&
  ((isLodging(home) && !isHotel(home)) ||
    (!isResidence(home) && !needsFireStudy(home) && home.concerns.includes('fire-safety')));

/** Whether a home has smoke alarms, and did not ask for others. */
export const hasOwnSmoke = (home: Home) =>
  isResidence(home) && home.existing.includes('smoke') && !home.concerns.includes('fire-safety');

/**
 * Smoke alarms: one a floor, and one for every so many square metres of it, two where several rooms were told. In a business
 * only as an aid, in a small lodging one a room: an alarm for homes (EN 14604) is no detection to EN 54.
 */
export const smokeOf = (home: Home) =>
  (!isResidence(home) && !isSmokeAid(home)) || hasOwnSmoke(home)
    ? 0
    : Math.max(
        home.floors * Math.ceil(home.areaM2 / home.floors / norms.smokeAreaM2 - 1e-9),
        isLodging(home) && !home.assumed.includes('rooms') ? home.rooms : hasRoomsApart(home) ? 2 : 1,
      );

/** What a business is told of fire: what it needs instead of alarms for homes. Nothing at home. */
export function fireNote(home: Home): string | undefined {
  if (isResidence(home)) return undefined;
  if (isDetected(home))
    return `Τι είναι οι ανιχνευτές καπνού που έχετε φαίνεται στην αυτοψία. Πυρανίχνευση με πίνακα μένει, την ελέγχει όποιος τη συντηρεί, και αν αρκεί και είναι κατά EN 54 το λέει η μελέτη πυροπροστασίας: ανιχνευτής καπνού για σπίτια ούτε την αντικαθιστά ούτε τη συμπληρώνει. Αυτόνομοι με μπαταρία δεν είναι πυρανίχνευση: πάνω από 10 ετών, ή χωρίς ημερομηνία, αλλάζουν.${isLeftAlone(home) ? ' Όσο ο χώρος μένει άδειος, φωτιά που ακούγεται μόνο εκεί δεν τη μαθαίνει κανείς: ό,τι τη λέει από μακριά το ορίζει η μελέτη.' : ''}`;
  if (isLodging(home))
    return `Εδώ κοιμούνται άνθρωποι που δεν ξέρουν τον χώρο: χρειάζονται μελέτη πυροπροστασίας και πυρανίχνευση κατά EN 54 σε δωμάτια και διαδρόμους, με φωτισμό ασφαλείας και σήμανση εξόδων. Δεν είναι μέρος της πρότασης${isHotel(home) ? ', και ανιχνευτές καπνού για σπίτια δεν μπαίνουν στη θέση της: αν λείπει, προηγείται από όσα προτείνονται εδώ.' : ': ως τότε ανιχνευτής καπνού για σπίτια μόνο ειδοποιεί, δεν την αντικαθιστά.'}`;
  if (needsFireStudy(home))
    return `Για τη φωτιά ${home.concerns.includes('fire-safety') ? 'χρειάζεται' : 'ρωτήστε μηχανικό αν χρειάζεται'} μελέτη πυροπροστασίας και πυρανίχνευση κατά EN 54: οι ανιχνευτές καπνού για σπίτια δεν αρκούν.`;
  return `Για τη φωτιά ισχύουν τα μέτρα πυροπροστασίας της επιχείρησης, με πυρανίχνευση κατά EN 54 όπου τη ζητούν: σχεδιάζεται χωριστά. ${isSmokeAid(home) ? 'Ανιχνευτής καπνού για σπίτια εδώ μόνο ειδοποιεί, δεν την αντικαθιστά.' : isHall(home) ? 'Ανιχνευτές καπνού για σπίτια σε τέτοιο χώρο δεν αρκούν.' : 'Ανιχνευτής καπνού για σπίτια, σε σύνδεση με τον συναγερμό, προστίθεται αν τον θέλετε: μόνο ειδοποιεί, δεν την αντικαθιστά.'}`;
}

/** Whether nobody hears a smoke alarm of its own for nights or weeks. */
export const isLeftAlone = ({ emptyFor }: Pick<Home, 'emptyFor'>) => emptyFor !== 'hours';

/** Whether nobody but neighbours answers an alarm of a home, for weeks. */
export const isHeardByNeighbours = ({ propertyType, emptyFor, isMonitored }: Home) =>
  isResidence({ propertyType }) && !isMonitored && (emptyFor === 'weeks' || emptyFor === 'months');

/** Whether smoke alarms join the panel, because one of its own would not be heard, or not everywhere. */
export const isSmokeJoined = (home: Home) =>
  !isResidence(home) ||
  isLeftAlone(home) ||
  home.areaM2 > norms.heardAreaM2 ||
  home.floors > 1 ||
  smokeOf(home) > 1;
