/**
 * Reads a typed IBAN: without spaces, in capitals, with right check digits (ISO 7064, 97-10) and, for Greece, 27 characters.
 * Null when it is none.
 */
export function parseIban(text: string): string | null {
  const iban = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null;
  if (iban.startsWith('GR') && iban.length !== 27) return null;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n ? iban : null;
}
