const marked = 'άέήίόύώϊϋΐΰς';
const plain = 'αεηιουωιυιυσ';

/** Folds Greek text for comparing: lower case, no accents, final sigma as sigma; what greek_key gives in SQL. */
export function foldGreek(text: string): string {
  return text.toLowerCase().replace(/[άέήίόύώϊϋΐΰς]/g, (letter) => plain.charAt(marked.indexOf(letter)));
}

/** Writes text in capitals as Greek does, without accents: «Μάιος» is «ΜΑΪΟΣ». */
export function greekUpper(text: string): string {
  return text.toLocaleUpperCase('el');
}

/** Writes a count with its noun in the right number: «1 προϊόν», «1.250 προϊόντα». */
export function plural(count: number, one: string, other: string): string {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${digits} ${count === 1 ? one : other}`;
}

const stressed = 'άέήίόύώΆΈΉΊΌΎΏ';
const consonants = '[^αεηιουωάέήίόύώϊϋΐΰΑΕΗΙΟΥΩΆΈΉΊΌΎΏ]*';
/** Names in -ος that are stressed on the syllable before, as «Νίκος» is, and short ones such as «Στέλιος». */
const everyday = new RegExp(`(?<=[${stressed}]${consonants}|^${consonants}[${stressed}]${consonants}ι)ος$`);

/** Gives a first name as one calls somebody by it: «Νίκος» is called «Νίκο», «Ευάγγελος» «Ευάγγελε», «Κώστας» «Κώστα». */
export function vocative(firstName: string): string {
  return firstName
    .replace(everyday, 'ο')
    .replace(/ος$/, 'ε')
    .replace(/(?<=[αηάή]|ού)ς$/, '');
}
