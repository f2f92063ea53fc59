// What whoever has a system should know of its use, its hand-over and the law of those who install it.
import { limitsOf } from './limits.ts';
import {
  allPieces,
  isHandledAfar,
  ownLocks,
  partsByRadio,
  placedPieces,
  reportsByMobile,
} from './coverage.ts';
import { hasSpareRemote } from './kit-pieces.ts';
import { oldRecorderOf } from './old-cameras.ts';
import type { Catalogue } from './pick.ts';
import { isHall, isLodging, isResidence } from './premises.ts';
import { delays, norms } from './rules.ts';
import { cardsFor, shortCardsText } from './storage.ts';
import { extraMetresOf, includedCableText } from './cables.ts';
import type { System } from './system.ts';
import { countText, numberText } from './text.ts';
import { isHandledByPhone } from './utilities.ts';
import { cableRunOf, camerasIn, groupsOf } from './video.ts';

/** What lies beyond the metres that an installation includes, where no reel is opened for it. */
function spareCableText({ home, video }: System): string {
  const cameras = video?.groups.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const metres = Math.ceil(cameras * extraMetresOf(cableRunOf(home)));
  return metres > 0 && metres <= norms.cableSpareM
    ? ` Για όσα περνούν από εκεί, έως ${norms.cableSpareM} m για όλες μαζί, δεν χρεώνεται κουλούρα.`
    : '';
}

