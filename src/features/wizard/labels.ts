import type { BundleId } from '#features/advice/types.ts';
import type { PresentedAdvice } from './advice-contract.ts';
import type { SecurityConcern, WizardAnswers } from './answers-contract.ts';

type Labels<Name extends string> = Record<Name, string>;

/** The seven steps, as the step indicator names them. */
export const stepNames = [
  'Ο χώρος',
  'Ανάγκες',
  'Προϋπολογισμός',
  'Υπάρχον σύστημα',
  'Προτάσεις',
  'Στοιχεία',
  'Τέλος',
] as const;

export const propertyTypeLabels: Labels<WizardAnswers['propertyType']> = {
  house: 'Μονοκατοικία',
  apartment: 'Διαμέρισμα',
  business: 'Επιχείρηση',
  warehouse: 'Αποθήκη',
};

/** After «Η πρότασή μας για…». */
export const yourProperty: Labels<WizardAnswers['propertyType']> = {
  house: 'τη μονοκατοικία σας',
  apartment: 'το διαμέρισμά σας',
  business: 'την επιχείρησή σας',
  warehouse: 'την αποθήκη σας',
};

/** Specification 2, section 9: the size bands. */
export const propertySizeLabels: Labels<WizardAnswers['propertySize']> = {
  small: 'Έως 100 m²',
  medium: '100–300 m²',
  large: '300–1.000 m²',
  xlarge: '1.000 m² και άνω',
};

export const locationLabels: Labels<WizardAnswers['location']> = {
  urban: 'Πόλη',
  suburban: 'Προάστιο',
  rural: 'Ύπαιθρος',
  industrial: 'Βιομηχανική ζώνη',
};

export const concernLabels: Labels<SecurityConcern> = {
  'break-in': 'Διάρρηξη ή κλοπή',
  'entry-monitoring': 'Παρακολούθηση εισόδου',
  perimeter: 'Περίμετρος και κήπος',
  lighting: 'Φωτισμός ασφαλείας',
  alarm: 'Συναγερμός',
  'remote-monitoring': 'Έλεγχος από απόσταση',
  'fire-safety': 'Πυρασφάλεια',
  'access-control': 'Έλεγχος πρόσβασης',
};

/** Specification 2, section 9: the budget bands, with VAT. */
export const budgetLabels: Labels<WizardAnswers['budget']> = {
  low: 'Έως 500 €',
  medium: '500–1.500 €',
  high: '1.500–3.000 €',
  premium: '3.000 € και άνω',
};

export const bundleLabels: Labels<BundleId> = {
  essential: 'Απαραίτητο',
  balanced: 'Ισορροπημένο',
  complete: 'Πλήρες',
};

export const priorityLabels: Labels<WizardAnswers['priority']> = {
  prevention: 'Πρόληψη',
  detection: 'Ανίχνευση',
  monitoring: 'Παρακολούθηση',
  evidence: 'Αποδείξεις',
};

export const priorityNotes: Labels<WizardAnswers['priority']> = {
  prevention: 'Να μην επιχειρήσει κανείς: φώτα, σειρήνες, εμφανής εξοπλισμός',
  detection: 'Να το μάθω αμέσως: αισθητήρες σε πόρτες, παράθυρα και χώρους',
  monitoring: 'Να βλέπω όποτε θέλω: κάμερες και ειδοποιήσεις στο κινητό',
  evidence: 'Να αποδεικνύεται ποιος ήταν: καταγραφή με λεπτομέρεια προσώπου',
};

export const experienceLabels: Labels<WizardAnswers['experience']> = {
  beginner: 'Καμία',
  intermediate: 'Μέτρια',
  advanced: 'Προχωρημένη',
};

export const experienceNotes: Labels<WizardAnswers['experience']> = {
  beginner: 'Θέλω να τα αναλάβει όλα ο τεχνικός',
  intermediate: 'Χρησιμοποιώ άνετα μια εφαρμογή στο κινητό',
  advanced: 'Ρυθμίζω μόνος μου συσκευές και δίκτυο',
};

const placeNames: Labels<WizardAnswers['location']> = {
  urban: 'σε πόλη',
  suburban: 'σε προάστιο',
  rural: 'στην ύπαιθρο',
  industrial: 'σε βιομηχανική ζώνη',
};

const priorityAims: Labels<WizardAnswers['priority']> = {
  prevention: 'την πρόληψη',
  detection: 'την έγκαιρη ανίχνευση',
  monitoring: 'την παρακολούθηση από απόσταση',
  evidence: 'τις αποδείξεις',
};

/** What was answered, in one sentence above the advice. */
export function explanation(
  answers: Pick<
    WizardAnswers,
    'propertyType' | 'propertySize' | 'location' | 'priority' | 'securityConcerns' | 'budget'
  >,
): string {
  const { propertyType, propertySize, location, priority, securityConcerns, budget } = answers;
  const size = propertySizeLabels[propertySize].replace(/^Έως/, 'έως');
  const needs = securityConcerns.map((concern) => concernLabels[concern].toLowerCase()).join(', ');
  const money = budgetLabels[budget].replace(/^Έως/, 'έως');
  return `${propertyTypeLabels[propertyType]} ${size} ${placeNames[location]}, με προτεραιότητα ${priorityAims[priority]}. Ανάγκες: ${needs}. Προϋπολογισμός: ${money}.`;
}

export const riskLabels: Labels<PresentedAdvice['riskBand']> = {
  low: 'χαμηλός',
  medium: 'μέτριος',
  high: 'υψηλός',
  'very-high': 'πολύ υψηλός',
};

/** The engine's formulas behind each figure of the summary. */
export const formulaIds = {
  total: ['total', 'total-kept'],
  risk: ['risk-before', 'ways-in', 'mitigation', 'risk-after'],
  hours: ['hours'],
  grade: ['grade', 'grade-needed'],
} as const;
