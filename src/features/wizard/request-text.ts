import { vatPercent } from '../../shared/money.ts';
import type { BundleId } from '../advice/types.ts';
import type { EstimateRange, PresentedAdvice, PresentedBundle } from './advice-contract.ts';
import type { WizardRequest } from './contract.ts';
import { budgetLabels, bundleLabels, propertyTypeLabels } from './labels.ts';

const grouped = (euros: number) => String(euros).replace(/\B(?=(\d{3})+$)/g, '.');

/** «800–1.200 €»; an open end is «έως» or «από». */
export const rangeText = ({ from, to }: EstimateRange): string =>
  from === 0 ? `έως ${grouped(to)} €` : `${grouped(from)}–${grouped(to)} €`;

/** The chosen bundle of an advice; the balanced one unless another was chosen. */
export const bundleOf = (advice: PresentedAdvice, id: BundleId = 'balanced'): PresentedBundle | undefined =>
  advice.bundles.find((bundle) => bundle.id === id);

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
      `Πρόταση «${bundleLabels[bundle.id]}», περίπου ${rangeText(bundle.estimate)} με ΦΠΑ ${vatPercent}%.`,
    lines.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, 4_000);
}
