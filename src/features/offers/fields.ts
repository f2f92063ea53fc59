import { formatDate } from '#shared/dates.ts';
import { formatEuro, type Cents } from '#shared/money.ts';

/* The fields that an offer's texts may contain; they are filled in when it is sent. */

export type TextFacts = {
  customer: string;
  offerNumber: string;
  validUntil: string;
  totalCents: Cents;
  depositCents: Cents;
};

const fields: Readonly<Record<string, (facts: TextFacts) => string>> = {
  πελάτης: ({ customer }) => customer,
  αριθμός: ({ offerNumber }) => offerNumber,
  'ισχύει έως': ({ validUntil }) => formatDate(validUntil),
  σύνολο: ({ totalCents }) => formatEuro(totalCents),
  προκαταβολή: ({ depositCents }) => formatEuro(depositCents),
};

/** The fields as they are written in a text: «{πελάτης}». */
export const textFields = Object.keys(fields).map((name) => `{${name}}`);

/** A text with its fields filled in; braces around anything else stay. */
export const filledText = (text: string, facts: TextFacts): string =>
  text.replace(/\{([^{}]{1,30})\}/g, (whole, name: string) => fields[name.trim()]?.(facts) ?? whole);
