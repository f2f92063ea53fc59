// What is said of a system and its band, and what that rests on.
import { isStandingNote } from './place-claims.ts';
import {
  budgetOf,
  camerasOf,
  dueOf,
  isOpenLodging,
  isResidence,
  namesAll,
  sentence,
  type Facts,
} from './reckoning.ts';
import { wishWhys } from './wish-claims.ts';

type Claim = (numbers: readonly number[], facts: Facts, text: string) => boolean;
type Claims = readonly (readonly [string, Claim])[];

const shaped = (claims: Claims) => claims.map(([text, claim]) => [sentence(text), claim] as const);
export const asks = ({ home }: Facts, ...concerns: Facts['home']['concerns'][number][]) =>
  concerns.some((one) => home.concerns.includes(one));
export const asksForAlarm = (facts: Facts) =>
  asks(facts, 'break-in', 'alarm', 'perimeter') ||
  (asks(facts, 'remote-monitoring') && !(isOpenLodging(facts.home) && facts.home.priority === 'monitoring'));
export const asksForCameras = (facts: Facts) =>
  asks(facts, 'entry-monitoring') ||
  (asks(facts, 'perimeter') && facts.home.propertyType !== 'apartment') ||
  (facts.home.priority === 'monitoring' && asks(facts, 'remote-monitoring')) ||
  (facts.home.priority === 'evidence' && asks(facts, 'break-in', 'alarm', 'remote-monitoring'));
export const capOf = ({ home }: Facts) => budgetOf(home);

/** More is missing than a memory card, which is sold everywhere. */
const lacksParts = ({ bundle }: Facts) => bundle.gaps.some(({ id }) => id !== 'CARD');

/** Everything asked has its pieces, or is there already. */
export const coversAll = (facts: Facts) =>
  facts.bundle.gaps.length === 0 &&
  facts.bundle.uncovered.every((text) => isStandingNote(text, facts)) &&
  (!asksForAlarm(facts) || facts.panel !== undefined) &&
  (!asksForCameras(facts) || camerasOf(facts).length + facts.placed('DOOR-BELL') > 0) &&
  (!asks(facts, 'lighting') || facts.placed('LIGHT-DOOR') > 0) &&
  (!asks(facts, 'fire-safety') || facts.placed('FIRE-SMOKE') > 0) &&
  (!asks(facts, 'access-control') || facts.placed('ACC-LOCK') > 0);

