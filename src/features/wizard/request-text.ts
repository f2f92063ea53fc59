import { numberText } from '#shared/decimals.ts';
import { vatPercent } from '#shared/money.ts';
import type { BundleId } from '#features/advice/types.ts';
import { noAskedCameras } from '#features/advice/text.ts';
import type { EstimateRange, PresentedAdvice, PresentedBundle, Visits } from './advice-contract.ts';
import type { WizardRequest } from './contract.ts';
import { budgetLabels, bundleLabels, propertyTypeLabels } from './labels.ts';

/** «800–1.200 €»; an open end is «έως» or «από». */
export const rangeText = ({ from, to }: EstimateRange): string =>
  from === 0 ? `έως ${numberText(to)} €` : `${numberText(from)}–${numberText(to)} €`;

/** What a system costs for whoever sees no prices, and on what that rests. */
export const estimateText = ({ estimate, keptParts }: Pick<PresentedBundle, 'estimate' | 'keptParts'>) =>
  `${rangeText(estimate)} με ΦΠΑ ${vatPercent()}%${keptParts ? ', αν μείνουν όσα υπάρχουν' : ''}`;

/** What a system costs, less what stays of an old alarm; absent for viewers who see no prices. */
export const dueOf = ({ keptParts, totals }: Pick<PresentedBundle, 'keptParts' | 'totals'>) =>
  keptParts?.due ?? totals;

/** Whether the sum or range that is told is less what stays of an old alarm: a sum that was stored without it has all new. */
export const isLessKept = ({ keptParts, totals }: Pick<PresentedBundle, 'keptParts' | 'totals'>): boolean =>
  keptParts !== undefined && (keptParts.due !== undefined || totals === undefined);

/** The rate of VAT in an advice's amounts, in percent: that of its moment, and of one stored without it today's. */
export const rateOf = ({ vatPercent: told }: Pick<PresentedAdvice, 'vatPercent'>): number =>
  told ?? vatPercent();

/** The hard constraints that a system does not hold: with any of them it is not sold as it is. */
export const openChecks = ({ checks }: Pick<PresentedBundle, 'checks'>) => checks.filter(({ held }) => !held);

/** What a system leaves open, in sentences: none where it covers all that was asked. */
export const openSentences = ({
  uncovered,
  gaps,
}: {
  uncovered: readonly string[];
  gaps: readonly unknown[];
}): string[] => [
  ...uncovered,
  ...(gaps.length > 0 ? ['Κάτι λείπει από τον κατάλογο: το γράφουμε παρακάτω.'] : []),
];
/** That somebody has to see the place before anything is bought, and why. */
export const neededSurveyText = ({ surveyReasons }: Pick<PresentedAdvice, 'surveyReasons'>) =>
  surveyReasons.length === 0
    ? 'Χρειάζεται αυτοψία πριν από την αγορά.'
    : `Χρειάζεται αυτοψία πριν από την αγορά: ${surveyReasons.join(' · ')}.`;

/** Whether more is missing from a system than a memory card, which is sold everywhere. */
export const lacksParts = ({ gaps }: Pick<PresentedBundle, 'gaps'>) => gaps.some(({ id }) => id !== 'CARD');

/** Whether a system is within the budget, in words. */
export function budgetText(
  bundle: Pick<
    PresentedBundle,
    'id' | 'lines' | 'gaps' | 'checks' | 'leftOut' | 'uncovered' | 'isWithinBudget' | 'mayFitBudget'
  >,
): string {
  const { id, lines, gaps, leftOut, uncovered, isWithinBudget, mayFitBudget } = bundle;
  if (lines.length === 0) return 'Χωρίς προϊόντα';
  if (openChecks(bundle).length > 0) return 'Δεν πωλείται έτσι';
  // What something is missing from has no whole price yet.
  if (isWithinBudget) {
    if (lacksParts({ gaps })) return 'Με ελλείψεις';
    // It has less than was asked for.
    const isLess = (id === 'essential' && leftOut.length > 0) || uncovered.includes(noAskedCameras);
    return isLess ? 'Στον προϋπολογισμό, με λιγότερα' : 'Στον προϋπολογισμό';
  }
  return mayFitBudget ? 'Ίσως πάνω από τον προϋπολογισμό' : 'Πάνω από τον προϋπολογισμό';
}

