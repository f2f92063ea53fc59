// What the tiles and the buttons say of the systems.
import type { Advice, Item } from '#features/advice/types.ts';
import { presentAdvice } from '#features/wizard/present.ts';
import {
  budgetText,
  distinctBundles,
  installationText,
  isSold,
  openChecks,
  recommendedOf,
  sameText,
} from '#features/wizard/request-text.ts';
import { budgetOf, dueOf } from './reckoning.ts';

const isAlarm = (concern: string) =>
  ['break-in', 'alarm', 'perimeter', 'remote-monitoring'].includes(concern);

/** The faults of the tiles, of what is recommended, and of what may be bought. */
export function tileFaults(advice: Advice, items: readonly Item[]): string[] {
  const presented = presentAdvice(advice, items, () => undefined);
  const recommended = recommendedOf(presented);
  const tiles = distinctBundles(presented);
  const faults = tiles.some(({ lines }) => lines.length === 0) && tiles.length > 1 ? ['an empty tile'] : [];
  const piecesIn = ({ lines, isInstalled }: (typeof tiles)[number]) =>
    [
      isInstalled,
      ...lines.map(({ ruleId, productId, quantity }) => `${ruleId} ${productId} ${quantity}`),
    ].join();
  const [least, asked, whole] = presented.bundles.map(piecesIn);
  const same = sameText(presented).join(' ');
  const isAny = (presented.bundles[1]?.lines.length ?? 0) > 0;
  if (
    same.includes('«Απαραίτητο» και «Ισορροπημένο» είναι') !== (isAny && least === asked) ||
    same.includes('«Ισορροπημένο» και «Πλήρες» είναι') !== (isAny && asked === whole)
  )
    faults.push(`of tiles that are the same is said «${same}»`);
  const [, balanced] = advice.bundles;
  if (
    (same.includes('όσα ζητήσατε ξεπερνούν') && dueOf(balanced) <= budgetOf(advice.home)) ||
    (same.includes('γράφουμε παρακάτω') && balanced.leftOut.length === 0) ||
    (same.includes('δεν βρέθηκε κάτι άλλο') && (balanced.leftOut.length > 0 || !balanced.isWithinBudget))
  )
    faults.push(`«${same}»`);
  for (const bundle of presented.bundles) {
    const { id, lines, gaps, totals, isInstalled } = bundle;
    const kinds = new Set(lines.map(({ kind }) => kind));
    const open = openChecks(bundle).length > 0;
    const fits = ((totals?.gross ?? 0) - (bundle.keptParts?.gross ?? 0)) * 100 <= budgetOf(advice.home) + 0.5;
    // A memory card is sold everywhere.
    const isWhole = gaps.every((gap) => gap.id === 'CARD') && !open && lines.length > 0;
    if (budgetText(bundle).startsWith('Στον προϋπολογισμό') && !(isWhole && fits))
      faults.push(`${id}: within the budget`);
    // What was asked for and is not there is told beside it.
    if (
      budgetText(bundle) === 'Στον προϋπολογισμό' &&
      /που ζητήσατε δεν περιλαμβάν/.test(bundle.uncovered.join(' '))
    )
      faults.push(`${id}: plainly within the budget`);
    if (bundle === recommended && (open || lines.length === 0 || !fits)) faults.push(`${id}: recommended`);
    // What saves lives alone is whole, and says that no alarm fits.
    const isLifeAlone = /συναγερμός δεν χωρά στον προϋπολογισμό/.test(bundle.uncovered.join(' '));
    const isCut =
      advice.home.concerns.some(isAlarm) && !kinds.has('panel') && !kinds.has('kit') && !isLifeAlone;
    const isBlind = gaps.some(({ sentence }) => sentence.includes('καταγραφικό'));
    if (isSold(presented, bundle) && (open || isCut || isBlind)) faults.push(`${id}: a torso is sold`);
    const text = installationText(bundle, presented.visits);
    const installs =
      (totals?.installation ?? 0) > 0 || lines.some(({ withInstallation }) => withInstallation);
    if (lines.length > 0 && text.includes('και εγκατάσταση') !== (isInstalled && installs))
      faults.push(`${id}: «${text}»`);
  }
  return faults;
}