/** The notes of a system, each true of it; none where it has nothing. */
export function notesOf(system: System, catalogue: Catalogue): string[] {
  const { home, alarm, video, solos } = system;
  const cameras = video?.groups.length ?? 0;
  const hasAccess = solos.some(({ need, item }) => item && need.ruleId.startsWith('ACC-'));
  const hasReader = solos.some(({ need, item }) => item && need.ruleId === 'ACC-READER');
  const isSystem = alarm !== undefined || cameras > 0 || hasAccess;
  const hasApp = cameras > 0 || (alarm?.panel.calc.hasData === true && isHandledByPhone(home));
  const codes = hasApp ? 'του τεχνικού, των χρηστών και της εφαρμογής' : 'του τεχνικού και των χρηστών';
  const hasRemote = placedPieces(system, 'ALM-REMOTE') > 0;
  const means = [
    ...(alarm?.panel.calc.hasData && home.internet !== 'no' ? ['το κινητό'] : []),
    ...(home.internet === 'no' && alarm?.panel.calc.hasData && reportsByMobile(system)
      ? ['έξυπνο κινητό με δικά του δεδομένα']
      : []),
    ...(hasRemote || (!isResidence(home) && hasSpareRemote(system, catalogue)) ? ['το τηλεχειριστήριο'] : []),
  ];
  const cards = cardsFor(
    camerasIn(groupsOf(video)).map(({ calc }) => calc),
    home.daysKept,
  );
  const radio = partsByRadio(system);
  const ownNetwork = [
    ...(video?.recorder ? ['του καταγραφικού'] : []),
    ...(groupsOf(video).some(({ item }) => !item.calc.isWired && !item.calc.hasSim) ? ['των καμερών'] : []),
    ...(alarm?.panel.calc.hasData ? ['του συναγερμού'] : []),
  ];
  const hasKeypad = placedPieces(system, 'ALM-KEYPAD') > 0;
  const includedCable = includedCableText(system);
  const notes: [boolean, string][] = [
    [
      alarm !== undefined && !hasKeypad && means.length > 0,
      `Χωρίς πληκτρολόγιο αφοπλίζετε με ${means.join(' ή ')}: έχετε ${delays.entryS} s αφού ανοίξει η πόρτα, και ${delays.exitS} s για να φύγετε αφού οπλίσετε.`,
    ],
    [
      isSystem,
      system.isInstalled
        ? `Στην παράδοση σας δείχνουμε επί τόπου κάθε χειρισμό, και παίρνετε γραπτές οδηγίες και γραπτά όλους τους κωδικούς, ${codes}. Οι εργοστασιακοί αλλάζουν μπροστά σας, και όποιος φεύγει χάνει τον δικό του.`
        : `Αλλάζετε αμέσως όλους τους εργοστασιακούς κωδικούς, ${codes}, και όποιος φεύγει χάνει τον δικό του.`,
    ],
    [
      alarm !== undefined && home.emptyFor !== 'hours' && (hasKeypad || hasRemote),
      `Όποιος μπαίνει όσο λείπετε, ${isResidence(home) ? 'για τα λουλούδια ή το ταχυδρομείο' : 'για καθαριότητα ή έλεγχο'}, ${hasKeypad ? `έχει δικό του κωδικό${hasRemote ? ' ή τηλεχειριστήριο' : ''}` : 'θέλει δικό του τηλεχειριστήριο, ένα παραπάνω από όσα έχει η πρόταση'}: σβήνεται χωρίς να αλλάξει κάτι δικό σας.`,
    ],
    [
      alarm !== undefined && !system.isInstalled,
      'Εσείς στερεώνετε κάθε συσκευή στη θέση της, τη δηλώνετε στον πίνακα και τη δοκιμάζετε.',
    ],
    [
      alarm !== undefined && (alarm.panel.calc.hasData || reportsByMobile(system)),
      `Ο συναγερμός ειδοποιεί ${home.isMonitored ? 'το κέντρο λήψης και όσους ορίσετε' : 'όσους ορίσετε'}, όχι την αστυνομία: η απευθείας σύνδεση μαζί της θέλει δική της άδεια.`,
    ],
    [
      alarm !== undefined && !isResidence(home) && home.cashDesks > 0,
      `Το βράδυ τα μετρητά φεύγουν, και το συρτάρι του ταμείου μένει ανοιχτό και άδειο.${home.contents === 'special' ? ' Ό,τι αξίζει φεύγει από βιτρίνα και ράφι και κλειδώνεται.' : ''}`,
    ],
    [
      alarm !== undefined && isHall(home) && !home.assumed.includes('rooms') && home.rooms > 1,
      'Χώρος και γραφείο είναι δύο τμήματα του συναγερμού: οπλίζεται το ένα όσο δουλεύετε στο άλλο.',
    ],
    [
      home.concerns.includes('remote-monitoring') &&
        isHandledAfar(system) &&
        cameras === 0 &&
        allPieces(system, 'ALM-PHOTO') + allPieces(system, 'DOOR-BELL') === 0 &&
        !oldRecorderOf(system),
      'Από μακριά βλέπετε αν ο συναγερμός είναι οπλισμένος και τι χτύπησε, όχι εικόνα: κάμερα δεν είναι στην πρόταση.',
    ],
    [
      isResidence(home) && (home.concerns.includes('fire-safety') || allPieces(system, 'FIRE-CO') > 0),
      'Όπου κάτι καίει, και κοντά στην κουζίνα, κρατάτε και πυροσβεστήρα: ο οδηγός δεν τον έχει.',
    ],
    [
      alarm !== undefined && isLodging(home),
      'Ο συναγερμός χωρίζεται σε τμήματα: γραφείο, ταμείο και αποθήκες, που οπλίζονται κάθε νύχτα, κοινόχρηστοι χώροι, και όλο το κατάλυμα όσο είναι κλειστό. Πόσα δίνει ο πίνακας γράφει το φύλλο του. Οι σειρήνες του χτυπούν μόνο για ό,τι είναι οπλισμένο, και δεν είναι σήμα εκκένωσης.',
    ],
    [
      alarm !== undefined,
      `${home.emptyFor === 'months' ? 'Όποτε έρχεστε, και πριν φύγετε,' : 'Μία φορά τον μήνα'} δοκιμάζετε σειρήνα και ανιχνευτές, αφού το πείτε σε όσους ειδοποιούνται.`,
    ],
    [
      ownNetwork.length > 0 &&
        home.internet !== 'no' &&
        home.hasMains &&
        (isLodging(home) || (!isResidence(home) && home.hasVisitors)),
      `Το WiFi των πελατών μένει χωριστά από το δίκτυο ${ownNetwork.join(' και ')}: δεύτερο δίκτυο στο router, ή δικό τους router, που δεν είναι στην πρόταση.${home.propertyType === 'business' && /^(practice|office)$/.test(home.placeKind) ? ' Χωριστά μένουν και οι υπολογιστές με αρχεία: από το δίκτυο συσκευών ασφαλείας δεν φαίνονται.' : ''}`,
    ],
    [
      hasReader,
      'Ο καθένας έχει δική του κάρτα ή κωδικό. Τα κλειδιά που κυκλοφορούν ανοίγουν ακόμη: μαζί αλλάζει ο κύλινδρος, με μετρημένα κλειδιά, που δεν είναι στην πρόταση.',
    ],
    [
      ownLocks(system) > 0,
      'Κωδικοί και κινητά της έξυπνης κλειδαριάς δίνονται στον καθένα χωριστά. Τα κλειδιά που κυκλοφορούν παύουν να ανοίγουν μόνο με νέο κύλινδρο.',
    ],
    [
      hasReader || ((hasAccess || alarm !== undefined) && !isResidence(home)),
      'Όποιο αρχείο κρατά ποιος μπήκε, όπλισε ή αφόπλισε, και πότε, είναι προσωπικά δεδομένα: όσοι εργάζονται ενημερώνονται γραπτά, δεν μετρά την επίδοσή τους, και σβήνεται μόλις δεν χρειάζεται.' +
        (alarm !== undefined && home.isMonitored && !isResidence(home)
          ? ' Με το κέντρο λήψης υπογράφεται και σύμβαση επεξεργασίας κατά το άρθρο 28 του ΓΚΠΔ.'
          : ''),
    ],
    [
      isSystem,
      'Όποιος εγκαθιστά, συντηρεί ή παρακολουθεί για άλλους συστήματα ασφαλείας έχει άδεια κατά τον ν. 2518/1997: ζητήστε τον αριθμό της.',
    ],
    [
      video?.groups.some(({ target }) => target.lengthM > 0) === true,
      'Υποθέσαμε κτίριο με μάκρος 1,4 φορές το πλάτος του, και ότι όλες οι πλευρές που υπολογίστηκαν είναι ελεύθερες: όπου το κτίριο ακουμπά σε άλλο, δεν μπαίνει κάμερα.',
    ],
    [
      video?.recorder !== undefined,
      `Κάθε κάμερα του καταγραφικού έχει δικό της καλώδιο δικτύου ως εκεί, στην πιο μακρινή ${numberText(Math.round(cableRunOf(home)))} m. ${
        system.isInstalled
          ? `Τα πρώτα ${norms.cableIncludedM} m της καθεμίας είναι μέσα στην τοποθέτηση, από την κουλούρα του τεχνικού.${spareCableText(system)}`
          : 'Το καλώδιο είναι στα προϊόντα, ολόκληρη κουλούρα.'
      }`,
    ],
    [includedCable !== '', includedCable],
    [
      home.wiring === 'wired' && radio.length > 0,
      `Ζητήσατε ενσύρματο. Με ασύρματο σήμα συνδέονται: ${radio.join(', ')}.`,
    ],
    [
      home.wiring === 'wireless' && hasAccess && ownLocks(system) === 0,
      'Ζητήσατε ασύρματο: ό,τι ανοίγει την πόρτα θέλει καλώδιο ως εκεί.',
    ],
    [
      home.wiring === 'wireless' && video?.recorder !== undefined,
      'Ζητήσατε ασύρματο: ασύρματος είναι ο συναγερμός. Οι κάμερες του καταγραφικού θέλουν καλώδιο η καθεμία.',
    ],
    [
      cameras > 0 && home.daysAsked > home.daysKept,
      `Ζητήσατε ${countText(home.daysAsked, 'ημέρα', 'ημέρες')} βίντεο. Υπολογίστηκαν ${numberText(home.daysKept)}: περισσότερες επιτρέπονται μόνο με τεκμηριωμένο λόγο.`,
    ],
    [
      cameras > 0 && !video?.recorder && video?.groups.every(({ item }) => item.calc.cardGb > 0) === true,
      `Κάθε κάμερα γράφει σε δική της κάρτα microSD, που δεν περιλαμβάνεται: θέλει ${numberText(cards.gigabytes)} GB για ${countText(home.daysKept, 'ημέρα', 'ημέρες')}, όταν γράφει μόνο ό,τι κινείται.${shortCardsText(cards)} Όποιος πάρει την κάμερα παίρνει και την κάρτα.`,
    ],
  ];
  return [...notes.flatMap(([isSo, note]) => (isSo ? note : [])), ...limitsOf(system, catalogue)];
}
