import { foldGreek } from '#shared/greek-letters.ts';

/** The fields that a file of customers may have, with their names; a name in one cell is divided. */
export const customerImportFields = {
  fullName: 'Ονοματεπώνυμο',
  firstName: 'Όνομα',
  lastName: 'Επώνυμο',
  companyName: 'Επωνυμία',
  afm: 'ΑΦΜ',
  doy: 'ΔΟΥ',
  profession: 'Επάγγελμα',
  phone: 'Τηλέφωνο',
  otherPhone: 'Δεύτερο τηλέφωνο',
  email: 'Email',
  address: 'Διεύθυνση',
  city: 'Πόλη',
  postalCode: 'Ταχυδρομικός κώδικας',
  canViewPrices: 'Βλέπει τιμές',
  note: 'Σημείωση',
} as const;
export type CustomerImportField = keyof typeof customerImportFields;

/** How accountants, shops and telephones call their columns, folded: the first that fits is meant. */
const heads: readonly (readonly [CustomerImportField, RegExp])[] = [
  ['email', /e ?mail|ηλεκτρον/],
  ['afm', /^α ?φ ?μ|^afm|\bvat\b|tax (?:id|number)|^tin$/],
  ['doy', /^δ ?ο ?υ|εφορια|tax office/],
  ['profession', /επαγγελμα|δραστηριοτητ|profession|occupation/],
  ['otherPhone', /(?:τηλ\S*|phone|κινητο) ?2|δευτερο τηλ|αλλο τηλ|^fax$/],
  ['phone', /τηλ|κινητο|phone|mobile/],
  ['postalCode', /^τ ?κ\b|^τ ?κ$|ταχ\S* ?κωδ|post ?code|postal|zip/],
  ['city', /πολη|city|town|περιοχη|δημοσ/],
  ['address', /διευθυνση|οδοσ|address|street/],
  ['canViewPrices', /βλεπει|τιμεσ|prices/],
  ['note', /σημειωσ|παρατηρησ|σχολι|note|comment|remark/],
  ['companyName', /επωνυμια|εταιρ|company|business name|διακριτικ/],
  [
    'fullName',
    /ονοματεπωνυμο|^(?:πελατησ|customer|full name|ον\S* επ\S*|επ\S* ον\S*)$|επωνυμο (?:και )?ονομα|ονομα (?:και )?επωνυμο/,
  ],
  ['lastName', /επωνυμο|επιθετο|last ?name|surname/],
  ['firstName', /^ονομα$|first ?name|^ονομα πελατη$|^name$/],
];

/** The fields that a line of heads probably means; the second telephone is the other one. */
export function guessCustomerFields(cells: readonly string[]): (CustomerImportField | undefined)[] {
  const seen = new Set<CustomerImportField>();
  return cells.map((head) => {
    const words = foldGreek(head)
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
    let field = words.length > 40 ? undefined : heads.find(([, said]) => said.test(words))?.[0];
    if (field === 'phone' && seen.has('phone')) field = 'otherPhone';
    if (field === undefined || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
}
