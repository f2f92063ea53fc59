// What only the site tells: what burns, what can be climbed, where mains are, how large a pane is, who arms.
import { allPieces } from './coverage.ts';
import { isBusiness, isHall, isReceiving, isResidence } from './premises.ts';
import type { System } from './system.ts';
import { countText } from './text.ts';

/** The questions of a place and what stands in it; none of what it has not. */
export function siteQuestions(system: System): [boolean, string][] {
  const { home, alarm, solos } = system;
  const hasAlarm = alarm !== undefined;
  const placed = (ruleId: Parameters<typeof allPieces>[1]) => allPieces(system, ruleId);
  const lamps = placed('LIGHT-DOOR');
  const onMains = solos.some(
    ({ need, item }) =>
      need.ruleId === 'LIGHT-DOOR' && item?.calc.kind === 'floodlight' && !item.calc.isSelfPowered,
  );
  const isMaintained = !isResidence(home) && hasAlarm;
  return [
    [
      home.combustionRooms > 0 && placed('FIRE-CO') + placed('FIRE-SMOKE') > 0,
      'Τι καίει σε κάθε χώρο με φλόγα (αέριο, πετρέλαιο, ξύλο), πού βγάζει τα καυσαέρια, και ποια πόρτα τον χωρίζει από όσους κοιμούνται ή δουλεύουν;',
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
      lamps > 0 && onMains,
      `Υπάρχει ρεύμα ${lamps === 1 ? 'στη θέση του προβολέα' : `στις ${countText(lamps, 'θέση', 'θέσεις')} των προβολέων`}; Νέα παροχή από ηλεκτρολόγο δεν είναι στην τιμή.`,
    ],
    [
      hasAlarm && home.glazedRooms > 0,
      'Πόσα μέτρα είναι κάθε τζαμαρία, ανοίγει, και τι τζάμι έχει; Όσες ανοίγουν μετρούν στα ανοίγματα, και κρύσταλλο ασφαλείας ή μεμβράνη καθυστερεί όποιον το σπάει.',
    ],
    [
      hasAlarm && home.emptyFor !== 'hours',
      'Πόσο κρύο κάνει μέσα τον χειμώνα όσο λείπετε; Πίνακας, ανιχνευτές και μπαταρίες αντέχουν ως τους βαθμούς που γράφει το φύλλο τους: σε χώρο που παγώνει δεν μπαίνουν.',
    ],
    [
      home.existing.includes('smoke'),
      'Πόσων ετών είναι οι ανιχνευτές καπνού που έχετε, υπάρχει ένας σε κάθε όροφο και διάδρομο, και ποιον ειδοποιούν όταν λείπουν όλοι; Όσοι έχουν μόνο μπαταρία χτυπούν μόνο εκεί.',
    ],
    [
      home.existing.includes('cameras'),
      'Τι βλέπει κάθε κάμερα που έχετε; Όποια βλέπει δρόμο, γείτονα, κοινόχρηστο χώρο ή όσα δεν επιτρέπονται στρέφεται ή βγαίνει.',
    ],
    [
      isBusiness(home) && home.hasVisitors && !isReceiving(home) && home.concerns.includes('access-control'),
      'Ανοίγει η πόρτα των πελατών με κουμπί από μέσα, αφού δείτε ποιος χτυπά; Θυροτηλεόραση και κυπρί εκεί δεν είναι στην πρόταση.',
    ],
    [
      isMaintained,
      'Ποιοι οπλίζουν και αφοπλίζουν, και ποιος ανοίγει πρώτος; Ο καθένας παίρνει δικό του κωδικό.',
    ],
    [
      hasAlarm && isHall(home),
      'Πόσο ψηλή είναι η αίθουσα, και είναι μεταλλική; Από αυτά εξαρτάται πού στερεώνονται οι ανιχνευτές και πόσο φτάνει το ασύρματο σήμα.',
    ],
    [
      !home.hasMains,
      'Μπορεί να έρθει ρεύμα από το δίκτυο ή από φωτοβολταϊκό με μπαταρία; Τότε γίνονται συναγερμός, φωτισμός και καταγραφή στον χώρο, που τώρα λείπουν.',
    ],
  ];
}
