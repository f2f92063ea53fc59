// What has to be known before a system is signed, and only somebody who sees the place can answer.
import { asksForCameras } from './cameras.ts';
import { allPieces, joinedDevices, placedPieces, reportsByMobile } from './coverage.ts';
import { isBusiness, isResidence } from './premises.ts';
import { norms } from './rules.ts';
import type { System } from './system.ts';
import { numberText } from './text.ts';
import { isOnline } from './utilities.ts';
import { cableRunOf } from './video.ts';
import { hasWatchedYard } from './yard.ts';
import { entrancesOf, sharedEntrancesOf } from './zones.ts';

/** The open questions of a system; none of them stands in the way of proposing it. */
export function questionsOf(system: System): string[] {
  const { home, alarm, solos, video, isInstalled } = system;
  const has = (ruleId: Parameters<typeof allPieces>[1]) => allPieces(system, ruleId) > 0;
  const joined = joinedDevices(system);
  const isUpstairs = home.propertyType === 'apartment' || (!isResidence(home) && home.floor > 0);
  const hasAny = alarm !== undefined || Boolean(video?.groups.length) || solos.some(({ item }) => item);
  const questions: [boolean, string][] = [
    [
      hasAny,
      home.said === ''
        ? 'Τι από όσα γράψατε με δικά σας λόγια αλλάζει την πρόταση; Οι κανόνες διαβάζουν μόνο τις επιλογές σας.'
        : `Γράψατε: «${home.said}». Οι κανόνες διαβάζουν μόνο τις επιλογές σας: τι από αυτά αλλάζει την πρόταση το λέμε στην αυτοψία ή στο τηλέφωνο.`,
    ],
    [
      alarm !== undefined,
      home.isMonitored
        ? 'Ποιους καλεί το κέντρο λήψης, και ποιος πηγαίνει στον χώρο όταν λείπετε;'
        : 'Ποιος ειδοποιείται πρώτος όταν χτυπήσει, και ποιος πηγαίνει στον χώρο όταν λείπετε;',
    ],
    [
      alarm !== undefined && !alarm.panel.calc.isSelfPowered && home.hasMains && home.emptyFor !== 'hours',
      'Μένει ανοιχτή η γραμμή του πίνακα όσο λείπετε; Με κατεβασμένο τον γενικό διακόπτη η μπαταρία του αντέχει ώρες, όχι εβδομάδες.',
    ],
    [
      alarm !== undefined && !isResidence(home),
      'Μένει κάποιος μέσα τη νύχτα ή έξω από το ωράριο; Τότε οπλίζονται μόνο τα τμήματα που είναι άδεια.',
    ],
    [
      alarm !== undefined && home.propertyType === 'apartment' && home.floor > 0 && home.balconyDoors > 0,
      'Φτάνει κανείς στο μπαλκόνι από ταράτσα, διπλανό μπαλκόνι ή σκαλωσιά;',
    ],
    [
      alarm !== undefined && isResidence(home),
      'Είναι νοικιασμένο, ή δεν τρυπιούνται τοίχοι και κουφώματα; Ό,τι δεν θέλει βίδες κολλά με ταινία, τα υπόλοιπα τα εγκρίνει πρώτα γραπτά ο ιδιοκτήτης.',
    ],
    [
      home.existing.some((part) => part === 'contacts' || part === 'motion' || part === 'siren'),
      'Ποια μάρκα και πόσων ετών είναι ο παλιός συναγερμός, υπάρχει σύμβαση με κέντρο, και ποιος έχει τους κωδικούς του εγκαταστάτη;',
    ],
    [
      alarm !== undefined && isResidence(home),
      'Ποιοι ζουν εκεί; Παιδιά που γυρίζουν μόνα, ηλικιωμένοι και όποιος δεν έχει έξυπνο κινητό παίρνουν δικό τους κωδικό ή τηλεχειριστήριο.',
    ],
    [
      alarm !== undefined && hasWatchedYard(home),
      'Κυκλοφορούν ζώα στην αυλή, δικά σας ή αδέσποτα, και πόσο ζυγίζουν; Υπάρχει αυλόπορτα ή γκαραζόπορτα, με μοτέρ; Ρωτήθηκε μόνο το ζώο που ζει μέσα, και η αυλόπορτα δεν μετρήθηκε.',
    ],
    [
      placedPieces(system, 'EXT-YARD') > 0,
      `Από πού περνά το καλώδιο των δεσμών, περίπου ${numberText(home.yardM)} m, που δεν είναι στην τιμή; Θέλουν καθαρή γραμμή στα 0,8 έως 1 m, χωρίς σωρούς δίπλα στον φράχτη.`,
    ],
    [
      alarm !== undefined &&
        isBusiness(home) &&
        (home.placeKind === 'office' || home.placeKind === 'practice'),
      'Υπάρχει ντουλάπι με server, αρχείο ή χρηματοκιβώτιο; Παίρνει δική του επαφή, που μένει οπλισμένη και όσο δουλεύετε.',
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
      !isResidence(home) && has('ACC-LOCK'),
      'Ανοίγει από μέσα κάθε πόρτα με κυπρί, με χερούλι και χωρίς κλειδί; Όποια δεν ανοίγει έτσι, ή είναι έξοδος διαφυγής, θέλει μπουτόν εξόδου και κουμπί έκτακτης απεμπλοκής, που η πρόταση δεν έχει.',
    ],
    [
      entrancesOf(home) > sharedEntrancesOf(home) && (has('ACC-READER') || has('CAM-ENTRANCE')),
      `Ποιες από τις ${entrancesOf(home)} πόρτες είναι δωματίων; Υπολογίστηκε μόνο η κύρια είσοδος: πόρτα δωματίου δεν έχει κάμερα μπροστά της ούτε αναγνώστη του προσωπικού, και όσες είναι του προσωπικού προστίθενται στην αυτοψία.`,
    ],
    [
      has('ACC-READER'),
      'Πόσα άτομα μπαίνουν, ποιος δίνει και ποιος παίρνει πίσω τις κάρτες, και πόσα κλειδιά κυκλοφορούν;',
    ],
    [
      hasAny &&
        home.concerns.includes('entry-monitoring') &&
        home.propertyType !== 'warehouse' &&
        (isResidence(home) || home.hasVisitors) &&
        !has('ACC-INTERCOM'),
      'Θέλετε να βλέπετε και να μιλάτε με όποιον χτυπά πριν ανοίξετε; Το κάνει θυροτηλεόραση με ηλεκτρική κλειδαριά, που δεν είναι στην πρόταση.',
    ],
    [
      asksForCameras(home) && !isOnline(home) && home.hasMains,
      'Θέλετε κάμερες που γράφουν μόνο στον χώρο; Καταγραφικό με καλωδιωμένες κάμερες δουλεύει και χωρίς ίντερνετ, όμως δεν τις βλέπετε από μακριά. Δεν είναι στην πρόταση.',
    ],
    [
      video?.groups.some(({ target }) => target.lengthM > 0) === true,
      'Πόσες πλευρές του κτιρίου είναι ελεύθερες; Σε τοίχο που τον μοιράζεστε με γείτονα δεν μπαίνει κάμερα, και βγαίνει από την πρόταση.',
    ],
    [
      has('ACC-LOCK'),
      'Τι πόρτα είναι: ξύλινη, αλουμινίου, συρόμενη ή θωρακισμένη με πολλά κλειδώματα; Από αυτό εξαρτάται η ηλεκτρική κλειδαριά.',
    ],
    [
      // Of a home with an alarm it is asked of everything that is fixed.
      has('ACC-LOCK') && !(alarm !== undefined && isResidence(home)),
      'Είναι νοικιασμένος ο χώρος; Ηλεκτρική κλειδαριά και αλλαγή κυλίνδρου τις εγκρίνει πρώτα γραπτά ο ιδιοκτήτης.',
    ],
    [
      alarm !== undefined && home.propertyType === 'apartment' && home.floor <= 1 && !has('ALM-SIREN-OUT'),
      'Θέλετε και εξωτερική σειρήνα; Μπαίνει σε δικό σας μπαλκόνι ή αυλή, και σε κοινόχρηστη όψη με απόφαση της συνέλευσης. Δεν είναι στην πρόταση.',
    ],
    [
      isUpstairs && has('ALM-SIREN-OUT'),
      'Μπαίνει η εξωτερική σειρήνα σε δικό σας μπαλκόνι; Για κοινόχρηστη όψη αποφασίζει η γενική συνέλευση.',
    ],
  ];
  return questions.flatMap(([isOpen, question]) => (isOpen ? question : []));
}
