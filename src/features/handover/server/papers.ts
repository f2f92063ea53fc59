import type { ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { asksTakeBack } from '#shared/take-back.ts';
import { filled } from '#shared/wire.ts';
import type { WholeAppointment } from '#features/booking/present.ts';
import { findAppointment } from '#features/booking/server/store.ts';
import { listProducts } from '#features/catalogue/server/store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { chosenFirst } from '#features/offers/rules.ts';
import { findOffer, findVersion } from '#features/offers/server/store.ts';
import { findOrder } from '#features/orders/server/store.ts';
import type { InstalledDevice, Papers, VisitReport } from '../contract.ts';
import type { PaperSource } from '../enums.ts';
import { handoverRefusals } from '../refusals.ts';
import { devicesOf } from '../rules.ts';
import { findReport, listLinesOf, listReportsOf, type Db } from './store.ts';

type StoredLine = { productId: number | null; name: string; quantity: number };

/** The devices of some lines; of a product that is no longer on sale only its name is known. */
async function readDevices(db: Db, lines: readonly StoredLine[]) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const { products } = await listProducts(db, { ids });
  const known = new Map(products.map((product) => [product.id, product]));
  return devicesOf(
    lines.map(({ name, quantity, productId }) => ({
      name,
      quantity,
      product: productId === null ? undefined : known.get(productId),
    })),
  );
}

const placeOf = ({ address, city, postalCode }: { address: string; city: string; postalCode: string }) =>
  `${address}, ${city} ${formatPostalCode(postalCode)}`;

type Visit = Pick<
  WholeAppointment,
  'serviceTitle' | 'date' | 'customerName' | 'address' | 'customerPhone' | 'notes'
> & { repeatMonths: number | null; technicians?: readonly string[] };

const ofVisit = (visit: Visit, devices: InstalledDevice[], report?: VisitReport): Papers => ({
  subject: visit.serviceTitle,
  date: visit.date,
  customerName: visit.customerName,
  ...filled({
    address: visit.address,
    repeatMonths: visit.repeatMonths,
    phone: visit.customerPhone && formatPhone(visit.customerPhone),
  }),
  technicians: [...(visit.technicians ?? [])],
  asksTakeBack: asksTakeBack(visit.notes),
  devices,
  ...(report && { report }),
});

async function ofAppointment(db: Db, visit: WholeAppointment): Promise<Papers> {
  const report = await findReport(db, visit.id);
  // A report says its own devices.
  if (report) return ofVisit(visit, [], report);
  const orderIds = [visit.orderId, visit.bill?.orderId].filter((id) => id !== null && id !== undefined);
  return ofVisit(visit, await readDevices(db, await listLinesOf(db, orderIds)));
}

async function ofOrder(db: Db, id: string): Promise<Papers | undefined> {
  const order = await findOrder(db, id);
  if (!order) return undefined;
  const visit = order.visit ? await findAppointment(db, order.visit.id) : undefined;
  const report = visit && (await findReport(db, visit.id));
  if (visit && report) return ofVisit(visit, [], report);
  const { shippingAddress: address } = order;
  return {
    subject: order.orderNumber,
    ...(visit && { date: visit.date }),
    customerName: address.company ?? address.fullName,
    address: placeOf(address),
    ...filled({ phone: formatPhone(address.phone), repeatMonths: visit?.repeatMonths }),
    technicians: visit?.technicians ?? [],
    asksTakeBack: asksTakeBack(order.orderNotes),
    devices: await readDevices(db, await listLinesOf(db, [id])),
  };
}

async function ofOffer(db: Db, id: string): Promise<Papers | undefined> {
  const offer = await findOffer(db, id);
  if (!offer) return undefined;
  // What became an order is installed by it.
  if (offer.orderId !== null) return ofOrder(db, offer.orderId);
  const version = await findVersion(db, id, offer.version);
  if (!version) return undefined;
  const chosen = new Set(offer.chosenLines ?? chosenFirst(version.lines));
  const customer = offer.customerId === null ? undefined : await findCustomer(db, offer.customerId);
  const { address = '', city = '', postalCode = '' } = customer ?? {};
  return {
    subject: offer.offerNumber,
    customerName: customer?.companyName ?? offer.recipientName,
    ...filled({
      address: address && placeOf({ address, city, postalCode }),
      phone: offer.recipientPhone && formatPhone(offer.recipientPhone),
    }),
    technicians: [],
    asksTakeBack: false,
    devices: await readDevices(
      db,
      version.lines.filter((line) => chosen.has(line.id) && line.kind !== 'labour'),
    ),
  };
}

type Asked = { source: PaperSource; id: string };

async function papersOf(db: Db, { source, id }: Asked): Promise<Papers | undefined> {
  if (source === 'order') return ofOrder(db, id);
  if (source === 'offer') return ofOffer(db, id);
  const visit = await findAppointment(db, id);
  return visit && ofAppointment(db, visit);
}

/** What the papers of a visit, an order or an offer say. */
export const readPapersIn = async (db: Db, asked: Asked): Promise<Papers> =>
  (await papersOf(db, asked)) ?? refuse(handoverRefusals, 'NO_INSTALLATION');

export const readPapers = ({ services }: ApiContext, asked: Asked) =>
  readPapersIn(services.database.db, asked);

/** The longest list of a customer's own reports. */
const maxOwn = 100;

/** The reports of the viewer's own visits, each with the papers of its visit. */
export async function readOwnReports({ services, viewer }: ApiContext) {
  const reports = await listReportsOf(services.database.db, viewer.customer?.id ?? '', maxOwn);
  return reports.map(({ appointmentId, visit, report }) => ({
    appointmentId,
    papers: ofVisit(visit, [], report),
  }));
}
