import { withinLimit } from '#server/http/body-limit.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { cardPages } from './open-provider.ts';
import { keepEvent } from './store.ts';
import { findOrder } from '../../server/store.ts';

/** Far above any event, in bytes. */
const maxEvent = 256 * 1024;
/** Longer than any id or type that the provider gives. */
const maxNameLength = 255;

const answer = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });

/**
 * Receives an event of the payment provider: its signature over the raw body is the only permission. The event itself only
 * causes a job that asks the provider, once for each event id.
 */
export async function receivePaymentEvent(services: Services, request: Request): Promise<Response> {
  const pages = cardPages(services.config);
  if (!pages) return answer(404, 'No payment provider is set up');
  const limited = await withinLimit(request, maxEvent);
  if (!limited) return answer(413, 'Too large');
  const signature = limited.headers.get('stripe-signature') ?? '';
  const event = await pages.readEvent(await limited.text(), signature, services.now());
  if (!event) return answer(400, 'Wrong signature');
  const { id, type, orderId } = event;
  const isNamed = id.length <= maxNameLength && type.length <= maxNameLength;
  if (!isNamed || !orderId || !(await findOrder(services.database.db, orderId)))
    return answer(200, 'Ignored');
  await write(services, async (trx) => {
    const isNew = await keepEvent(trx, { id, type, orderId, receivedAt: services.now() });
    if (isNew) await services.jobs.enqueue(trx, 'orders.settle', { orderId });
  });
  return answer(200, 'Received');
}
