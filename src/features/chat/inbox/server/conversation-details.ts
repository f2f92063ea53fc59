import type { ApiContext } from '#server/serve.ts';
import { athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { wire } from '#shared/wire.ts';
import { listCart } from '#features/cart/server/store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import type { ConversationDetails, InboxConversation } from '../contract.ts';
import { timeOf } from '#features/booking/opening.ts';
import { chatRefusals } from '../../refusals.ts';
import { readOwnName } from './agent.ts';
import {
  findInboxRow,
  inboxRowOf,
  listComingAppointments,
  listEarlier,
  listOrdersOnTheirWay,
} from './store.ts';

type Db = ApiContext['services']['database']['db'];

async function ofCustomer(db: Db, id: string, today: string) {
  const customer = await findCustomer(db, id);
  if (!customer) return { cart: [], orders: [], appointments: [] };
  const { isRejected, isVerified, fullName, email, phone, companyName, canViewPrices } = customer;
  const approval = isRejected
    ? ('rejected' as const)
    : isVerified
      ? ('approved' as const)
      : ('pending' as const);
  return {
    customer: wire({ id, name: fullName, email, phone, companyName, approval, canViewPrices }),
    cart: (await listCart(db, id)).map(({ productId, name, quantity, withInstallation }) => ({
      productId,
      name,
      quantity,
      withInstallation,
    })),
    orders: (await listOrdersOnTheirWay(db, id)).map(wire),
    appointments: (await listComingAppointments(db, id, today)).map(({ startHour, ...appointment }) => ({
      ...appointment,
      time: timeOf(startHour),
    })),
  };
}

/** One conversation with who writes and what the shop knows of them. */
export async function readConversation(
  context: ApiContext,
  { conversationId: id }: { conversationId: string },
): Promise<InboxConversation> {
  const { database, now } = context.services;
  const { db } = database;
  const row = (await findInboxRow(db, id)) ?? refuse(chatRefusals, 'CHAT_NOT_FOUND');
  const nothing = { cart: [], orders: [], appointments: [] };
  const known = row.customerId === null ? nothing : await ofCustomer(db, row.customerId, athensDate(now()));
  const { contactEmail: email, contactName: name, contactPhone: phone, page } = row;
  const dossier: ConversationDetails = wire({
    ...known,
    contact: email === null ? null : wire({ email, name, phone }),
    page,
    earlier: await listEarlier(db, row),
  });
  return wire({
    ...inboxRowOf(row, await readOwnName(context)),
    lastSeq: row.lastSeq,
    readByUser: row.readByUser,
    readByAgent: row.readByAgent,
    ratingWord: row.ratingWord,
    closeNote: row.closeNote,
    dossier,
  });
}
