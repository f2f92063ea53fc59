import type { PresentedBundle } from '#features/wizard/advice-contract.ts';
import type { StoredRequest } from '#features/wizard/contract.ts';
import { bundleLabels, propertyTypeLabels } from '#features/wizard/labels.ts';
import type { KeptContent } from './content-contract.ts';

type KeptLine = KeptContent['sections'][number]['lines'][number];

const list = (title: string, sentences: readonly string[]) =>
  sentences.length > 0 ? `${title}\n${sentences.map((sentence) => `• ${sentence}`).join('\n')}` : '';

const bounded = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/**
 * What an offer begins with that is written from a request of the wizard: every line of the chosen system at the catalogue's
 * price, with its reason; what was checked; what is not covered; and why the place is to be seen before. Without an advice, what the
 * request itself says.
 */
export function wizardContent(
  { submitted, advice }: StoredRequest,
  bundle: PresentedBundle | undefined,
): Partial<KeptContent> {
  const place = propertyTypeLabels[submitted.propertyType];
  if (!bundle)
    return {
      title: `Σύστημα ασφαλείας: ${place}`,
      sections: [
        {
          text: bounded(
            list(
              'Ζητήθηκαν',
              submitted.recommendedProducts.map(({ name }) => name),
            ),
            2_000,
          ),
          lines: [],
        },
      ],
    };
  const lines = bundle.lines.map(
    ({ productId, name, quantity, withInstallation, reason }, index): KeptLine => ({
      id: `wizard-${index}`,
      kind: 'product',
      productId,
      name,
      quantity,
      withInstallation,
      discountIn: 'percent',
      choice: 'fixed',
      isChosen: false,
      details: bounded(reason, 1_000),
    }),
  );
  const checks = [
    list(
      'Τι ελέγξαμε',
      bundle.checks.map(({ sentence }) => sentence),
    ),
    list('Τι μένει ακάλυπτο', [...bundle.uncovered, ...bundle.gaps.map(({ sentence }) => sentence)]),
    list('Τι ορίζει ο νόμος', bundle.law),
    advice?.needsSurvey ? list('Χρειάζεται αυτοψία', advice.surveyReasons) : '',
  ].filter(Boolean);
  return {
    title: `${bundleLabels[bundle.id]} σύστημα: ${place}`,
    sections: [{ title: 'Εξοπλισμός', lines }],
    closing: bounded(checks.join('\n\n'), 4_000),
  };
}
