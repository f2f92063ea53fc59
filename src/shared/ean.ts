/** Parses a typed EAN (GTIN of 8, 12, 13 or 14 digits); null when it is malformed or its check digit is wrong. */
export function parseEan(text: string): string | null {
  const digits = text.replaceAll(/[\s\-‐-―]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = Array.from(digits.slice(0, -1))
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null;
}

/** Why a product cannot have the EAN of another one. */
export const eanTaken = (sku: string) => `Το EAN ανήκει ήδη στο προϊόν ${sku}`;
