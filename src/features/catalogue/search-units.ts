import { plainText } from './fold.ts';

type Unit = { id: string; sign: string; words: RegExp; keys: readonly string[] };

/** Units of the trade: how the sign is written, what people type after the number, and the specifications with it. */
const units: readonly Unit[] = [
  { id: 'mp', sign: 'MP', words: /mp|μπ|μεγκαπιξελ|mega ?pixels?|mpx?/, keys: ['resolution_mp'] },
  { id: 'mm', sign: 'mm', words: /mm|χιλ(?:ιοστα|ιοστο|στ)?|μμ/, keys: ['lens'] },
  {
    id: 'ch',
    sign: 'κανάλια',
    words: /καναλι(?:α|ων|ου)?|kanali(?:a|wn|on)?|channels?|ch|καν/,
    keys: ['channels'],
  },
  { id: 'tb', sign: 'TB', words: /tb|terabytes?|τερα|τβ/, keys: ['capacity_tb'] },
  { id: 'kg', sign: 'kg', words: /kg|κιλα|κιλων|κιλο|kila/, keys: ['hold_kg'] },
  { id: 'va', sign: 'VA', words: /va/, keys: ['power_va'] },
  { id: 'ah', sign: 'Ah', words: /ah|αμπερωρια/, keys: ['ah'] },
  { id: 'v', sign: 'V', words: /v|volts?|βολτ/, keys: [] },
  { id: 'w', sign: 'W', words: /w|watts?|βατ/, keys: ['power_w', 'poe_w'] },
  { id: 'db', sign: 'dB', words: /db|ντεσιμπελ/, keys: ['spl_db'] },
  { id: 'mhz', sign: 'MHz', words: /mhz/, keys: ['radio'] },
  { id: 'm', sign: 'm', words: /m|μετρα|μετρων|metra/, keys: ['length_m', 'range_m', 'ir_m'] },
  { id: 'in', sign: '″', words: /ιντσ(?:α|εσ|ων)|in(?:ch(?:es)?)?|intses|″|''/, keys: ['screen_in'] },
  { id: 'zone', sign: 'ζώνες', words: /ζων(?:εσ|ων|η)|zones?|zwnes/, keys: ['zones'] },
  { id: 'disk', sign: 'δίσκοι', words: /δισκ(?:ουσ|οι|ων)|diskous/, keys: ['bays'] },
  { id: 'port', sign: 'θύρες', words: /θυρ(?:εσ|ων)|πορτ(?:εσ|ων)|ports?/, keys: ['poe_ports'] },
  { id: 'lm', sign: 'lm', words: /lm|lumens?/, keys: ['lumen'] },
  { id: 'x', sign: '×', words: /x/, keys: ['zoom_x'] },
];

/** The source of a pattern that any of the units matches. */
export const anyUnit = units.map(({ words }) => words.source).join('|');

const numberWords: Readonly<Record<string, string>> = {
  ενα: '1', δυο: '2', τρεισ: '3', τρια: '3', τεσσερισ: '4', τεσσερα: '4', τεσσαρων: '4', πεντε: '5', εξι: '6', οκτω: '8', οχτω: '8', δεκαεξι: '16',
}; // prettier-ignore

const isOver = String.raw`(?![\p{L}\p{N}])`;
const number = String.raw`(?<![\p{L}\p{N}.,])(\d{1,6}(?:[.,]\d{1,2})?|${Object.keys(numberWords).join('|')})`;
const patterns = units.map(({ words, ...unit }) => ({
  ...unit,
  pattern: new RegExp(`${number}[ \u00A0-]?(?:${words.source})${isOver}`, 'gu'),
}));
/** A mark before its number: «Grade 3», «IP 67». */
const marks = ['grade', 'ip', 'ik'].map((id) => ({
  id,
  sign: id === 'grade' ? 'Grade' : id.toUpperCase(),
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])${id === 'grade' ? '(?:grade|βαθμου|γκρειντ)' : id}[ -]?(\d{1,2})${isOver}`,
    'gu',
  ),
}));

const hasNumber = new RegExp(String.raw`\d|${Object.keys(numberWords).join('|')}`, 'u');

/** An amount found in a text, and the part of the text that says it. */
export type Amount = { term: string; label: string; text: string };

const digitsOf = (written: string) => String(Number((numberWords[written] ?? written).replace(',', '.')));

/** The amounts in a text, however the unit is written: «4 mp», «2,8 χιλ», «δύο δίσκους». */
export function amountsIn(text: string): Amount[] {
  const plain = plainText(text);
  if (!hasNumber.test(plain)) return [];
  return [
    ...patterns.flatMap(({ id, sign, pattern }) =>
      [...plain.matchAll(pattern)].map(([whole, written = '']) => {
        const digits = digitsOf(written);
        return { term: `@${id}${digits}`, label: `${digits.replace('.', ',')} ${sign}`, text: whole };
      }),
    ),
    ...marks.flatMap(({ id, sign, pattern }) =>
      [...plain.matchAll(pattern)].map(([whole, digits = '']) => ({
        term: `@${id}${digits}`,
        label: id === 'grade' ? `${sign} ${digits}` : sign + digits,
        text: whole,
      })),
    ),
  ];
}

/** The terms of a product's specifications that are numbers with a unit. */
export function amountsOf(specifications: ReadonlyMap<string, string | number | boolean>): string[] {
  const terms = units.flatMap(({ id, keys }) =>
    keys.flatMap((key) => {
      const value = specifications.get(key);
      if (typeof value === 'boolean' || value === undefined) return [];
      return (String(value).match(/\d+(?:[.,]\d+)?/g) ?? []).map((written) => `@${id}${digitsOf(written)}`);
    }),
  );
  const grade = specifications.get('grade');
  const marked = [specifications.get('ip'), specifications.get('ik')].flatMap((value) =>
    typeof value === 'string' ? amountsIn(value).map(({ term }) => term) : [],
  );
  return [...terms, ...marked, ...(grade === undefined ? [] : [`@grade${grade}`])];
}
