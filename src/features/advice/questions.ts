// What has to be known before a system is signed, and only somebody who sees the place can answer.
import { askedNeeds } from './modules.ts';
import { asksForCameras } from './cameras.ts';
import { allPieces, joinedDevices, ownLocks, placedPieces, reportsByMobile } from './coverage.ts';
import { oldRecorderOf } from './old-cameras.ts';
import { standbyHoursOf } from './power.ts';
import { isBusiness, isHall, isLodging, isReceiving, isResidence } from './premises.ts';
import { homeRisk, isNearGrade3, supposedRisk } from './risk.ts';
import { norms } from './rules.ts';
import type { System } from './system.ts';
import { keepsItself } from './sim-plans.ts';
import { siteQuestions } from './site-questions.ts';
import { uploadMbps } from './storage.ts';
import { numberText } from './text.ts';
import { isOnline, isOnSim } from './utilities.ts';
import { cableRunOf, groupsOf } from './video.ts';
import { hasWatchedYard } from './yard.ts';
import { entrancesOf, openingsOf, sharedEntrancesOf } from './zones.ts';

/** Whether robbers were there already, for goods that customers come in to see. */
const isRobbedShop = ({ propertyType, placeKind, contents, hasVisitors, pastIncident }: System['home']) =>
  propertyType === 'business' &&
  placeKind === 'shop' &&
  contents === 'special' &&
  hasVisitors &&
  pastIncident;

