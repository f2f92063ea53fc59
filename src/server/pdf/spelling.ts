/** How signs are written with those that the paper's fonts have. */
const signs: Readonly<Record<string, string>> = {
  '≥': '>=', '≤': '<=', '≠': '=/=', '≈': '~', '→': '->', '←': '<-', '↔': '<->', '⇒': '=>', '″': '"', '′': "'", '‟': '"',
  '„': '"', '‚': "'", '−': '-', '‐': '-', '‑': '-', '⁃': '-', '‒': '-', '―': '–', '∙': '·', '●': '•', '▪': '•', '■': '•',
  '✓': '+', '✔': '+', '✗': 'x', '✘': 'x', '✕': 'x', '⌀': 'Ø', '∅': 'Ø', 'Ω': 'Ω', '℃': '°C', '№': 'No', '℠': '(SM)',
}; // prettier-ignore

/** Cyrillic letters in Latin ones, as in passports (ICAO Doc 9303, part 3, section 6). */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y',
  ь: '', э: 'e', ю: 'iu', я: 'ia', і: 'i', ї: 'i', є: 'ie', ґ: 'g', ў: 'u', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'd', џ: 'dz',
  ѓ: 'g', ќ: 'k', ѕ: 'dz',
}; // prettier-ignore

function inLatin(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const latin = cyrillic[small];
  return letter === small ? latin : latin && latin.charAt(0).toUpperCase() + latin.slice(1);
}

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
    const other = signs[sign] ?? inLatin(sign);
    if (other !== undefined) return other;
    const compatible = sign.normalize('NFKC');
    const plain = compatible === sign ? sign.normalize('NFD').replace(/\p{M}/gu, '') : compatible;
    return plain === sign || plain === '' ? '?' : Array.from(plain, known).join('');
  };
  return Array.from(text.normalize('NFC'), known).join('');
}
