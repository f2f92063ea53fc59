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
