// What remains unprotected, in sentences.
import { isReaderSpare } from './access.ts';
import { asksForCameras, asksForFacades, isSeenByBell, shuttersOnSim, waysInOf } from './cameras.ts';
import { mayBeCutOff } from './communicator.ts';
import { hasAloneSmoke, isHandledAfar, placedPieces, reportsByMobile } from './coverage.ts';
import { fireNote, isLeftAlone } from './fire.ts';
import { isMotionless } from './animals.ts';
import type { System } from './system.ts';
import type { Home } from './types.ts';
import type { Need } from './pick.ts';
import { motionOf } from './motion.ts';
import { oldRecorderOf } from './old-cameras.ts';
import { askedNeeds, hasOwnOutside } from './modules.ts';
import { partName } from './rules.ts';
import { countText, noAskedCameras, numberText } from './text.ts';
import { isOnline, isOnSim, isWifi, offlineCause, wantsNoCables } from './utilities.ts';
import { camerasOf } from './video.ts';
import { tellsOfPeople } from './sim-plans.ts';
import { hasWatchedYard } from './yard.ts';
import { isLetWhole } from './premises.ts';
import { asksForAlarm, openingsOf } from './zones.ts';

/** Whether what was asked for takes cameras, and not only to look in from afar. */
const asksToSee = ({ concerns, priority, propertyType }: Home) =>
  priority === 'evidence' ||
  concerns.includes('entry-monitoring') ||
  (concerns.includes('perimeter') && propertyType !== 'apartment');

/** Whether somebody wants to look into a place whose patients no camera may show. */
const wantsToSeePatients = (home: Home) =>
  home.propertyType === 'business' &&
  home.placeKind === 'practice' &&
  (asksForCameras(home) || home.priority === 'monitoring' || home.concerns.includes('remote-monitoring'));

/** What is seen there in place of people. */
const patientsText = (system: System) =>
  `Ασθενείς και εργαζομένους δεν επιτρέπεται να τους βλέπει κάμερα, ούτε εσείς από το κινητό: το πολύ την πόρτα της εισόδου, από μέσα, και νέα κάμερα εκεί δεν είναι στην πρόταση.${isHandledAfar(system) ? ' Στο κινητό βλέπετε αν ο συναγερμός είναι οπλισμένος και τι χτύπησε.' : ''}`;

/** Whether somebody wants to look into a place where guests sit and others cook. */
const wantsToSeeGuests = (home: Home) =>
  home.propertyType === 'business' &&
  home.placeKind === 'food' &&
  (asksForCameras(home) || home.concerns.includes('remote-monitoring'));

