const stressed = 'άέήίόύώΆΈΉΊΌΎΏ';
const consonants = '[^αεηιουωάέήίόύώϊϋΐΰΑΕΗΙΟΥΩΆΈΉΊΌΎΏ]*';
/** Names in -ος stressed on the syllable before it, such as «Νίκος», and short ones such as «Στέλιος». */
const everyday = new RegExp(`(?<=[${stressed}]${consonants}|^${consonants}[${stressed}]${consonants}ι)ος$`);

/** Returns the vocative of a first name: «Νίκος» becomes «Νίκο», «Ευάγγελος» «Ευάγγελε», «Κώστας» «Κώστα». */
export function vocative(firstName: string): string {
  return firstName
    .replace(everyday, 'ο')
    .replace(/ος$/, 'ε')
    .replace(/(?<=[αηάή]|ού)ς$/, '');
}
