// What is said of what has to be paid again and again, and of what an insurer asks.
import type { Bundle } from '#features/advice/types.ts';
import { sentence, type Facts } from './reckoning.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;
const shaped = (claims: readonly (readonly [string, Claim])[]) =>
  claims.map(([text, claim]) => [sentence(text), claim] as const);

const cardsOf = ({ bundle, panel }: Facts) =>
  bundle.lines.reduce(
    (sum, { item: { calc }, quantity }) =>
      sum +
      ((calc.kind === 'camera' && calc.hasSim) || (calc.kind === 'communicator' && calc.hasMobile)
        ? quantity
        : 0),
    panel?.hasMobile ? 1 : 0,
  );
const isOnline = ({ home }: Facts) => home.internet === 'yes' && home.hasMains;
const isMobile = ({ panel, placed }: Facts) => panel?.hasMobile === true || placed('ALM-COMM') > 0;
const ownCost = ({ bundle }: Facts, id: Bundle['running'][number]['id']) =>
  bundle.running.find((cost) => cost.id === id);

export const runningClaims = shaped([
  [
    '(# κάρτα SIM|# κάρτες SIM) με δεδομένα, (αν θέλετε, )~για σήμα και όταν κοπεί το ίντερνετ( ή το ρεύμα: χωρίς αυτήν ο συναγερμός τότε δεν ειδοποιεί κανέναν)~. Το ποσό το ορίζει ο πάροχός σας.',
    ([one, many], facts, text) =>
      [one, many].includes(cardsOf(facts)) &&
      isOnline(facts) &&
      text.includes('αν θέλετε') === !ownCost(facts, 'sim')?.isNeeded &&
      // Who is at home every day, without a contract, may do without.
      (!text.includes('αν θέλετε') ||
        (!facts.home.isMonitored &&
          facts.home.emptyFor === 'hours' &&
          facts.panel?.hasMobile === true &&
          text.includes('δεν ειδοποιεί κανέναν'))),
  ],
  [
    '(# κάρτα SIM|# κάρτες SIM) με δεδομένα, αφού (χωρίς ρεύμα δεν υπάρχει ίντερνετ|δεν υπάρχει ίντερνετ όλο τον χρόνο). Το ποσό το ορίζει ο πάροχός σας.',
    ([one, many], facts, text) =>
      [one, many].includes(cardsOf(facts)) &&
      ownCost(facts, 'sim')?.isNeeded === true &&
      (text.includes('όλο τον χρόνο') ? facts.home.internet !== 'yes' : !facts.home.hasMains),
  ],
  [
    'Σύμβαση με κέντρο λήψης σημάτων: η μελέτη τη μετρά στον κίνδυνο, το ποσό της δεν είναι στο σύνολο.',
    (_n, facts) => facts.home.isMonitored && facts.panel !== undefined,
  ],
  [
    'Σύμβαση με κέντρο λήψης σημάτων, αν θέλετε να αντιδρά κάποιος όταν λείπετε. Η μελέτη δεν την υπολογίζει.',
    (_n, facts) => !facts.home.isMonitored && (facts.panel?.hasData === true || isMobile(facts)),
  ],
  [
    'Περιοδικός έλεγχος από τεχνικό, ώστε όλα να δουλεύουν όταν χρειαστούν.',
    (_n, { bundle }) => bundle.isInstalled && bundle.lines.length > 0,
  ],
  [
    'Περιοδικός έλεγχος από τεχνικό, αν θέλετε: ό,τι τοποθετείτε εσείς το δοκιμάζετε και μόνοι σας.',
    (_n, { bundle }) => !bundle.isInstalled && bundle.lines.length > 0,
  ],
  [
    'Αποθήκευση στο cloud για # (κάμερα|κάμερες), αν τη θέλετε: συνδρομή στον κατασκευαστή.',
    ([told], { bundle }) =>
      told ===
      bundle.lines.reduce(
        (sum, { item, quantity }) => sum + (item.calc.kind === 'camera' && item.storesInCloud ? quantity : 0),
        0,
      ),
  ],
]);

const has = (facts: Facts, id: string) => facts.bundle.insurer.find((fact) => fact.id === id)?.held === true;

/** The hours that the grade of the place asks for: 12, or in grade 3 30 by a contract and 60 without. */
const asksHours = ({ advice, home }: Facts, grade: number | undefined, hours: number | undefined) =>
  grade === Math.max(2, Math.min(3, advice.gradeNeeded)) &&
  hours === (grade < 3 ? 12 : home.isMonitored ? 30 : 60);

