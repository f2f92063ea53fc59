/** Parses a typed tax number (AFM) into its nine digits; null when it is malformed or its check digit is wrong. */
export function parseAfm(text: string): string | null {
  const digits = text
    .trim()
    .toUpperCase()
    .replace(/[\s\-./:]/g, '')
    .replace(/^(EL|GR)/, '');
  if (!/^[0-9]{9}$/.test(digits) || digits === '000000000') return null;
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (total, digit, index) => total + Number(digit) * 2 ** (8 - index),
    0,
  );
  return (sum % 11) % 10 === Number(digits[8]) ? digits : null;
}