/** Whether an advice has any product at all. */
export const hasSystem = ({ bundles }: Pick<PresentedAdvice, 'bundles'>) =>
  bundles.some(({ lines }) => lines.length > 0);

/** Parts of an alarm are missing without which there is none. */
const lacksAlarm = ({ gaps, lines }: PresentedBundle) =>
  gaps.some(({ id }) => id.startsWith('ALM-')) &&
  !lines.some(({ kind }) => kind === 'panel' || kind === 'kit');

/** Whether it is an alarm without its panel, or has cameras that nothing records. */
export const isTorso = (bundle: PresentedBundle): boolean =>
  lacksAlarm(bundle) || bundle.gaps.some(({ id }) => id === 'REC-RECORDER');

/** Whether it can be bought as it is: it fails no hard constraint, waits for no survey and is no torso. */
export const isSold = (
  { needsSurvey }: Pick<PresentedAdvice, 'needsSurvey'>,
  bundle: PresentedBundle,
): boolean => bundle.lines.length > 0 && !needsSurvey && openChecks(bundle).length === 0 && !isTorso(bundle);

/** Who installs, in words. */
export function installationText(
  {
    isInstalled,
    lines,
  }: {
    isInstalled: boolean;
    lines: readonly Pick<PresentedBundle['lines'][number], 'withInstallation'>[];
  },
  { isWithin }: Partial<Visits>,
): string {
  if (!isInstalled) return 'Χωρίς εγκατάσταση: τοποθετείται από εσάς.';
  if (!lines.some(({ withInstallation }) => withInstallation))
    return 'Περιλαμβάνει μόνο τον εξοπλισμό: για την εγκατάσταση ζητήστε προσφορά.';
  return isWithin === false
    ? 'Περιλαμβάνει εξοπλισμό και εγκατάσταση, όχι μετάβαση: ο χώρος σας είναι έξω από την περιοχή των τεχνικών μας, και το κόστος της μπορεί να ξεπεράσει τον προϋπολογισμό.'
    : 'Περιλαμβάνει εξοπλισμό και εγκατάσταση.';
}

/**
 * The bundle that is recommended: what was asked if it is within the budget, else what is; undefined if none is, or if it
 * would be an alarm that the catalogue does not have or that fails a hard constraint.
 */
export const recommendedOf = ({ bundles }: PresentedAdvice): PresentedBundle | undefined =>
  (['balanced', 'essential'] as const)
    .flatMap((id) => bundles.filter((bundle) => bundle.id === id))
    .find(
      (bundle) =>
        bundle.isWithinBudget &&
        bundle.lines.length > 0 &&
        openChecks(bundle).length === 0 &&
        !lacksAlarm(bundle),
    );

const piecesOf = ({ lines, isInstalled }: PresentedBundle) =>
  JSON.stringify([
    isInstalled,
    lines.map(({ productId, ruleId, quantity }) => [productId, ruleId, quantity]),
  ]);

/** Of systems of the same pieces one, in the order of the advice: what was asked before what is smaller or larger. */
export function distinctBundles({ bundles }: Pick<PresentedAdvice, 'bundles'>): PresentedBundle[] {
  const kept = new Map<string, PresentedBundle>();
  for (const id of ['balanced', 'essential', 'complete'] as const)
    for (const bundle of bundles)
      if (bundle.id === id && !kept.has(piecesOf(bundle))) kept.set(piecesOf(bundle), bundle);
  const isAnyThere = hasSystem({ bundles });
  return bundles.filter(
    (bundle) => kept.get(piecesOf(bundle)) === bundle && (bundle.lines.length > 0 || !isAnyThere),
  );
}

