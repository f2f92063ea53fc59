// What the law asks of whoever has cameras: the reference, A.10.
import { cameraLaw } from '#features/catalogue/camera-law.ts';
import type { System } from './system.ts';
import { countText } from './text.ts';
import { isResidence } from './premises.ts';
import type { Home } from './types.ts';
import { camerasIn, groupsOf } from './video.ts';

/** Where a camera that turns may never look, beside the street and the neighbour. */
function beyondLimit({ propertyType: type, placeKind }: Home): string {
  if (type === 'apartment') return ', τον γείτονα ή κοινόχρηστο χώρο';
  if (type === 'business' && placeKind === 'practice')
    return ', τον γείτονα ή όσους εξετάζονται και περιμένουν';
  return isResidence({ propertyType: type }) ? ' ή τον γείτονα' : ', τον γείτονα ή θέση εργασίας';
}

/** What holds of cameras that a motor turns: those of the system that say so, else whichever may. */
function turningLaw({ home, video }: Pick<System, 'home' | 'video'>): string {
  const cameras = camerasIn(groupsOf(video));
  const turning = cameras.filter(({ calc }) => calc.turns === true).length;
  const limit = `με κλειδωμένο όριο στροφής: ποτέ ως τον δρόμο${beyondLimit(home)}.`;
  if (turning > 0)
    return `${countText(turning, 'κάμερα στρέφεται', 'κάμερες στρέφονται')} με κινητήρα, ${limit}`;
  return home.existing.includes('cameras') || cameras.some(({ calc }) => calc.turns === undefined)
    ? `Κάμερα που στρέφεται με κινητήρα μπαίνει μόνο ${limit}`
    : 'Καμία κάμερα δεν στρέφεται: η γωνία που συμφωνείται κλειδώνει στην παράδοση.';
}

/** The sentences that concern this place and its cameras, or those that it keeps; none without cameras. */
export function lawOf({ home, video, solos }: System): string[] {
  const hasBell = solos.some(({ need, item }) => item && need.ruleId === 'DOOR-BELL');
  if (!video?.groups.length && !hasBell && !home.existing.includes('cameras')) return [];
  const { propertyType: type, placeKind } = home;
  const isKind = (kind: typeof placeKind) => type === 'business' && placeKind === kind;
  const isBusiness = type === 'business' || type === 'warehouse';
  const watches = (ruleId: 'CAM-DESK' | 'CAM-FACADE') =>
    video?.groups.some(({ target }) => target.ruleId === ruleId) === true;
  const hasDesk = watches('CAM-DESK');
  return [
    cameraLaw.view,
    turningLaw({ home, video }),
    `Ο ήχος μένει κλειστός: η καταγραφή συνομιλιών απαγορεύεται.${groupsOf(video).some(({ item }) => item.calc.hasDeterrence) ? ' Όποια προειδοποιεί με φωνή παίζει έτοιμο μήνυμα, με το μικρόφωνο κλειστό.' : ''}`,
    isBusiness
      ? 'Τις εγγραφές βλέπουν μόνο όσοι έχει ορίσει γραπτά ο υπεύθυνος, με δικό του κωδικό ο καθένας. Σε τρίτους δίνονται μόνο με αίτημα της αστυνομίας ή όποιου φαίνεται σε αυτές.'
      : 'Τις εγγραφές βλέπετε μόνο εσείς και όσοι ορίσετε, με δικό του κωδικό ο καθένας.',
    'Για ό,τι βλέπουν οι κάμερες ευθύνεστε εσείς, όχι όποιος τις εγκατέστησε, και εσείς απαντάτε σε όποιον ρωτήσει για το πλάνο του.',
    ...(isBusiness
      ? []
      : [
          `Στην είσοδο μπαίνει πινακίδα ότι υπάρχουν κάμερες: τυπώνεται με το φύλλο της μελέτης${hasBell && type === 'apartment' ? ', και στο πλατύσκαλο, όπου περνούν και άλλοι, δεν λείπει' : ', και σε σπίτι που βλέπει μόνο τον δικό του χώρο δεν είναι υποχρεωτική'}.`,
        ]),
    ...(type === 'apartment'
      ? [
          'Μπροστά από την πόρτα του διαμερίσματος επιτρέπεται μόνο ο απολύτως αναγκαίος χώρος, χωρίς άλλες πόρτες, σκάλα ή ανελκυστήρα.',
        ]
      : []),
    ...(isBusiness
      ? [
          `Πριν από την είσοδο μπαίνει πινακίδα με το όνομα του υπευθύνου, και οι εργαζόμενοι ενημερώνονται γραπτά. Η επίδοσή τους δεν παρακολουθείται.`,
          'Η πινακίδα παραπέμπει στην πλήρη ενημέρωση, που δίνεται σε όποιον τη ζητήσει, και οι κάμερες γράφονται στο αρχείο δραστηριοτήτων της επιχείρησης.',
          'Όποιος παίρνει τα σήματα ή μπαίνει στο σύστημα από μακριά για λογαριασμό σας υπογράφει πρώτα σύμβαση επεξεργασίας (άρθρο 28 του ΓΚΠΔ).',
          'Όχι σε τουαλέτες, αποδυτήρια, κουζίνες, χώρους ανάπαυσης και γραφεία.',
        ]
      : []),
    ...(hasDesk
      ? ['Στο ταμείο και στην υποδοχή καλύπτονται με μάσκα οθόνες, χαρτιά και το πληκτρολόγιο της κάρτας.']
      : []),
    ...(isKind('food')
      ? ['Όχι εκεί όπου κάθονται πελάτες: μόνο είσοδος, από μέσα, ταμείο και η πλευρά των παραλαβών.']
      : []),
    ...(isKind('lodging')
      ? [
          'Όχι σε δωμάτια, διαδρόμους ορόφων και χώρους πρωινού: μόνο είσοδοι, υποδοχή και όψεις, ποτέ εκεί όπου οι πελάτες κάθονται ή κολυμπούν. Η πινακίδα γράφεται και στα αγγλικά.',
        ]
      : []),
    ...(isKind('lodging') && watches('CAM-FACADE')
      ? [
          'Μπαλκόνια και παράθυρα δωματίων μένουν έξω από το πλάνο ή καλύπτονται με μάσκα, και όσο υπάρχουν ένοικοι οι κάμερες των όψεων δεν ανάβουν φως και δεν μιλούν.',
        ]
      : []),
    ...(isKind('practice')
      ? [
          `Όχι σε χώρους όπου εξετάζονται ή περιμένουν ασθενείς${hasDesk ? ': η κάμερα της υποδοχής δείχνει μόνο τον πάγκο, με μάσκα σε όποιον περιμένει, και όπου αυτό δεν γίνεται βγαίνει' : ''}. Πριν από την εγκατάσταση γίνεται εκτίμηση αντικτύπου.`,
        ]
      : []),
    ...(type === 'business' && home.hasVisitors && (home.contents === 'special' || placeKind === 'practice')
      ? ['Ποτέ εκεί όπου κάποιος εξυπηρετείται εμπιστευτικά, μετριέται ή εξετάζεται.']
      : []),
    `Το βίντεο σβήνεται το πολύ μετά από ${countText(home.daysKept, 'ημέρα', 'ημέρες')}. Περισσότερο μένει μόνο το απόσπασμα ενός περιστατικού, ως εξαγωγή.`,
  ];
}
