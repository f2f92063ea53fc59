// What holds of every place of a kind, beside what stays open.
import { asksForCameras, asksForFacades } from './cameras.ts';
import { allPieces, hasAloneSmoke, isHandledAfar, placedPieces } from './coverage.ts';
import { fireNote, hasOwnSmoke, isLeftAlone } from './fire.ts';
import { armsByPanic } from './hold-up.ts';
import { isLeftOnFloor, keepsDesks } from './inside-cameras.ts';
import { soldAgain } from './kept.ts';
import { oldRecorderOf } from './old-cameras.ts';
import { hasLightsAsked } from './modules.ts';
import { isBusiness, isHall, isLodging, isOnStreet, isResidence } from './premises.ts';
import type { RecorderPlan } from './recorder.ts';
import type { System } from './system.ts';
import type { Home } from './types.ts';
import { countText, numberText } from './text.ts';
import { asksForAlarm } from './zones.ts';

/** Whether a yard was told that nothing watches, and nobody asked for: what is asked for has its own sentence. */
const isUnwatchedYard = (system: System) =>
  system.home.yardM > 0 &&
  !system.home.assumed.includes('yardM') &&
  !system.home.concerns.includes('perimeter') &&
  allPieces(system, 'EXT-YARD') === 0 &&
  !system.video?.groups.some(({ target }) => target.ruleId === 'CAM-FACADE');

/** What is there already, after «όσα έχετε»; light, which joins nothing, has a sentence of its own. */
const oldParts = {
  contacts: 'επαφές',
  motion: 'ανιχνευτές κίνησης',
  siren: 'σειρήνα',
  smoke: 'ανιχνευτές καπνού',
} as const;

/** What becomes of an alarm that exists, and how many new pieces are proposed until it was tried. */
function oldAlarmText(system: System): string {
  const { home, alarm } = system;
  if (!home.existing.some((part) => part === 'contacts' || part === 'motion' || part === 'siren')) return '';
  const again = soldAgain(system);
  const pieces =
    again === 0
      ? ''
      : ` Ως τότε η πρόταση έχει στη θέση τους ${countText(again, 'νέα συσκευή', 'νέες συσκευές')}`;
  if ((alarm?.panel.calc.wiredZones ?? 0) > 0)
    return `${pieces === '' ? '' : `${pieces}, και γράφει δύο σύνολα, με αυτές και χωρίς.`} Ό,τι δοκιμαστεί και συνδέεται μένει, και αφαιρείται από την πρόταση.`;
  return `${pieces === '' ? '' : `${pieces}.`} Παλιά καλώδια και συσκευές άλλης μάρκας δεν συνδέονται στον πίνακα της πρότασης: αν αξίζει να μείνουν, γράφεται ξανά με πίνακα που τα δέχεται.`;
}

/** What holds at such openings before an alarm reports, and what no contact feels. */
function mechanicalText(home: Home): string {
  const { balconyDoors, shutters, pastIncident } = home;
  const parts = [
    ...(isResidence(home) ? ['εξώπορτα με κύλινδρο ασφαλείας και δεύτερη κλειδαριά'] : []),
    ...(balconyDoors > 0 ? ['μπαλκονόπορτα, αν είναι συρόμενη, με πείρο για να μη σηκώνεται'] : []),
    ...(shutters > 0 ? ['ρολό με κλειδαριά κάτω και στις δύο άκρες'] : []),
    ...(isHall(home) ? ['εργαλεία δεμένα, με αριθμό γραμμένο κάπου αλλού'] : []),
  ];
  return `${parts.length > 0 ? ` Εδώ: ${parts.join(', ')}.` : ''}${pastIncident ? ' Κούφωμα που χτυπιέται και δεν ανοίγει δεν το νιώθει η επαφή: αισθητήρα κραδασμού ο οδηγός δεν έχει.' : ''}`;
}

