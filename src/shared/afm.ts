/** Parses a typed tax number (AFM) into its nine digits; null when it is malformed or its check digit is wrong. */
export function parseAfm(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―./:]/g, '')
    // The prefix may be typed on a Greek keyboard.
    .replace(/^(?:ΑΦΜ|AFM)?(?:EL|ΕΛ|GR)?/, '');
  if (!/^[0-9]{9}$/.test(digits) || digits === '000000000') return null;
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (total, digit, index) => total + Number(digit) * 2 ** (8 - index),
    0,
  );
  return (sum % 11) % 10 === Number(digits[8]) ? digits : null;
}
