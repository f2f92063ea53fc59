import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { searchProducts } from '#features/catalogue/server/search-actions.ts';
import { listCards } from '#features/catalogue/server/store.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { ownAppointmentsPath } from '#features/booking/booking-path.ts';
import type { AddedLink, FoundLink } from '../contract.ts';
import { timeOf } from '#features/booking/opening.ts';
import { chatRefusals } from '../../refusals.ts';
import { listComingAppointments } from './store.ts';
import type { StoredChat, StoredLink } from '../../server/store.ts';

const maxFound = 8;

type Appointment = Awaited<ReturnType<typeof listComingAppointments>>[number];

const labelOf = (one: Appointment) => `${one.serviceTitle}, ${formatDate(one.date)} ${timeOf(one.startHour)}`;

/** Products, and the writer's own appointments, that match what was typed after `@`. */
export async function searchLinks(
  { services, viewer }: ApiContext,
  chat: Pick<StoredChat, 'customerId'>,
  query: string | undefined,
): Promise<FoundLink[]> {
  const { db } = services.database;
  const { ids } = await searchProducts(db, { query, seesPrices: viewer.admin, pageSize: maxFound });
  const { products } =
    ids.length === 0 ? { products: [] } : await listCards(db, { ids, pageSize: ids.length });
  const own =
    chat.customerId === null
      ? []
      : await listComingAppointments(db, chat.customerId, athensDate(services.now()));
  const folded = foldGreek(query ?? '');
  return [
    ...own
      .filter((one) => foldGreek(labelOf(one)).includes(folded))
      .map((one): FoundLink => ({ kind: 'appointment', id: one.id, label: labelOf(one) })),
    ...products.map(({ id, name, sku }): FoundLink => ({
      kind: 'product',
      id: String(id),
      label: name,
      detail: sku,
    })),
  ];
}

/** The chosen links as they are stored; refused if one leads to nothing, or to an appointment of somebody else. */
export async function linksOf(
  trx: Transaction,
  chat: Pick<StoredChat, 'customerId'>,
  chosen: readonly AddedLink[],
): Promise<StoredLink[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.flatMap(({ kind, id }) =>
    kind === 'product' && /^\d{1,9}$/.test(id) ? [Number(id)] : [],
  );
  const { products } = ids.length === 0 ? { products: [] } : await listCards(trx, { ids });
  const wanted = chosen.some(({ kind }) => kind === 'appointment') ? chat.customerId : null;
  const appointments = wanted === null ? [] : await listComingAppointments(trx, wanted, '2000-01-01');
  return chosen.map(({ kind, id }): StoredLink => {
    const product = kind === 'product' ? products.find((one) => String(one.id) === id) : undefined;
    if (product) return { kind, productId: product.id, label: product.name, href: `/products/${product.id}` };
    const appointment = appointments.find((one) => one.id === id);
    if (kind === 'appointment' && appointment)
      return { kind, label: labelOf(appointment), href: ownAppointmentsPath };
    return refuse(chatRefusals, 'LINK_NOT_FOUND');
  });
}
