// What only the site tells: what burns, what can be climbed, where mains are, how large a pane is, who arms.
import { isClearOf, isMotionless } from './animals.ts';
import { asksForCameras, namesFacades } from './cameras.ts';
import { allPieces } from './coverage.ts';
import { deviceOf } from './frame.ts';
import { hasLightsAsked } from './modules.ts';
import { isBooth, isBusiness, isHall, isLodging, isOnStreet, isReceiving, isResidence } from './premises.ts';
import type { System } from './system.ts';
import { countText, numberText } from './text.ts';
import type { Home } from './types.ts';

/** Whether water that is left on at night runs through somebody's work, or down to who is below. */
const isBySink = (home: Home) =>
  isBusiness(home) && (home.floor > 0 || home.placeKind === 'practice' || home.placeKind === 'food');

/** Whether the visitor wrote of an old alarm. */
const isOldAlarmTold = ({ said }: Home) => /(παλι|παλαι)[^\s.,;]*\s+([^\s.,;]+\s+)?συναγερμ/iu.test(said);

/** The questions of a place and what stands in it; none of what it has not. */
export function siteQuestions(system: System): [boolean, string][] {
  const { home, alarm, solos, video } = system;
  const hasAlarm = alarm !== undefined;
  const placed = (ruleId: Parameters<typeof allPieces>[1]) => allPieces(system, ruleId);
  const lamps = placed('LIGHT-DOOR');
  const onMains = solos.some(
    ({ need, item }) =>
      need.ruleId === 'LIGHT-DOOR' && item?.calc.kind === 'floodlight' && !item.calc.isSelfPowered,
  );
  const hasOldAlarm = home.existing.some(
    (part) => part === 'contacts' || part === 'motion' || part === 'siren',
  );
  const curtains = alarm?.parts.find(({ need }) => need.ruleId === 'ALM-CURTAIN')?.item;
  const curtain = curtains && placed('ALM-CURTAIN') > 0 ? deviceOf(curtains.calc) : undefined;
  const isMaintained = !isResidence(home) && hasAlarm;
  return [
    [
      home.combustionRooms > 0 && placed('FIRE-CO') + placed('FIRE-SMOKE') > 0,
      'Τι καίει σε κάθε χώρο με φλόγα (αέριο, πετρέλαιο, ξύλο), πού βγάζει τα καυσαέρια, και ποια πόρτα τον χωρίζει από όσους κοιμούνται ή δουλεύουν;',
    ],
    [
      home.combustionRooms === 0 && placed('FIRE-CO') === 0,
      `Υπάρχει λέβητας, κουζίνα με αέριο ή κάρβουνο, ή τζάκι; Όπου κάτι καίει και κάποιος μένει, δουλεύει ή κοιμάται θέλει ανιχνευτή μονοξειδίου, που δεν είναι στην πρόταση.${isBusiness(home) && home.placeKind === 'food' ? ' Η κουζίνα θέλει και ανιχνευτή αερίου με βαλβίδα, κατάσβεση στη χοάνη και πυροσβεστήρα κατηγορίας F, που ο οδηγός δεν έχει.' : ''}`,
    ],
    [
      (home.emptyFor !== 'hours' || isBySink(home)) && placed('EXT-FLOOD') === 0,
      'Ποιος κλείνει την παροχή του νερού όσο λείπετε, και πού θα έτρεχε χωρίς να το δει κανείς; Ανιχνευτής νερού δεν είναι στην πρόταση.',
    ],
    [
      hasAlarm && home.propertyType === 'house' && home.floors > 1,
      'Ποια μπαλκόνια και παράθυρα του πάνω ορόφου φτάνει κανείς από δέντρο, πέργκολα, σκάλα ή ταράτσα; Επαφή υπολογίστηκε μόνο σε όσα δηλώσατε.',
    ],
    [
      hasAlarm && home.propertyType === 'house' && home.shutters > 0,
      'Κλείνει κάποιο ρολό γκαράζ ή υπόγειο με πόρτα προς το σπίτι; Η πόρτα αυτή παίρνει δική της επαφή, αν δεν μετρήθηκε.',
    ],
    [
      hasAlarm && home.windows === 0 && home.assumed.includes('windows') && home.floor <= 1,
      'Υπάρχουν παράθυρα, φεγγίτες ή φωταγωγοί που τους φτάνει κάποιος; Υπολογίστηκαν 0: όποιο άνοιγμα υπάρχει παίρνει δική του επαφή, που δεν είναι στην πρόταση.',
    ],
    [
      hasAlarm && isBusiness(home) && !isHall(home) && home.floors === 1 && home.assumed.includes('floors'),
      'Έχει ο χώρος και άλλο επίπεδο, όπως πατάρι, υπόγειο ή όροφο; Υπολογίστηκε ένα: κάθε άλλο θέλει δικό του ανιχνευτή κίνησης και να ακούγεται εκεί η σειρήνα.',
    ],
    [
      placed('ALM-CONTACT') > 0,
      'Κλείνει σταθερά στην κάσα κάθε φύλλο που παίρνει επαφή, και από τι είναι: ξύλο, αλουμίνιο ή σίδερο; Σε φύλλο που παίζει ή έχει σκεβρώσει η επαφή χτυπά άδικα, και σε σίδερο δοκιμάζεται πριν στερεωθεί.',
    ],
    [
      placed('ALM-SIREN-OUT') + placed('ALM-SIREN-IN') > 0,
      `Σε πόσα λεπτά σταματά μόνη της η ${placed('ALM-SIREN-OUT') > 0 ? 'εξωτερική ' : ''}σειρήνα, το πολύ 15, και πόσα επιτρέπει ο δήμος; Ο χρόνος μετριέται στην πρώτη δοκιμή.`,
    ],
    [
      home.propertyType === 'business' && home.placeKind === 'workshop',
      'Δουλεύετε με φλόγα, φιάλες αερίου ή οξυγόνο; Διαρροή αερίου θέλει ανιχνευτή αερίου, που ο οδηγός δεν έχει, και η φλόγα κρατά μακριά κάθε ανιχνευτή καπνού.',
    ],
    [
      home.pastIncident,
      `Από πού μπήκαν ή δοκίμασαν, και πώς${home.said === '' ? '' : ', πέρα από όσα γράψατε'};${isHall(home) && placed('ALM-MOTION') > 0 ? ' Τοίχο, στέγη ή πάνελ που κόβεται δεν τα νιώθει επαφή: εκεί κοιτά ένας ανιχνευτής κίνησης.' : ' Εκεί κοιτά πρώτα η αυτοψία.'}`,
    ],
    [
      hasAlarm && (home.contents === 'special' || home.contents === 'over-60k') && isHall(home),
      'Πού μαζεύονται όσα αξίζουν περισσότερο; Κλουβί ή δωμάτιο με δική του επαφή και ομίχλη σχεδιάζονται χωριστά, εκεί όπου στέκονται.',
    ],
    [
      isBusiness(home) && asksForCameras(home) && !home.existing.includes('cameras'),
      `Υπάρχει ήδη κάμερα, έστω ψεύτικη; Όποια δεν γράφει κατεβαίνει: πινακίδα και ενημέρωση αφορούν όσες μένουν.${home.placeKind === 'practice' ? ' Όποια βλέπει αναμονή ή εξεταστήριο κατεβαίνει και αν γράφει.' : ''}`,
    ],
    [
      isBusiness(home) && home.placeKind === 'practice' && placed('CAM-ENTRANCE') > 0,
      'Βλέπει η θέση δίπλα στην πόρτα και καθίσματα αναμονής; Όπου δεν στρέφεται αλλού και δεν τα κρύβει μάσκα, η κάμερα της εισόδου βγαίνει: φαίνεται στην αυτοψία, πριν από την αγορά.',
    ],
    [
      isBusiness(home) && !isHall(home) && placed('ALM-SIREN-OUT') + placed('CAM-FACADE') > 0,
      'Είναι το κτίριο διατηρητέο ή σε παραδοσιακό οικισμό; Σειρήνα ή κάμερα στην όψη του θέλει τότε έγκριση.',
    ],
    [
      home.wiring === 'wired',
      'Γίνεται ή σχεδιάζεται ανακαίνιση; Τότε η αυτοψία προηγείται, πριν κλείσουν τοίχοι και ταβάνια, και ένα καλώδιο ή ένας σωλήνας περνά και ως κάθε κούφωμα, για ενσύρματη επαφή αργότερα.',
    ],
    [
      hasAlarm && isResidence(home) && home.floors > 1 && placed('ALM-MOTION') > 1,
      'Σε ποιον όροφο δεν κοιμάται κανείς; Τη νύχτα οπλίζει και η κίνηση εκεί, ως δικό της τμήμα, αν τα δίνει ο πίνακας.',
    ],
    [
      isHall(home) &&
        video?.recorder !== undefined &&
        video.groups.some(({ target }) => target.ruleId === 'CAM-FACADE'),
      'Χρειάζεται να διαβάζεται η πινακίδα όσων οχημάτων έρχονται; Θέλει δική της κάμερα, στραμμένη εκεί όπου περνούν: καμία της πρότασης δεν υπολογίστηκε για αυτό.',
    ],
    [
      isBusiness(home) &&
        home.hasVisitors &&
        !isOnStreet(home) &&
        home.floor === 0 &&
        Boolean(video?.groups.length) &&
        !namesFacades(home) &&
        video?.groups.every(({ target }) => target.ruleId !== 'CAM-FACADE') === true &&
        (isLodging(home) || (home.placeKind === 'food' && home.yardM > 0)),
      'Υπάρχει πάρκινγκ, πίσω πόρτα ή είσοδος προμηθευτών έξω που θέλετε να φαίνεται; Κάμερα μόνο εκεί, μέσα στο οικόπεδο και χωρίς μπαλκόνια, πισίνα ή τραπέζια στο πλάνο, δεν είναι στην πρόταση.',
    ],
    [
      lamps > 0 && onMains,
      `Υπάρχει ρεύμα ${lamps === 1 ? 'στη θέση του προβολέα' : `στις ${countText(lamps, 'θέση', 'θέσεις')} των προβολέων`}; Νέα παροχή από ηλεκτρολόγο δεν είναι στην τιμή.`,
    ],
    [
      hasAlarm && home.glazedRooms > 0,
      'Πόσα μέτρα είναι κάθε τζαμαρία, ανοίγει, και τι τζάμι έχει; Όσες ανοίγουν μετρούν στα ανοίγματα, και κρύσταλλο ασφαλείας ή μεμβράνη καθυστερεί όποιον το σπάει.',
    ],
    [
      hasAlarm && (home.emptyFor !== 'hours' || isHall(home) || isBooth(home)),
      `Πόσο κρύο κάνει μέσα τον χειμώνα και πόση ζέστη το καλοκαίρι, όταν μένει κλειστό; Πίνακας, ανιχνευτές, UPS και μπαταρίες αντέχουν όσους βαθμούς γράφει το φύλλο τους, συχνά από −10 ως 40 °C${placed('FIRE-SMOKE') > 0 ? ', και ανιχνευτής καπνού συχνά μόνο από 0 °C' : ''}: όπου παγώνει πιο πολύ, ή κάτω από λαμαρίνα που καίει, μπαίνει ό,τι αντέχει, και όποιο κομμάτι της πρότασης δεν αντέχει αλλάζει.`,
    ],
    [
      home.existing.includes('smoke') && isResidence(home),
      'Πόσων ετών είναι οι ανιχνευτές καπνού που έχετε, υπάρχει ένας σε κάθε όροφο και διάδρομο, και ποιον ειδοποιούν όταν λείπουν όλοι; Όσοι έχουν μόνο μπαταρία χτυπούν μόνο εκεί.',
    ],
    [
      home.existing.includes('smoke') && !isResidence(home),
      'Συνδέονται οι ανιχνευτές καπνού που έχετε σε πίνακα πυρανίχνευσης, με συντηρητή, ή είναι αυτόνομοι με μπαταρία; Πόσων ετών είναι, και ποιον ειδοποιούν όταν λείπουν όλοι; Όσοι είναι πάνω από 10 ετών αλλάζουν.',
    ],
    [
      placed('ALM-SHUTTER') > 0 &&
        placed('ALM-CONTACT') > 0 &&
        !home.assumed.includes('shutters') &&
        !home.assumed.includes('doors'),
      `${home.shutters === 1 ? 'Είναι το ρολό μπροστά' : `Είναι κάποια από τα ${home.shutters} ρολά μπροστά`} σε πόρτα ή παράθυρο που μετρήσατε; Μετρήθηκαν χωριστά: άνοιγμα που γράφτηκε δύο φορές κρατά μία επαφή, του ρολού αν δεν έχει φύλλο από πίσω, και το ποσό πέφτει.`,
    ],
    [
      placed('ALM-SHUTTER') > placed('ALM-INPUT') && alarm?.frame.hasInputs === true,
      'Πόσο απέχει κάθε ρολό από την πόρτα ή το παράθυρο με την ασύρματη επαφή που θα πάρει το καλώδιό του; Όπου δεν φτάνει, ή η είσοδος εκείνη δεν ταιριάζει, το ρολό θέλει δική του ασύρματη επαφή, που δεν είναι στην πρόταση.',
    ],
    [
      placed('ALM-SHUTTER') > 0,
      'Από ποιο ρολό ή ποια πόρτα μπαίνει όποιος ανοίγει πρώτος, και με τι αφοπλίζει πριν το σηκώσει: κινητό, τηλεχειριστήριο, πληκτρολόγιο απέξω ή κλειδί;',
    ],
    [
      alarm !== undefined && isMotionless(alarm.frame),
      'Ποιοι χώροι κλείνουν στο ζώο όσο οπλίζετε, όπως γραφείο, αποθήκη ή υπνοδωμάτιο; Σε καθέναν μπαίνει ανιχνευτής κίνησης που έχουμε, και δεν είναι στην πρόταση. Αν το παίρνετε μαζί όταν λείπετε, μπαίνουν και αλλού, σε τμήμα που οπλίζει μόνο τότε.',
    ],
    [
      curtain !== undefined && isClearOf(curtain, home),
      `Βγαίνει το ζώο στο μπαλκόνι ή στην αυλή όσο είναι οπλισμένα, και πόσο βαθύ είναι το μπαλκόνι; Ο ανιχνευτής κουρτίνας μπαίνει έξω από το τζάμι: εκεί τον ενεργοποιεί ${curtain?.petKg ? `ζώο πάνω από ${numberText(curtain.petKg)} kg` : 'κάθε ζώο'}, και όπου βγαίνει το δικό σας ο ανιχνευτής βγαίνει από την πρόταση.`,
    ],
    [
      hasLightsAsked(home),
      `Ποιες είσοδοι και πλευρές φωτίζονται ήδη καλά, και ποιες μένουν σκοτεινές: αυλή, πίσω πλευρά, πάρκινγκ; ${lamps > 0 ? 'Όποιος νέος προβολέας θα έμπαινε δίπλα σε φως που αρκεί βγαίνει από την πρόταση, και σκοτεινή πλευρά χωρίς πόρτα παίρνει δικό της, που δεν είναι μέσα.' : 'Σε κάθε σκοτεινή μπαίνει προβολέας, που δεν είναι στην πρόταση.'}`,
    ],
    [
      // Whoever asked to look in is told what he lacks for it.
      video?.recorder !== undefined && home.internet === 'no' && !home.concerns.includes('remote-monitoring'),
      'Θέλετε να βλέπετε τις κάμερες από μακριά; Χρειάζεται γραμμή ίντερνετ, ή router 4G με κάρτα SIM και δεδομένα, που η πρόταση δεν έχει: το ποσό κάθε μήνα το ορίζει ο πάροχος.',
    ],
    [
      video?.recorder !== undefined && home.internet === 'summer',
      'Μένει ανοιχτή η γραμμή του ίντερνετ και τον χειμώνα, ή μπαίνει router 4G με κάρτα SIM και δεδομένα, που η πρόταση δεν έχει; Χωρίς ένα από τα δύο, όσο είναι κλειστή, οι κάμερες του καταγραφικού γράφουν και δεν φαίνονται από μακριά.',
    ],
    [
      hasAlarm && alarm.panel.calc.wiredZones === 0 && hasOldAlarm,
      'Δουλεύουν τα καλώδια και οι συσκευές του παλιού συναγερμού, μετρημένα ένα ένα; Αν ναι, ίσως συμφέρει πίνακας που δέχεται καλώδια· αν όχι, μένει ο πίνακας της πρότασης.',
    ],
    [
      isBusiness(home) && home.hasVisitors && !isReceiving(home) && home.concerns.includes('access-control'),
      'Ανοίγει η πόρτα των πελατών με κουμπί από μέσα, αφού δείτε ποιος χτυπά; Θυροτηλεόραση και κυπρί εκεί δεν είναι στην πρόταση.',
    ],
    [
      isMaintained,
      `Ποιοι οπλίζουν και αφοπλίζουν, και ποιος ανοίγει πρώτος; Ο καθένας παίρνει ${placed('ALM-KEYPAD') > 0 ? 'δικό του κωδικό' : 'δική του πρόσβαση'}.`,
    ],
    [
      hasAlarm && isHall(home),
      'Πόσο ψηλή είναι η αίθουσα, και είναι μεταλλική; Από αυτά εξαρτάται πού στερεώνονται οι ανιχνευτές και πόσο φτάνει το ασύρματο σήμα.',
    ],
    [
      hasAlarm && home.hasMains && home.emptyFor !== 'hours',
      'Κόβεται συχνά το ρεύμα, και ποιος πηγαίνει τότε; Στην παράδοση ορίζεται να ειδοποιεί ο πίνακας για τη διακοπή: όταν τελειώσει η μπαταρία του δεν φυλάει τίποτα.',
    ],
    [
      hasAlarm && isOldAlarmTold(home),
      'Γιατί βγήκε, δεν δουλεύει ή χτυπούσε άδικα ο παλιός συναγερμός, και ποια καλώδια και συσκευές του μένουν; Ο λόγος, όπως ρεύμα αέρα, ήλιος ή φύλλο που παίζει, βρίσκεται πριν μπουν οι νέες.',
    ],
    [
      !home.hasMains,
      'Μπορεί να έρθει ρεύμα από το δίκτυο ή από φωτοβολταϊκό με μπαταρία; Τότε γίνονται συναγερμός, φωτισμός και καταγραφή στον χώρο, που τώρα λείπουν.',
    ],
  ];
}
