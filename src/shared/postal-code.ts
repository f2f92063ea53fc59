/** The regions used for addresses. */
export type Region = 'attiki' | 'thessaloniki' | 'patra' | 'larisa' | 'other';

/** The Greek name of each region. */
export const regionLabels: Record<Region, string> = {
  attiki: 'Αττική',
  thessaloniki: 'Θεσσαλονίκη',
  patra: 'Πάτρα',
  larisa: 'Λάρισα',
  other: 'Άλλη περιοχή',
};

/** The first two digits of the postal codes in each region. */
const prefixes: [Region, RegExp][] = [
  ['attiki', /^(1\d|80)/],
  ['thessaloniki', /^(5[4-9]|6[0-3])/],
  ['patra', /^2[5-7]/],
  ['larisa', /^(3[78]|4[0-3])/],
];

/** Parses a typed Greek postal code into its five digits; null when it is invalid. */
export function parsePostalCode(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .replace(/^\s*(?:GR|EL|ΕΛ|TK|T\.K\.|ΤΚ|Τ\.Κ\.)[\s\-‐-―:]*/iu, '')
    .replace(/^\s*(\d{3})[\s\-‐-―]*(\d{2})\s*$/, '$1$2');
  return /^[1-8]\d{4}$/.test(digits) ? digits : null;
}

/** Formats a postal code as it is printed, «142 31». */
export function formatPostalCode(postalCode: string): string {
  return `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`;
}

/** Returns the region of a postal code. */
export function regionOf(postalCode: string): Region {
  return prefixes.find(([, prefix]) => prefix.test(postalCode))?.[0] ?? 'other';
}

/** An address's region if somebody chose it: it is not that of its postal code. */
export const chosenRegion = (region: Region | '' | undefined, postalCode: string): Region | undefined =>
  region && region !== regionOf(postalCode) ? region : undefined;

/**
 * The region that an address gets when its postal code, formerly `former`, is now `typed`; null if it keeps its own, because
 * the code is not complete or somebody chose another region than the former code's.
 */
export function newRegion(
  region: Region | '' | undefined,
  former: string | null,
  typed: string | null,
): Region | null {
  const chosen = former === null ? region : chosenRegion(region, former);
  return typed === null || chosen ? null : regionOf(typed);
}
