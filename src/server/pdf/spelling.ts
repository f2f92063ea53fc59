/** How signs are written with those that the paper's fonts have. */
const signs: Readonly<Record<string, string>> = {
  '⇒': '→', '‟': '“', '⁃': '-', '●': '•', '▪': '•', '■': '•', '✔': '✓', '✗': '×', '✘': '×', '✕': '×', '⌀': 'Ø', '∅': 'Ø',
  '℃': '°C', '℠': '(SM)', 'ϐ': 'β', 'ϑ': 'θ', 'ϕ': 'φ', 'ϖ': 'π',
}; // prettier-ignore

const isBlank = (sign: string) => /^[\p{Zs}\p{Cc}]$/u.test(sign);

/** What only changes other signs, or is not seen. */
const isUnseen = (sign: string) => /^[\p{M}\p{Cf}]$/u.test(sign);

/**
 * A text in signs that a font has: others are spelled with signs that mean the same, without the marks it lacks, or replaced
 * by «?».
 */
export function spelled(text: string, has: (codePoint: number) => boolean): string {
  const isKnown = (sign: string) => has(sign.codePointAt(0) ?? 0);
  const known = (sign: string): string => {
    if (isBlank(sign)) return ' ';
    if (isKnown(sign)) return sign;
    if (isUnseen(sign)) return '';
    const other = signs[sign];
    if (other !== undefined) return other;
    const compatible = sign.normalize('NFKC');
    const plain = compatible === sign ? sign.normalize('NFD').replace(/\p{M}/gu, '') : compatible;
    return plain === sign || plain === '' ? '?' : Array.from(plain, known).join('');
  };
  return Array.from(text.normalize('NFC'), known).join('');
}
