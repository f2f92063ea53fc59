// What the sheet to sign says beyond the advice: the duties of each camera, what is tried at the hand-over, what stays open.
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import type { PropertyType } from '#features/advice/types.ts';
import type { InsurerFact, PresentedAdvice, PresentedBundle, Running } from './advice-contract.ts';
import { openChecks, neededSurveyText } from './request-text.ts';

type Home = PresentedAdvice['home'];

/** What was asked about a place, as far as the sheet needs it. */
export type Place = { propertyType: PropertyType } & Pick<
  Home,
  'placeKind' | 'daysKept' | 'isMonitored' | 'existing'
>;

/** The cameras of a system, one entry for each piece. */
export const camerasOf = ({ lines }: Pick<PresentedBundle, 'lines'>) =>
  lines
    .filter(({ kind }) => kind === 'camera' || kind === 'doorbell')
    .flatMap(({ name, quantity }) => Array.from({ length: quantity }, () => name));

/** What is ticked for every camera: the reference, A.10. At a desk that is seen somebody works. */
export function cameraDuties({ propertyType, placeKind }: Place, hasDesk = false): string[] {
  const isBusiness = propertyType === 'business' || propertyType === 'warehouse';
  const isPractice = propertyType === 'business' && placeKind === 'practice';
  return [
    propertyType === 'apartment' ? 'Όχι σκάλα ή άλλη πόρτα' : 'Όχι δρόμος ή γείτονας',
    'Μάσκα σε ό,τι άλλο φαίνεται',
    'Χωρίς ήχο',
    ...(isBusiness
      ? [
          `${isPractice ? 'Όχι ασθενείς ή θέση εργασίας' : 'Όχι θέση εργασίας'}${hasDesk ? '· στο ταμείο μόνο συρτάρι και χέρια πελάτη, όχι πεζοδρόμιο' : ''}`,
        ]
      : []),
  ];
}

/** What is tried and handed over when the system is in its place. */
export function handOverPoints(
  place: Place,
  { lines, law, running, isInstalled }: PresentedBundle,
): string[] {
  const has = (...kinds: string[]) => lines.some(({ kind }) => kinds.includes(kind));
  const isAlarm = has('panel', 'kit');
  const serves = (rule: string) =>
    lines.some(({ ruleId, covers }) => [ruleId, ...covers.map((one) => one.ruleId)].includes(rule));
  const card = running.find(({ id }) => id === 'sim');
  const recordsOnCards = has('camera') && !has('recorder');
  const days = plural(place.daysKept, 'ημέρα', 'ημέρες');
  const points: (string | false)[] = [
    isAlarm && 'Κάθε επαφή και κάθε ανιχνευτής που συνδέεται στον πίνακα δίνει εκεί συναγερμό.',
    serves('ALM-SHUTTER') &&
      'Αν η καθημερινή είσοδος έχει ρολό, ανοίγει χωρίς συναγερμό: αφοπλίζεται πρώτα απέξω ή έχει καθυστέρηση.',
    (isAlarm || has('siren')) && 'Η σειρήνα ακούγεται σε κάθε χώρο.',
    serves('ALM-PANIC') &&
      `Το κουμπί πανικού ${place.isMonitored ? 'καλεί βοήθεια' : 'δίνει συναγερμό'}, και όλοι ξέρουν πού είναι.`,
    isAlarm && 'Χωρίς ρεύμα ο συναγερμός συνεχίζει με την μπαταρία του.',
    card !== undefined &&
      `${card.isNeeded ? 'Η κάρτα SIM' : 'Η κάρτα SIM, αν μπήκε,'} έχει σήμα στη θέση της συσκευής.`,
    isAlarm && place.isMonitored && 'Το κέντρο λήψης πήρε δοκιμαστικό σήμα και ξέρει ποιον καλεί.',
    has('smoke', 'co') && 'Κάθε ανιχνευτής καπνού ή μονοξειδίου δοκιμάστηκε με το κουμπί του.',
    has('camera', 'doorbell') && 'Κάθε κάμερα δείχνει όσα πρέπει, ημέρα και νύχτα, και τίποτε άλλο.',
    has('recorder') && `Η εγγραφή σβήνεται μετά από ${days}. Ημερομηνία και ώρα είναι σωστές.`,
    recordsOnCards &&
      `Κάθε κάμερα γράφει στην κάρτα της, και κρατά έως ${days}. Ημερομηνία και ώρα είναι σωστές.`,
    (serves('ACC-LOCK') || serves('ACC-READER')) &&
      'Κάθε πόρτα που κλειδώνει ανοίγει από μέσα με το χέρι, και χωρίς ρεύμα.',
    serves('ACC-READER') && 'Κάρτα ή κωδικός που διαγράφηκε δεν ανοίγει πια.',
    serves('ACC-INTERCOM') && 'Η θυροτηλεόραση δείχνει όποιον χτυπά και του ανοίγει.',
    isInstalled &&
      place.existing.some((part) => part !== 'lights') &&
      'Παλιές συσκευές και μπαταρίες που βγήκαν παραδόθηκαν για ανακύκλωση, όχι στα σκουπίδια.',
    isInstalled &&
      (isAlarm || has('camera')) &&
      'Ο τεχνικός έδειξε την άδειά του κατά τον ν. 2518/1997, και ο αριθμός της γράφτηκε εδώ.',
    law.length > 0 && 'Η πινακίδα, όπου χρειάζεται, είναι αναρτημένη πριν από την είσοδο.',
    isInstalled
      ? 'Οι εργοστασιακοί κωδικοί άλλαξαν. Οι νέοι παραδόθηκαν σε κλειστό φάκελο.'
      : 'Οι εργοστασιακοί κωδικοί άλλαξαν, και οι νέοι φυλάγονται εκεί όπου τους βρίσκετε μόνο εσείς.',
    isInstalled
      ? 'Ο πελάτης χειρίζεται μόνος του το σύστημα και έχει οδηγίες και εγγυήσεις.'
      : 'Όποιος μπαίνει στον χώρο ξέρει να οπλίζει και να αφοπλίζει. Οδηγίες και εγγυήσεις έχουν φυλαχτεί.',
  ];
  return points.filter((point) => point !== false);
}

