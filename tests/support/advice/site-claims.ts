// What only the site tells is asked of what is there.
import type { Claims } from './claims.ts';
import { camerasOf, isHall, isLodging, isResidence, lineOf, type Facts, hasInputs } from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

export const siteQuestionClaims: readonly (readonly [string, Claim])[] = [
  [
    'Τι ζητά το ασφαλιστήριό σας; Κάμερες χωρίς συναγερμό δεν έχουν βαθμό κατά EN 50131.',
    (_n, facts) => facts.panel === undefined && camerasOf(facts).length > 0,
  ],
  [
    'Ποιος (κοιτά ό,τι δείχνουν οι κάμερες|ειδοποιείται) τη νύχτα και όταν λείπετε, και ποιος πηγαίνει στον χώρο;( Ποιος σηκώνεται αν κάποιος ζητήσει βοήθεια, και ποιον παίρνει τηλέφωνο;)~ Κέντρο λήψης καλείται μόνο από συναγερμό, που δεν είναι στην πρόταση.',
    (_n, facts, text) =>
      facts.panel === undefined &&
      facts.bundle.lines.length > 0 &&
      text.includes('κάμερες') === camerasOf(facts).length > 0 &&
      text.includes('βοήθεια') === isLodging(facts.home),
  ],
  [
    'Υπάρχει πάρκινγκ, πίσω πόρτα ή είσοδος προμηθευτών έξω που θέλετε να φαίνεται; Κάμερα μόνο εκεί, μέσα στο οικόπεδο και χωρίς μπαλκόνια, πισίνα ή τραπέζια στο πλάνο, δεν είναι στην πρόταση.',
    (_n, facts) =>
      facts.placed('CAM-FACADE') === 0 &&
      camerasOf(facts).length > 0 &&
      (isLodging(facts.home) || facts.home.placeKind === 'food'),
  ],
  [
    'Τι καίει σε κάθε χώρο με φλόγα ‹@›, πού βγάζει τα καυσαέρια, και ποια πόρτα τον χωρίζει από όσους κοιμούνται ή δουλεύουν;',
    (_n, { home, placed }) => home.combustionRooms > 0 && placed('FIRE-CO') + placed('FIRE-SMOKE') > 0,
  ],
  [
    'Υπάρχει λέβητας, κουζίνα με αέριο ή κάρβουνο, ή τζάκι; Όπου κάτι καίει και κάποιος μένει, δουλεύει ή κοιμάται θέλει ανιχνευτή μονοξειδίου, που δεν είναι στην πρόταση.( Η κουζίνα θέλει και ανιχνευτή αερίου με βαλβίδα, κατάσβεση στη χοάνη και πυροσβεστήρα κατηγορίας F, που ο οδηγός δεν έχει.)~',
    (_n, { home, placed, bundle }) =>
      home.combustionRooms === 0 &&
      bundle.questions.some((one) => one.includes('χοάνη')) ===
        (home.propertyType === 'business' && home.placeKind === 'food') &&
      placed('FIRE-CO') === 0,
  ],
  [
    'Ποιος κλείνει την παροχή του νερού όσο λείπετε, και πού θα έτρεχε χωρίς να το δει κανείς; Ανιχνευτής νερού δεν είναι στην πρόταση.',
    (_n, { home, placed }) =>
      placed('EXT-FLOOD') === 0 &&
      (home.emptyFor !== 'hours' ||
        (home.propertyType === 'business' && (home.floor > 0 || /practice|food/.test(home.placeKind)))),
  ],
  [
    'Υπάρχουν παράθυρα, φεγγίτες ή φωταγωγοί που τους φτάνει κάποιος; Υπολογίστηκαν 0: όποιο άνοιγμα υπάρχει παίρνει δική του επαφή, που δεν είναι στην πρόταση.',
    (_n, { home, panel }) =>
      panel !== undefined && home.windows === 0 && home.assumed.includes('windows') && home.floor < 2,
  ],
  [
    'Έχει ο χώρος και άλλο επίπεδο, όπως πατάρι, υπόγειο ή όροφο; Υπολογίστηκε ένα: κάθε άλλο θέλει δικό του ανιχνευτή κίνησης και να ακούγεται εκεί η σειρήνα.',
    (_n, { home, panel }) =>
      panel !== undefined &&
      home.propertyType === 'business' &&
      !isHall(home) &&
      home.floors === 1 &&
      home.assumed.includes('floors'),
  ],
  [
    'Ποια μπαλκόνια και παράθυρα του πάνω ορόφου φτάνει κανείς από δέντρο, πέργκολα, σκάλα ή ταράτσα; Επαφή υπολογίστηκε μόνο σε όσα δηλώσατε.',
    (_n, { home, panel }) => home.propertyType === 'house' && home.floors > 1 && panel !== undefined,
  ],
  [
    'Κλείνει κάποιο ρολό γκαράζ ή υπόγειο με πόρτα προς το σπίτι; Η πόρτα αυτή παίρνει δική της επαφή, αν δεν μετρήθηκε.',
    (_n, { home, panel }) => home.propertyType === 'house' && home.shutters > 0 && panel !== undefined,
  ],
  [
    'Κλείνει σταθερά στην κάσα κάθε φύλλο που παίρνει επαφή, και από τι είναι: ξύλο, αλουμίνιο ή σίδερο; Σε φύλλο που παίζει ή έχει σκεβρώσει η επαφή χτυπά άδικα, και σε σίδερο δοκιμάζεται πριν στερεωθεί.',
    (_n, { placed }) => placed('ALM-CONTACT') > 0,
  ],
  [
    'Σε πόσα λεπτά σταματά μόνη της η (εξωτερική )~σειρήνα, το πολύ #, και πόσα επιτρέπει ο δήμος; Ο χρόνος μετριέται στην πρώτη δοκιμή.',
    ([most], { placed }, text) =>
      most === 15 &&
      placed('ALM-SIREN-OUT') + placed('ALM-SIREN-IN') > 0 &&
      text.includes('εξωτερική') === placed('ALM-SIREN-OUT') > 0,
  ],
  [
    'Δουλεύετε με φλόγα, φιάλες αερίου ή οξυγόνο; Διαρροή αερίου θέλει ανιχνευτή αερίου, που ο οδηγός δεν έχει, και η φλόγα κρατά μακριά κάθε ανιχνευτή καπνού.',
    (_n, { home }) => home.propertyType === 'business' && home.placeKind === 'workshop',
  ],
  [
    'Από πού μπήκαν ή δοκίμασαν, και πώς(, πέρα από όσα γράψατε)~;( Τοίχο, στέγη ή πάνελ που κόβεται δεν τα νιώθει επαφή: εκεί κοιτά ένας ανιχνευτής κίνησης.| Εκεί κοιτά πρώτα η αυτοψία.)',
    (_n, { home, placed }, text) =>
      home.pastIncident &&
      text.includes('γράψατε') === (home.said !== '') &&
      text.includes('πάνελ') === (isHall(home) && placed('ALM-MOTION') > 0),
  ],
  [
    'Πού μαζεύονται όσα αξίζουν περισσότερο; Κλουβί ή δωμάτιο με δική του επαφή και ομίχλη σχεδιάζονται χωριστά, εκεί όπου στέκονται.',
    (_n, { home }) => /special|over-60k/.test(home.contents) && isHall(home),
  ],
  [
    'Υπάρχει ήδη κάμερα, έστω ψεύτικη; Όποια δεν γράφει κατεβαίνει: πινακίδα και ενημέρωση αφορούν όσες μένουν.( Όποια βλέπει αναμονή ή εξεταστήριο κατεβαίνει και αν γράφει.)~',
    (_n, { home }, text) =>
      home.propertyType === 'business' &&
      !home.existing.includes('cameras') &&
      text.includes('αναμονή') === (home.placeKind === 'practice'),
  ],
  [
    'Βλέπει η θέση δίπλα στην πόρτα και καθίσματα αναμονής; Όπου δεν στρέφεται αλλού και δεν τα κρύβει μάσκα, η κάμερα της εισόδου βγαίνει: φαίνεται στην αυτοψία, πριν από την αγορά.',
    (_n, { home, placed }) =>
      home.propertyType === 'business' && home.placeKind === 'practice' && placed('CAM-ENTRANCE') > 0,
  ],
  [
    'Φτάνει το WiFi του router ως το κουδούνι με την κάμερα; Μετριέται πριν από την αγορά, με το κινητό στην πόρτα.',
    (_n, { placed }) => placed('DOOR-BELL') > 0,
  ],
  [
    'Είναι το κτίριο διατηρητέο ή σε παραδοσιακό οικισμό; Σειρήνα ή κάμερα στην όψη του θέλει τότε έγκριση.',
    (_n, { home, placed }) =>
      home.propertyType === 'business' && !isHall(home) && placed('ALM-SIREN-OUT') + placed('CAM-FACADE') > 0,
  ],
  [
    'Γίνεται ή σχεδιάζεται ανακαίνιση; Τότε η αυτοψία προηγείται, πριν κλείσουν τοίχοι και ταβάνια, και ένα καλώδιο ή ένας σωλήνας περνά και ως κάθε κούφωμα, για ενσύρματη επαφή αργότερα.',
    (_n, { home }) => home.wiring === 'wired',
  ],
  [
    'Σε ποιον όροφο δεν κοιμάται κανείς; Τη νύχτα οπλίζει και η κίνηση εκεί, ως δικό της τμήμα, αν τα δίνει ο πίνακας.',
    (_n, { home, placed }) => isResidence(home) && home.floors > 1 && placed('ALM-MOTION') > 1,
  ],
  [
    'Χρειάζεται να διαβάζεται η πινακίδα όσων οχημάτων έρχονται; Θέλει δική της κάμερα, στραμμένη εκεί όπου περνούν: καμία της πρότασης δεν υπολογίστηκε για αυτό.',
    (_n, { home, placed }) => isHall(home) && placed('CAM-FACADE') > 0,
  ],
  [
    'Υπάρχει ρεύμα (στη θέση του προβολέα|στις # θέσεις των προβολέων); Νέα παροχή από ηλεκτρολόγο δεν είναι στην τιμή.',
    ([many], facts) => {
      const calc = lineOf(facts, 'LIGHT-DOOR')?.item.calc;
      return (many || 1) === facts.placed('LIGHT-DOOR') && calc?.kind === 'floodlight' && !calc.isSelfPowered;
    },
  ],
  [
    'Πόσα μέτρα είναι κάθε τζαμαρία, ανοίγει, και τι τζάμι έχει; Όσες ανοίγουν μετρούν στα ανοίγματα, και κρύσταλλο ασφαλείας ή μεμβράνη καθυστερεί όποιον το σπάει.',
    (_n, { home, panel }) => home.glazedRooms > 0 && panel !== undefined,
  ],
  [
    'Πόσων ετών είναι οι ανιχνευτές καπνού που έχετε, υπάρχει ένας σε κάθε όροφο και διάδρομο, και ποιον ειδοποιούν όταν λείπουν όλοι; Όσοι έχουν μόνο μπαταρία χτυπούν μόνο εκεί.',
    (_n, { home }) => isResidence(home) && home.existing.includes('smoke'),
  ],
  [
    'Ανοίγει η πόρτα των πελατών με κουμπί από μέσα, αφού δείτε ποιος χτυπά; Θυροτηλεόραση και κυπρί εκεί δεν είναι στην πρόταση.',
    (_n, { home, placed }) =>
      home.hasVisitors && home.concerns.includes('access-control') && placed('ACC-INTERCOM') === 0,
  ],
  [
    'Βγαίνει το ζώο στο μπαλκόνι ή στην αυλή όσο είναι οπλισμένα, και πόσο βαθύ είναι το μπαλκόνι; Ο ανιχνευτής κουρτίνας μπαίνει έξω από το τζάμι: εκεί τον ενεργοποιεί (ζώο πάνω από # kg|κάθε ζώο), και όπου βγαίνει το δικό σας ο ανιχνευτής βγαίνει από την πρόταση.',
    ([kg = 0], facts) => {
      const calc = lineOf(facts, 'ALM-CURTAIN')?.item.calc;
      return (
        calc?.kind === 'curtain' &&
        calc.isOutdoor &&
        calc.petKg === (kg || 0) &&
        calc.petKg < facts.home.petKg
      );
    },
  ],
  [
    '(Είναι το ρολό|Είναι κάποια από τα # ρολά) μπροστά σε πόρτα ή παράθυρο που μετρήσατε; Μετρήθηκαν χωριστά: άνοιγμα που γράφτηκε δύο φορές κρατά μία επαφή, του ρολού αν δεν έχει φύλλο από πίσω, και το ποσό πέφτει.',
    ([shutters], { home, placed }) =>
      (shutters || 1) === home.shutters &&
      placed('ALM-SHUTTER') > 0 &&
      placed('ALM-CONTACT') > 0 &&
      !home.assumed.some((one) => one === 'shutters' || one === 'doors'),
  ],
  [
    'Από πού περνούν τα καλώδια του συναγερμού, και ποια υπάρχουν ήδη;',
    (_n, facts) =>
      (facts.panel?.wiredZones ?? 0) > 0 &&
      facts.bundle.lines.some(
        ({ item: { calc } }) =>
          'isStandalone' in calc && !calc.isStandalone && !calc.isWireless && calc.kind !== 'communicator',
      ),
  ],
  [
    'Πόσο απέχει κάθε ρολό από την πόρτα ή το παράθυρο με την ασύρματη επαφή που θα πάρει το καλώδιό του; Όπου δεν φτάνει, ή η είσοδος εκείνη δεν ταιριάζει, το ρολό θέλει δική του ασύρματη επαφή, που δεν είναι στην πρόταση.',
    (_n, facts) => facts.placed('ALM-SHUTTER') > facts.placed('ALM-INPUT') && hasInputs(facts),
  ],
  [
    'Πόσο ψηλή είναι η αίθουσα, και είναι μεταλλική; Από αυτά εξαρτάται πού στερεώνονται οι ανιχνευτές και πόσο φτάνει το ασύρματο σήμα.',
    (_n, { home, panel }) => isHall(home) && panel !== undefined,
  ],
  [
    'Μπορεί να έρθει ρεύμα από το δίκτυο ή από φωτοβολταϊκό με μπαταρία; Τότε γίνονται συναγερμός, φωτισμός και καταγραφή στον χώρο, που τώρα λείπουν.',
    (_n, { home }) => !home.hasMains,
  ],
  [
    'Κόβεται συχνά το ρεύμα, και ποιος πηγαίνει τότε; Στην παράδοση ορίζεται να ειδοποιεί ο πίνακας για τη διακοπή: όταν τελειώσει η μπαταρία του δεν φυλάει τίποτα.',
    (_n, { home, panel }) => panel !== undefined && home.hasMains && home.emptyFor !== 'hours',
  ],
  [
    'Γιατί βγήκε, δεν δουλεύει ή χτυπούσε άδικα ο παλιός συναγερμός, και ποια καλώδια και συσκευές του μένουν; Ο λόγος, όπως ρεύμα αέρα, ήλιος ή φύλλο που παίζει, βρίσκεται πριν μπουν οι νέες.',
    (_n, { home, panel }) => panel !== undefined && home.said.includes('συναγερμ'),
  ],
  [
    'Ποιες πόρτες ανοίγουν με κάρτα, η είσοδος ή μία μέσα, όπως αρχείο, γραφείο ή αποθήκη; (Υπολογίστηκε|Υπολογίστηκαν) #: κάθε ακόμη θέλει δικό της αναγνώστη και κυπρί(, και μία τουλάχιστον μένει χωρίς κάρτα, ως έξοδος)~.',
    ([told], { placed }) => told === placed('ACC-READER'),
  ],
  [
    'Ποια είσοδος είναι, του χώρου σας ή του κτιρίου; Πλατύσκαλο, σκάλα και είσοδος του κτιρίου είναι κοινόχρηστα: ό,τι μπαίνει ή βλέπει εκεί θέλει απόφαση της γενικής συνέλευσης.',
    (_n, { home, placed }) =>
      !isResidence(home) &&
      home.floor > 0 &&
      placed('ACC-INTERCOM') + placed('ACC-READER') + placed('ACC-LOCK') + placed('CAM-ENTRANCE') > 0,
  ],
  [
    'Υπάρχει ντουλάπι με server, αρχείο, φάρμακα ή χρηματοκιβώτιο; Παίρνει δική του επαφή, που μένει οπλισμένη και όσο δουλεύετε.',
    (_n, { home, panel }) =>
      home.propertyType === 'business' &&
      (/office|practice/.test(home.placeKind) || home.contents === 'special') &&
      panel !== undefined,
  ],
];

/** In which rooms motion detectors hang. */
export const siteClaims: Claims = [
  [
    '(Μπαίνει|Ο πρώτος μπαίνει) (απ’ όπου περνά όποιος πάει προς τα υπνοδωμάτια, συνήθως στο καθιστικό|στον χώρο των πελατών|στον κύριο χώρο|στη σάλα|προς την είσοδο|στην αναμονή)(, (ο άλλος|οι άλλοι) σε @)~.',
    (_n, { home, placed }, { ruleId }, text) =>
      ruleId === 'ALM-MOTION' &&
      !isHall(home) &&
      !isLodging(home) &&
      text.includes('υπνοδωμάτια') === isResidence(home) &&
      text.includes('πρώτος') === placed(ruleId) > 1 &&
      text.includes('οι άλλοι') === placed(ruleId) > 2,
  ],
];
