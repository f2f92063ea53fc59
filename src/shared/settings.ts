import type { LocalDate } from './dates.ts';

/** A time in which the company is open, `HH:mm` in Athens; `closes` may be `24:00`. */
export type Span = { opens: string; closes: string };

/** The hours of a day: spans in order, apart from one another; a closed day keeps its last ones. */
export type DayHours = { isOpen: boolean; spans: Span[] };

/** The gender of the company's name, which decides its article: «η», «ο», «το», «τα», «οι». */
export const genders = [
  'feminine',
  'masculine',
  'neuter',
  'plural',
  'masculinePlural',
  'femininePlural',
] as const;

/** Who the company is: its name, its numbers. */
export type CompanySettings = {
  name: string;
  /** For search engines and file names. */
  nameLatin: string;
  gender: (typeof genders)[number];
  /** «της Βίγλας». */
  genitive: string;
  /** «στη Βίγλα». */
  accusative: string;
  legalName: string;
  claim: string;
  afm: string;
  doy: string;
  gemi: string;
  /** The licence under law 2518/1997; empty for a company without one. */
  licence: string;
  /** The number in the register of producers of electric equipment, batteries or packaging; empty without one. */
  producersNumber: string;
  /** Other numbers that its papers bear, each with what it is: «Αριθμός μητρώου εγκαταστατών». */
  moreNumbers: { label: string; number: string }[];
};

/** How the company is reached. */
export type ContactSettings = {
  phone: string;
  email: string;
  street: string;
  locality: string;
  region: string;
  postalCode: string;
  /** A line that is answered at any hour; empty without one. */
  emergencyPhone: string;
  /** Where the shop is: «38.24664, 21.73457»; empty without it. */
  mapPoint: string;
  social: { network: string; url: string }[];
};

/** When the company is open: seven days from Monday on. */
export type HoursSettings = { week: DayHours[] };

/** Who answers the messages, with words of theirs: shown where there is a name. */
export type PersonSettings = { name: string; role: string; words: string };

/** Where customers pay by transfer. */
export type AccountsSettings = { accounts: { bank: string; iban: string }[] };

/** How the company looks. Pictures by their public URLs; empty for none. */
export type LookSettings = {
  /** `#rrggbb`; empty for the shop's own blue. */
  colour: string;
  logo: string;
  /** The logo for dark surfaces. */
  logoDark: string;
  /** A square sign: for icons, e-mails and documents. */
  sign: string;
  /** The picture of shared links; made of the logo where there is none. */
  share: string;
  /** What the URLs of the pictures made of these begin with: `${icons}-180.png`. */
  icons: string;
};

