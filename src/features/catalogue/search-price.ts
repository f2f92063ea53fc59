import { eurosToCents, type Cents } from '#shared/money.ts';
import { parseAmount } from '#shared/parse-decimal.ts';
import { netRange, noLimit, priceRangeLabel, type PriceRange } from './price-range.ts';
import { anyUnit } from './search-units.ts';

const amount = String.raw`(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)(?![.,]?\d)`;
const euro = String.raw`(?:\s*(?:€|ευρω|euro?|ευρ))`;
const upTo = '(?:εωσ|μεχρι|ωσ|κατω απο|κατω των|max|ews|mexri|kato apo)';
// «έως 8 κάμερες» is no price either.
const counted =
  'καμερεσ|kameres|συσκευεσ|ανιχνευτεσ|χωρουσ|δωματια|ατομα|χρηστεσ|τεμαχια|' +
  'λεπτα|ωρεσ|ημερεσ|meres|μερεσ|μηνεσ|χρονια|ετη|τετραγωνικα|τ[.]?μ|μ|m[2²]';
const noEuro = String.raw`(?!\s*(?:[%°]|(?:${anyUnit}|${counted})(?![\p{L}\d])))`;
const pricePatterns: readonly {
  pattern: RegExp;
  range: (first: Cents, second: Cents) => PriceRange;
}[] = [
  {
    pattern: new RegExp(String.raw`(?:απο\s+)?${amount}\s*(?:-|–|εωσ|μεχρι)\s*${amount}${euro}`, 'u'),
    range: (least, most) => ({ least, most }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])${upTo}\s+(?:τα\s+)?${amount}(?:${euro}|${noEuro})(?![\p{L}\d])`,
      'u',
    ),
    range: (most) => ({ least: 0, most }),
  },
  {
    pattern: new RegExp(String.raw`(?:πανω απο|ανω των|τουλαχιστον)\s+(?:τα\s+)?${amount}${euro}`, 'u'),
    range: (least) => ({ least, most: noLimit }),
  },
  {
    // «κάμερα 100 ευρώ» is a budget.
    pattern: new RegExp(String.raw`(?<![\p{L}\d.,])${amount}${euro}(?![\p{L}\d])`, 'u'),
    range: (most) => ({ least: 0, most }),
  },
];

const priceWords =
  /(?<![\p{L}])(?:τιμ(?:η|εσ|ων|ησ|οκαταλογο\p{L}*)|ποσο (?:κανει|κανουν|εχει|παει|κοστιζει)|κοστιζ\p{L}+|ακριβ(?:η|ο|οσ|εσ|α|οτερ\p{L}+)|timi|times|timh|price|prices|poso kanei)(?![\p{L}])/gu;

/** The text without words that only ask what something costs; undefined if it has none. */
export function withoutPriceWords(text: string): string | undefined {
  const rest = text.replace(priceWords, ' ');
  return rest === text ? undefined : rest;
}

const centsOf = (written: string | undefined) => eurosToCents(parseAmount(written ?? '') ?? 0);

/**
 * Takes what the text says of prices out of it; only who sees prices gets a filter. `readsGross`: the amounts are prices with
 * VAT; `range` is net.
 */
export function readPrice(text: string, readsGross: boolean) {
  for (const { pattern, range } of pricePatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const said = range(centsOf(match[1]), centsOf(match[2]));
    return {
      rest: text.replace(match[0], ' '),
      range: readsGross ? netRange(said) : said,
      label: priceRangeLabel(said, readsGross),
    };
  }
  return undefined;
}
