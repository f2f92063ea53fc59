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
} from '#features/wizard/request-text.ts';
import { budgetOf } from './reckoning.ts';

const isAlarm = (concern: string) =>
  ['break-in', 'alarm', 'perimeter', 'remote-monitoring'].includes(concern);

/** The faults of the tiles, of what is recommended, and of what may be bought. */
export function tileFaults(advice: Advice, items: readonly Item[]): string[] {
  const presented = presentAdvice(advice, items, () => undefined);
  const recommended = recommendedOf(presented);
  const tiles = distinctBundles(presented);
  const faults = tiles.some(({ lines }) => lines.length === 0) && tiles.length > 1 ? ['an empty tile'] : [];
  for (const bundle of presented.bundles) {
    const { id, lines, gaps, totals, isInstalled } = bundle;
    const kinds = new Set(lines.map(({ kind }) => kind));
    const open = openChecks(bundle).length > 0;
    const fits = (totals?.gross ?? 0) * 100 <= budgetOf(advice.home) + 0.5;
    const isWhole = gaps.length === 0 && !open && lines.length > 0;
    if (budgetText(bundle) === 'Στον προϋπολογισμό' && !(isWhole && fits))
      faults.push(`${id}: within the budget`);
    if (bundle === recommended && (open || lines.length === 0 || !fits)) faults.push(`${id}: recommended`);
    const isCut = advice.home.concerns.some(isAlarm) && !kinds.has('panel') && !kinds.has('kit');
    const isBlind = gaps.some(({ sentence }) => sentence.includes('καταγραφικό'));
    if (isSold(presented, bundle) && (open || isCut || isBlind)) faults.push(`${id}: a torso is sold`);
    const text = installationText(bundle);
    const installs =
      (totals?.installation ?? 0) > 0 || lines.some(({ withInstallation }) => withInstallation);
    if (lines.length > 0 && text.includes('και εγκατάσταση') !== (isInstalled && installs))
      faults.push(`${id}: «${text}»`);
  }
  return faults;
}
