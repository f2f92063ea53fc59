import type Stripe from 'stripe';
import type { ProviderPayment } from '../provider-payment.ts';
import type { CardPages } from './provider.ts';

/** The version that this adapter was written for; the account's own default must not change what it receives. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 8_000;
const toleranceSeconds = 300;

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** Everything about a payment in one answer: the page, its payment and the charge. */
const expand = ['payment_intent.latest_charge'];

function moneyOf(intent: Stripe.PaymentIntent | null): ProviderPayment['money'] {
  switch (intent?.status) {
    case undefined:
      return 'none';
    case 'requires_capture':
      return 'held';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return 'released';
    default:
      return 'pending';
  }
}

function pageOf(status: Stripe.Checkout.Session['status']): ProviderPayment['page'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function standingOf(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return {
    page: pageOf(session.status),
    money: moneyOf(intent),
    payment: intent?.id ?? null,
    amountCents: intent?.amount ?? session.amount_total ?? 0,
    isEuro: (intent?.currency ?? session.currency) === 'eur',
    refundedCents: charge?.amount_refunded ?? 0,
    url: session.status === 'open' ? session.url : null,
    card: last4 ? { brand: brands[brand ?? ''] ?? 'Κάρτα', last4 } : null,
  };
}

/** Stripe's Checkout: the setting's user is the secret key, its password the secret of the webhook. */
export function stripePages(stripeUrl: string): CardPages {
  const { protocol, hostname, port, username, password } = new URL(stripeUrl);
  let opening: Promise<Stripe> | undefined;
  // Loaded with the first payment, so that a shop without cards does not keep the library in memory.
  const client = () =>
    (opening ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(decodeURIComponent(username), {
          apiVersion,
          host: hostname,
          port: port || (protocol === 'http:' ? 80 : 443),
          protocol: protocol === 'http:' ? 'http' : 'https',
          timeout: timeoutMs,
          maxNetworkRetries: 1,
          telemetry: false,
        }),
    ));

  return {
    entry: 'page',
    async open({ orderId, orderNumber, title, customerEmail, amountCents, until, returnUrl }) {
      const stripe = await client();
      const metadata = { order: orderId };
      const name = title ?? `Παραγγελία ${orderNumber}`;
      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'eur',
              unit_amount: amountCents,
              product_data: { name },
            },
          },
        ],
        payment_intent_data: {
          capture_method: 'manual',
          description: name,
          metadata,
        },
        client_reference_id: orderId,
        metadata,
        ...(customerEmail && { customer_email: customerEmail }),
        expires_at: Math.ceil(until.getTime() / 1000),
        locale: 'el',
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      if (!url) throw new Error('The provider opened a payment page without an address');
      return { reference: id, url };
    },
    async read(reference) {
      return standingOf(await (await client()).checkout.sessions.retrieve(reference, { expand }));
    },
    async close(reference) {
      await (await client()).checkout.sessions.expire(reference);
    },
    async capture(payment, amountCents) {
      await (await client()).paymentIntents.capture(payment, { amount_to_capture: amountCents });
    },
    async void(payment) {
      await (await client()).paymentIntents.cancel(payment);
    },
    async refund(payment, amountCents, key) {
      const stripe = await client();
      await stripe.refunds.create({ payment_intent: payment, amount: amountCents }, { idempotencyKey: key });
    },
    async *listPaid(since) {
      const stripe = await client();
      const sessions = stripe.checkout.sessions.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        status: 'complete',
        limit: 100,
        expand: expand.map((path) => `data.${path}`),
      });
      for await (const session of sessions) {
        // An account may also serve other sites, whose sessions name no order of ours.
        const orderId = session.metadata?.['order'];
        if (orderId) yield { reference: session.id, orderId, standing: standingOf(session) };
      }
    },
    async readEvent(body, signature, now) {
      const stripe = await client();
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          decodeURIComponent(password),
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
        const { object } = event.data;
        const metadata = 'metadata' in object ? object.metadata : null;
        const orderId = metadata?.['order'];
        return { id: event.id, type: event.type, orderId };
      } catch {
        return null;
      }
    },
  };
}