/** How whoever comes in by a shutter disarms before he lifts it: its contact gives no time for a keypad inside. */
function shutterText(system: System): string {
  const { home, alarm } = system;
  const isPanicRemote =
    placedPieces(system, 'ALM-PANIC') > 0 &&
    alarm?.parts.some(({ need, item }) => need.ruleId === 'ALM-PANIC' && item?.calc.kind === 'remote') ===
      true;
  const remotes = placedPieces(system, 'ALM-REMOTE') + Number(isPanicRemote && armsByPanic(home));
  const means = [
    ...(isHandledAfar(system) ? ['την εφαρμογή στο κινητό'] : []),
    ...(remotes > 0 ? ['το τηλεχειριστήριο'] : []),
  ];
  return [
    `Όποιο ρολό είναι και η καθημερινή είσοδος δεν μένει άμεσο, αλλιώς χτυπά κάθε πρωί: ${means.length > 0 ? `αφοπλίζετε απέξω πριν το σηκώσετε, με ${means.join(' ή ')}, ή ` : ''}προγραμματίζεται με καθυστέρηση.`,
    ...(remotes > 0
      ? []
      : [
          `Τηλεχειριστήριο για όπλιση, πληκτρολόγιο απέξω ή διακόπτης με κλειδί δεν είναι στην πρόταση${isPanicRemote ? ', και το τηλεχειριστήριο του πανικού δεν αφοπλίζει' : ''}.`,
        ]),
    ...(home.shutters > 1 ? ['Τα άλλα ρολά χτυπούν αμέσως.'] : []),
  ].join(' ');
}

/** Cameras that recorders take beside the new ones, as heavy as they are: by channels and by disks of the fullest. */
function roomFor({ recorder, recorders, cameras, terabytes, diskTerabytes }: RecorderPlan): number {
  const onDisk = Math.floor(((diskTerabytes - terabytes) * cameras) / terabytes + 1e-9);
  return recorders * Math.max(0, Math.min(recorder.calc.channels - cameras, onDisk));
}

/** What becomes of cameras that exist at the recorder of the proposal. */
function oldCamerasText(plan: RecorderPlan): string {
  const room = roomFor(plan);
  return `Αναλογικές κάμερες με ομοαξονικό δεν συνδέονται στο καταγραφικό της πρότασης: όσες μένουν θέλουν δικό τους ή υβριδικό. Κάμερες δικτύου (ONVIF), αν τις δέχεται, γράφονται σε αυτό${
    room > 0
      ? `: στα κανάλια και στον δίσκο του χωρούν ${numberText(room)} ακόμη, όσο βαριές είναι και οι νέες.`
      : ' μόνο στη θέση νέων: κανάλια ή δίσκος δεν φτάνουν για περισσότερες.'
  }`;
}