/** The size that the name of a picture of the look ends with: `logo-230x64.svg`. */
export function sizeInName(url: string): { width: number; height: number } | undefined {
  const [, width, height] = /-(\d+)x(\d+)\.[a-z]+$/.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
/** Which payments are offered; amounts in euro. A transfer is offered only where there is an account. */
export type PaymentsSettings = {
  takesCards: boolean;
  takesTransfers: boolean;
  takesCash: boolean;
  /** No cash is accepted for payable amounts from this one upwards, VAT and the fee included. */
  cashLimit: number;
  /** Collected in addition to an order's total. */
  cashFee: number;
};

/** A way in which products reach a customer; amounts in euro without VAT. */
export type DeliverySetting = {
  /**
   * Orders name it so; it stays the same whatever the method is called. `installation` is the technicians’ visit, `collect-…` is
   * collected at the shop, every other one comes by courier.
   */
  id: string;
  isOffered: boolean;
  label: string;
  promise: string;
  /** The maximum number of working days; null if the day is agreed by telephone. */
  days: number | null;
  price: number;
  /** The value of goods without VAT from which it is free; null if it never is. */
  freeFrom: number | null;
};

/** Postal codes by what they begin with, to which couriers cost more, or do not go; the surcharge in euro without VAT. */
export type DeliveryArea = { prefixes: string[]; isServed: boolean; surcharge: number };

/** The ways in which products are delivered, as they are offered, and where couriers do not go for the usual price. */
export type DeliveriesSettings = { methods: DeliverySetting[]; areas: DeliveryArea[] };

/** The rates of VAT in percent, each with the day from which it holds. */
export type VatSettings = { rates: { percent: number; from: LocalDate }[] };

/** What a product says unless it is said otherwise: at how many pieces it is low. */
export type ProductsSettings = { lowStock: number };

/** The official files about guarantees, by their public URLs; empty for none. */
export type GuaranteesSettings = { notice: string };

/** The points that an order gives for each whole euro, and the most of its goods that others may pay, in percent. */
export type PointsSettings = { perEuro: number; mostPercent: number };

/** What numbers begin with: those of orders and offers, and the series of each kind of document, to which the year is added. */
export type NumberingSettings = Record<
  'orders' | 'offers' | 'contracts' | 'receipt' | 'invoice' | 'receipt_credit' | 'invoice_credit',
  string
>;

/** What a company may promise, beside what it sells; one that is off stands nowhere. */
export const promises = [
  'freeSurvey',
  'answersInADay',
  'offersInTwoDays',
  'contactsIn24Hours',
  'licensedTechnicians',
  'warrantedInstallation',
  'freeSupport',
] as const;

/** The photographs of the pages by their public URLs; empty for none. */
export type PicturesSettings = {
  /** Of the first screen of the home page, and what it shows; without words it is decoration. */
  hero: string;
  heroAlt: string;
  /** Of the person who answers. */
  person: string;
};

export type Promises = Record<(typeof promises)[number], boolean>;

/** The features that a shop may do without; one that is off stands nowhere, and its endpoints refuse. */
export const switches = ['wizard', 'simulator', 'map', 'chat', 'reviews', 'comparison', 'points'] as const;

export type Switch = (typeof switches)[number];

export type Switches = Record<Switch, boolean>;

/** The facts of the company by group, as stored. */
export type Settings = {
  company: CompanySettings;
  contact: ContactSettings;
  hours: HoursSettings;
  person: PersonSettings;
  accounts: AccountsSettings;
  look: LookSettings;
  pictures: PicturesSettings;
  promises: Promises;
  payments: PaymentsSettings;
  deliveries: DeliveriesSettings;
  vat: VatSettings;
  products: ProductsSettings;
  guarantees: GuaranteesSettings;
  points: PointsSettings;
  numbering: NumberingSettings;
  switches: Switches;
};

export type SettingsGroup = keyof Settings;

const open: DayHours = { isOpen: true, spans: [{ opens: '09:00', closes: '17:00' }] };
const closed: DayHours = { ...open, isOpen: false };

/** The settings of a shop in which nobody has written anything yet. */
export const blankSettings: Settings = {
  company: {
    name: '',
    nameLatin: '',
    gender: 'feminine',
    genitive: '',
    accusative: '',
    legalName: '',
    claim: '',
    afm: '',
    doy: '',
    gemi: '',
    licence: '',
    producersNumber: '',
    moreNumbers: [],
  },
  contact: {
    phone: '',
    email: '',
    street: '',
    locality: '',
    region: '',
    postalCode: '',
    emergencyPhone: '',
    mapPoint: '',
    social: [],
  },
  hours: { week: [open, open, open, open, open, closed, closed] },
  person: { name: '', role: '', words: '' },
  accounts: { accounts: [] },
  look: { colour: '', logo: '', logoDark: '', sign: '', share: '', icons: '/brand/shop' },
  pictures: { hero: '', heroAlt: '', person: '' },
  promises: {
    freeSurvey: false,
    answersInADay: false,
    offersInTwoDays: false,
    contactsIn24Hours: false,
    licensedTechnicians: false,
    warrantedInstallation: false,
    freeSupport: false,
  },
  payments: { takesCards: true, takesTransfers: true, takesCash: true, cashLimit: 500, cashFee: 2 },
  deliveries: {
    methods: [
      {
        id: 'standard',
        isOffered: true,
        label: 'Κανονική Παράδοση',
        promise: '3–5 εργάσιμες ημέρες, με courier στην πόρτα σας',
        days: 5,
        price: 5.99,
        freeFrom: null,
      },
      {
        id: 'express',
        isOffered: true,
        label: 'Ταχεία Παράδοση',
        promise: '1–2 εργάσιμες ημέρες, με courier στην πόρτα σας',
        days: 2,
        price: 12.99,
        freeFrom: null,
      },
      {
        id: 'installation',
        isOffered: true,
        label: 'Παράδοση & Εγκατάσταση',
        promise: 'Επαγγελματική εγκατάσταση, σε ημέρα που θα συμφωνήσουμε',
        days: null,
        price: 49.99,
        freeFrom: null,
      },
    ],
    areas: [],
  },
  vat: { rates: [{ percent: 24, from: '2000-01-01' }] },
  products: { lowStock: 3 },
  guarantees: { notice: '' },
  points: { perEuro: 1, mostPercent: 50 },
  numbering: {
    orders: 'ORD',
    offers: 'ΠΡ',
    contracts: 'ΣΒ',
    receipt: 'ΑΛΠ',
    invoice: 'ΤΠΩ',
    receipt_credit: 'ΠΛΠ',
    invoice_credit: 'ΠΤΠ',
  },
  switches: {
    wizard: true,
    simulator: true,
    map: true,
    chat: true,
    reviews: true,
    comparison: true,
    points: true,
  },
};
