// What a system notices and does, in sentences that somebody who knows nothing of alarms reads aloud.
import { allPieces, coverageOf, hasAloneSmoke, isHandledAfar, ownLocks, placedPieces } from './coverage.ts';
import { isHall, isOpenLodging, isResidence } from './premises.ts';
import { oldRecorderOf } from './old-cameras.ts';
import { delays, type RuleId } from './rules.ts';
import type { System } from './system.ts';
import { countText } from './text.ts';
import { isOnline } from './utilities.ts';
import { groupsOf } from './video.ts';
import { tellsOfPeople } from './sim-plans.ts';
import { openingsOf } from './zones.ts';

/** What a system catches, the burglar first. */
export function catchesOf(system: System): string[] {
  const { home, video } = system;
  const placed = (ruleId: RuleId) => allPieces(system, ruleId);
  const sentences: string[] = [];
  const add = (count: number, sentence: string) => count > 0 && sentences.push(sentence);

  const contacts = placed('ALM-CONTACT');
  const openings = home.doors + home.windows;
  const delayed = isOpenLodging(home)
    ? ', όσο είναι οπλισμένο το τμήμα του. Η είσοδος των πελατών μένει αφοπλισμένη όσο είναι ανοιχτή.'
    : `, στην καθημερινή είσοδο αφού περάσουν ${delays.entryS} s χωρίς να αφοπλίσετε.`;
  add(
    contacts,
    openings === 1
      ? `Χτυπά ${delays.entryS} s αφού ανοίξει η πόρτα, αν δεν αφοπλίσετε.`
      : contacts === openings
        ? `Χτυπά όταν ανοίξει κάποιο από τα ${openings} ανοίγματα${delayed}`
        : contacts === 1
          ? `Χτυπά όταν ανοίξει το ένα από τα ${openings} ανοίγματα που έχει επαφή${delayed}`
          : `Χτυπά όταν ανοίξει κάποιο από τα ${contacts} ανοίγματα με επαφή, από ${openings} που υπάρχουν${delayed}`,
  );
  const shutters = placed('ALM-SHUTTER');
  add(
    shutters,
    `Χτυπά μόλις σηκωθεί ρολό: ${countText(shutters, 'ρολό έχει', 'ρολά έχουν')} επαφή. Όποιο είναι και η καθημερινή είσοδος αφοπλίζεται πρώτα απέξω, ή έχει καθυστέρηση.`,
  );
  const motion = placed('ALM-MOTION') + placed('ALM-PHOTO');
  add(
    motion,
    isHall(home)
      ? `Χτυπά αν κινηθεί κάποιος όπου ${countText(motion, 'ανιχνευτής βλέπει', 'ανιχνευτές βλέπουν')}: πίσω από ράφια και σωρούς όχι.`
      : `Χτυπά αν κινηθεί κάποιος μέσα: ${countText(motion, 'ανιχνευτής', 'ανιχνευτές')}.`,
  );
  const glass = placed('ALM-GLASS');
  add(glass, `Χτυπά αν σπάσει τζάμι: ${countText(glass, 'χώρος', 'χώροι')}.`);
  const curtains = placed('ALM-CURTAIN');
  add(curtains, `Χτυπά αν περάσει κάποιος από ${countText(curtains, 'μπαλκονόπορτα', 'μπαλκονόπορτες')}.`);
  const open = openingsOf(home) - contacts;
  if (isResidence(home) && contacts > 0)
    sentences.push(
      motion > 0
        ? `Τη νύχτα οπλίζετε μόνο ${contacts === 1 ? 'την επαφή' : 'τις επαφές'}, και κινείστε μέσα χωρίς να χτυπά.${open > 0 ? ` ${open === 1 ? 'Το 1 άνοιγμα χωρίς επαφή μένει' : `Τα ${open} ανοίγματα χωρίς επαφή μένουν`} τότε χωρίς ανίχνευση.` : ''}`
        : `Οπλίζετε και με όποιον μένει μέσα, άνθρωπο ή ζώο: μέσα δεν ανιχνεύεται κίνηση, και χτυπά μόνο ό,τι έχει ${contacts === 1 ? 'επαφή' : 'επαφές'}${curtains > 0 ? ' ή ανιχνευτή κουρτίνας' : ''}.`,
    );
  if (home.concerns.includes('remote-monitoring') && system.alarm && isHandledAfar(system))
    sentences.push(
      home.internet === 'no' && !system.alarm.panel.calc.hasMobile
        ? 'Από μακριά ειδοποιεί από το δίκτυο κινητής: αν από εκεί ανοίγει και η εφαρμογή του συναγερμού, το επιβεβαιώνουμε πριν παραγγείλετε.'
        : 'Από μακριά οπλίζετε, αφοπλίζετε και βλέπετε τι χτύπησε, με την εφαρμογή του συναγερμού στο κινητό.',
    );
  add(placed('ALM-PHOTO'), 'Όταν χτυπήσει ο ανιχνευτής με φωτογραφία, βλέπετε στο κινητό τι τον χτύπησε.');
  const panic = placed('ALM-PANIC');
  const isAnswered = coverageOf(system).monitored === 1;
  add(
    panic,
    `Σε ληστεία ${isAnswered ? 'ζητάτε βοήθεια' : 'δίνετε συναγερμό'} με ${countText(panic, 'κουμπί', 'κουμπιά')} πανικού${isAnswered ? '' : ': χωρίς σύμβαση με κέντρο λήψης κανείς δεν είναι υποχρεωμένος να έρθει'}.`,
  );
  const yard = placed('EXT-YARD');
  add(
    yard,
    placedPieces(system, 'EXT-YARD') > 0
      ? `Χτυπά όταν κόψει κάποιος τη γραμμή της αυλής: ${countText(yard, 'ζεύγος', 'ζεύγη')} δεσμών, μόλις μπει το τροφοδοτικό που λείπει και όσο είναι οπλισμένα, για άνθρωπο ή ζώο.`
      : `Χτυπά όταν κινηθεί κάποιος μπροστά σε ${countText(yard, 'ανιχνευτή', 'ανιχνευτές')} της αυλής, όσο είναι ${yard === 1 ? 'οπλισμένος' : 'οπλισμένοι'}.`,
  );
  if (isAnswered) sentences.push('Ειδοποιεί το κέντρο λήψης, με τη σύμβαση που θα υπάρχει.');
  const cameras = video?.groups.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  add(
    cameras,
    video?.recorder
      ? `${countText(cameras, 'κάμερα γράφει', 'κάμερες γράφουν')}, και το βίντεο μένει ${countText(home.daysKept, 'ημέρα', 'ημέρες')}.`
      : `${countText(cameras, 'κάμερα δείχνει', 'κάμερες δείχνουν')} τι γίνεται, όταν ${cameras === 1 ? 'την' : 'τις'} ανοίξετε στο κινητό.`,
  );
  const old = oldRecorderOf(system);
  if (old && 'channels' in old.calc)
    sentences.push(
      `Όσες παλιές κάμερες δοκιμαστούν γράφουν, έως ${old.calc.channels}, και το βίντεο μένει ${countText(home.daysKept, 'ημέρα', 'ημέρες')}.${isOnline(home) ? ' Τις βλέπετε και από μακριά.' : ''}`,
    );
  const telling = groupsOf(video).reduce(
    (sum, { item, quantity }) => sum + (tellsOfPeople(home, item) ? quantity : 0),
    0,
  );
  add(
    telling,
    `${countText(telling, 'κάμερα ειδοποιεί', 'κάμερες ειδοποιούν')} το κινητό όταν ${telling === 1 ? 'δει' : 'δουν'} άνθρωπο${isResidence(home) ? '' : ', όσο ο χώρος είναι κλειστός'}.`,
  );
  if (video?.afar)
    sentences.push('1 κάμερα με δική της κάρτα SIM δείχνει την κύρια είσοδο από μακριά, όλο τον χρόνο.');
  const smoke = placed('FIRE-SMOKE');
  add(
    smoke,
    `Χτυπά ${hasAloneSmoke(system) ? 'επί τόπου ' : ''}αν βγει καπνός: ${countText(smoke, 'ανιχνευτής', 'ανιχνευτές')}.`,
  );
  const gas = placed('FIRE-CO');
  add(gas, `Χτυπά επί τόπου αν μαζευτεί μονοξείδιο: ${countText(gas, 'ανιχνευτής', 'ανιχνευτές')}.`);
  const flood = placed('EXT-FLOOD');
  add(flood, `Χτυπά αν τρέξει νερό: ${countText(flood, 'ανιχνευτής', 'ανιχνευτές')}.`);
  const doors = placed('ACC-READER');
  add(
    doors,
    `${countText(doors, 'πόρτα ανοίγει', 'πόρτες ανοίγουν')} με κάρτα ή κωδικό${placed('ACC-CONTROL') > 0 ? '' : ', μόλις μπει το τροφοδοτικό που λείπει'}: όποιος χάσει ή επιστρέψει τη δική του διαγράφεται χωρίς να αλλάξει κλειδαριά.`,
  );
  const locks = doors === 0 ? ownLocks(system) : 0;
  add(
    placed('ACC-INTERCOM'),
    isResidence(home)
      ? 'Βλέπετε όποιον χτυπά στην αυλόπορτα, και του ανοίγετε από μέσα.'
      : 'Βλέπετε όποιον χτυπά, και του ανοίγετε από τη θέση σας.',
  );
  add(placed('DOOR-BELL'), 'Βλέπετε στο κινητό όποιον χτυπά την πόρτα, και του μιλάτε.');
  add(
    locks,
    `${countText(locks, 'πόρτα ανοίγει', 'πόρτες ανοίγουν')} με κωδικό ή κινητό, που σβήνεται όταν φύγει κάποιος.`,
  );
  const lights = placed('LIGHT-DOOR');
  add(lights, `${countText(lights, 'προβολέας ανάβει', 'προβολείς ανάβουν')} όταν πλησιάζει κάποιος.`);
  return sentences;
}
