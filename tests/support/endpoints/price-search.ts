import { vatOf, vatPercent, withVat } from '#shared/money.ts';

/** Unique prices in cents, a different one for each price field. */
export const sentinels = {
  price: 73_491_137,
  comparePrice: 84_592_248,
  installationPrice: 35_673_359,
  lowestPrice30d: 52_384_461,
  servicePrice: 46_785_572,
  callOut: 38_927_641,
  orderTotal: 61_297_483,
  delivery: 57_283_594,
  contractPrice: 68_194_732,
} as const;

/** What the office alone knows: no buyer may find it either. */
export const officeSentinels = {
  purchasePrice: 25_984_113,
  supplierPrice: 31_876_224,
  soldCost: 27_695_338,
} as const;

/** Values that pages could derive from them: with VAT, only the VAT, the saving of an offer. */
const derived: Record<string, number> = Object.fromEntries(
  Object.entries(sentinels).flatMap(([name, cents]) => [
    [`${name} with VAT`, withVat(cents)],
    [`VAT of ${name}`, vatOf(cents, vatPercent())],
  ]),
);
derived['saving'] = sentinels.comparePrice - sentinels.price;
derived['price with installation'] = sentinels.price + sentinels.installationPrice;

const amounts = Object.entries({ ...sentinels, ...officeSentinels, ...derived });
const needles = amounts.map(([name, cents]) => [name, patternOf(cents)] as const);
/** Matches where any of them does, in a fraction of their time. */
const anyAmount = patternOf(...amounts.map(([, cents]) => cents));
const offerPercent = Math.round((1 - sentinels.price / sentinels.comparePrice) * 100);

/** Matches 734911.37, 734.911,37, 734911,37, 73491137, 734 911 and the like, but no part of a longer number. */
function patternOf(...amountsInCents: number[]): RegExp {
  const notations = amountsInCents.map((cents) => {
    const digits = String(cents);
    const [thousands, rest, decimals] = [digits.slice(0, -5), digits.slice(-5, -2), digits.slice(-2)];
    return `${thousands}[.,'’\\s]?${rest}(?:[.,]?${decimals}|[.,]\\d+)?`;
  });
  // Letters too: a random id may hold the digits of a price.
  return new RegExp(`(?<![\\da-z])(?:${notations.join('|')})(?![\\da-z])`, 'iu');
}

const entity = (_: string, hex: string | undefined, decimal: string | undefined) =>
  String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));

/** Decodes the escapes of URLs, JSON and HTML in a text. */
function plain(text: string): string {
  return text
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, entity)
    .replace(/&(?:period|comma|nbsp|thinsp|nnbsp);/g, (name) => (name === '&comma;' ? ',' : '.'))
    .replace(/<!--.*?-->|<[^>]*>/gs, '');
}

/** Returns the names of the prices in a text, in any notation. */
export function pricesIn(text: string): string[] {
  const texts = [text, plain(text)];
  const priced = texts.filter((one) => anyAmount.test(one));
  const found = needles.filter(([, pattern]) => priced.some((one) => pattern.test(one)));
  const percent = new RegExp(`[-−–]\\s?${offerPercent}\\s?%`, 'u');
  return [
    ...found.map(([name]) => name),
    ...(texts.some((one) => percent.test(one)) ? ['percent of the offer'] : []),
  ];
}