/** What a system leaves open of what was asked, and of what the core protects. */
export function uncoveredOf(
  system: System,
  core: System,
  camerasLeft = system.video?.leftOut ?? 0,
  isHad: (need: Need) => boolean = () => true,
): string[] {
  const { home, alarm, solos, video } = system;
  const sentences: string[] = [];
  if (alarm) {
    const open = openingsOf(home) - placedPieces(system, 'ALM-CONTACT');
    const ofRooms = home.doors + home.windows - openingsOf(home);
    if (ofRooms > 0)
      sentences.push(
        `${countText(ofRooms, 'άνοιγμα θεωρήθηκε δωματίου πελατών και μένει', 'ανοίγματα θεωρήθηκαν δωματίων πελατών και μένουν')} χωρίς επαφή (μπαλκονόπορτες: ${numberText(home.balconyDoors)}, παράθυρα: ${numberText(home.windows)}). Όποιο είναι υποδοχής, γραφείου ή αποθήκης παίρνει δική του, που δεν είναι στην πρόταση.`,
      );
    if (open > 0) sentences.push(`${countText(open, 'άνοιγμα μένει', 'ανοίγματα μένουν')} χωρίς επαφή.`);
    const shutters = home.shutters - placedPieces(system, 'ALM-SHUTTER');
    if (shutters > 0) sentences.push(`${countText(shutters, 'ρολό μένει', 'ρολά μένουν')} χωρίς επαφή.`);
  }
  if (alarm) {
    const open = motionOf(home) - placedPieces(system, 'ALM-MOTION');
    if (open > 0 && isMotionless(alarm.frame))
      sentences.push(
        `Μέσα δεν ανιχνεύεται κίνηση: με ζώο ${numberText(home.petKg)} kg που κυκλοφορεί, οι ανιχνευτές (έως ${numberText(alarm.frame.bearsKg ?? 0)} kg) θα χτυπούσαν άδικα. Σε χώρο που κλείνει στο ζώο, ή αν λείπει πάντα μαζί σας, μπορούν να μπουν: δεν είναι στην πρόταση.`,
      );
    else if (open > 0)
      sentences.push(
        `${open === 1 ? 'Λείπει' : 'Λείπουν'} ${countText(open, 'ανιχνευτής', 'ανιχνευτές')} κίνησης από ${motionOf(home) === 1 ? 'τον 1' : `τους ${motionOf(home)}`} που χρειάζεται ο χώρος.`,
      );
  }
  sentences.push(...openPerimeter(system));
  const smoke = core.alarm?.parts.findIndex(({ need }) => need.ruleId === 'FIRE-SMOKE') ?? -1;
  const alone = (core.quantities[smoke] ?? 0) - (system.quantities[smoke] ?? 0);
  if (smoke >= 0 && alone > 0)
    sentences.push(
      (system.quantities[smoke] ?? 0) === 0
        ? `${alone === 1 ? 'Λείπει' : 'Λείπουν'} ${countText(alone, 'ανιχνευτής', 'ανιχνευτές')} καπνού: δεν ${alone === 1 ? 'ζητήθηκε' : 'ζητήθηκαν'}, και στον προϋπολογισμό προηγήθηκαν όσα ζητήσατε.`
        : `${countText(alone, 'ανιχνευτής καπνού λείπει', 'ανιχνευτές καπνού λείπουν')}, και ${system.quantities[smoke] === 1 ? 'όποιος τοποθετείται ακούγεται μόνο κοντά του: από άλλο δωμάτιο με κλειστή πόρτα ίσως όχι' : 'όσοι τοποθετούνται δεν συνδέονται μεταξύ τους: από άλλο δωμάτιο με κλειστή πόρτα ίσως δεν ακουστούν'}.`,
    );
  const fire = fireNote(home);
  if (fire && home.concerns.includes('fire-safety')) sentences.push(fire);
  // What no product does is a gap.
  const absent = askedNeeds(home).flatMap((asked) => {
    const own = solos.find(({ need }) => need.ruleId === asked.ruleId)?.need.quantity ?? 0;
    const left = own === 0 || asked.ruleId === 'LIGHT-DOOR' ? asked.quantity - own : 0;
    const isSpare = asked.ruleId === 'ACC-READER' && isReaderSpare(home, solos);
    return left > 0 && !isSpare && isHad(asked) ? [{ ruleId: asked.ruleId, quantity: left }] : [];
  });
  if (absent.length > 0)
    sentences.push(
      `Δεν περιλαμβάνονται, αν και χρειάζονται: ${absent
        .map(({ ruleId, quantity }) => `${numberText(quantity)} ${partName(ruleId, quantity)}`)
        .join(', ')}.`,
    );
  if (isSeenByBell(home) && !isOnline(home))
    sentences.push(
      'Ποιος χτυπά δεν φαίνεται: κουδούνι με κάμερα θέλει γραμμή ίντερνετ, ή router 4G με κάρτα SIM και δεδομένα, που η πρόταση δεν έχει. Με ένα από τα δύο μπαίνει στην πόρτα σας.',
    );
  if (home.concerns.includes('lighting') && home.propertyType !== 'apartment' && !hasOwnOutside(home))
    sentences.push('Προβολείς δεν προτείνονται: ο χώρος έξω από την είσοδο δεν είναι δικός σας.');
  if (hasAloneSmoke(system) && isLeftAlone(home))
    sentences.push(
      'Ο ανιχνευτής καπνού χτυπά μόνο μέσα στον χώρο: όσο λείπετε δεν ειδοποιεί κανέναν. Για να σας ειδοποιεί, θέλει ανιχνευτή σε σύνδεση με πίνακα.',
    );
  if (alarm && reportsByMobile(system) && !isOnline(home))
    sentences.push(
      `${offlineCause(home)} ο συναγερμός ειδοποιεί μόνο με κάρτα SIM: χρειάζεται συμβόλαιο με πάροχο και σήμα κινητής στον χώρο.`,
    );
  if (alarm && mayBeCutOff(alarm.frame) && !reportsByMobile(system))
    sentences.push(
      'Ο συναγερμός ειδοποιεί μόνο από το ίντερνετ του χώρου: όταν κοπεί η γραμμή ή σβήσει το router δεν ειδοποιεί κανέναν, και χτυπά μόνο επιτόπου.',
    );
  if (video && isCutLoose(system))
    sentences.push(
      `${camerasOf(video) === 1 ? 'Η κάμερα είναι WiFi και γράφει στην κάρτα της' : 'Οι κάμερες είναι WiFi και γράφουν στην κάρτα τους'}, χωρίς καταγραφικό και καλώδια, ${wantsNoCables(home) ? 'όπως θέλετε: όποιος πάρει κάμερα παίρνει και ό,τι έγραψε' : 'για να κοστίζει λιγότερο το σύστημα'}.`,
    );
  const atDoors = video?.groups.find(({ target }) => target.ruleId === 'CAM-ENTRANCE')?.quantity ?? 0;
  const isPart = atDoors > 0 && (atDoors < waysInOf(home) || (atDoors === 1 && asksForFacades(home)));
  if (isPart && isOnSim(home))
    sentences.push(
      `${waysInOf(home) > 1 ? `Από τις ${waysInOf(home)} εισόδους${shuttersOnSim(home) > 0 ? ', μαζί με τα ρολά,' : ''} ${atDoors > 1 ? `κάμερα έχουν μόνο ${atDoors}` : shuttersOnSim(home) > 0 ? 'κάμερα έχει μόνο μία, και πρώτο πηγαίνει το ρολό' : 'κάμερα έχει μόνο η κύρια'}` : 'Από το κτίριο κάμερα έχει μόνο η είσοδος'}: καθεμία ακόμη θέλει δική της κάρτα SIM και τον ήλιο της.`,
    );
  if (video?.recorder && home.internet !== 'yes')
    sentences.push(
      `${offlineCause(home)} οι κάμερες γράφουν στο καταγραφικό, και από μακριά ${video.afar ? 'βλέπετε μόνο εκείνη με την κάρτα SIM' : `δεν τις βλέπετε${alarm ? ': σας ειδοποιεί ο συναγερμός' : ''}`}.`,
    );
  const station = solos.some(({ need, item }) => need.ruleId === 'ACC-INTERCOM' && item);
  const isUnseen = wantsToSeePatients(home) && !video?.groups.length && !oldRecorderOf(system);
  if (isUnseen) sentences.push(patientsText(system));
  if (wantsToSeeGuests(home) && !video?.groups.length)
    sentences.push(
      'Τραπέζια, κουζίνα και όποιον δουλεύει δεν επιτρέπεται να τα βλέπει κάμερα, ούτε εσείς από το κινητό: μόνο την είσοδο, από μέσα, και το ταμείο.',
    );
  if (!video && asksForCameras(home) && oldRecorderOf(system))
    sentences.push(
      'Νέες κάμερες δεν περιλαμβάνονται: το υβριδικό καταγραφικό γράφει όσες παλιές δοκιμαστούν, και τι βλέπουν φαίνεται στην αυτοψία.',
    );
  else if (!video && asksForCameras(home) && asksToSee(home) && (station || !isUnseen))
    sentences.push(
      station
        ? 'Όποιον χτυπά τον δείχνει η θυροτηλεόραση, χωρίς εγγραφή: κάμερα στην ίδια πόρτα δεν περιλαμβάνεται.'
        : isLetWhole(home)
          ? 'Μέσα σε χώρο που νοικιάζεται ολόκληρος δεν μπαίνει κάμερα: είναι ιδιωτικός χώρος όποιου μένει. Έξω μπαίνει το πολύ κουδούνι με κάμερα που δείχνει μόνο τον χώρο μπροστά στην πόρτα, και δεν είναι στην πρόταση.'
          : home.concerns.includes('entry-monitoring')
            ? noAskedCameras
            : 'Κάμερες δεν περιλαμβάνονται.',
    );
  else if (
    !video &&
    !isUnseen &&
    home.concerns.includes('remote-monitoring') &&
    (asksForCameras(home) || !isHandledAfar(system))
  )
    sentences.push('Κάμερα για να βλέπετε τον χώρο από μακριά δεν περιλαμβάνεται.');
  if (video && camerasLeft > 0 && asksForCameras(home))
    sentences.push(
      `${countText(camerasLeft, 'κάμερα μένει', 'κάμερες μένουν')} έξω από όσες χρειάζεται ο χώρος.`,
    );
  if (video?.groups.length && !isOnline(home) && home.emptyFor !== 'hours' && !alarm)
    sentences.push(
      `Σε χώρο που μένει άδειος ${video.groups.some(({ item }) => item.calc.hasDeterrence) ? 'η κάμερα ανάβει φως ή μιλά, και δεν αρκεί να διώξει όποιον επιμένει' : 'η κάμερα μόνη της δεν διώχνει κανέναν'}: χρειάζεται και συναγερμός.`,
    );
  if (video?.groups.length && isOnSim(home) && !alarm)
    sentences.push(
      'Όσα παράθυρα και πλευρές δεν βλέπει κάποια κάμερα μένουν ανοιχτά. Κάμερα που μένει χωρίς μπαταρία ή σήμα δεν ειδοποιεί κανέναν: δείτε κάθε μέρα στο κινητό ότι απαντά.',
    );
  if (video && video.unrecorded > 0)
    sentences.push(
      `${countText(video.unrecorded, 'κάμερα λείπει', 'κάμερες λείπουν')}, επειδή ο κατάλογος δεν έχει καταγραφικό που να τις αντέχει.`,
    );
  if (
    (home.propertyType === 'apartment' || (home.propertyType === 'business' && home.floor > 0)) &&
    home.concerns.some((id) => id === 'perimeter' || id === 'lighting')
  )
    sentences.push('Για κοινόχρηστους χώρους και όψεις του κτιρίου αποφασίζει η γενική συνέλευση.');
  if (alarm && home.propertyType === 'apartment' && home.floor > 1)
    sentences.push('Από τα παράθυρα που δεν φτάνει κανείς απέξω δεν παρακολουθείται κανένα.');
  if (system.isLifeAlone)
    sentences.push(
      'Η διάρρηξη δεν ανιχνεύεται: συναγερμός δεν χωρά στον προϋπολογισμό. Τον μικρότερο τον δείχνει το ισορροπημένο.',
    );
  else if (asksForAlarm(home) && !alarm)
    sentences.push(
      `Η διάρρηξη δεν ανιχνεύεται: από τον κατάλογο λείπει ${home.hasMains ? 'ό,τι χρειάζεται ένας συναγερμός' : 'πίνακας συναγερμού που δουλεύει χωρίς ρεύμα'}.`,
    );
  if (!asksForAlarm(home)) sentences.push('Δεν ζητήσατε συναγερμό: η διάρρηξη δεν ανιχνεύεται.');
  return sentences;
}

