const marked = 'άέήίόύώϊϋΐΰς';
const plain = 'αεηιουωιυιυσ';

/** Folds Greek text for comparison: lower case, no accents, final sigma as sigma. Same result as greek_key in SQL. */
export function foldGreek(text: string): string {
  return text.toLowerCase().replace(/[άέήίόύώϊϋΐΰς]/g, (letter) => plain.charAt(marked.indexOf(letter)));
}

/** Writes text in Greek capitals, without accents: «Μάιος» becomes «ΜΑΪΟΣ». */
export function greekUpper(text: string): string {
  return text.toLocaleUpperCase('el');
}
