import { ArrowLeft, BadgeCheck, Clock, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { formatDateTime, formatShortDay } from '#shared/dates.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { appointmentStatus } from '#features/booking/contract.ts';
import { AppointmentStatusBadge } from '#features/booking/ui/AppointmentStatusBadge.tsx';
import { messagesHref } from '#features/contact/messages-search.ts';
import { customerHref } from '#features/customers/customer-search.ts';
import { approvalLabels } from '#features/customers/contract.ts';
import { orderStatus } from '#features/orders/contract.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import { OrderStatusBadge } from '#features/orders/ui/OrderStatusBadge.tsx';
import type { ConversationDetails, InboxConversation } from '../../contract.ts';
import { inboxHref } from '../../search.ts';
import { personName } from '../../names.ts';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';

const approvals = {
  pending: { tone: 'medium', Icon: Clock },
  approved: { tone: 'ok', Icon: BadgeCheck },
  rejected: { tone: 'critical', Icon: X },
} as const;

/** Begins an offer from a conversation, or from the cart of the customer who writes. */
export type OfferOf = ComponentType<{ from: 'chat' | 'cart'; id: string }>;

interface Props {
  conversation: InboxConversation;
  /** On a narrow screen: back to the messages. */
  onBack: (() => void) | undefined;
  Offer: OfferOf | undefined;
}

export function DetailsPane({ conversation, onBack, Offer }: Props) {
  const { dossier, messageId, rating, ratingWord, openedAt } = conversation;
  const { customer, cart, orders, appointments, earlier, page } = dossier;
  return (
    <aside
      aria-label="Στοιχεία"
      className="h-full overflow-y-auto overscroll-contain bg-sunken px-4 py-4 md:px-5 lg:bg-surface"
    >
      {onBack && (
        <Button size="sm" variant="ghost" className="mb-3 -ml-3" onClick={onBack}>
          <ArrowLeft />
          Πίσω στη συνομιλία
        </Button>
      )}
      <div className="grid gap-6">
        <Person conversation={conversation} dossier={dossier} />
        {Offer && (
          <p>
            <Offer from="chat" id={conversation.id} />
          </p>
        )}
        <Part title="Η συνομιλία">
          <dl className="grid gap-1.5 text-sm">
            <Fact term="Άρχισε">
              <span className="num">{formatDateTime(new Date(openedAt))}</span>
            </Fact>
            {page !== undefined && (
              <Fact term="Στη σελίδα">
                <TextLink href={page} target="_blank" className="wrap-anywhere">
                  {page}
                </TextLink>
              </Fact>
            )}
            {rating && (
              <Fact term="Αξιολόγηση">
                {rating === 'up' ? 'Θετική' : 'Αρνητική'}
                {ratingWord !== undefined && `: «${ratingWord}»`}
              </Fact>
            )}
            {messageId !== undefined && (
              <Fact term="Έμεινε ως">
                <TextLink href={messagesHref({ message: messageId })}>Μήνυμα επικοινωνίας</TextLink>
              </Fact>
            )}
          </dl>
        </Part>
        {cart.length > 0 && (
          <Part title="Καλάθι">
            <ul className="grid gap-1 text-base">
              {cart.map(({ productId, name, quantity, withInstallation }) => (
                <li key={`${productId} ${withInstallation}`} className="grid grid-cols-[auto_1fr] gap-x-2">
                  <span className="num text-text-3">{quantity} ×</span>
                  <span className="wrap-anywhere">
                    <TextLink href={`/products/${productId}`} target="_blank">
                      {name}
                    </TextLink>
                    {withInstallation && <span className="text-sm text-text-3"> με εγκατάσταση</span>}
                  </span>
                </li>
              ))}
            </ul>
            {Offer && customer && (
              <p className="mt-3">
                <Offer from="cart" id={customer.id} />
              </p>
            )}
          </Part>
        )}
        {orders.length > 0 && (
          <Part title="Ανοιχτές παραγγελίες">
            <ul className="grid gap-1.5">
              {orders.map(({ id, orderNumber, status, shippingMethod }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <TextLink href={ordersHref({ order: id })} className="code text-base">
                    {orderNumber}
                  </TextLink>
                  <OrderStatusBadge order={{ status: orderStatus.parse(status), shippingMethod }} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {appointments.length > 0 && (
          <Part title="Ραντεβού">
            <ul className="grid gap-2">
              {appointments.map(({ id, serviceTitle, date, time, status }) => (
                <li key={id} className="grid justify-items-start gap-1">
                  <TextLink href={appointmentsHref({ appointment: id, date })} className="text-base">
                    {serviceTitle}
                  </TextLink>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
                    <span className="num">
                      {formatShortDay(date)}, {time}
                    </span>
                    <AppointmentStatusBadge status={appointmentStatus.parse(status)} />
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {earlier.length > 0 && (
          <Part title="Προηγούμενες συνομιλίες">
            <ul className="grid gap-2">
              {earlier.map((one) => (
                <li key={one.id}>
                  <Anchor
                    href={inboxHref({ list: 'closed', conversation: one.id })}
                    className="grid gap-0.5 rounded-sm hover:underline"
                  >
                    <span className="num text-sm text-text-3">{formatDateTime(new Date(one.openedAt))}</span>
                    <span className="line-clamp-2 text-base wrap-anywhere">{one.lastText}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </aside>
  );
}

function Person({
  conversation,
  dossier,
}: {
  conversation: InboxConversation;
  dossier: ConversationDetails;
}) {
  const { customer, contact } = dossier;
  const email = customer?.email ?? contact?.email;
  const phone = customer?.phone ?? contact?.phone;
  const look = customer && approvals[customer.approval];
  return (
    <section aria-label="Ποιος γράφει" className="grid justify-items-start gap-2">
      <h3 className="text-lg leading-snug wrap-anywhere">{personName(conversation)}</h3>
      {customer?.companyName !== undefined && <p className="text-base text-text-2">{customer.companyName}</p>}
      {look && customer && (
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={look.tone}>
            <look.Icon />
            {approvalLabels[customer.approval]}
          </Badge>
          {customer.canViewPrices && <Badge tone="neutral">Βλέπει τιμές</Badge>}
        </p>
      )}
      {!customer && <p className="text-sm text-text-2">Δεν έχει συνδεθεί. Δεν βλέπει τιμές.</p>}
      <p className="grid gap-0.5 text-base wrap-anywhere">
        {email !== undefined && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
        {phone !== undefined && <PhoneLink phone={phone} />}
      </p>
      {customer && (
        <TextLink arrow href={customerHref(customer.id)} className="text-base">
          Καρτέλα πελάτη
        </TextLink>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-2">
      <dt className="text-text-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