/** Whether its cameras do without a recorder and cables because of the money, or of a business's wish. */
const isCutLoose = ({ home, video }: System) =>
  video !== undefined &&
  video.groups.length > 0 &&
  video.recorder === undefined &&
  !isWifi(home) &&
  isOnline(home);

/** Whether its panel takes the wires of beams. */
const takesBeams = ({ panel }: NonNullable<System['alarm']>) => panel.calc.wiredZones > 0;

/** What stays open of the yard and the outside, where they were asked for or an animal moves there. */
function openPerimeter(system: System): string[] {
  const { home, alarm, solos, video } = system;
  const asks = home.concerns.includes('perimeter');
  const isYardWatched =
    placedPieces(system, 'EXT-YARD') > 0 ||
    solos.some(({ need, item }) => need.ruleId === 'EXT-YARD' && item);
  const facades = video?.groups.filter(({ target }) => target.ruleId === 'CAM-FACADE') ?? [];
  const hasFacades = facades.length > 0;
  const isTold = facades.every(({ item }) => tellsOfPeople(home, item));
  const line = alarm?.parts.find(({ need }) => need.ruleId === 'EXT-YARD')?.need.quantity ?? 0;
  const pairs = placedPieces(system, 'EXT-YARD');
  if (pairs > 0 && pairs < line)
    return [
      `Από τη γραμμή της αυλής φυλάσσονται όσα βλέπουν ${numberText(pairs)} από τα ${numberText(line)} ζεύγη δεσμών που θέλει: στις άλλες πλευρές κάποιος γίνεται αντιληπτός όταν φτάσει στο κτίριο.`,
    ];
  if (isYardWatched) return [];
  const sentences: string[] = [];
  if (asks && home.yardM > 0)
    sentences.push(
      !hasWatchedYard(home)
        ? 'Στην αυλή κυκλοφορούν πελάτες: εκεί δεν μπαίνουν ανιχνευτές, μόνο κάμερες.'
        : home.assumed.includes('yardM')
          ? 'Στην αυλή δεν υπάρχει ανίχνευση: πείτε μας την περίμετρό της για να υπολογιστεί.'
          : `${
              hasFacades && isTold
                ? 'Στην αυλή ειδοποιούν μόνο οι κάμερες του κτιρίου, όταν δουν άνθρωπο: στη γραμμή της δεν υπάρχει ανίχνευση.'
                : 'Στην αυλή δεν υπάρχει ανίχνευση: κάποιος γίνεται αντιληπτός όταν φτάσει στο κτίριο.'
            }${alarm ? ` Η γραμμή της θέλει ${takesBeams(alarm) ? 'δέσμες με καλώδιο και ρεύμα, ή ' : ''}ανιχνευτές που αντέχουν τα ζώα της: αποφασίζονται στην αυτοψία.` : ''}`,
    );
  if (asks && !hasFacades && home.propertyType !== 'apartment')
    sentences.push(
      oldRecorderOf(system)
        ? 'Η περίμετρος που ζητήσατε φαίνεται μόνο όπου τη βλέπουν οι παλιές κάμερες.'
        : 'Η περίμετρος που ζητήσατε μένει ακάλυπτη: τις πλευρές του κτιρίου δεν τις βλέπει κανείς.',
    );
  return sentences;
}
