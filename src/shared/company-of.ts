import type { Company, Line, OpeningDays } from './company.ts';
import { weekdayName, type LocalDate } from './dates.ts';
import { foldGreek } from './greek-letters.ts';
import { lookStyle, ratioOf } from './look-style.ts';
import { eurosToCents } from './money.ts';
import { readMapPoint } from './map-point.ts';
import { formatPhone, parsePhone } from './phone.ts';
import { spansText } from './opening-text.ts';
import type { DayHours, Settings } from './settings.ts';

const lineOf = (phone: string): Line => {
  const dialled = parsePhone(phone) ?? phone;
  return { phone: formatPhone(dialled), phoneHref: `tel:${dialled}` };
};

function openingDaysOf(week: readonly DayHours[]): OpeningDays[] {
  const groups: Omit<OpeningDays, 'label'>[] = [];
  for (const [index, day] of week.entries()) {
    const spans = day.isOpen ? day.spans : [];
    const text = spansText(spans);
    const last = groups.at(-1);
    if (last?.text === text) last.days.push(index + 1);
    else groups.push({ days: [index + 1], spans, text });
  }
  return groups.map((group) => {
    const [first, last] = [weekdayName(group.days[0] ?? 1), weekdayName(group.days.at(-1) ?? 1)];
    return { ...group, label: first === last ? first : `${first} – ${last}` };
  });
}

const inWords = ({ label, text }: OpeningDays) => `${label} ${text}`;

const addressText = ({ street, locality, postalCode }: Settings['contact']) =>
  [street, `${locality} ${postalCode.replace(/^(\d{3})(\d{2})$/, '$1 $2')}`.trim()]
    .filter(Boolean)
    .join(', ');

const numbersText = ({ gemi, afm, doy, licence, producersNumber, moreNumbers }: Settings['company']) =>
  [
    gemi && `Αρ. Γ.Ε.ΜΗ. ${gemi}`,
    afm && `ΑΦΜ ${afm}${doy && `, ΔΟΥ ${doy}`}`,
    licence && `Άδεια ν. 2518/1997 ${licence}`,
    producersNumber && `Μητρώο παραγωγών ${producersNumber}`,
    ...moreNumbers.map(({ label, number }) => `${label} ${number}`),
  ]
    .filter(Boolean)
    .join(' · ');

/** «τη» before most consonants, «την» before vowels and the consonants that keep the ν. */
const keepsNu = (word: string) => /^(?:[αεηιουωκπτξψ]|γκ|μπ|ντ|τσ|τζ)/.test(foldGreek(word));

const accusativeArticle = ({ gender, accusative }: Settings['company']) =>
  ({
    feminine: keepsNu(accusative) ? 'την' : 'τη',
    masculine: 'τον',
    neuter: 'το',
    plural: 'τα',
    masculinePlural: 'τους',
    femininePlural: 'τις',
  })[gender];

const genitiveArticle = {
  feminine: 'της',
  masculine: 'του',
  neuter: 'του',
  plural: 'των',
  masculinePlural: 'των',
  femininePlural: 'των',
} as const;

/** What a shop is called until its company has a name. */
const unnamed = {
  name: 'Το κατάστημά μας',
  gender: 'neuter',
  genitive: 'καταστήματός μας',
  accusative: 'κατάστημά μας',
} as const;

/** The rate of VAT that holds on a day, in percent: the last one that has begun. */
export const vatOn = ({ rates }: Settings['vat'], day: LocalDate): number =>
  rates.filter(({ from }) => from <= day).toSorted((one, other) => other.from.localeCompare(one.from))[0]
    ?.percent ?? 0;

const paymentsOf = ({ cashLimit, cashFee, ...offered }: Settings['payments']): Company['payments'] => ({
  ...offered,
  cashLimitCents: eurosToCents(cashLimit),
  cashFeeCents: eurosToCents(cashFee),
});

function deliveriesOf({
  methods,
  areas,
}: Settings['deliveries']): Pick<Company, 'deliveries' | 'deliveryPrices' | 'deliveryAreas'> {
  const offered = methods.filter(({ isOffered }) => isOffered);
  return {
    deliveries: offered.map(({ id, label, promise, days }) => ({ id, label, promise, workingDays: days })),
    deliveryPrices: Object.fromEntries(
      offered.map(({ id, price, freeFrom }) => [
        id,
        {
          priceCents: eurosToCents(price),
          freeFromCents: freeFrom === null ? null : eurosToCents(freeFrom),
        },
      ]),
    ),
    deliveryAreas: areas.map(({ surcharge, ...area }) => ({
      ...area,
      surchargeCents: eurosToCents(surcharge),
    })),
  };
}

/** Reckons what is said of the company on a day from the settings as stored. */
export function companyOf(stored: Settings, isOpen: boolean, today: LocalDate): Company {
  const {
    contact,
    hours,
    person,
    accounts,
    payments,
    deliveries,
    vat,
    look,
    pictures,
    promises,
    switches,
    ...settings
  } = stored;
  const company = { ...settings.company, ...(settings.company.name === '' && unnamed) };
  const { street, locality, region, postalCode, emergencyPhone, email, phone, social } = contact;
  const openingHours = openingDaysOf(hours.week);
  const { products, guarantees, points, numbering } = settings;
  const { gender, genitive, accusative, moreNumbers: _told, ...facts } = company;
  const theName = `${accusativeArticle(company)} ${accusative}`;
  return {
    ...facts,
    ofName: `${genitiveArticle[gender]} ${genitive}`,
    theName,
    atName: `σ${theName}`,
    ...lineOf(phone),
    email,
    emailHref: `mailto:${email}`,
    address: { street, locality, region, postalCode, text: addressText(contact) },
    point: readMapPoint(contact.mapPoint) ?? null,
    emergency: emergencyPhone ? lineOf(emergencyPhone) : null,
    social,
    openingHours,
    openingHoursText: openingHours.map(inWords).join(', '),
    // A text, which the server puts here.
    line: '',
    numbersText: numbersText(company),
    person,
    accounts: accounts.accounts,
    pictures,
    promises,
    switches,
    isOpen,
    look: {
      logo: look.logo,
      ratio: ratioOf(look.logo),
      sign: look.sign || `${look.icons}-192.png`,
      icons: look.icons,
      style: lookStyle(look),
      colour: look.colour,
    },
    payments: paymentsOf(payments),
    ...deliveriesOf(deliveries),
    vatPercent: vatOn(vat, today),
    products,
    guarantees,
    points,
    numbering,
  };
}

const isOfDemo = (text: string) => /\(επίδειξη\)|\.example\b/iu.test(text);

/** The facts that bear the mark of the demonstration: «(επίδειξη)», or an address under a domain that is nobody's. */
export function demoFactsOf({ company, contact, accounts }: Settings): string[] {
  const facts = [
    ...[...Object.values(company), ...Object.values(contact)].filter((fact) => typeof fact === 'string'),
    ...company.moreNumbers.flatMap(({ label, number }) => [label, number]),
    ...contact.social.map(({ url }) => url),
    ...accounts.accounts.flatMap(({ bank, iban }) => [bank, iban]),
  ];
  return facts.filter(isOfDemo);
}
