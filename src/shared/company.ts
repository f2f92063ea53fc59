import type { MapPoint } from './map-point.ts';
import type { DeliverySetting, Settings, Span } from './settings.ts';

/**
 * Days with the same hours, 1 for Monday to 7 for Sunday, and how they are named: «Δευτέρα – Παρασκευή»; no spans, and the text
 * «κλειστά», when they are closed.
 */
export type OpeningDays = { days: number[]; label: string; spans: Span[]; text: string };

/** A number as shown, and as dialled. */
export type Line = { phone: string; phoneHref: string };

/** How products are delivered. */
export type Delivery = Pick<DeliverySetting, 'id' | 'label' | 'promise'> & {
  /** The maximum number of working days; null if the day is agreed by telephone. */
  workingDays: number | null;
};

/** What a delivery costs in cents without VAT, and the value of goods without VAT from which it is free. */
export type DeliveryPrice = { priceCents: number; freeFromCents: number | null };

/** Everything that pages, e-mails, documents and structured data say of the company. */
export type Company = Omit<Settings['company'], 'gender' | 'genitive' | 'accusative' | 'moreNumbers'> &
  Line &
  Omit<
    Settings['contact'],
    'emergencyPhone' | 'mapPoint' | 'street' | 'locality' | 'region' | 'postalCode'
  > & {
    /** «της Βίγλας», «τη Βίγλα», «στη Βίγλα». */
    ofName: string;
    theName: string;
    atName: string;
    emailHref: string;
    address: { street: string; locality: string; region: string; postalCode: string; text: string };
    /** Where the shop is on the map, if that is known. */
    point: MapPoint | null;
    /** The line that is answered at any hour, if there is one. */
    emergency: Line | null;
    openingHours: OpeningDays[];
    openingHoursText: string;
    /** What it does, in a line. */
    line: string;
    /** The register, tax and licence numbers that every page states: «ΑΦΜ …, ΔΟΥ …». */
    numbersText: string;
    person: Settings['person'];
    accounts: Settings['accounts']['accounts'];
    pictures: Settings['pictures'];
    promises: Settings['promises'];
    switches: Settings['switches'];
    /** Whether visitors and customers see the shop; before its opening only administrators do. */
    isOpen: boolean;
    look: Look;
    payments: Pick<Settings['payments'], 'takesCards' | 'takesTransfers' | 'takesCash'> & {
      cashLimitCents: number;
      cashFeeCents: number;
    };
    /** The deliveries that are offered, in their order. */
    deliveries: Delivery[];
    /** Their prices, by id: in the browser of whoever sees no prices there are none. */
    deliveryPrices: Record<string, DeliveryPrice>;
    /** Where couriers cost more, in cents without VAT, or do not go; told only to whoever sees prices. */
    deliveryAreas: { prefixes: string[]; isServed: boolean; surchargeCents: number }[];
    /** The rate of VAT that holds today, in percent. What was sold keeps the rate that it was sold with. */
    vatPercent: number;
    products: Settings['products'];
    guarantees: Settings['guarantees'];
    points: Settings['points'];
    numbering: Settings['numbering'];
  };

/** How the company looks: its pictures by their URLs, empty for none. */
export type Look = {
  logo: string;
  /** How many times as wide as high the logo is. */
  ratio: number;
  /** The square sign, or the shop's own. */
  sign: string;
  /** What the URLs of the icons begin with: `${icons}-180.png`. */
  icons: string;
  /** The style sheet that every page has. */
  style: string;
  /** The colour of e-mails and documents, `#rrggbb`; empty for the shop's own. */
  colour: string;
};

/** What stands beside the number of the line that is answered at any hour. */
export const emergencyLabel = 'Έκτακτη ανάγκη 24/7';

let current: Company;

/** The company as its settings describe it now. Read it where it is said, and never keep it in a constant. */
export const company = (): Company => current;

/** Takes over what is said of the company: at the start of a process or of a page, and whenever it changes. */
export const setCompany = (next: Company): void => void (current = next);

/** Whether there is a day of the week on which the company opens. */
export const isEverOpen = (): boolean => current.openingHours.some(({ spans }) => spans.length > 0);

/** Whether a viewer may see a page: before the opening only administrators see the shop, and anybody where they sign in. */
export const isPageOpen = (path: string, { admin }: { admin: boolean }): boolean =>
  current.isOpen || admin || /^\/(?:admin|dev)(?:\/|$)/.test(path);
