import { isCollected } from '#shared/collected.ts';
import { athensDate, formatDate, formatDay, type LocalDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { formatPostalCode, parsePostalCode } from '#shared/postal-code.ts';
import { isBeforeGoods } from '#features/booking/rules.ts';
import { wholeHours } from '#features/booking/slots.ts';
import { servicesHref } from '#features/services/services-search.ts';
import { longestVisit } from '#features/services/staffing.ts';
import { servesArea } from '#features/team/installation-area.ts';
import type { Order, ShippingMethod } from '../contract.ts';
import { hasWithdrawn } from '../withdrawals/rules.ts';
import { orderStatusFacts } from '../status-facts.ts';

export { skillOf } from '#features/catalogue/installation-skill.ts';

/**
 * The days of a consumer's right of withdrawal; an installation begins after them, unless an earlier start was requested.
 */
const waitingDays = 14;

type Wanted = {
  shippingMethod: ShippingMethod;
  items: readonly { quantity: number; withInstallation: boolean }[];
};

/** The number of pieces of an order that are installed, each at its line's installation price. */
export const installedPieces = (items: Wanted['items']): number =>
  items.reduce((sum, { quantity, withInstallation }) => (withInstallation ? sum + quantity : sum), 0);

/** Whether an order needs technicians, for delivery or installation. */
export const hasTechnicians = ({ shippingMethod, items }: Wanted): boolean =>
  shippingMethod === 'installation' || installedPieces(items) > 0;

/** What a technician's visit to an order is called. */
export const visitLabel = ({ items }: Pick<Wanted, 'items'>): string =>
  installedPieces(items) > 0 ? 'Εγκατάσταση' : 'Επίσκεψη τεχνικού';

/** Why technicians do not serve a postal code, as a Greek sentence; null if they do or the code is incomplete. */
export function whyNoTechnicians(area: readonly string[], typed: string): string | null {
  const postalCode = parsePostalCode(typed);
  if (!postalCode || servesArea(area, postalCode)) return null;
  return `Οι τεχνικοί μας δεν πηγαίνουν στον ΤΚ ${formatPostalCode(postalCode)}.`;
}

/** The errors of an order with technicians outside their area, by the order's fields. */
export function areaFaults(
  { shippingMethod, items }: Wanted,
  postalCode: string,
  area: readonly string[],
): Record<string, string> {
  const reason = whyNoTechnicians(area, postalCode);
  if (!reason) return {};
  return {
    ...(installedPieces(items) > 0 && { 'shippingAddress.postalCode': `${reason} ${withoutInstallation}` }),
    ...(shippingMethod === 'installation' && { shippingMethod: `${reason} Επιλέξτε άλλον τρόπο παράδοσης.` }),
  };
}

export const withoutInstallation =
  'Αλλάξτε τη διεύθυνση, ή βάλτε στο καλάθι τα ίδια προϊόντα χωρίς εγκατάσταση.';

/** What a delivery method means for the pieces to be installed; shown before the choice is final. */
export function deliveryNote(method: ShippingMethod, pieces: number): string | null {
  const installed = plural(pieces, 'τεμάχιο', 'τεμάχια');
  if (method === 'installation') {
    return pieces > 0
      ? `Ο τεχνικός μας φέρνει ο ίδιος τα προϊόντα και εγκαθιστά ${installed} στην ίδια επίσκεψη. Η χρέωση εδώ είναι μόνο για τη μεταφορά τους.`
      : 'Ο τεχνικός μας φέρνει τα προϊόντα και σας τα παραδίδει· δεν τα εγκαθιστά. Την εγκατάσταση την προσθέτετε στη σελίδα του προϊόντος.';
  }
  if (pieces === 0) return null;
  const goods = isCollected(method)
    ? 'Τα προϊόντα τα παραλαμβάνετε εσείς.'
    : 'Τα προϊόντα έρχονται με courier.';
  return `${goods} Ο τεχνικός έρχεται χωριστά και εγκαθιστά ${installed}, την ώρα που θα κλείσετε μετά την παραγγελία· η εργασία υπολογίζεται ήδη ανά τεμάχιο στο καλάθι και δεν χρεώνεται άλλη μετάβαση.`;
}

/** What the technician's delivery adds to the other two methods, in addition to its price; `extra` is what it costs more. */
export const technicianPromise = (pieces: number, extra: string): string =>
  pieces > 0
    ? `Δεν χρειάζεται για την εγκατάσταση: ο τεχνικός έρχεται και με τις άλλες παραδόσεις. Εδώ φέρνει ο ίδιος και τα προϊόντα, στην ίδια επίσκεψη, και κοστίζει ${extra}.`
    : `Ο τεχνικός μας φέρνει τα προϊόντα στον χώρο σας, σε ημέρα που κλείνετε ή συμφωνούμε. Κοστίζει ${extra}.`;

/** The length of an order's visit, and of all its work, in whole hours. */
export type VisitLength = { hours: number; workHours: number };

/** A visit that only brings products takes this long. */
const bringingHours = 1;

/**
 * How long the visit of an order takes: as long as its pieces are installed, shared among the service's technicians, and at
 * most a whole day. Where the time of a piece is not known, at least as long as the service usually does.
 */
export function visitLength(
  pieces: readonly { quantity: number; withInstallation: boolean; hours: number | null }[],
  { crew, durationMinutes }: { crew: number; durationMinutes: number },
): VisitLength {
  const installed = pieces.filter(({ withInstallation }) => withInstallation);
  if (installed.length === 0) return { hours: bringingHours, workHours: bringingHours };
  const known = installed.reduce((sum, { quantity, hours }) => sum + quantity * (hours ?? 0), 0) / crew;
  const least = installed.some(({ hours }) => hours === null) ? durationMinutes / 60 : 0;
  const workHours = wholeHours(Math.max(known, least) * 60);
  return { hours: Math.min(workHours, Math.max(1, longestVisit())), workHours };
}

type Visit = Pick<NonNullable<Order['visit']>, 'date' | 'time' | 'endTime' | 'status' | 'notBefore'>;

type Placed = Pick<Order, 'shippingMethod' | 'isBusiness' | 'beginConsentAt'> & {
  items: readonly Pick<Order['items'][number], 'quantity' | 'installationPrice' | 'returned'>[];
  visit?: Visit | undefined;
};

/** Whether a consumer is asked for consent to a begin within the days of withdrawal: only where something is installed. */
export const asksToBegin = ({ items }: Pick<Wanted, 'items'>, isBusiness: boolean): boolean =>
  !isBusiness && installedPieces(items) > 0;

/** When a consumer asked for the installation to begin within the 14 days; null without installation or request. */
export const consentAt = (
  request: Parameters<typeof asksToBegin>[0] & { beginsEarly: boolean },
  isBusiness: boolean,
  now: Date,
): Date | null => (request.beginsEarly && asksToBegin(request, isBusiness) ? now : null);

/** What is left of an order's lines, with whether it is installed. */
export const wantedOf = ({ shippingMethod, items }: Pick<Placed, 'shippingMethod' | 'items'>): Wanted => ({
  shippingMethod,
  items: items.map(({ quantity, installationPrice, returned = 0 }) => ({
    quantity: quantity - returned,
    withInstallation: installationPrice !== undefined,
  })),
});

/** When an order's visit is, and whether the company has approved it. */
export function visitText({ date, time, endTime, status }: Visit): string {
  const when = `${formatDay(date)}, ${time}–${endTime}`;
  if (status === 'completed') return `έγινε ${when}`;
  return status === 'confirmed' ? when : `${when} (περιμένει επιβεβαίωση)`;
}

/** What is wrong with a visit that lies before its products can be there, as a Greek sentence; null if nothing is. */
export const lateGoodsText = (visit: Visit, today: LocalDate): string | null =>
  isBeforeGoods(visit, today)
    ? `Τα προϊόντα θα έχουν έρθει από ${formatDay(visit.notBefore ?? '')}: το ραντεβού θέλει νέα ημέρα.`
    : null;

/** A summary of an order's installation; null if nothing is installed. */
export function installationText(order: Placed): string | null {
  const wanted = wantedOf(order);
  if (!hasTechnicians(wanted)) return null;
  const pieces = installedPieces(wanted.items);
  const what = pieces > 0 ? plural(pieces, 'τεμάχιο', 'τεμάχια') : 'Παράδοση από τεχνικό';
  const visit = order.visit && `Ραντεβού: ${visitText(order.visit)}`;
  return [what, visit ?? (pieces > 0 && beginText(order))].filter(Boolean).join('\n');
}

/** When the installation may begin; a business need not wait 14 days. */
function beginText({ isBusiness, beginConsentAt }: Placed): string | null {
  if (isBusiness) return null;
  return beginConsentAt
    ? `Ζητήθηκε στις ${formatDate(athensDate(new Date(beginConsentAt)))} να αρχίσει μέσα στις ${waitingDays} ημέρες της υπαναχώρησης`
    : `Μετά τις ${waitingDays} ημέρες της υπαναχώρησης`;
}

/** How the installation is arranged, as sentences for the next steps. */
export function installationSteps(order: Placed): string[] {
  const wanted = wantedOf(order);
  if (!hasTechnicians(wanted)) return [];
  const pieces = installedPieces(wanted.items);
  if (order.visit?.status === 'completed') return ['Ο τεχνικός μας ήρθε. Για ό,τι χρειαστείτε καλέστε μας.'];
  const waits = waitsForWithdrawal(order);
  return [
    order.visit
      ? `Ο τεχνικός μας έρχεται: ${visitText(order.visit)}.`
      : `Σας τηλεφωνούμε για να συμφωνήσουμε την ημέρα${pieces > 0 ? ' της εγκατάστασης' : ''}, αν δεν κλείσετε εσείς ώρα από εδώ.${
          waits && pieces > 0
            ? ` Η εγκατάσταση γίνεται μετά τις ${waitingDays} ημέρες της υπαναχώρησης, εκτός αν μας ζητήσετε να αρχίσει νωρίτερα.`
            : ''
        }`,
    order.shippingMethod === 'installation'
      ? `Ο τεχνικός μας φέρνει τα προϊόντα${pieces > 0 ? ` και εγκαθιστά ${plural(pieces, 'τεμάχιο', 'τεμάχια')}` : ''}.`
      : 'Κρατάτε τα προϊόντα στη συσκευασία τους ώσπου να έρθει ο τεχνικός.',
  ];
}

/** Whether an appointment for an order's installation can be booked: it is neither done nor cancelled. */
export const mayBookInstallation = (
  status: Order['status'],
  wanted: Wanted,
  withdrawals: readonly { isOwn: boolean; statement?: string | undefined }[],
): boolean =>
  hasTechnicians(wanted) &&
  !hasWithdrawn({ withdrawals }) &&
  !orderStatusFacts[status].isVoid &&
  // A technician's delivery includes the installation; a courier's delivery is followed by it.
  (!orderStatusFacts[status].hasArrived || wanted.shippingMethod !== 'installation');

/** Whether a consumer's installation must wait until the right of withdrawal has expired. */
export const waitsForWithdrawal = ({
  isBusiness,
  beginConsentAt,
}: Pick<Placed, 'isBusiness' | 'beginConsentAt'>): boolean => !isBusiness && !beginConsentAt;

/** The address where the appointment for an order's installation is booked. */
export const installationPath = (orderId: string) => servicesHref({ installation: orderId });