/** What holds of every such place, whatever the system is. */
export function standingNotes(system: System): string[] {
  const { home, alarm, solos, video } = system;
  const fire = fireNote(home) ?? '';
  // Of a workplace's smoke alarms the note on fire tells what becomes of them.
  const old = Object.entries(oldParts).flatMap(([part, name]) =>
    home.existing.some((one) => one === part) && (part !== 'smoke' || isResidence(home)) ? name : [],
  );
  const isClosedForMonths = home.emptyFor === 'months';
  const notes: [boolean, string][] = [
    [
      isLodging(home) && !isClosedForMonths,
      `Στα δωμάτια των πελατών δεν μπαίνουν ${video?.groups.length ? 'ανιχνευτές κίνησης, επαφές ή κάμερες' : 'ανιχνευτές κίνησης ή επαφές'}: είναι χώρος δικός τους.`,
    ],
    [
      isLodging(home) && isClosedForMonths,
      'Στα δωμάτια των πελατών δεν μπαίνουν ανιχνευτές κίνησης ή κάμερες. Οι επαφές τους οπλίζονται μόνο όσο το κατάλυμα είναι κλειστό.',
    ],
    [fire !== '' && !home.concerns.includes('fire-safety'), fire],
    [
      old.length > 0,
      `Όσα έχετε ήδη (${old.join(', ')}) δεν μετρούν πριν ελεγχθούν στην αυτοψία.${oldAlarmText(system)}${
        isResidence(home) && home.existing.includes('smoke')
          ? ` Ανιχνευτής καπνού πάνω από 10 ετών, ή χωρίς ημερομηνία, αλλάζει: ${hasOwnSmoke(home) ? 'νέοι δεν είναι στην πρόταση, και όσοι έχετε δεν ειδοποιούν όταν λείπετε.' : 'οι νέοι μπαίνουν στη θέση τους.'}`
          : ''
      }`,
    ],
    [
      home.existing.includes('cameras') && !video?.groups.length && !oldRecorderOf(system),
      'Οι κάμερες που έχετε μένουν. Τι βλέπουν και αν γράφουν φαίνεται στην αυτοψία: ως τότε δεν μετρούν στον κίνδυνο.',
    ],
    [
      home.existing.includes('cameras') && Boolean(video?.groups.length),
      'Οι κάμερες που έχετε δεν μετρούν πριν ελεγχθούν. Όσες δείξουν στην αυτοψία ότι γράφουν και ότι δίνουν την εικόνα που χρειάζεται η θέση τους μένουν, και βγαίνουν από την πρόταση όσες νέες περισσεύουν.',
    ],
    [
      !isResidence(home) && keepsDesks(home) && Boolean(video?.groups.length),
      `${home.cashDesks === 1 ? 'Για το ταμείο' : 'Για τα ταμεία'} νέα κάμερα δεν προτείνεται: αν καμία από όσες έχετε δεν ${home.cashDesks === 1 ? 'το' : 'τα'} βλέπει, προστίθεται στην αυτοψία.`,
    ],
    [
      home.existing.includes('cameras') && video?.recorder !== undefined,
      video?.recorder ? oldCamerasText(video.recorder) : '',
    ],
    [
      solos.some(({ need, item }) => need.ruleId === 'FIRE-CO' && item),
      'Ο ανιχνευτής μονοξειδίου δεν αντικαθιστά τη συντήρηση: λέβητας, σόμπα και καμινάδα θέλουν έλεγχο κάθε χρόνο.',
    ],
    [
      (video !== undefined || asksForCameras(home)) &&
        home.floor === 0 &&
        isOnStreet(home) &&
        asksForFacades(home),
      `Στην πρόσοψη δεν μπαίνουν κάμερες: χωρίς δική σας αυλή βλέπουν πεζοδρόμιο, και αυτό δεν επιτρέπεται.${video?.groups.length ? ' Όποιος μπαίνει φαίνεται από μέσα.' : ''}`,
    ],
    [
      hasLightsAsked(home),
      'Τα φώτα που έχετε μένουν, και τι φωτίζουν φαίνεται στην αυτοψία: όποιο σημείο φωτίζεται ήδη καλά δεν παίρνει νέο προβολέα.',
    ],
    [
      isUnwatchedYard(system),
      `${home.hasVisitors && isBusiness(home) && home.placeKind === 'food' ? 'Ο χώρος έξω, με τραπέζια και καθίσματα,' : 'Ο χώρος έξω, με ό,τι μένει εκεί,'} δεν φυλάσσεται: ${alarm ? 'ο συναγερμός φυλάει το κτίριο' : 'δεν υπάρχει ανίχνευση'}.`,
    ],
    [allPieces(system, 'ALM-SHUTTER') > 0, shutterText(system)],
    [
      alarm !== undefined && !isLeftAlone(home) && hasAloneSmoke(system),
      'Οι ανιχνευτές καπνού χτυπούν μόνο επί τόπου, χωρίς σύνδεση με τον πίνακα: πρόταση με συνδεδεμένους ειδοποιεί και το κινητό, ακόμη και αν αλλού έχει λιγότερα.',
    ],
    [
      isLeftOnFloor(home) &&
        Boolean(video?.groups.length) &&
        !video?.groups.some(({ target }) => target.ruleId === 'CAM-ROOM'),
      'Κάμερα στον χώρο των πελατών δεν προτείνεται, αν και ζητήσατε αποδεικτικά: εκεί δουλεύουν άνθρωποι όλη τη μέρα, και με την αξία που δηλώσατε θέλει πρώτα γραπτά τεκμηριωμένη ανάγκη.',
    ],
    [
      asksForAlarm(home),
      `Πρώτα η μηχανική προστασία: κλειδαριές, κάγκελα και ρολά κρατούν τον διαρρήκτη έξω, τα ηλεκτρονικά τον προδίδουν.${mechanicalText(home)} ${isResidence(home) || isLodging(home) ? 'Κάγκελο όπου κοιμάται κάποιος ανοίγει από μέσα, για τη φωτιά. ' : ''}Δεν είναι μέρος της πρότασης.`,
    ],
  ];
  return notes.flatMap(([isSo, note]) => (isSo ? note : []));
}