/** Everything that is not settled: with any of it the sheet is signed knowingly or not at all. */
export function openPoints(advice: PresentedAdvice, bundle: PresentedBundle): string[] {
  // A check that is not held and the gap behind it may say the same.
  const points = [
    ...(advice.needsSurvey ? [neededSurveyText(advice)] : []),
    ...openChecks(bundle).map(({ sentence }) => sentence),
    ...bundle.uncovered,
    ...bundle.gaps.map(({ sentence }) => sentence),
    ...bundle.leftOut.map(({ name, quantity }) => `Εκτός πρότασης: ${quantity} ${name}.`),
  ];
  return [...new Set(points)];
}

const runningNames: Record<Running['id'], string> = {
  sim: 'κάρτα SIM',
  monitoring: 'κέντρο λήψης',
  maintenance: 'συντήρηση',
  cloud: 'cloud',
};

/** The running costs in one line, with what everybody may read of their price; who puts all up himself also maintains it. */
export const runningSummary = ({
  running,
  isInstalled,
}: Pick<PresentedBundle, 'running' | 'isInstalled'>): string =>
  running
    .filter(({ id }) => id !== 'maintenance' || isInstalled)
    .map(({ id, service }) =>
      service?.priceRange ? `${runningNames[id]} ${service.priceRange}` : runningNames[id],
    )
    .join(' · ') || 'Μόνο αν θέλετε';

/** The service behind a running cost, as the sheet names it: an amount is without VAT. */
export const serviceText = ({ title, priceRange }: { title: string; priceRange: string }): string =>
  `«${title}»${priceRange && `, ${priceRange}`}${/^\d/.test(priceRange) ? ' χωρίς ΦΠΑ' : ''}.`;

