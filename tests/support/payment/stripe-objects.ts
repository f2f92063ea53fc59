import type { Form } from './form.ts';

/** The states that Stripe's API reference gives for the objects of Checkout in payment mode with manual capture. */
export type Intent = {
  id: string;
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  amount: number;
  amountReceived: number;
  refunded: number;
  metadata: Record<string, string>;
};
export type Session = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  expiresAt: number;
  created: number;
  orderId: string;
  metadata: Record<string, string>;
  form: Form;
  intent: Intent | undefined;
};
/** A PaymentIntent as the API returns it. */
export function intentJson(intent: Intent, expand: string[], at: string): unknown {
  const { id, status, amount, amountReceived, metadata } = intent;
  const hasCharge = status === 'requires_capture' || status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: amountReceived,
    capture_method: 'manual',
    currency: 'eur',
    latest_charge: !hasCharge
      ? null
      : expand.includes(`${at}latest_charge`)
        ? chargeJson(intent)
        : `ch_${id}`,
    metadata,
    status,
  };
}
/** A Charge as the API returns it. */
export const chargeJson = ({ id, amount, amountReceived, refunded, metadata }: Intent) => ({
  id: `ch_${id}`,
  object: 'charge',
  amount,
  amount_captured: amountReceived,
  amount_refunded: refunded,
  captured: amountReceived > 0,
  metadata,
  payment_intent: id,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  refunded: refunded === amount,
});

/** A Checkout Session as the API returns it. */
export function sessionJson(session: Session, expand: string[], at = '') {
  const { id, status, amount, expiresAt, created, orderId, metadata, intent } = session;
  const isPaid = intent?.status === 'succeeded';
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    client_reference_id: orderId,
    created,
    currency: 'eur',
    expires_at: expiresAt,
    livemode: false,
    metadata,
    mode: 'payment',
    payment_intent: !intent
      ? null
      : expand.includes(`${at}payment_intent`) || expand.includes(`${at}payment_intent.latest_charge`)
        ? intentJson(intent, expand, `${at}payment_intent.`)
        : intent.id,
    // With manual capture a completed session stays unpaid until the capture.
    payment_status: isPaid ? 'paid' : 'unpaid',
    status,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
  };
}
