// What the devices of a system do not do, however well they are mounted.
import { densityClasses, reachOf } from '#features/catalogue/field-of-view.ts';
import { allPieces, joinedDevices, reportsByMobile } from './coverage.ts';
import { oldRecorderOf } from './old-cameras.ts';
import { ofKind, stocked, type Catalogue } from './pick.ts';
import { isBusiness, isHall, isLodging, isOpenLodging, isResidence } from './premises.ts';
import { routerWatts, type System } from './system.ts';
import { countText, numberText } from './text.ts';
import { isOnline } from './utilities.ts';
import { groupsOf } from './video.ts';
import { tellsOfPeople } from './sim-plans.ts';

/** Metres that are surely reached: to the decimetre where one matters. */
const surely = (metres: number) =>
  numberText(Math.floor(metres < 10 ? metres * 10 : metres) / (metres < 10 ? 10 : 1));

/** Where the shop has what is missed, and cannot sell it now, that is said wherever panes are. */
const soldOutGlass = (catalogue: Catalogue) =>
  ofKind(catalogue, 'glassbreak').length > 0 && stocked(catalogue, 'glassbreak').length === 0
    ? ', και όποιος πουλάμε δεν είναι διαθέσιμος τώρα'
    : '';

/** The limits of a system's devices, each true of it. */
export function limitsOf(system: System, catalogue: Catalogue): string[] {
  const { home, alarm, solos, video } = system;
  const has = (ruleId: Parameters<typeof allPieces>[1]) => allPieces(system, ruleId) > 0;
  const groups = groupsOf(video);
  const least = (pixels: number) =>
    surely(Math.min(...groups.map(({ item }) => reachOf(item.calc, pixels, 'day'))));
  const isByWifi = groups.some(({ item: { calc } }) => !calc.isWired && !calc.hasSim);
  const isAlone = solos.some(
    ({ need, item }) =>
      need.ruleId === 'FIRE-CO' && item && 'isStandalone' in item.calc && item.calc.isStandalone,
  );
  const joined = joinedDevices(system);
  const isOnPanel = (wanted: 'smoke' | 'flood') => joined.some(({ kind }) => kind === wanted);
  const noticedBy = [
    ...(groups.some(({ item }) => tellsOfPeople(home, item))
      ? ['αν τον δει κάμερα που ειδοποιεί το κινητό']
      : []),
    ...(has('ALM-CURTAIN') ? ['σε μπαλκονόπορτα με ανιχνευτή κουρτίνας'] : []),
    ...(has('ALM-MOTION')
      ? [
          `αφού μπει και περάσει μπροστά από ανιχνευτή κίνησης${isResidence(home) ? ', τη νύχτα με την κίνηση κλειστή όχι' : isLodging(home) ? ', που στα δωμάτια των πελατών δεν υπάρχει' : ''}`,
        ]
      : []),
  ];
  /** Whether pictures are kept through a cut of the mains. */
  const isRecordedOn = video?.recorder !== undefined && !video.lacksUps;
  const limits: [boolean, string][] = [
    [
      alarm !== undefined && !isResidence(home) && home.hasVisitors,
      isOpenLodging(home)
        ? 'Ο συναγερμός φυλάει μόνο όσα τμήματα κλείνουν και οπλίζονται: κατάλυμα που μένει ανοιχτό δεν αδειάζει ποτέ.'
        : isLodging(home)
          ? 'Ο συναγερμός φυλάει όλο το κατάλυμα μόνο όσο είναι κλειστό: με ενοίκους φυλάει όσα τμήματα οπλίζονται.'
          : 'Ο συναγερμός φυλάει τον χώρο όσο είναι κλειστός: κλοπή σε ώρες λειτουργίας δεν την καταλαβαίνει.',
    ],
    [
      isOnPanel('smoke') || isOnPanel('flood'),
      `${isOnPanel('smoke') ? (isOnPanel('flood') ? 'Καπνός και νερό φυλάσσονται' : 'Ο καπνός φυλάσσεται') : 'Το νερό φυλάσσεται'} και με τον συναγερμό αφοπλισμένο, όσο δουλεύει ο πίνακας.`,
    ],
    [
      joined.some(({ isWireless }) => isWireless),
      'Οι ασύρματες συσκευές θέλουν νέα μπαταρία κάθε λίγα χρόνια: ο πίνακας το λέει πριν τελειώσει.',
    ],
    [
      joined.some(({ isWireless }) => isWireless),
      'Παρεμβολές μπορούν να πνίξουν ένα ασύρματο σήμα, καλώδιο όχι.',
    ],
    [
      has('DOOR-BELL'),
      'Πόσο κρατά η μπαταρία του κουδουνιού, και πού και πόσες ημέρες γράφει, το λέει το φύλλο του: ό,τι κρατά σβήνεται στις ημέρες που ισχύουν για τις κάμερες, και κάρτα μνήμης δεν περιλαμβάνεται.',
    ],
    [has('ALM-MOTION'), 'Ανιχνευτής κίνησης δεν στρέφεται σε σόμπα, τζάκι, κλιματιστικό ή τζάμι με ήλιο.'],
    [
      has('FIRE-SMOKE') || has('FIRE-CO'),
      'Ανιχνευτής καπνού ή μονοξειδίου αλλάζει ολόκληρος στην ημερομηνία που γράφει, το πολύ στα 10 χρόνια.',
    ],
    [
      isResidence(home) &&
        has('ALM-REMOTE') &&
        joined.some(({ kind, hasPanic }) => kind === 'remote' && hasPanic),
      'Το πλήκτρο πανικού του τηλεχειριστηρίου καλεί όσους ορίσετε: δεν είναι ιατρική κλήση.',
    ],
    [
      reportsByMobile(system) && isOnline(home) && !isRecordedOn && !has('NET-UPS'),
      `Όταν κοπεί το ρεύμα σβήνει και το router: ο συναγερμός ειδοποιεί μόνο από το δίκτυο κινητής${isByWifi ? ', και οι κάμερες κανέναν' : ''}. UPS για ${isResidence(home) ? 'το router' : 'router ή server'} μπαίνει αφού μετρηθεί τι τροφοδοτεί.`,
    ],
    [
      reportsByMobile(system) && isOnline(home) && (isRecordedOn || has('NET-UPS')),
      routerWatts(system) > 0 || has('NET-UPS')
        ? 'Όταν κοπεί το ρεύμα, το router μένει αναμμένο όσο κρατά το UPS, αν συνδεθεί σε αυτό: μετά ο συναγερμός ειδοποιεί μόνο από το δίκτυο κινητής.'
        : 'Όταν κοπεί το ρεύμα σβήνει και το router, που δεν είναι στα UPS των καταγραφικών: ο συναγερμός ειδοποιεί μόνο από το δίκτυο κινητής.',
    ],
    [
      video?.lacksUps === true,
      'Όταν κοπεί το ρεύμα δεν γράφει καμία κάμερα: UPS δεν είναι στην πρόταση, για να χωρέσει η εικόνα στον προϋπολογισμό.',
    ],
    [
      oldRecorderOf(system) !== undefined,
      'Το υβριδικό καταγραφικό και οι παλιές κάμερες σβήνουν με το ρεύμα: UPS μπαίνει αφού μετρηθεί τι τροφοδοτεί.',
    ],
    [
      isAlone,
      'Ο ανιχνευτής μονοξειδίου μπαίνει στον τοίχο, περίπου στο 1,5 m, και χτυπά μόνο εκεί: δεν ειδοποιεί όποιον λείπει.',
    ],
    [
      has('FIRE-CO') && isHall(home),
      'Καυσαέριο από αυτοκίνητα ή μηχανήματα χτυπά τον ανιχνευτή μονοξειδίου: δεν μπαίνει εκεί όπου δουλεύουν μηχανές.',
    ],
    [
      has('FIRE-CO') && (isResidence(home) || isLodging(home)),
      'Τον ανιχνευτή μονοξειδίου πρέπει να τον ακούει όποιος κοιμάται: όπου πόρτα ή τοίχος χωρίζει τα κρεβάτια από τη φλόγα, μπαίνει κι άλλος εκεί όπου κοιμούνται.',
    ],
    [
      has('FIRE-CO') ||
        ((home.combustionRooms > 0 || (isBusiness(home) && home.placeKind === 'food')) && has('FIRE-SMOKE')),
      'Διαρροή αερίου δεν την καταλαβαίνει ανιχνευτής μονοξειδίου ή καπνού: θέλει ανιχνευτή αερίου, που η πρόταση δεν έχει.',
    ],
    [
      groupsOf(video).some(({ item }) => item.calc.sleeps),
      'Κάμερα με μπαταρία γράφει μόνο όταν την ξυπνήσει κίνηση και χάνει τα πρώτα δευτερόλεπτα. Όσο την ανοίγετε ζωντανά ξοδεύει μπαταρία, και δεδομένα όποια έχει SIM.',
    ],
    [
      has('LIGHT-DOOR') && home.internet !== 'yes',
      'Χωρίς ίντερνετ ο προβολέας ανάβει με τον δικό του ανιχνευτή: όσα κάνει από εφαρμογή δεν δουλεύουν.',
    ],
    [
      has('EXT-FLOOD'),
      `Ο ανιχνευτής διαρροής δεν κλείνει το νερό.${home.emptyFor === 'hours' ? '' : ' Πριν λείψετε, κλείστε τον γενικό διακόπτη του νερού.'}`,
    ],
    [
      has('ALM-CONTACT') && home.glazedRooms + home.windows + home.balconyDoors > 0 && !has('ALM-GLASS'),
      `Τζάμι που σπάει δεν ανοίγει επαφή, και ανιχνευτή θραύσης η πρόταση δεν έχει${soldOutGlass(catalogue)}: όποιος περάσει από αυτό ${
        noticedBy.length > 0 ? `γίνεται αντιληπτός μόνο ${noticedBy.join(' ή ')}` : 'δεν γίνεται αντιληπτός'
      }.`,
    ],
    [
      isResidence(home) && has('ALM-CONTACT'),
      'Πόρτα ή παράθυρο που μένει ανοιχτό δεν φυλάσσεται: οπλίζετε με όλα κλειστά, ή αφήνετε έξω όποιο θέλετε ανοιχτό.',
    ],
    [
      isBusiness(home) && joined.length > 0 && (home.placeKind === 'food' || home.combustionRooms > 0),
      `Πίνακας, πληκτρολόγιο και ανιχνευτές κίνησης ή καπνού μένουν έξω από χώρο με φούρνο, λέβητα ή ατμό: αντέχουν ως τους βαθμούς που γράφει το φύλλο τους.${has('FIRE-CO') ? ' Στον χώρο της φλόγας μπαίνει ο ανιχνευτής μονοξειδίου, μέσα στους δικούς του βαθμούς.' : ''}`,
    ],
    [
      has('ACC-READER') || has('ACC-LOCK'),
      'Καμία πόρτα δεν επιτρέπεται να κλειδώνει ανθρώπους μέσα: από μέσα ανοίγει πάντα με το χέρι, και χωρίς ρεύμα, κάρτα ή κωδικό. Όποια δεν ανοίγει έτσι μένει χωρίς.',
    ],
    [
      groups.length > 0,
      `Κάθε κάμερα δείχνει, την ημέρα, καθαρό πρόσωπο τουλάχιστον ως τα ${least(densityClasses.validate.pixels)} m και γνωστό άτομο τουλάχιστον ως τα ${least(densityClasses.perceive.pixels)} m.`,
    ],
    [
      video?.recorder !== undefined || oldRecorderOf(system) !== undefined,
      `Το καταγραφικό μπαίνει σε κλειδωμένο σημείο που δεν το βλέπει ${home.hasVisitors ? 'κανένας πελάτης ή επισκέπτης' : 'όποιος μπαίνει'}: όποιος το πάρει παίρνει και τις εγγραφές.`,
    ],
    [
      groups.length > 0 && home.emptyFor !== 'hours',
      `Το βίντεο μένει ${video?.recorder ? '' : 'το πολύ '}${countText(home.daysKept, 'ημέρα', 'ημέρες')}, και μπορεί να λείπετε περισσότερο: μετά από κάθε ειδοποίηση δείτε το και κρατήστε το απόσπασμα.`,
    ],
    [has('LIGHT-DOOR') && home.yardM > 0, 'Οι προβολείς φωτίζουν τις πόρτες τους, όχι ολόκληρη την αυλή.'],
    [
      has('ALM-SHUTTER') && isHall(home),
      'Η επαφή ενός ρολού μπαίνει στον οδηγό του, όχι στο πάτωμα όπου περνά όχημα, με προστατευμένο καλώδιο.',
    ],
    [
      isBusiness(home) && home.placeKind === 'food',
      'Για την κουζίνα η πρόταση δεν έχει ανιχνευτή θερμοκρασίας ούτε κατάσβεση στην απαγωγή: τα ορίζει η μελέτη πυροπροστασίας.',
    ],
  ];
  return limits.flatMap(([isSo, limit]) => (isSo ? limit : []));
}
