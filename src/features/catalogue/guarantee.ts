import { plural } from '#shared/greek.ts';
import type { LegalFacts } from './legal-facts.ts';

/** A commercial guarantee: who gives it, how many months it lasts, and its terms or the address where they stand. */
export type Guarantee = {
  giver: string;
  months: number;
  terms: string;
  /** The producer gives it, free of charge and for the whole product. */
  isDurability: boolean;
  /** The official label that the producer gives for it, as a public URL; only where one belongs to it. */
  label?: string | undefined;
};

/** How long the legal guarantee of a consumer's purchase lasts, in months (Directive (EU) 2019/771, article 10). */
const legalMonths = 24;

/**
 * The commercial guarantee of a product, if there is one to speak of: with a giver, a duration and terms. A duration alone
 * promises nothing that anybody has to keep.
 */
export function guaranteeOf(facts: LegalFacts): Guarantee | undefined {
  const { warranty: months = 0, guaranteeGiver: giver, guaranteeTerms: terms, isDurability = false } = facts;
  if (months <= 0 || !giver || !terms) return undefined;
  const guarantee = { giver, months, terms, isDurability };
  const { guaranteeLabel: label } = facts;
  return label && takesLabel(guarantee) ? { ...guarantee, label } : guarantee;
}

/** Whether the label of a durability guarantee belongs to it (Directive 2011/83/EU, article 22a): it outlasts the legal one. */
export const takesLabel = ({ isDurability, months }: Guarantee): boolean =>
  isDurability && months > legalMonths;

/** The address of the terms, where they are one. */
export const termsAddress = ({ terms }: Guarantee): string | undefined =>
  /^https?:\/\/\S+$/i.test(terms) ? terms : undefined;

/** What guarantee a product has, as a sentence: the legal one always, a commercial one with its giver and terms. */
export function guaranteeText(guarantee: Guarantee | undefined): string {
  if (!guarantee) return 'Ισχύει η νόμιμη εγγύηση των δύο ετών.';
  const { giver, months, terms } = guarantee;
  const end = /[.!;·]$/.test(terms) || termsAddress(guarantee) ? '' : '.';
  return `Εμπορική εγγύηση ${plural(months, 'μήνα', 'μηνών')}, που δίνει: ${giver}, πέρα από τη νόμιμη των δύο ετών. Όροι: ${terms}${end}`;
}
