// What is said of the law.
import { camerasOf, isLodging, isResidence, sentence, type Facts } from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;

/** Cameras of the system that a motor turns, or of which that is not known. */
const turning = (facts: Facts, turns: boolean | undefined) =>
  camerasOf(facts).filter(({ calc }) => calc.kind === 'camera' && calc.turns === turns).length;
/** It says of a practice its patients, of another business who works there, of a flat what all share. */
const isBeyond = (text: string, { home }: Facts) =>
  text.includes('κοινόχρηστο') === (home.propertyType === 'apartment') &&
  /θέση εργασίας|εξετάζονται/.test(text) === !isResidence(home) &&
  text.includes('εξετάζονται') === (home.propertyType === 'business' && home.placeKind === 'practice');

const shaped = (claims: readonly (readonly [string, Claim])[]) =>
  claims.map(([text, claim]) => [sentence(text), claim] as const);

/** Each sentence of the law belongs to these cameras. */
export const laws = shaped([
  ['Οι κάμερες βλέπουν μόνο τον δικό σας χώρο: @.', () => true],
  ['Ό,τι άλλο μπαίνει στο πλάνο καλύπτεται με μάσκα.', () => true],
  [
    '# (κάμερα στρέφεται|κάμερες στρέφονται) με κινητήρα, με κλειδωμένο όριο στροφής: ποτέ ως τον δρόμο@.',
    ([told], facts, text) => told === turning(facts, true) && isBeyond(text, facts),
  ],
  [
    'Κάμερα που στρέφεται με κινητήρα μπαίνει μόνο με κλειδωμένο όριο στροφής: ποτέ ως τον δρόμο@.',
    (_n, facts, text) =>
      turning(facts, true) === 0 &&
      (turning(facts, undefined) > 0 || facts.home.existing.includes('cameras')) &&
      isBeyond(text, facts),
  ],
  [
    'Καμία κάμερα δεν στρέφεται: η γωνία που συμφωνείται κλειδώνει στην παράδοση.',
    (_n, facts) =>
      turning(facts, false) === camerasOf(facts).length && !facts.home.existing.includes('cameras'),
  ],
  ['Ο ήχος μένει κλειστός: @.', () => true],
  [
    'Όποια προειδοποιεί με φωνή παίζει έτοιμο μήνυμα, με το μικρόφωνο κλειστό.',
    (_n, facts) => camerasOf(facts).some(({ calc }) => calc.kind === 'camera' && calc.hasDeterrence),
  ],
  ['Η πινακίδα γράφεται και στα αγγλικά.', (_n, { home }) => isLodging(home)],
  ['Τις εγγραφές βλέπουν μόνο όσοι έχει ορίσει γραπτά ο υπεύθυνος, @.', (_n, { home }) => !isResidence(home)],
  ['Σε τρίτους δίνονται μόνο @.', (_n, { home }) => !isResidence(home)],
  ['Τις εγγραφές βλέπετε μόνο εσείς και όσοι ορίσετε, @.', (_n, { home }) => isResidence(home)],
  ['Για ό,τι βλέπουν οι κάμερες ευθύνεστε εσείς, @.', () => true],
  ['Στην είσοδο μπαίνει πινακίδα ότι υπάρχουν κάμερες: @.', (_n, { home }) => isResidence(home)],
  [
    'Στο ταμείο και στην υποδοχή καλύπτονται με μάσκα @.',
    (_n, { bundle }) => bundle.lines.some(({ ruleId }) => ruleId === 'CAM-DESK'),
  ],
  ['Μπροστά από την πόρτα του διαμερίσματος @.', (_n, { home }) => home.propertyType === 'apartment'],
  ['Πριν από την είσοδο μπαίνει πινακίδα @.', (_n, { home }) => !isResidence(home)],
  ['Η πινακίδα παραπέμπει στην πλήρη ενημέρωση, @.', (_n, { home }) => !isResidence(home)],
  ['Η επίδοσή τους δεν παρακολουθείται.', (_n, { home }) => !isResidence(home)],
  [
    'Όποιος παίρνει τα σήματα ή μπαίνει στο σύστημα από μακριά για λογαριασμό σας υπογράφει @.',
    (_n, { home }) => !isResidence(home),
  ],
  ['Όχι σε τουαλέτες, @.', (_n, { home }) => !isResidence(home)],
  [
    'Όχι σε χώρους όπου εξετάζονται ή περιμένουν ασθενείς(: η κάμερα της υποδοχής δείχνει μόνο τον πάγκο, με μάσκα σε όποιον περιμένει, και όπου αυτό δεν γίνεται βγαίνει)~. Πριν από την εγκατάσταση γίνεται εκτίμηση αντικτύπου.',
    (_n, { home, placed }, text) =>
      home.propertyType === 'business' &&
      home.placeKind === 'practice' &&
      text.includes('υποδοχής') === placed('CAM-DESK') > 0,
  ],
  [
    'Ποτέ εκεί όπου κάποιος εξυπηρετείται εμπιστευτικά, μετριέται ή εξετάζεται.',
    (_n, { home }) =>
      home.propertyType === 'business' &&
      home.hasVisitors &&
      (home.placeKind === 'practice' || home.contents === 'special'),
  ],
  [
    'Όχι εκεί όπου κάθονται πελάτες: @.',
    (_n, { home }) => home.propertyType === 'business' && home.placeKind === 'food',
  ],
  ['Όχι σε δωμάτια, διαδρόμους ορόφων και χώρους πρωινού: @.', (_n, { home }) => isLodging(home)],
  ['Η πινακίδα γράφεται και στα αγγλικά.', (_n, { home }) => isLodging(home)],
  [
    'Μπαλκόνια και παράθυρα δωματίων μένουν έξω από το πλάνο ή καλύπτονται με μάσκα, και όσο υπάρχουν ένοικοι οι κάμερες των όψεων δεν ανάβουν φως και δεν μιλούν.',
    (_n, facts) => isLodging(facts.home) && facts.placed('CAM-FACADE') > 0,
  ],
  [
    'Το βίντεο σβήνεται το πολύ μετά από # (ημέρα|ημέρες). Περισσότερο μένει μόνο το απόσπασμα ενός περιστατικού, ως εξαγωγή.',
    ([days], { home }) => days === home.daysKept && home.daysKept <= 15,
  ],
]);

export function lawFaults(facts: Facts): string[] {
  const { bundle } = facts;
  const hasCameras =
    camerasOf(facts).length > 0 || facts.placed('DOOR-BELL') > 0 || facts.home.existing.includes('cameras');
  if (hasCameras !== bundle.law.length > 0) return [`law: ${bundle.law.length} sentences`];
  if (!hasCameras) return [];
  const words = [
    /δρόμο/,
    /ήχος/,
    /ημέρες/,
    /στροφής|στρέφεται/,
    /Τις εγγραφές/,
    /πινακίδα/,
    /ευθύνεστε/,
    ...(isResidence(facts.home) ? [] : [/τουαλέτες/]),
    ...(facts.home.propertyType === 'business' && facts.home.hasVisitors && facts.home.contents === 'special'
      ? [/εμπιστευτικά/]
      : []),
    ...(isLodging(facts.home) && facts.placed('CAM-FACADE') > 0 ? [/^Μπαλκόνια/] : []),
  ];
  return words.flatMap((word) =>
    bundle.law.some((text) => word.test(text)) ? [] : [`law: nothing of ${word.source}`],
  );
}
