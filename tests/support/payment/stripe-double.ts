import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readForm, type Form } from './form.ts';
import { chargeJson, intentJson, sessionJson, type Intent, type Session } from './stripe-objects.ts';

export type StripeEvent = { id: string; type: string; body: string };

/** What the next request meets: an error or a cut connection, before or after it did what it was asked for. */
export type Fault = { when: 'before' | 'after'; how: 'error' | 'cut'; times?: number; path?: RegExp };

export type StripeDouble = Awaited<ReturnType<typeof startStripe>>;

const key = 'sk_test_double';
export const webhookSecret = 'whsec_double';
const minOpenSeconds = 30 * 60;
const maxOpenSeconds = 24 * 3_600;

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * A server that follows Stripe's published API as far as the shop uses it: Checkout Sessions, PaymentIntents, Refunds,
 * idempotency keys and signed events. `now` is its clock.
 */
export async function startStripe(now: () => Date) {
  const sessions = new Map<string, Session>();
  const events: StripeEvent[] = [];
  const replies = new Map<string, { form: string; status: number; body: unknown }>();
  const requests: { method: string; path: string; form: Form }[] = [];
  let faults: Fault[] = [];
  let counter = 0;
  let captures = 0;
  const nextId = (prefix: string) => `${prefix}_test_${(counter += 1)}`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const intents = () => [...sessions.values()].flatMap(({ intent }) => (intent ? [intent] : []));

  function tell(type: string, object: object) {
    const id = nextId('evt');
    const event = {
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    events.push({ id, type, body: JSON.stringify(event) });
  }

  /** Sessions expire by themselves at their time. */
  function passTime() {
    for (const session of sessions.values()) {
      if (session.status === 'open' && session.expiresAt <= seconds()) expire(session);
    }
  }
  function expire(session: Session) {
    session.status = 'expired';
    if (session.intent) session.intent.status = 'canceled';
    tell('checkout.session.expired', sessionJson(session, []));
  }

  const sessionAt = (id: string) =>
    sessions.get(id) ?? refuse(404, 'resource_missing', `No such checkout.session: '${id}'`);
  const intentAt = (id: unknown) =>
    intents().find((intent) => intent.id === id) ??
    refuse(404, 'resource_missing', `No such payment_intent: '${String(id)}'`);
  function refuse(status: number, code: string, message: string): never {
    throw new Refused(status, code, message);
  }
  const unexpected = (intent: Intent, what: string) =>
    refuse(
      400,
      'payment_intent_unexpected_state',
      `This PaymentIntent could not be ${what} because it has a status of ${intent.status}.`,
    );

  function createSession(form: Form) {
    const item = form.line_items?.[0];
    const expiresAt = Number(form.expires_at);
    const isPayment = form.mode === 'payment' && form.payment_intent_data?.capture_method === 'manual';
    if (!isPayment || item?.price_data?.currency !== 'eur' || item.quantity !== '1') {
      refuse(400, 'parameter_invalid', 'The double knows one item in euro with manual capture only.');
    }
    if ('payment_method_types' in form) refuse(400, 'parameter_unknown', 'Received unknown parameter');
    if (!/^https?:/.test(String(form.success_url))) refuse(400, 'url_invalid', 'Not a valid URL');
    if (expiresAt < seconds() + minOpenSeconds || expiresAt > seconds() + maxOpenSeconds) {
      refuse(400, 'parameter_invalid', 'expires_at must be between 30 minutes and 24 hours from now.');
    }
    const session: Session = {
      id: nextId('cs'),
      status: 'open',
      amount: Number(item.price_data.unit_amount),
      expiresAt,
      created: seconds(),
      orderId: String(form.client_reference_id),
      metadata: form.metadata ?? {},
      form,
      intent: undefined,
    };
    sessions.set(session.id, session);
    return sessionJson(session, []);
  }

  function capture(intent: Intent, form: Form) {
    if (intent.status !== 'requires_capture') unexpected(intent, 'captured');
    const amount = Number(form.amount_to_capture ?? intent.amount);
    if (amount > intent.amount) refuse(400, 'amount_too_large', 'The amount is above the authorised one.');
    intent.status = 'succeeded';
    intent.amountReceived = amount;
    captures += 1;
    tell('payment_intent.succeeded', intentJson(intent, [], '') as object);
    return intentJson(intent, [], '');
  }
  function cancel(intent: Intent) {
    if (intent.status !== 'requires_capture') unexpected(intent, 'canceled');
    intent.status = 'canceled';
    tell('payment_intent.canceled', intentJson(intent, [], '') as object);
    return intentJson(intent, [], '');
  }
  function refund(form: Form) {
    const intent = intentAt(form.payment_intent);
    const amount = Number(form.amount ?? intent.amountReceived - intent.refunded);
    if (intent.status !== 'succeeded') refuse(400, 'charge_not_captured', 'There is nothing to refund.');
    if (amount > intent.amountReceived - intent.refunded) {
      refuse(400, 'charge_already_refunded', 'The refund is larger than what is left.');
    }
    intent.refunded += amount;
    tell('charge.refunded', chargeJson(intent));
    return { id: nextId('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' };
  }
  function listSessions(form: Form) {
    const all = [...sessions.values()]
      .filter(({ created }) => created >= Number(form.created?.gte ?? 0))
      .filter(({ status }) => !form.status || status === form.status)
      .toReversed();
    const from = form.starting_after ? all.findIndex(({ id }) => id === form.starting_after) + 1 : 0;
    const data = all.slice(from, from + Number(form.limit ?? 10));
    return {
      object: 'list',
      url: '/v1/checkout/sessions',
      has_more: from + data.length < all.length,
      data: data.map((session) => sessionJson(session, form.expand ?? [], 'data.')),
    };
  }

  function act(method: string, path: string, form: Form): unknown {
    passTime();
    const [, version, group = '', name = '', id = '', verb = ''] =
      /^\/(v1)\/(checkout|payment_intents|refunds)(?:\/([^/]+))?(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ??
      [];
    if (version && group === 'checkout' && name === 'sessions') {
      if (!id) return method === 'POST' ? createSession(form) : listSessions(form);
      const session = sessionAt(id);
      if (verb === 'expire' && method === 'POST') {
        if (session.status !== 'open') {
          refuse(400, 'resource_invalid', `Only open sessions can be expired: ${session.status}.`);
        }
        expire(session);
      }
      return sessionJson(session, form.expand ?? []);
    }
    if (group === 'payment_intents' && method === 'POST' && id === 'capture')
      return capture(intentAt(name), form);
    if (group === 'payment_intents' && method === 'POST' && id === 'cancel') return cancel(intentAt(name));
    if (group === 'refunds' && method === 'POST') return refund(form);
    return refuse(404, 'unknown', `Unrecognized request URL (${method}: ${path}).`);
  }

  function reply(request: IncomingMessage, path: string, text: string): { status: number; body: unknown } {
    const { method = '' } = request;
    if (request.headers.authorization !== `Bearer ${key}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    }
    const named = request.headers['idempotency-key'];
    const known = typeof named === 'string' && method === 'POST' ? replies.get(named) : undefined;
    if (known) {
      if (known.form === `${path}?${text}`) return known;
      const error = { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' };
      return { status: 400, body: { error } };
    }
    const form = readForm(text);
    requests.push({ method, path, form });
    let done: { status: number; body: unknown };
    try {
      done = { status: 200, body: act(method, path, form) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status, code, message } = error;
      done = { status, body: { error: { type: 'invalid_request_error', code, message } } };
    }
    if (typeof named === 'string' && method === 'POST')
      replies.set(named, { form: `${path}?${text}`, ...done });
    return done;
  }

  function faultFor(path: string): Fault | undefined {
    const fault = faults.find((one) => one.path?.test(path) ?? true);
    if (!fault) return undefined;
    const left = (fault.times ?? 1) - 1;
    faults =
      left > 0
        ? faults.map((one) => (one === fault ? { ...one, times: left } : one))
        : faults.filter((one) => one !== fault);
    return fault;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, search } = new URL(request.url ?? '/', 'http://double');
    const text = request.method === 'GET' ? search.slice(1) : Buffer.concat(chunks).toString();
    const fault = faultFor(pathname);
    const done = fault?.when === 'before' ? undefined : reply(request, pathname, text);
    if (fault?.how === 'cut') return response.destroy();
    const error = { error: { type: 'api_error', message: 'Something went wrong at our end.' } };
    const { status, body } = fault || !done ? { status: 500, body: error } : done;
    // The library repeats a failed request unless it is told not to.
    const headers = { 'content-type': 'application/json', ...(fault && { 'stripe-should-retry': 'false' }) };
    return response.writeHead(status, headers).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${key}:${webhookSecret}@127.0.0.1:${port}`,
    sessions,
    events,
    requests,
    intents,
    /** How often an amount was taken. */
    captures: () => captures,
    /** The customer pays on the page, 3-D Secure included; false if the page no longer takes a payment. */
    pay(id: string): boolean {
      passTime();
      const session = sessions.get(id);
      if (session?.status !== 'open') return false;
      session.status = 'complete';
      const { amount, form } = session;
      const metadata = form.payment_intent_data?.metadata ?? {};
      session.intent = {
        id: nextId('pi'),
        status: 'requires_capture',
        amount,
        amountReceived: 0,
        refunded: 0,
        metadata,
      };
      tell('payment_intent.amount_capturable_updated', intentJson(session.intent, [], '') as object);
      tell('checkout.session.completed', sessionJson(session, []));
      return true;
    },
    /** Somebody cancels, captures or refunds on the provider's own pages. */
    cancel,
    capture: (intent: Intent) => capture(intent, {}),
    refund: (intent: Intent, amount: number) => refund({ payment_intent: intent.id, amount: String(amount) }),
    passTime,
    /** A day has passed: the keys are forgotten. */
    forgetKeys: () => replies.clear(),
    fail(...some: Fault[]) {
      faults = some;
    },
    reset() {
      sessions.clear();
      events.length = 0;
      requests.length = 0;
      replies.clear();
      faults = [];
      captures = 0;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The header `Stripe-Signature` of a body, as Stripe's documentation describes it. */
export function signatureOf(body: string, at: Date, secret = webhookSecret): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1},v0=${'0'.repeat(64)}`;
}
