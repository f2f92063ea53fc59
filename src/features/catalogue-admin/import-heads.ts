import { foldGreek } from '#shared/greek-letters.ts';
import type { ProductInput } from './contract.ts';
import { columnOf } from './product-csv.ts';

type Field = keyof ProductInput;

/**
 * How suppliers call the columns of their lists: the first field whose words fit a head, folded and without signs, is the one
 * that is probably meant. A purchase price is asked for before a selling price, and a maker's code before a code.
 */
const heads: readonly (readonly [Field, RegExp])[] = [
  ['ean', /\b(?:ean(?:8|13)?|gtin|upc|barcode|bar code)\b|γραμμωτ|ραβδωτ/],
  [
    'mpn',
    /^(?:mpn|p n|pn|part ?(?:no|number|num)|model|μοντελο)$|^(?:κωδ|code|αρ)\S*(?: ειδουσ)? (?:κατασκευαστ|εργοστασ|manufacturer|maker)|manufacturer (?:code|part|no)/,
  ],
  [
    'sku',
    /^(?:κωδ|sku\b|(?:item|product|article|art|supplier|stock) ?(?:code|no|number|id|nr)\b|code\b|ref\b)/,
  ],
  [
    'purchasePrice',
    /χονδρ|χοντρ|wholesale|dealer|reseller|distributor|αγορασ|κοστοσ|\bcost\b|\bnet price\b|καθαρη (?:τιμη|αξια)|τιμη (?:συνεργατ|μεταπωλητ|πελατη|εγκαταστατ)|μεταπωλ|your price|buying/,
  ],
  ['comparePrice', /^αρχικη τιμη|^compare/],
  [
    'price',
    /λιανικ|retail|\b(?:rrp|msrp|srp|plt|plp)\b|πωλησησ|προτεινομεν|καταλογου|^(?:τιμη|price)$|^(?:τιμη|price|unit price|list price|regular price)(?: μοναδ\S*| τεμ\S*| ευρω| eur| euro)*$/,
  ],
  ['stockQuantity', /αποθεμ|στοκ|\bstock\b|\b(?:qty|quantity)\b|ποσοτητα|διαθεσιμ|υπολοιπο|availab/],
  ['warranty', /εγγυηση|warranty|guarantee/],
  ['brand', /^(?:μαρκα|κατασκευαστ|brand|manufacturer|maker|vendor|οικοσ|εργοστασι)/],
  [
    'categoryId',
    /^(?:κατηγορι|ομαδα|οικογενεια|category|categories|group|family|product (?:group|type|category))/,
  ],
  ['imageUrls', /φωτογραφ|εικον|\b(?:image|images|photo|picture|foto)\b/],
  ['shortDescription', /συντομη|short desc/],
  [
    'name',
    /^(?:ονομα|ονομασια|τιτλοσ|ειδοσ|προιον|name|title|product(?: name| title)?|item(?: name)?|εμπορευμα)$|^(?:περιγραφη|ονομα\S*|τιτλοσ) (?:του )?(?:ειδ|προι)|item desc|product desc/,
  ],
  ['description', /περιγραφη|description|\bdesc\b|αναλυτικα|λεπτομερ/],
];

/** A head without the unit, currency and VAT that it names. */
const bare = (head: string) =>
  foldGreek(head)
    .replaceAll(/\([^)]*\)|€|χωρισ φπα|με φπα|\+ ?φπα|(?:excl|incl)\S* ?(?:vat|φπα)?/g, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

const guess = (head: string): Field | undefined => {
  const own = columnOf(head);
  if (own) return own.field;
  const words = bare(head);
  // What is longer is a sentence above the table.
  return words.length > 40 ? undefined : heads.find(([, said]) => said.test(words))?.[0];
};

/** The fields that a line of heads probably means, one column for each; a list without names calls them descriptions. */
export function guessFields(cells: readonly string[]): (Field | undefined)[] {
  const seen = new Set<Field>();
  const fields = cells.map((head) => {
    const field = guess(head);
    if (field === undefined || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
  const description = fields.indexOf('description');
  return seen.has('name') || description === -1
    ? fields
    : fields.map((field, at) => (at === description ? 'name' : field));
}

/** Whether the head of a price says that VAT is in it. */
export const saysWithVat = (head: string): boolean =>
  /(?:με|μαζι με|συμπ\S*) φπα|incl/.test(foldGreek(head).replaceAll('.', ''));
