import type { ApiContext } from '#server/serve.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { priceReading, type Viewer } from '#shared/viewer.ts';
import { searchProducts } from '#features/catalogue/server/search-actions.ts';
import { listCards } from '#features/catalogue/server/store.ts';
import { orderStatusLabels } from '#features/orders/labels.ts';
import { listOrders } from '#features/orders/server/store.ts';
import { servicesHref } from '#features/services/services-search.ts';
import { listServices } from '#features/services/server/store.ts';
import { isAboutInstallation, isAboutOrders, topicOf } from '../words.ts';
import { factsAskedFor, leads } from '../company-facts.ts';
import { emergencyIn } from '../emergency.ts';
import { readMessage } from '../message-words.ts';
import type { StoredLink } from '../../server/store.ts';

/** The maximum number of links under one answer. */
const maxLinks = 3;
/** A query of more is a sentence, which no product's text contains. */
const maxQueryLength = 60;

/** Parts of words that the services of maintenance and repair have. */
const repairParts = ['επισκευ', 'συντηρ', 'υποστηρ'];

type Db = ApiContext['services']['database']['db'];

async function findProductLinks(db: Db, query: string, viewer: Viewer): Promise<StoredLink[]> {
  const { ids, isNearest } = await searchProducts(db, {
    query,
    ...priceReading(viewer),
    exact: true,
    pageSize: maxLinks,
  });
  if (ids.length === 0 || isNearest) return [];
  const { products } = await listCards(db, { ids, pageSize: ids.length });
  return products.map(({ id, name }) => ({
    kind: 'product',
    productId: id,
    label: name,
    href: `/products/${id}`,
  }));
}

/** Products that match what was written, or the word that says what it is about. */
async function productsFor({ services, viewer }: ApiContext, text: string, word?: string) {
  const { db } = services.database;
  const found = text.length <= maxQueryLength ? await findProductLinks(db, text, viewer) : [];
  return found.length > 0 || word === undefined ? found : findProductLinks(db, word, viewer);
}

/** Bookable services whose title or description has one of the word's parts, else the page of all services. */
async function servicesFor({ services }: ApiContext, parts: readonly string[]): Promise<StoredLink[]> {
  const all = await listServices(services.database.db, {});
  if (all.length === 0) return [];
  const fits = (text: string) => parts.some((part) => foldGreek(text).includes(part));
  const found = all
    .filter(({ isBookable, title, shortDescription }) => isBookable && fits(`${title} ${shortDescription}`))
    .slice(0, maxLinks - 1)
    .map(({ slug, title }): StoredLink => ({
      kind: 'service',
      label: title,
      href: servicesHref({ book: slug }),
    }));
  return [...found, { kind: 'page', label: 'Όλες οι υπηρεσίες', href: '/services' }];
}

/** The customer's latest orders; a visitor is led to the sign-in. */
async function ordersFor({ services, viewer }: ApiContext): Promise<StoredLink[]> {
  const { customer } = viewer;
  if (!customer)
    return [{ kind: 'page', label: 'Σύνδεση, για τις παραγγελίες σας', href: '/customer-login' }];
  const { orders } = await listOrders(
    services.database.db,
    { customerId: customer.id },
    { page: 1, pageSize: maxLinks },
  );
  return orders.map(({ id, orderNumber, status }) => ({
    kind: 'order',
    label: `Παραγγελία ${orderNumber} · ${orderStatusLabels[status]}`,
    href: `/order-confirmation/${id}`,
  }));
}

/** What the bot's answer to a message links to: the customer's own orders, services or products; by labels, without prices. */
export async function findLinks(context: ApiContext, text: string): Promise<StoredLink[]> {
  const message = readMessage(text);
  if (emergencyIn(message)) return [];
  if (isAboutOrders(message)) return ordersFor(context);
  const facts = factsAskedFor(message);
  if (facts.some((fact) => fact === 'fault' || fact === 'complaint'))
    return servicesFor(context, repairParts);
  const topic = topicOf(message);
  if (facts.some(leads)) return [];
  if (isAboutInstallation(message) || topic === 'prices')
    return servicesFor(context, ['εγκαταστ', 'installation']);
  if (topic === 'repair' || topic === 'support') return servicesFor(context, repairParts);
  if (topic === 'appointment') return servicesFor(context, ['αυτοψια', 'εκτιμηση', 'μελετη']);
  if (topic === 'cameras') return productsFor(context, text, 'κάμερα');
  return topic === 'welcome' || facts.length > 0 ? [] : productsFor(context, text);
}
