import { isOn } from '#shared/switches.ts';
import type { ReactNode } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { cx } from '#ui/style/cx.ts';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { appointmentStatusLabels } from '#features/booking/labels.ts';
import { chatStateLabels } from '#features/chat/labels.ts';
import { inboxHref } from '#features/chat/inbox/search.ts';
import { messageStatusLabels } from '#features/contact/labels.ts';
import { messagesHref } from '#features/contact/messages-search.ts';
import { offerStateLabels } from '#features/offers/labels.ts';
import { officeOfferHref } from '#features/offers/offer-link.ts';
import { offersHref } from '#features/offers/offers-search.ts';
import { orderStatusLabels } from '#features/orders/labels.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import type { CustomerSummary } from '../../customer-summary-contract.ts';

/** The list of the inbox in which a chat of each state stands. */
const listOf = { bot: 'bot', waiting: 'new', open: 'others', closed: 'closed' } as const;

interface Props {
  portrait: CustomerSummary;
}

/** What a customer bought, owes and is owed, as sums. */
export function CustomerFigures({ portrait: { turnover, orderCount, owed, refundDue } }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
      <Figure label="Τζίρος με ΦΠΑ">{euroText(turnover)}</Figure>
      <Figure label="Παραγγελίες">{orderCount}</Figure>
      <Figure label="Απλήρωτες παραγγελίες" isDue={owed > 0}>
        {euroText(owed)}
      </Figure>
      <Figure label="Του επιστρέφουμε" isDue={refundDue > 0}>
        {euroText(refundDue)}
      </Figure>
    </dl>
  );
}

/** What a customer bought, booked and wrote, each with a link to it. */
export function CustomerDealings({ portrait, cartAction }: Props & { cartAction: ReactNode }) {
  const { customer, orders, offers, cart, appointments, messages, chats } = portrait;
  const { id, email, fullName } = customer;
  // Without an address, what they wrote is found by their name.
  const search = email || fullName;
  return (
    <>
      <List
        title="Παραγγελίες"
        all={ordersHref({ customerId: id })}
        none="Καμία παραγγελία ακόμη."
        rows={orders.map((order) => ({
          id: order.id,
          href: ordersHref({ customerId: id, order: order.id }),
          what: <span className="code">{order.orderNumber}</span>,
          when: formatDate(athensDate(new Date(order.createdAt))),
          state: orderStatusLabels[order.status],
          figure: euroText(order.total),
        }))}
      />
      <List
        title="Προσφορές"
        all={offersHref({ customerId: id })}
        none="Καμία προσφορά ακόμη."
        rows={offers.map((offer) => ({
          id: offer.id,
          href: officeOfferHref(offer.id),
          what: offer.title || offer.offerNumber,
          when: formatDate(athensDate(new Date(offer.updatedAt))),
          state: offerStateLabels[offer.state],
          figure: euroText(offer.total),
        }))}
      />
      {cart.length > 0 && <Cart lines={cart} action={cartAction} />}
      <List
        title="Ραντεβού"
        all={appointmentsHref({ view: 'list', customerId: id })}
        none="Κανένα ραντεβού ακόμη."
        rows={appointments.map((one) => ({
          id: one.id,
          href: appointmentsHref({ view: 'list', customerId: id, appointment: one.id }),
          what: one.serviceName,
          when: `${formatDate(one.date)}, ${one.time}`,
          state: appointmentStatusLabels[one.status],
        }))}
      />
      <List
        title="Μηνύματα"
        all={messagesHref({ search })}
        none="Κανένα μήνυμα ακόμη."
        rows={messages.map((message) => ({
          id: message.id,
          href: messagesHref({ search, message: message.id }),
          what: message.subject ?? 'Χωρίς θέμα',
          when: formatDate(athensDate(new Date(message.createdAt))),
          state: messageStatusLabels[message.status],
        }))}
      />
      {(isOn('chat') || chats.length > 0) && (
        <List
          title="Συνομιλίες"
          all={inboxHref({ list: 'closed', search })}
          none="Καμία συνομιλία ακόμη."
          rows={chats.map((chat) => ({
            id: chat.id,
            href: inboxHref({ list: listOf[chat.state], conversation: chat.id }),
            what: chat.last ?? 'Συνομιλία',
            when: formatDate(athensDate(new Date(chat.updatedAt))),
            state: chatStateLabels[chat.state],
          }))}
        />
      )}
    </>
  );
}

function Figure({ label, isDue, children }: { label: string; isDue?: boolean; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-3 py-2.5">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className={cx('num text-lg font-semibold', isDue && 'text-high-text')}>{children}</dd>
    </div>
  );
}

/** What a customer has put into the cart and not ordered: an offer may begin with it. */
function Cart({ lines, action }: { lines: CustomerSummary['cart']; action: ReactNode }) {
  return (
    <section aria-label="Καλάθι" className="min-w-0">
      <Panel flush title="Καλάθι" action={action}>
        <ul>
          {lines.map(({ productId, name, quantity, withInstallation }) => (
            <li
              key={`${productId} ${withInstallation}`}
              className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-line px-3.5 py-1 text-base not-first:border-t"
            >
              <span className="num text-text-2">{quantity} ×</span>
              <span className="wrap-anywhere">
                {name}
                {withInstallation && <span className="text-sm text-text-2"> με εγκατάσταση</span>}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

type Row = { id: string; href: string; what: ReactNode; when: string; state?: string; figure?: string };

function List({
  title,
  all,
  none,
  rows,
}: {
  title: string;
  all: string;
  none: string;
  rows: readonly Row[];
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <Panel
        flush
        title={title}
        action={
          rows.length > 0 && (
            <TextLink href={all} className="text-sm">
              Όλα
            </TextLink>
          )
        }
      >
        {rows.length === 0 ? (
          <p className="px-3.5 py-3 text-base text-text-2">{none}</p>
        ) : (
          <ul>
            {rows.map(({ id, href, what, when, state, figure }) => (
              <li key={id} className="border-line not-first:border-t">
                <Anchor
                  href={href}
                  className="flex min-h-9 flex-wrap items-center gap-x-4 px-3.5 py-1 text-base hover:bg-surface-hover pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 flex-[1_1_9rem] truncate font-medium">{what}</span>
                  <span className="num text-sm text-text-2">{when}</span>
                  {state && <span className="text-sm text-text-2">{state}</span>}
                  {figure && <span className="num font-semibold">{figure}</span>}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </section>
  );
}
