import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { blankSettings, type Settings } from '#shared/settings.ts';
import { formatPhone } from '#shared/phone.ts';
import team from '../../../demo/team.json' with { type: 'json' };
import { demoCompany, seedCompany } from './company.ts';

/** A company of made-up values in Patras, which promises nothing. */
export const achaiki: Settings = {
  ...blankSettings,
  company: {
    name: 'Αχαϊκή Φρουρά',
    nameLatin: 'ACHAIKI',
    gender: 'feminine',
    genitive: 'Αχαϊκής Φρουράς',
    accusative: 'Αχαϊκή Φρουρά',
    legalName: 'Αχαϊκή Φρουρά Νικολάου Ο.Ε.',
    claim: 'Δίπλα σας στην Αχαΐα.',
    afm: '094014201',
    doy: 'Α΄ Πατρών',
    gemi: '123456789000',
    licence: '3000/11/22-β',
    producersNumber: '77123',
    moreNumbers: [{ label: 'Άδεια ΚΥΑ Πατρών', number: 'ΚΥΑ-88412' }],
  },
  contact: {
    phone: '+302610123456',
    email: 'info@achaiki-froura.gr',
    street: 'Κορίνθου 100',
    locality: 'Πάτρα',
    region: 'Αχαΐα',
    postalCode: '26221',
    mapPoint: '38.24664, 21.73457',
    emergencyPhone: '',
    social: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/company/achaiki-froura' }],
  },
  hours: {
    week: Array.from({ length: 7 }, (_, day) => ({
      isOpen: day < 5,
      spans: [
        { opens: '08:30', closes: '14:00' },
        { opens: '17:00', closes: '20:30' },
      ],
    })),
  },
  person: {
    name: 'Νικολέτα Νικολάου',
    role: 'Ιδιοκτήτρια',
    words: 'Ό,τι εγκαθιστούμε το συντηρούμε οι ίδιοι.',
  },
  accounts: { accounts: [{ bank: 'Τράπεζα Πατρών', iban: 'GR1601101250000000012300695' }] },
  look: { ...blankSettings.look, colour: '#7a1f3d' },
};

/** Makes an open shop that of the company in Patras; its customers live elsewhere than the demonstration's company. */
export async function seedAnotherCompany(db: Kysely<DB>): Promise<void> {
  await seedCompany(db, achaiki, ['25', '26']);
  await sql`
    update orders set shipping_address =
      shipping_address || '{"city": "Λάρισα", "postalCode": "41222", "region": "other"}'::jsonb`.execute(db);
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value) for (const part of Object.values(value)) yield* textsOf(part);
}

/** Facts that are anybody's: kinds of networks, hours, and words that also stand in a company's own texts. */
const anybodys = /^(?:feminine|\d\d:\d\d|Facebook|Instagram|standard|express|installation|\d{4}-\d\d-\d\d)$/;

const { company, contact, accounts, person, look } = demoCompany;
const numbers = [contact.phone, contact.emergencyPhone].flatMap((phone) => [
  phone,
  phone.replace('+30', ''),
  formatPhone(phone),
]);

/** What only the demonstration's company would say: its facts as stored and as shown, and its promises. */
const ofDemonstration = [
  ...[...textsOf([company, contact, accounts, person, look])].filter((text) => text && !anybodys.test(text)),
  ...numbers,
  ...team.technicians,
  '142 31',
  'vigla',
];

/** The words of promises, all of which the company in Patras has off. */
const promised = [
  'Αττικ',
  '24/7',
  'εικοσιτετράωρο',
  'Δωρεάν αυτοψία',
  'δωρεάν αυτοψία',
  'μέσα σε μία εργάσιμη',
  'δύο εργάσιμες ημέρες από την αυτοψία',
  'εντός 24 ωρών',
  'δειοδοτημένοι τεχνικοί',
  'Δωρεάν τεχνική υποστήριξη',
];

const strangers = [...ofDemonstration, ...promised].map((word) => ({
  word,
  lower: word.toLowerCase(),
  // It is none within a time or an id; the `n` of an escaped line break before it is no part of one.
  ...(/^\d+$/.test(word) && {
    number: new RegExp(String.raw`(?<!\d|(?<!\\)[a-z])${word}(?![\da-z])`, 'i'),
  }),
}));

/** Of a text or HTML: what of the demonstration's company it says, in any case, each with the words around it. */
export function strangersIn(text: string): string[] {
  const lowerText = text.toLowerCase();
  return strangers.flatMap(({ word, lower, number }) => {
    const at = number ? text.search(number) : lowerText.indexOf(lower);
    return at < 0 ? [] : [`«${word}»: …${text.slice(Math.max(0, at - 60), at + word.length + 40)}…`];
  });
}
