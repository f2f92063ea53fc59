// What is said of a system and its band.
import { budgetCaps, budgetNames } from './budget.ts';
import { asksForCameras } from './cameras.ts';
import type { System } from './system.ts';
import { numberText } from './text.ts';
import type { BundleId, LeftOut } from './types.ts';

/** What the sentence on the budget rests on. */
export type Fit = {
  fit: 'surely' | 'perhaps' | 'not';
  /** Nothing is open or missing. */
  isWhole: boolean;
  hasGaps: boolean;
  /** What the next larger system has more; none where nothing is. */
  more: readonly LeftOut[];
  /** A smaller system that is within the band: the larger of two. */
  smaller: 'απαραίτητο' | 'ισορροπημένο' | undefined;
  leftOut: readonly LeftOut[];
  /** Cents that its band has left. */
  roomCents: number;
  /** What it gave up to fit its band, or to come near it. */
  spare: readonly LeftOut[];
  /** It costs no more than the band below holds. */
  isBelowBand: boolean;
  /** It is within the band where the customer puts up what he can. */
  fitsByOwnWork: boolean;
  /** It is within the band only where all that exists and joins its panel passes its test. */
  restsOnOldParts: boolean;
};

const namesOf = (parts: readonly { name: string; quantity: number }[]) =>
  parts.map(({ name, quantity }) => `${numberText(quantity)} ${name}`).join(', ');

const told = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

/** A band without an upper end holds everything: that is no praise. */
function within(band: string, { home }: System, hasGaps: boolean): string {
  if (!Number.isFinite(budgetCaps[home.budget]))
    return `Ο προϋπολογισμός ${band} δεν έχει άνω όριο${hasGaps ? ', όμως λείπουν από τον κατάλογο όσα γράφουμε παρακάτω' : ''}.`;
  return hasGaps
    ? `Δεν ξεπερνά τον προϋπολογισμό ${band}, όμως λείπουν από τον κατάλογο όσα γράφουμε παρακάτω.`
    : `Χωρά στον προϋπολογισμό ${band}.`;
}

/** Why a system exceeds its band, or what it leaves out to fit: without amounts. */
export function whyOf(
  id: BundleId,
  system: System,
  {
    fit,
    isWhole,
    hasGaps,
    more,
    smaller,
    leftOut,
    roomCents,
    spare,
    isBelowBand,
    fitsByOwnWork,
    restsOnOldParts,
  }: Fit,
): string {
  const band = `«${budgetNames[system.home.budget]}»`;
  const alone = fitsByOwnWork ? 'Αν τοποθετήσετε εσείς τα ασύρματα, χωρά.' : '';
  const withOld = restsOnOldParts
    ? 'Το ποσό προϋποθέτει ότι όσα έχετε περνούν τον έλεγχο και μένουν: με όλα νέα ξεπερνά τον προϋπολογισμό.'
    : '';
  if (id === 'essential' && fit !== 'surely')
    return told(
      fit === 'not'
        ? `Ούτε το μικρότερο σύστημα για αυτόν τον χώρο χωρά στον προϋπολογισμό ${band}${alone ? ' με τεχνικό' : ''}.`
        : `Το μικρότερο σύστημα για αυτόν τον χώρο ίσως ξεπερνά τον προϋπολογισμό ${band}: η εκτίμηση φτάνει και πάνω από αυτόν.`,
      alone,
    );
  const spared = namesOf(spare);
  if (fit !== 'surely')
    return told(
      system.isInstalled ? '' : 'Το τοποθετείτε εσείς.',
      fit === 'not'
        ? `Ξεπερνά τον προϋπολογισμό ${band}.`
        : `Ίσως ξεπερνά τον προϋπολογισμό ${band}: η εκτίμηση φτάνει και πάνω από αυτόν.`,
      spared === ''
        ? ''
        : `Είναι πιο κοντά του από το πλήρες: ${spare.length === 1 && spare[0]?.quantity === 1 ? 'έμεινε' : 'έμειναν'} έξω ${spared}.`,
      alone,
      isWhole ? 'Καλύπτει όλα όσα ζητήσατε.' : 'Τι δεν καλύπτει ούτε αυτό το γράφουμε παρακάτω.',
      smaller ? `Τι χωρά στον προϋπολογισμό το δείχνει το ${smaller}.` : '',
    );
  const names = namesOf(leftOut);
  if (id === 'essential' && names !== '') {
    const over = namesOf(leftOut.filter(({ overByCents }) => overByCents > 0));
    const fitting = leftOut.filter(({ overByCents }) => overByCents === 0);
    const others = namesOf(fitting);
    const fitTogether = fitting.reduce((sum, { grossCents }) => sum + grossCents, 0) <= roomCents;
    return told(
      system.isInstalled ? '' : 'Το τοποθετείτε εσείς.',
      over === '' ? '' : `Για να χωρέσει στον προϋπολογισμό ${band}, έμειναν έξω: ${over}.`,
      others === ''
        ? ''
        : `Ως το μικρότερο σύστημα δεν έχει, αν και ${fitting.length > 1 ? (fitTogether ? 'θα χωρούσαν όλα μαζί' : 'το καθένα μόνο του θα χωρούσε') : fitting[0]?.quantity === 1 ? 'θα χωρούσε' : 'θα χωρούσαν'}: ${others}.`,
      withOld,
    );
  }
  const over = namesOf(leftOut.filter(({ overByCents }) => overByCents > 0));
  // The line of a yard and a bell are offered to nobody but who asked for them.
  const of = (isOne: (ruleId: LeftOut['ruleId']) => boolean) =>
    namesOf(more.filter(({ ruleId }) => isOne(ruleId)));
  const lines = of((ruleId) => ruleId === 'EXT-YARD');
  const bells = of((ruleId) => ruleId === 'DOOR-BELL');
  const isAskedView = (ruleId: LeftOut['ruleId']) => ruleId.startsWith('CAM-') && asksForCameras(system.home);
  const views = of(isAskedView);
  const others = of((ruleId) => ruleId !== 'EXT-YARD' && ruleId !== 'DOOR-BELL' && !isAskedView(ruleId));
  const isOver = id === 'complete' && over !== '';
  return told(
    system.isInstalled ? '' : 'Το τοποθετείτε εσείς.',
    isOver ? `Πέρα από τον προϋπολογισμό ${band} μένουν: ${over}.` : within(band, system, hasGaps),
    isOver ? '' : withOld,
    spared === '' ? '' : `Για να χωρέσει, έμειναν έξω: ${spared}.`,
    id !== 'essential' && spared === '' && isBelowBand
      ? 'Είναι κάτω από το εύρος που επιλέξατε: όσα ζητήσατε δεν θέλουν περισσότερα.'
      : '',
    id !== 'complete' && more.length > 0 ? `Το πλήρες έχει ακόμη: ${namesOf(more)}.` : '',
    id === 'complete' && lines !== '' ? `Για την περίμετρο που ζητήσατε έχει και: ${lines}.` : '',
    id === 'complete' && bells !== '' ? `Για την είσοδο που ζητήσατε να βλέπετε έχει και: ${bells}.` : '',
    id === 'complete' && views !== '' ? `Για όσα ζητήσατε να φαίνονται έχει και: ${views}.` : '',
    id === 'complete' && others !== '' ? `Πέρα από όσα ζητήσατε έχει: ${others}.` : '',
  );
}
