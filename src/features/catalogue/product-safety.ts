import { legalFactLabels, type LegalFact, type LegalFacts } from './legal-facts.ts';

const ofManufacturer = ['manufacturerName', 'manufacturerAddress', 'manufacturerContact'] as const;
const ofResponsible = ['responsibleName', 'responsibleAddress', 'responsibleContact'] as const;

/**
 * What is missing of what an offer to consumers must show (Regulation (EU) 2023/988, article 19): who made the product, and
 * who answers for it in the Union where its maker is outside. Warnings are not missing: not every product needs one.
 */
export function missingSafety(held: LegalFacts): LegalFact[] {
  const needed = held.isOutsideUnion ? [...ofManufacturer, ...ofResponsible] : ofManufacturer;
  return needed.filter((fact) => !held[fact]);
}

/** What is missing, as a list of words. */
export const missingSafetyText = (held: LegalFacts): string =>
  missingSafety(held)
    .map((fact) => legalFactLabels[fact])
    .join(' · ');

/** A company by its name and addresses; what is not said of it is absent. */
export type Answering = {
  name: string;
  address?: string | undefined;
  contact?: string | undefined;
};

export type ProductSafety = {
  manufacturer?: Answering | undefined;
  responsible?: Answering | undefined;
  warnings?: string[] | undefined;
};

/** What a product's page says of its safety; one without a manufacturer names nobody. */
export function safetyOf(held: LegalFacts): ProductSafety {
  const { manufacturerName, responsibleName, warnings } = held;
  const lines = warnings
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    ...(manufacturerName && {
      manufacturer: {
        name: manufacturerName,
        ...(held.manufacturerAddress && { address: held.manufacturerAddress }),
        ...(held.manufacturerContact && { contact: held.manufacturerContact }),
      },
    }),
    ...(responsibleName && {
      responsible: {
        name: responsibleName,
        ...(held.responsibleAddress && { address: held.responsibleAddress }),
        ...(held.responsibleContact && { contact: held.responsibleContact }),
      },
    }),
    ...(lines && lines.length > 0 && { warnings: lines }),
  };
}