export const whyClaims = shaped([
  ...wishWhys,
  [
    'Ούτε το μικρότερο σύστημα για αυτόν τον χώρο χωρά στον προϋπολογισμό «@»( με τεχνικό| με όλα νέα)~.',
    (_n, facts) => dueOf(facts.bundle) > capOf(facts),
  ],
  [
    'Το μικρότερο σύστημα για αυτόν τον χώρο ίσως ξεπερνά τον προϋπολογισμό «@»: η εκτίμηση φτάνει και πάνω από αυτόν.',
    (_n, facts) => dueOf(facts.bundle) > capOf(facts),
  ],
  ['Ξεπερνά τον προϋπολογισμό «@».', (_n, facts) => dueOf(facts.bundle) > capOf(facts)],
  [
    'Ίσως ξεπερνά τον προϋπολογισμό «@»: η εκτίμηση φτάνει και πάνω από αυτόν.',
    (_n, facts) => dueOf(facts.bundle) > capOf(facts),
  ],
  [
    'Αν τοποθετήσετε εσείς τα ασύρματα, χωρά.',
    (_n, { bundle, home }) =>
      (isResidence(home) || (home.propertyType === 'business' && home.areaM2 <= 100)) &&
      home.experience !== 'beginner' &&
      bundle.isInstalled &&
      dueOf(bundle) > budgetOf(home) &&
      dueOf(bundle) - (bundle.ownWork?.grossCents ?? 0) <= budgetOf(home),
  ],
  [
    'Είναι πιο κοντά του από το πλήρες: (έμεινε|έμειναν) έξω @.',
    (_n, { bundle, advice }, text) => {
      const [, , complete] = advice.bundles;
      return (
        bundle.id !== 'essential' &&
        dueOf(bundle) > budgetOf(advice.home) &&
        dueOf(bundle) < dueOf(complete) &&
        bundle.leftOut.length > 0 &&
        bundle.leftOut.every(({ name, quantity }) => text.includes(`${quantity} ${name}`))
      );
    },
  ],
  ['Καλύπτει όλα όσα ζητήσατε.', (_n, facts) => coversAll(facts)],
  [
    'Τι δεν καλύπτει ούτε αυτό το γράφουμε παρακάτω.',
    (_n, facts) =>
      facts.bundle.uncovered.some((text) => !isStandingNote(text, facts)) || facts.bundle.gaps.length > 0,
  ],
  [
    'Τι χωρά στον προϋπολογισμό το δείχνει το (απαραίτητο|ισορροπημένο).',
    (_n, facts, text) => {
      const [essential, balanced] = facts.advice.bundles;
      const isBalanced = dueOf(balanced) <= capOf(facts);
      return text.includes('ισορροπημένο')
        ? isBalanced && facts.bundle.id === 'complete'
        : !isBalanced && essential.lines.length > 0 && dueOf(essential) <= capOf(facts);
    },
  ],
  ['Το τοποθετείτε εσείς.', (_n, { bundle }) => !bundle.isInstalled && bundle.hours === 0],
  [
    'Για να χωρέσει στον προϋπολογισμό «@», έμειναν έξω: @.',
    (_n, facts, text) => dueOf(facts.bundle) <= capOf(facts) && namesAll(facts, text, true),
  ],
  [
    'Ως το μικρότερο σύστημα δεν έχει, αν και (θα χωρούσε|θα χωρούσαν|θα χωρούσαν όλα μαζί|το καθένα μόνο του θα χωρούσε): @.',
    (_n, facts, text) => {
      const fitting = facts.bundle.leftOut.filter(({ overByCents }) => overByCents === 0);
      const sum = fitting.reduce((cents, { grossCents }) => cents + grossCents, 0);
      const isMany = fitting.length > 1;
      const fits = dueOf(facts.bundle) + sum <= capOf(facts);
      return (
        namesAll(facts, text, false) &&
        text.includes('καθένα') === (isMany && !fits) &&
        text.includes('όλα μαζί') === (isMany && fits)
      );
    },
  ],
  [
    'Πέρα από τον προϋπολογισμό «@» μένουν: @.',
    (_n, facts, text) =>
      dueOf(facts.bundle) <= capOf(facts) &&
      namesAll(facts, facts.bundle.why, true) &&
      facts.bundle.leftOut.some(({ name, quantity }) => text.includes(`${quantity} ${name}`)),
  ],
  [
    'Είναι κάτω από το εύρος που επιλέξατε: όσα ζητήσατε δεν θέλουν περισσότερα.',
    (_n, { bundle, home }) =>
      bundle.id !== 'essential' &&
      !bundle.why.includes('έμειναν έξω') &&
      dueOf(bundle) <= { low: 0, medium: 50_000, high: 150_000, premium: 300_000 }[home.budget],
  ],
  [
    'Ο προϋπολογισμός «@» δεν έχει άνω όριο(, όμως λείπουν από τον κατάλογο όσα γράφουμε παρακάτω)~.',
    (_n, facts, text) => capOf(facts) === Infinity && text.includes('λείπουν') === lacksParts(facts),
  ],
  [
    'Για να χωρέσει, έμειναν έξω: @.',
    (_n, { bundle, advice }, text) =>
      bundle.id !== 'essential' &&
      dueOf(bundle) <= budgetOf(advice.home) &&
      bundle.leftOut.some(({ name, quantity }) => text.includes(`${quantity} ${name}`)),
  ],
  [
    '(Το πλήρες έχει ακόμη|Πέρα από όσα ζητήσατε έχει|Για την περίμετρο που ζητήσατε έχει και|Για την είσοδο που ζητήσατε να βλέπετε έχει και|Για όσα ζητήσατε να φαίνονται έχει και): @.',
    (_n, facts, text) => {
      const { advice, bundle } = facts;
      const [, balanced, complete] = advice.bundles;
      return (
        text.startsWith('Το πλήρες') === (bundle.id !== 'complete') &&
        (!text.startsWith('Για την περίμετρο') || advice.home.concerns.includes('perimeter')) &&
        (!text.startsWith('Για την είσοδο') ||
          (advice.home.concerns.includes('entry-monitoring') && text.includes('κουδούνι'))) &&
        (!text.startsWith('Για όσα') || (asksForCameras(facts) && text.includes('κάμερ'))) &&
        (!text.startsWith('Πέρα') || !/δεσμών|εξωτερικ(ός|οί) ανιχνευτ|κουδούνι/.test(text)) &&
        dueOf(complete) > dueOf(balanced) &&
        balanced.leftOut.some(({ name, quantity }) => text.includes(`${quantity} ${name}`))
      );
    },
  ],
  [
    'Δεν ξεπερνά τον προϋπολογισμό «@», όμως λείπουν από τον κατάλογο όσα γράφουμε παρακάτω.',
    (_n, facts) => dueOf(facts.bundle) <= capOf(facts) && lacksParts(facts),
  ],
  ['Χωρά στον προϋπολογισμό «@».', (_n, facts) => dueOf(facts.bundle) <= capOf(facts) && !lacksParts(facts)],
]);
