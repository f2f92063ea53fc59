import type { PresentedAdvice } from './advice-contract.ts';
import { bundleLabels } from './labels.ts';
import { isTorso } from './request-text.ts';

/** In which systems of an advice a product is, itself or in one of the `kits` that contain it, and why or why not. */
export function fitOf(
  { bundles }: Pick<PresentedAdvice, 'bundles'>,
  productId: number,
  kits: readonly number[],
) {
  const found = bundles.flatMap(({ id, lines }) =>
    lines
      .filter((line) => line.productId === productId || kits.includes(line.productId))
      .map((line) => ({ id, line })),
  );
  const { line } = found.find((one) => one.line.productId === productId) ?? found[0] ?? {};
  if (line)
    return {
      systems: [...new Set(found.map(({ id }) => bundleLabels[id].toLowerCase()))].join(', '),
      why: line.productId === productId ? line.reason : `Είναι μέσα στο «${line.name}».`,
    };
  return {
    why: bundles.some(isTorso)
      ? 'δεν μπήκε στην πρόταση, γιατί λείπουν από τον κατάλογο όσα θα τη συμπλήρωναν.'
      : 'δεν το χρειάζεστε με αυτές τις απαντήσεις.',
  };
}
