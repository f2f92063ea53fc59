import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { subjectOf, type Subject } from '#features/alerts/subject.ts';
import { listCart } from '#features/cart/server/store.ts';
import { findInboxRow } from '#features/chat/inbox/server/store.ts';
import { findMessage } from '#features/contact/server/store.ts';
import { findCustomer, findCustomerByEmail } from '#features/customers/server/store.ts';
import { labourName } from '#features/orders/office/rules.ts';
import { findOrder } from '#features/orders/server/store.ts';
import { bundleOf } from '#features/wizard/request-text.ts';
import { findRequest } from '#features/wizard/server/actions.ts';
import type { KeptContent } from '../content-contract.ts';
import type { OfferSource } from '../enums.ts';
import type { StoredOffer } from '../present.ts';
import { offerRefusals } from '../refusals.ts';
import { wizardContent } from '../wizard-content.ts';
import { findOffer, findVersion } from './store.ts';

export type Recipient = { customerId?: string | undefined; name: string; email: string; phone: string };
type From = { content: Partial<KeptContent>; recipient?: Recipient };

type KeptLine = KeptContent['sections'][number]['lines'][number];

/** A line as it is kept, of what a source knows of it. */
const keptLine = (line: Pick<KeptLine, 'id' | 'kind' | 'quantity'> & Partial<KeptLine>): KeptLine => ({
  withInstallation: false,
  discountIn: 'percent',
  choice: 'fixed',
  isChosen: false,
  ...line,
});

const gone = () => refuse(offerRefusals, 'OFFER_SOURCE_GONE');

async function ofCustomer(trx: Transaction, id: string): Promise<Recipient> {
  const { fullName, companyName, email, phone } = (await findCustomer(trx, id)) ?? gone();
  return { customerId: id, name: companyName ?? fullName, email, phone: phone ?? '' };
}

/** Whoever wrote a message: the customer with its address, else what it says of its sender. */
async function ofMessage(trx: Transaction, messageId: string) {
  const message = (await findMessage(trx, messageId)) ?? gone();
  const customer = await findCustomerByEmail(trx, message.email.toLowerCase());
  const recipient: Recipient = customer
    ? await ofCustomer(trx, customer.id)
    : { name: message.name, email: message.email, phone: message.phone ?? '' };
  return { message, recipient };
}

type OrderLine = NonNullable<Awaited<ReturnType<typeof findOrder>>>['lines'][number];

/** A line of an order: a product at today's price, anything else at its own, labour by its hours. */
function ofOrder(line: OrderLine, id: string): KeptLine {
  const { productId, name, quantity, withInstallation, priceCents, minutes } = line;
  if (productId !== null)
    return keptLine({ id, kind: 'product', productId, name, quantity, withInstallation });
  const hours = (minutes ?? 0) / 60;
  return hours > 0 && Number.isInteger(hours * 4)
    ? keptLine({
        id,
        kind: 'labour',
        name: labourName(name),
        quantity: hours,
        price: centsToEuros(Math.round(priceCents / hours)),
      })
    : keptLine({ id, kind: 'free', name, quantity, price: centsToEuros(priceCents) });
}

type Request = Awaited<ReturnType<typeof findRequest>>;

const sources: Record<OfferSource, (trx: Transaction, id: string, request: Request) => Promise<From>> = {
  async wizard(trx, id, request) {
    const { recipient } = await ofMessage(trx, id);
    const bundle = request?.advice && bundleOf(request.advice, request.submitted.bundle);
    return { recipient, content: request ? wizardContent(request, bundle) : {} };
  },
  async message(trx, id) {
    const { recipient } = await ofMessage(trx, id);
    return { recipient, content: {} };
  },
  /** For the customer who writes, else for whoever left a name and an address in it. */
  async chat(trx, id) {
    const { customerId, contactName, contactEmail, contactPhone } = (await findInboxRow(trx, id)) ?? gone();
    if (customerId !== null) return { recipient: await ofCustomer(trx, customerId), content: {} };
    if (contactName === null && contactEmail === null) return { content: {} };
    const email = contactEmail ?? '';
    return { recipient: { name: contactName ?? email, email, phone: contactPhone ?? '' }, content: {} };
  },
  async cart(trx, id) {
    const recipient = await ofCustomer(trx, id);
    const lines = (await listCart(trx, id)).filter(({ isGone }) => !isGone);
    return {
      recipient,
      content: {
        sections: [
          {
            lines: lines.map(({ productId, name, quantity, withInstallation }, index) =>
              keptLine({ id: `cart-${index}`, kind: 'product', productId, name, quantity, withInstallation }),
            ),
          },
        ],
      },
    };
  },
  async order(trx, id) {
    const order = (await findOrder(trx, id)) ?? gone();
    return {
      recipient: await ofCustomer(trx, order.customerId),
      content: {
        shippingMethod: order.shippingMethod,
        sections: [
          {
            lines: order.lines.map((line, index) => ofOrder(line, `order-${index}`)),
          },
        ],
      },
    };
  },
  offer: (trx, id) => copyOf(trx, id, true),
  template: (trx, id) => copyOf(trx, id, false),
};

/** What an offer or a template says; a day that has passed is not taken over. */
async function copyOf(trx: Transaction, id: string, withRecipient: boolean): Promise<From> {
  const offer = (await findOffer(trx, id)) ?? gone();
  const content = offer.draft ?? (await findVersion(trx, id, offer.version))?.content ?? gone();
  const { validUntil: _of, visitDays: _days, ...rest } = content;
  return {
    content: rest,
    ...(withRecipient && offer.customerId !== null && { recipient: await ofCustomer(trx, offer.customerId) }),
  };
}

/**
 * Reads a source and returns what an offer that is written from it begins with, and whom it is for; refused if that is gone. A
 * request of the wizard is read before the transaction, because its advice may be computed anew, which reads the catalogue, and
 * the embedded database has one connection.
 */
export async function sourceOf(
  services: Services,
  { kind, id }: { kind: OfferSource; id: string },
): Promise<(trx: Transaction) => Promise<From>> {
  const request = kind === 'wizard' ? await findRequest(services, id) : undefined;
  return (trx) => sources[kind](trx, id, request);
}

/** An offer and the message that asked for it: their alerts are settled once the offer is sent. */
export const askedBy = ({ id, sourceKind, sourceId }: StoredOffer): Subject[] => [
  subjectOf('offer', id),
  ...((sourceKind === 'wizard' || sourceKind === 'message') && sourceId !== null
    ? [subjectOf('message', sourceId)]
    : []),
];