export const insurerClaims = shaped([
  ['Κανένα προϊόν του συναγερμού δεν δηλώνει βαθμό.', (_n, { bundle }) => bundle.grade === undefined],
  [
    'Grade #( στα προϊόντα)~, ο κίνδυνος του χώρου ζητά #(, χωρίς όσα υποθέσαμε: επιβεβαιώνονται στην αυτοψία| για όσα φυλάσσονται)~.',
    ([grade = 0, needed = 0], facts, text) =>
      text.includes('υποθέσαμε') === (facts.advice.riskBefore >= 60 && facts.advice.gradeNeeded === 2) &&
      text.includes('φυλάσσονται') === (facts.advice.riskBefore < 60 && facts.advice.gradeNeeded === 3) &&
      (!text.includes('αυτοψία') || facts.advice.surveyReasons.length > 0) &&
      grade === facts.bundle.grade &&
      needed === facts.advice.gradeNeeded &&
      text.includes('προϊόντα') === !facts.bundle.isInstalled &&
      has(facts, 'grade') === grade >= needed,
  ],
  [
    'Ισχύει με τις νέες συσκευές: όποια παλιά μείνει ίσως τον ρίχνει.',
    (_n, { home }) => home.existing.some((part) => /contacts|motion|siren/.test(part)),
  ],
  [
    'Το σύστημα που τοποθετείτε εσείς δεν το πιστοποιεί κανείς.',
    (_n, facts) => !facts.bundle.isInstalled && !has(facts, 'certificates'),
  ],
  [
    'Ο συναγερμός δεν έχει διαδρομή προς κέντρο.',
    (_n, facts) => facts.panel?.hasData === false && facts.placed('ALM-COMM') === 0 && !has(facts, 'path'),
  ],
  [
    'Μόνο από το ίντερνετ του χώρου: αν κοπεί, δεν φεύγει σήμα.',
    (_n, facts) => facts.panel?.hasData === true && !isMobile(facts) && !has(facts, 'path'),
  ],
  [
    'Υπάρχει διαδρομή κινητής, με κάρτα SIM( και με τη σύμβαση που δηλώσατε ότι θα υπάρχει|: λείπει η σύμβαση).',
    (_n, facts, text) =>
      isMobile(facts) &&
      text.includes('και με') === facts.home.isMonitored &&
      has(facts, 'path') === facts.home.isMonitored,
  ],
  [
    'Ο βαθμός # ζητά # ώρες, ο κατάλογος δεν λέει πόσο αντέχει ο πίνακας.',
    ([grade, asked], facts) =>
      facts.panel?.standbyH === 0 && asksHours(facts, grade, asked) && !has(facts, 'battery'),
  ],
  [
    'Ο πίνακας αντέχει # ώρες, ο βαθμός # ζητά #(, με ανοιχτή τη γραμμή του όσο λείπετε)~.',
    ([lasts = 0, grade, asked = 0], facts, text) =>
      facts.home.hasMains &&
      text.includes('γραμμή') === (facts.home.emptyFor !== 'hours' && !facts.panel?.isSelfPowered) &&
      lasts === facts.panel?.standbyH &&
      asksHours(facts, grade, asked) &&
      has(facts, 'battery') === lasts >= asked,
  ],
  [
    'Η μπαταρία στο κουτί του πίνακα αντέχει τουλάχιστον # ώρες, ο βαθμός # ζητά #(, με ανοιχτή τη γραμμή του όσο λείπετε)~.',
    ([lasts = 0, grade, asked = 0], facts, text) =>
      facts.home.hasMains &&
      text.includes('γραμμή') === (facts.home.emptyFor !== 'hours' && !facts.panel?.isSelfPowered) &&
      facts.bundle.lines.some(({ ruleId }) => ruleId === 'ALM-BATTERY') &&
      facts.bundle.checks.some(
        ({ id, sentence: told }) => id === 'battery' && told.includes(`${lasts} ώρες`),
      ) &&
      asksHours(facts, grade, asked) &&
      has(facts, 'battery') === lasts >= asked,
  ],
  [
    'Ο βαθμός # ζητά # ώρες, και δεν υπάρχει μπαταρία που να τις καλύπτει.',
    ([grade, asked], facts) =>
      facts.bundle.gaps.some(({ id }) => id === 'ALM-BATTERY') &&
      asksHours(facts, grade, asked) &&
      !has(facts, 'battery'),
  ],
  [
    'Ο βαθμός # ζητά # ώρες μετά από διακοπή. Ο χώρος δεν έχει ρεύμα δικτύου: ο πίνακας ζει μόνο από τη δική του πηγή.',
    ([grade, asked], facts) =>
      !facts.home.hasMains &&
      facts.panel?.isSelfPowered === true &&
      asksHours(facts, grade, asked) &&
      !has(facts, 'battery'),
  ],
  [
    'Τα δηλώνει ο κατάλογος για (το προϊόν|τα # προϊόντα) του συναγερμού που αφορούν.',
    (_n, facts) => has(facts, 'certificates') === facts.bundle.isInstalled,
  ],
  [
    'Ο κατάλογος δεν τα δηλώνει για κανένα προϊόν του συναγερμού που αφορούν.',
    (_n, facts) => !has(facts, 'certificates'),
  ],
  [
    'Ο κατάλογος τα δηλώνει για # από τα # προϊόντα του συναγερμού που αφορούν. Λείπουν για: @.',
    ([stating = 0, all = 0], facts) => stating > 0 && stating < all && !has(facts, 'certificates'),
  ],
]);
