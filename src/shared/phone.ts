/**
 * Parses a typed telephone number into E.164 («+302102700145»); without a country code it is Greek. Null when it is invalid.
 */
export function parsePhone(text: string): string | null {
  const cleaned = text
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\-‐-―\u2212()./]/g, '')
    .replace(/^00/, '+');
  // Mobile numbers begin with 69, and with 685 to 689.
  const greek = /^(?:\+?30)?(2\d{9}|69\d{8}|68[5-9]\d{7})$/.exec(cleaned)?.[1];
  if (greek) return `+30${greek}`;
  return /^\+(?!30)[1-9]\d{7,14}$/.test(cleaned) ? cleaned : null;
}

/** Formats an E.164 number for reading: a Greek one as «210 270 0145», others unchanged. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}