/** What is missing for an insurer, in one line. */
export const insurerSummary = (insurer: readonly InsurerFact[]): string => {
  const missing = insurer
    .filter(({ held }) => !held)
    .map(({ label }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`);
  return missing.length === 0 ? 'Το σύστημα έχει όσα ζητά συνήθως' : `Λείπει: ${missing.join(', ')}`;
};

/** What leaves the total where the cameras that exist are enough, and what stays in for them; without an amount for who may not see prices. */
export function keptCamerasText({ keptCameras }: Pick<PresentedBundle, 'keptCameras'>) {
  const { pieces = 0, gross, recorder, network } = keptCameras ?? {};
  const cameras = pieces === 1 ? 'η νέα κάμερα' : `οι ${pieces} νέες κάμερες`;
  const amount = gross === undefined ? '' : `: ${euroText(gross)} με ΦΠΑ λιγότερα`;
  const less = network?.gross === undefined ? '' : `: έως ${euroText(network.gross)} με ΦΠΑ λιγότερα`;
  const byNetwork = network
    ? ` Αν είναι δικτύου (ONVIF) και τις δέχεται το καταγραφικό της πρότασης, μένει εκείνο και ${network.pieces === 1 ? 'βγαίνει η νέα κάμερά του' : `βγαίνουν έως ${network.pieces} νέες κάμερες`}${less}.`
    : '';
  const analogue =
    recorder === undefined
      ? `Αν η αυτοψία δείξει ότι όσες κάμερες έχετε αρκούν και γράφονται ήδη, βγαίνουν ${cameras} με όσα τις γράφουν${amount}.`
      : `Αν η αυτοψία δείξει ότι όσες κάμερες έχετε αρκούν και είναι αναλογικές, βγαίνουν ${cameras} με όσα τις γράφουν, και μπαίνει για τις παλιές «${recorder}» με δίσκο${amount}.`;
  return analogue + byNetwork;
}

/** What stays of an alarm that exists, and what comes on top where nothing of it passes its test; without an amount for who may not see prices. */
export function keptPartsText({ keptParts }: Pick<PresentedBundle, 'keptParts'>) {
  const { pieces = 0, gross, due, wirelessGross } = keptParts ?? {};
  const whole = wirelessGross === undefined ? '' : euroText(wirelessGross);
  const wireless =
    wirelessGross === undefined
      ? ''
      : due && wirelessGross < due.gross
        ? ` Ρωτήστε μας πριν τα κρατήσετε: με τον συναγερμό όλον νέο και ασύρματο το σύστημα είναι φθηνότερο, ${whole} με ΦΠΑ.`
        : ` Αν δεν περάσει τίποτα, συμφέρει ο συναγερμός όλος νέος και ασύρματος: ${whole} με ΦΠΑ όλο το σύστημα.`;
  const parts = pieces === 1 ? 'μπαίνει 1 νέα συσκευή' : `μπαίνουν έως ${pieces} νέες συσκευές`;
  const amount = gross === undefined ? '' : `: έως ${euroText(gross)} με ΦΠΑ ακόμη`;
  return `Στο ποσό όσα έχετε μένουν στη θέση τους, αν περάσουν τον έλεγχο. Όπου κάτι δεν περάσει, ${parts}${amount}.${wireless}`;
}

/** Which panel would keep the wires of an old alarm, beside one that cannot; without an amount for who may not see prices. */
export function wiredPanelText({ wiredPanel }: Pick<PresentedBundle, 'wiredPanel'>) {
  const { name = '', gross } = wiredPanel ?? {};
  const amount = gross === undefined ? '' : ` (${euroText(gross)} με ΦΠΑ και τοποθέτηση)`;
  return `Ο πίνακας της πρότασης δεν δέχεται τα παλιά καλώδια. Τα δέχεται ο «${name}»${amount}, μαζί με ασύρματες συσκευές: αν η αυτοψία δείξει ότι δουλεύουν, γράφεται ξανά με εκείνον, και νέα μπαίνουν μόνο όσα λείπουν.`;
}

/** What the owner's own work saves, or has saved; without an amount for who may not see prices. */
export function ownWorkText({ ownWork, isInstalled }: Pick<PresentedBundle, 'ownWork' | 'isInstalled'>) {
  const amount = ownWork?.gross === undefined ? undefined : euroText(ownWork.gross);
  const saved = amount ? `${amount} με ΦΠΑ` : 'την εγκατάστασή τους';
  return isInstalled
    ? `Τα ασύρματα τοποθετούνται και από εσάς: έτσι γλιτώνετε ${saved}.`
    : `Με τη δική σας δουλειά γλιτώνετε ${amount ? saved : 'την εγκατάσταση'}.`;
}
