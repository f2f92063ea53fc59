// Phones and word processors write other apostrophes, hyphens and blanks than keyboards.
const marked = 'άέήίόύώϊϋΐΰς’‘ʼ´`΄‐‑‒–—―−\u00A0\u2007\u2009\u202F\u3000';
const plain = `αεηιουωιυιυσ''''''-------     `;
const letters = new RegExp(`[${marked}]`, 'g');

/**
 * Folds Greek text for comparison: composed letters in lower case, no accents, final sigma as sigma, plain apostrophes,
 * hyphens and blanks. Same result as greek_key in SQL.
 */
export function foldGreek(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(letters, (letter) => plain.charAt(marked.indexOf(letter)));
}

/** Writes text in Greek capitals, without accents: «Μάιος» becomes «ΜΑΪΟΣ». */
export function greekUpper(text: string): string {
  return text.toLocaleUpperCase('el');
}