/** The open questions of a system; none of them stands in the way of proposing it. */
export function questionsOf(system: System): string[] {
  const { home, alarm, solos, video, isInstalled } = system;
  const has = (ruleId: Parameters<typeof allPieces>[1]) => allPieces(system, ruleId) > 0;
  const cards = allPieces(system, 'ACC-READER');
  const joined = joinedDevices(system);
  const ownMeans = has('ALM-KEYPAD')
    ? `παίρνουν δικό τους κωδικό${has('ALM-REMOTE') ? ' ή τηλεχειριστήριο' : ''}`
    : has('ALM-REMOTE')
      ? 'παίρνουν δικό τους τηλεχειριστήριο'
      : 'θέλουν πληκτρολόγιο ή τηλεχειριστήριο, που η πρόταση δεν έχει';
  const hasStrike = has('ACC-LOCK') && ownLocks(system) === 0;
  const isUpstairs = home.propertyType === 'apartment' || (!isResidence(home) && home.floor > 0);
  const hasAny = alarm !== undefined || Boolean(video?.groups.length) || solos.some(({ item }) => item);
  const groups = groupsOf(video);
  const records = video?.recorder !== undefined || oldRecorderOf(system) !== undefined;
  const atDoors = groups.some(({ target }) => target.ruleId === 'CAM-ENTRANCE');
  const desks = groups.find(({ target }) => target.ruleId === 'CAM-DESK')?.quantity ?? 0;
  const sharedDesks = desks > 0 && desks < home.cashDesks;
  const isByWifi = groups.some(({ item }) => !item.calc.isWired && !item.calc.hasSim);
  const hasSupply = solos.some(({ item }) => item?.calc.kind === 'intercom' && item.calc.hasSupply);
  const questions: [boolean, string][] = [
    [
      hasAny,
      home.said === ''
        ? 'Τι από όσα γράψατε με δικά σας λόγια αλλάζει την πρόταση; Τα κομμάτια βγαίνουν μόνο από τις επιλογές σας.'
        : `Γράψατε: «${home.said}». Τα κομμάτια βγαίνουν μόνο από τις επιλογές σας: τι από αυτά αλλάζει την πρόταση το λέμε στην αυτοψία ή στο τηλέφωνο.`,
    ],
    [
      alarm !== undefined,
      home.isMonitored
        ? 'Ποιους καλεί το κέντρο λήψης, πώς επιβεβαιώνει πρώτα τον συναγερμό, με δεύτερη ζώνη στη σειρά, εικόνα ή τηλέφωνο, και ποιος πηγαίνει στον χώρο όταν λείπετε;'
        : 'Ποιος ειδοποιείται πρώτος όταν χτυπήσει, έχει έξυπνο κινητό, και ποιος πηγαίνει στον χώρο όταν λείπετε;',
    ],
    [
      alarm === undefined && (groups.length > 0 || (isLodging(home) && hasAny)),
      `Ποιος ${groups.length > 0 ? 'κοιτά ό,τι δείχνουν οι κάμερες' : 'ειδοποιείται'} τη νύχτα και όταν λείπετε, και ποιος πηγαίνει στον χώρο;${isLodging(home) ? ' Ποιος σηκώνεται αν κάποιος ζητήσει βοήθεια, και ποιον παίρνει τηλέφωνο;' : ''} Κέντρο λήψης καλείται μόνο από συναγερμό, που δεν είναι στην πρόταση.`,
    ],
    [
      alarm !== undefined && isNearGrade3(home),
      `Πόσο γερή είναι η πόρτα${home.emptyFor === 'hours' ? ', μένει άδειος ο χώρος την ημέρα,' : ''} και τι συμβαίνει στη γειτονιά; Ο κίνδυνος βγαίνει ${numberText(homeRisk(home))}, και περνά το όριο 60 μόνο με τα ${numberText(supposedRisk(home))} που υποθέσαμε: χωρίς αυτά ζητά βαθμό 2, και αυτός προτείνεται. Αν ισχύουν, χρειάζονται εξαρτήματα βαθμού 3 και μπαταρία για ${standbyHoursOf(3, home.isMonitored)} ώρες: γράφεται ξανά με όσα από αυτά έχουμε, και λέει τι λείπει.`,
    ],
    [
      alarm !== undefined && (!isResidence(home) || home.contents === 'over-60k'),
      `Τι ζητά το ασφαλιστήριό σας για βαθμό${home.contents === 'special' ? ' (ίσως και 4)' : ''}, κέντρο λήψης και φύλαξη; Δώστε μας το κείμενό του πριν από την αγορά.`,
    ],
    [
      alarm === undefined && groups.length > 0 && (!isResidence(home) || home.contents === 'over-60k'),
      'Τι ζητά το ασφαλιστήριό σας; Κάμερες χωρίς συναγερμό δεν έχουν βαθμό κατά EN 50131.',
    ],
    [
      alarm !== undefined && reportsByMobile(system) && (!isOnline(home) || home.emptyFor !== 'hours'),
      'Ποιος παίρνει το δοκιμαστικό σήμα του πίνακα; Αν χαθεί το δίκτυο όσο λείπετε, μόνο από αυτό το μαθαίνει κανείς.',
    ],
    [
      alarm !== undefined && !alarm.panel.calc.isSelfPowered && home.hasMains && home.emptyFor !== 'hours',
      `Μένει ανοιχτή η γραμμή του πίνακα${records ? ' και του καταγραφικού' : ''} όσο λείπετε; Με κατεβασμένο τον γενικό διακόπτη ${records ? 'δεν γράφει το καταγραφικό, και η μπαταρία του πίνακα' : 'η μπαταρία του'} αντέχει ώρες, όχι εβδομάδες.`,
    ],
    [
      alarm !== undefined && !isResidence(home) && !isLodging(home),
      'Μένει κάποιος μέσα τη νύχτα ή έξω από το ωράριο; Τότε οπλίζονται μόνο τα τμήματα που είναι άδεια.',
    ],
    [
      alarm !== undefined && home.floor > 0 && home.balconyDoors > 0,
      `Φτάνει κανείς στο μπαλκόνι από ταράτσα, διπλανό μπαλκόνι ή σκαλωσιά;${home.floor > 2 && placedPieces(system, 'ALM-CONTACT') === openingsOf(home) ? ' Αν όχι, η επαφή της μπαλκονόπορτας βγαίνει.' : ''}`,
    ],
    [
      alarm !== undefined && isResidence(home),
      'Είναι νοικιασμένο, ή δεν τρυπιούνται τοίχοι και κουφώματα; Ό,τι δεν θέλει βίδες κολλά με ταινία, τα υπόλοιπα τα εγκρίνει πρώτα γραπτά ο ιδιοκτήτης.',
    ],
    [
      home.existing.some((part) => part === 'contacts' || part === 'motion' || part === 'siren'),
      'Ποια μάρκα και πόσων ετών είναι ο παλιός συναγερμός, πόσες επαφές και ανιχνευτές έχει, υπάρχει σύμβαση με κέντρο, και ποιος έχει τους κωδικούς του εγκαταστάτη;',
    ],
    [
      home.existing.includes('cameras'),
      `Οι κάμερες που έχετε είναι αναλογικές, με ομοαξονικό, ή δικτύου, με ONVIF; Γράφει το καταγραφικό τους, πόσες ημέρες, και ποιος έχει τον κωδικό του; Πού βλέπει καθεμία; Όποια βλέπει δρόμο, γείτονα, κοινόχρηστο χώρο${isResidence(home) ? '' : ', θέση εργασίας ή όσους εξετάζονται και περιμένουν'} στρέφεται ή βγαίνει. ${
        oldRecorderOf(system)
          ? 'Κάμερες δικτύου γράφονται στο υβριδικό μόνο όσο φτάνουν τα κανάλια του.'
          : 'Αναλογικές που αξίζουν μένουν και με υβριδικό καταγραφικό, που η πρόταση δεν έχει.'
      }`,
    ],
    [
      alarm !== undefined && isResidence(home),
      `Ποιοι ζουν εκεί; Παιδιά που γυρίζουν μόνα, ηλικιωμένοι και όποιος δεν έχει έξυπνο κινητό ${ownMeans}.`,
    ],
    [
      home.propertyType === 'apartment' && home.yardM > 0 && hasAny,
      'Είναι η αυλή δική σας, ή κοινόχρηστη με αποκλειστική χρήση; Τότε ό,τι στερεώνεται ή βλέπει έξω θέλει πρώτα τη συμφωνία των συνιδιοκτητών.',
    ],
    [
      alarm !== undefined && isHall(home) && home.areaM2 > norms.surveyHallAreaM2,
      'Πού φορτίζουν κλαρκ και μηχανήματα, και από πού βγαίνουν όλοι σε κίνδυνο; Το σημείο φόρτισης μπαίνει στη μελέτη πυροπροστασίας, και καμία έξοδος δεν κλειδώνει από μέσα.',
    ],
    [
      alarm !== undefined && hasWatchedYard(home) && (has('EXT-YARD') || home.concerns.includes('perimeter')),
      'Κυκλοφορούν ζώα στην αυλή, δικά σας ή αδέσποτα, και πόσο ζυγίζουν; Υπάρχει αυλόπορτα ή γκαραζόπορτα, με μοτέρ; Ρωτήθηκε μόνο το ζώο που ζει μέσα. Ό,τι φυλάει την αυλή χτυπά και με ζώο, που μένει κλεισμένο όσο οπλίζετε· η αυλόπορτα παίρνει δική της επαφή ή κάμερα, που δεν είναι στην πρόταση.',
    ],
    [
      placedPieces(system, 'EXT-YARD') > 0,
      `Από πού περνά το καλώδιο των δεσμών, ${numberText(home.yardM)} m, και ποιος σκάβει αν μπει στο χώμα, που δεν είναι στην τιμή; Η πτώση τάσης στη γραμμή τους υπολογίζεται στην αυτοψία. Θέλουν καθαρή γραμμή στα 0,8 έως 1 m, χωρίς σωρούς δίπλα στον φράχτη.`,
    ],
    [
      alarm !== undefined &&
        isBusiness(home) &&
        (home.placeKind === 'office' || home.placeKind === 'practice' || home.contents === 'special'),
      'Υπάρχει ντουλάπι με server, αρχείο, φάρμακα ή χρηματοκιβώτιο; Παίρνει δική του επαφή, που μένει οπλισμένη και όσο δουλεύετε.',
    ],
    [alarm !== undefined && reportsByMobile(system), 'Πιάνει σήμα κινητής εκεί όπου μπαίνει ο πίνακας;'],
    [
      isOnline(home) && (alarm?.panel.calc.hasData === true || video?.recorder !== undefined),
      'Υπάρχει ελεύθερη θύρα στο router, και πρίζα κοντά του;',
    ],
    [
      joined.some(({ isWireless }) => isWireless),
      'Περνά το ασύρματο σήμα από τους τοίχους; Πριν στερεωθεί κάτι, δοκιμάζεται κάθε θέση.',
    ],
    [
      alarm !== undefined &&
        alarm.panel.calc.wiredZones > 0 &&
        joined.some(({ isWireless, kind }) => !isWireless && kind !== 'communicator'),
      'Από πού περνούν τα καλώδια του συναγερμού, και ποια υπάρχουν ήδη;',
    ],
    [
      video?.recorder !== undefined,
      `Από πού περνούν τα καλώδια ως τις κάμερες; Η πιο μακρινή υπολογίστηκε στα ${numberText(Math.round(cableRunOf(home)))} m${isInstalled ? `, και η τοποθέτηση περιλαμβάνει ${norms.cableIncludedM} m για καθεμία` : ''}.`,
    ],
    [
      isResidence(home) && has('FIRE-SMOKE'),
      'Ακούγονται οι ανιχνευτές καπνού από κάθε κρεβάτι με κλειστή πόρτα, και από όποιον δεν ακούει καλά;',
    ],
    [
      alarm !== undefined && home.shutters > 0,
      'Ανεβαίνουν τα ρολά με μοτέρ ή με το χέρι, και ανοίγουν όταν κοπεί το ρεύμα;',
    ],
    [
      !isResidence(home) && hasStrike,
      'Ανοίγει από μέσα κάθε πόρτα με κυπρί, με χερούλι ή μπάρα, χωρίς κλειδί και χωρίς ρεύμα; Όποια δεν ανοίγει έτσι μένει χωρίς κυπρί: μένει κλειδωμένο όταν κόβεται το ρεύμα, και κανένα κουμπί δεν το λύνει τότε.',
    ],
    [
      entrancesOf(home) > sharedEntrancesOf(home) && (has('ACC-READER') || atDoors),
      `Ποιες από τις ${entrancesOf(home)} πόρτες είναι δωματίων, και ποιες του προσωπικού; ${[...(atDoors ? [`Κάμερα εισόδου ${sharedEntrancesOf(home) === 1 ? 'υπολογίζεται μόνο στην κύρια' : 'δεν υπολογίζεται σε όλες'}`] : []), ...(has('ACC-READER') ? ['Αναγνώστης υπολογίζεται μόνο σε μία'] : [])].join('. ')}: πόρτα δωματίου μένει χωρίς.`,
    ],
    [
      has('ACC-READER'),
      `Ποιες πόρτες ανοίγουν με κάρτα, η είσοδος ή μία μέσα, όπως αρχείο, γραφείο ή αποθήκη; ${cards === 1 ? 'Υπολογίστηκε' : 'Υπολογίστηκαν'} ${numberText(cards)}: κάθε ακόμη θέλει δικό της αναγνώστη και κυπρί${entrancesOf(home) > cards ? ', και μία τουλάχιστον μένει χωρίς κάρτα, ως έξοδος' : ''}.`,
    ],
    [
      !isResidence(home) &&
        home.floor > 0 &&
        (has('ACC-INTERCOM') || has('ACC-READER') || has('ACC-LOCK') || atDoors),
      'Ποια είσοδος είναι, του χώρου σας ή του κτιρίου; Πλατύσκαλο, σκάλα και είσοδος του κτιρίου είναι κοινόχρηστα: ό,τι μπαίνει ή βλέπει εκεί θέλει απόφαση της γενικής συνέλευσης.',
    ],
    [
      has('ACC-READER'),
      'Πόσα άτομα μπαίνουν, ποιος δίνει και ποιος παίρνει πίσω τις κάρτες, και πόσα κλειδιά κυκλοφορούν; Κάρτες πέρα από όσες φέρνει ο αναγνώστης δεν είναι στην πρόταση.',
    ],
    [
      hasAny &&
        (home.concerns.includes('entry-monitoring')
          ? isResidence(home) || isReceiving(home) || isRobbedShop(home)
          : home.concerns.includes('access-control') && home.placeKind === 'office' && isReceiving(home)) &&
        // Of whoever has a lock of his own it is asked with the bell that stays.
        !(isReceiving(home) && ownLocks(system) > 0) &&
        !has('DOOR-BELL') &&
        !askedNeeds(home).some(({ ruleId }) => ruleId === 'ACC-INTERCOM') &&
        !has('ACC-INTERCOM'),
      'Θέλετε να βλέπετε και να μιλάτε με όποιον χτυπά πριν ανοίξετε; Το κάνει θυροτηλεόραση με ηλεκτρική κλειδαριά, που δεν είναι στην πρόταση.',
    ],
    [
      sharedDesks,
      `Είναι τα ${home.cashDesks} ταμεία στον ίδιο πάγκο; Μία κάμερα υπολογίστηκε για δύο: όποιο στέκεται χωριστά παίρνει δική του.`,
    ],
    [
      video?.recorder !== undefined && isOnline(home),
      `Ανεβάζει η γραμμή του ίντερνετ ${numberText(uploadMbps(system))} Mbps; Τόσα θέλουν όλες οι κάμερες μαζί από μακριά.`,
    ],
    [
      isByWifi,
      `Φτάνει το WiFi του router σε κάθε θέση κάμερας; Μετριέται πριν από την αγορά, με το κινητό στο σημείο.${groups.some(({ item: { calc } }) => calc.sleeps && !calc.hasSim) ? ' Βρίσκει ήλιο εκεί το πάνελ όποιας έχει μπαταρία, και τον χειμώνα, ή ποιος τη φορτίζει;' : ''}`,
    ],
    [
      has('DOOR-BELL'),
      'Φτάνει το WiFi του router ως το κουδούνι με την κάμερα; Μετριέται πριν από την αγορά, με το κινητό στην πόρτα.',
    ],
    [
      groups.some(({ item }) => item.calc.hasSim),
      `Πιάνει σήμα κινητής εκεί όπου μπαίνει κάθε κάμερα με SIM${groups.some(({ item }) => item.calc.sleeps) ? ', και βλέπει ήλιο το πάνελ της και τον χειμώνα' : ''}; Υπάρχει εκεί τοίχος ή στύλος, τόσο ψηλά που να μην τη φτάνει χέρι;`,
    ],
    [
      asksForCameras(home) && home.hasMains && (isOnSim(home) || (video !== undefined && keepsItself(video))),
      'Θέλετε κάμερες που γράφουν μόνο στον χώρο; Καταγραφικό με καλωδιωμένες κάμερες δουλεύει και χωρίς ίντερνετ, όμως δεν τις βλέπετε από μακριά. Δεν είναι στην πρόταση.',
    ],
    [
      video?.groups.some(({ target }) => target.lengthM > 0) === true,
      'Πόσες πλευρές του κτιρίου είναι ελεύθερες; Σε τοίχο που τον μοιράζεστε με γείτονα δεν μπαίνει κάμερα, και βγαίνει από την πρόταση.',
    ],
    [
      hasStrike,
      'Τι πόρτα είναι: ξύλινη, αλουμινίου, συρόμενη ή θωρακισμένη με πολλά κλειδώματα; Κυπρί δεν λύνει πολλούς σύρτες: σε θωρακισμένη μπαίνει έξυπνη κλειδαριά στον κύλινδρο.',
    ],
    [
      hasStrike,
      `Από πού περνούν τα καλώδια ως την πόρτα, και ποιος κόβει την κάσα; ${hasSupply || has('ACC-CONTROL') ? 'Η παροχή του τροφοδοτικού' : 'Το τροφοδοτικό, η παροχή του'} και ο μαραγκός δεν είναι στην τιμή.`,
    ],
    [
      ownLocks(system) > 0,
      'Τι πόρτα και τι κύλινδρο έχετε; Ποιος αλλάζει την μπαταρία της έξυπνης κλειδαριάς, και ποιος κρατά το κλειδί της; Από μακριά ανοίγει μόνο όπου φτάνει το WiFi.',
    ],
    [
      ownLocks(system) > 0 && isReceiving(home),
      'Ποιος ανοίγει σε όποιον χτυπά; Όποιο κουδούνι ή θυροτηλέφωνο υπάρχει μένει: θυροτηλεόραση με ηλεκτρική κλειδαριά θέλει καλώδια, και δεν είναι στην πρόταση.',
    ],
    [
      has('ACC-INTERCOM'),
      `Τι κουδούνι υπάρχει, και από πού περνά το καλώδιό του; Ίσως φτάνει για τη θυροτηλεόραση, που ${hasSupply ? 'φέρνει το τροφοδοτικό της' : 'θέλει PoE ή δικό της τροφοδοτικό'}.`,
    ],
    [
      // Of a home with an alarm it is asked of everything that is fixed.
      hasAny && !(alarm !== undefined && isResidence(home)) && !isHall(home),
      'Είναι νοικιασμένος ο χώρος; Ό,τι στερεώνεται σε τοίχους, πόρτες και κουφώματα, και κάθε αλλαγή κλειδαριάς, το εγκρίνει πρώτα γραπτά ο ιδιοκτήτης.',
    ],
    [
      alarm !== undefined &&
        !has('ALM-SIREN-OUT') &&
        (home.propertyType === 'apartment'
          ? home.floor <= 1 || (home.balconyDoors > 0 && !home.assumed.includes('balconyDoors'))
          : home.floor >= 1),
      'Θέλετε και εξωτερική σειρήνα; Μπαίνει σε δικό σας μπαλκόνι ή αυλή, και σε κοινόχρηστη όψη με απόφαση της συνέλευσης. Δεν είναι στην πρόταση.',
    ],
    [
      isUpstairs && has('ALM-SIREN-OUT'),
      'Μπαίνει η εξωτερική σειρήνα σε δικό σας μπαλκόνι ή αυλή; Για κοινόχρηστη όψη αποφασίζει η γενική συνέλευση.',
    ],
  ];
  return [...questions, ...siteQuestions(system)].flatMap(([isOpen, question]) => (isOpen ? question : []));
}