const isSame = (one: PresentedBundle, other: PresentedBundle) => piecesOf(one) === piecesOf(other);

const pair = (one: BundleId, other: BundleId, reason: string) =>
  `«${bundleLabels[one]}» και «${bundleLabels[other]}» είναι εδώ το ίδιο σύστημα: ${reason}.`;

/** Why there are fewer than three systems to choose from; none where all differ, or there is nothing to sell. */
export function sameText(advice: Pick<PresentedAdvice, 'bundles'>): string[] {
  const of = (wanted: BundleId) => advice.bundles.find(({ id }) => id === wanted);
  const [smallest, asked, whole] = [of('essential'), of('balanced'), of('complete')];
  if (!smallest || !asked?.lines.length || !whole) return [];
  const over = asked.mayFitBudget ? 'ίσως ξεπερνούν' : 'ξεπερνούν';
  return [
    ...(isSame(smallest, asked)
      ? [pair('essential', 'balanced', 'μικρότερο που να μένει ολόκληρο δεν βρέθηκε')]
      : []),
    ...(isSame(asked, whole)
      ? [
          pair(
            'balanced',
            'complete',
            !asked.isWithinBudget
              ? `όσα ζητήσατε ${over} ήδη τον προϋπολογισμό, και δεν προστίθεται τίποτα άλλο`
              : asked.leftOut.length > 0
                ? 'ό,τι άλλο θα βοηθούσε το γράφουμε παρακάτω, έξω από την πρόταση'
                : 'δεν βρέθηκε κάτι άλλο να προστεθεί σε όσα ζητήσατε',
          ),
        ]
      : []),
  ];
}

/** What opens first: the recommended, and where none is, all that was asked if the budget holds it, else the smallest. */
const firstOf = (advice: PresentedAdvice): BundleId =>
  recommendedOf(advice)?.id ??
  advice.bundles.find(
    ({ id, isWithinBudget, lines }) => id === 'balanced' && isWithinBudget && lines.length > 0,
  )?.id ??
  'essential';

/** The chosen bundle of an advice; unless one was chosen the one that opens first. */
export function bundleOf(
  advice: PresentedAdvice,
  id: BundleId = firstOf(advice),
): PresentedBundle | undefined {
  const chosen = advice.bundles.find((bundle) => bundle.id === id);
  const distinct = distinctBundles(advice);
  return chosen && (distinct.find((bundle) => piecesOf(bundle) === piecesOf(chosen)) ?? distinct[0]);
}

/** The subject of the message: what is to be protected, and with how much money. */
export const subjectLine = ({
  propertyType,
  budget,
}: Pick<WizardRequest, 'propertyType' | 'budget'>): string =>
  `Οδηγός επιλογής: ${propertyTypeLabels[propertyType]}, ${budgetLabels[budget].toLowerCase()}`;

/** The message as the administrators read it in their list; answers and advice are shown below it. */
export function messageText(request: WizardRequest, advice: PresentedAdvice | undefined): string {
  const { additionalNotes, bundle: chosen } = request;
  const bundle = advice && bundleOf(advice, chosen);
  const lines = bundle
    ? bundle.lines.map(({ quantity, name }) => `${quantity} × ${name}`)
    : request.recommendedProducts.map(({ name }) => name);
  return [
    additionalNotes,
    `Ζητά προσφορά για ${propertyTypeLabels[request.propertyType].toLowerCase()}, ${request.rooms} χώρους, προϋπολογισμό ${budgetLabels[request.budget].toLowerCase()}.`,
    bundle &&
      bundle.lines.length > 0 &&
      `Πρόταση «${bundleLabels[bundle.id]}», περίπου ${estimateText(bundle)}. ${budgetText(bundle)}.`,
    lines.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, 4_000);
}
