import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { retainedSince } from '#shared/retention.ts';
import { lockStanding } from '#features/customers/server/store.ts';
import { restockFeature } from '../feature.ts';
import { maxRequests, type LinkedRequest } from '../contract.ts';
import { restockRefusals } from '../refusals.ts';
import { confirmRestockMail, restockedMail } from './mails.ts';
import * as store from './store.ts';

/** The minimum and maximum delay in milliseconds between a visitor's request and its e-mail. */
const mailAfterMs = [1_000, 6_000] as const;

const openSince = ({ now }: Pick<Services, 'now'>) =>
  retainedSince(restockFeature.retention.restockLinks, now());

function requireSoldOut<Product extends { inStock: boolean }>(product: Product | undefined): Product {
  if (!product) return refuse(restockRefusals, 'NO_SUCH_PRODUCT');
  return product.inStock ? refuse(restockRefusals, 'IN_STOCK') : product;
}

/** Lets a customer be told once when a sold-out product is back; a second time changes nothing. */
export async function askRestock(
  { services, viewer }: ApiContext,
  { productId }: { productId: number },
): Promise<void> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  await write(services, async (trx) => {
    // A customer's requests take turns, so that each counts those before it.
    if (!(await lockStanding(trx, customerId))) refuse(generalRefusals, 'LOGIN_REQUIRED');
    requireSoldOut(await store.holdProduct(trx, productId));
    if ((await store.countOthers(trx, customerId, productId)) >= maxRequests)
      refuse(restockRefusals, 'TOO_MANY_REQUESTS_WAITING');
    await store.insertRequest(trx, { customerId, productId }, services.now());
  });
}

export async function dropRestock(
  { services, viewer }: ApiContext,
  { productId }: { productId: number },
): Promise<void> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  await write(services, (trx) => store.removeRequest(trx, { customerId, productId }));
}

/**
 * Sends a visitor the link that confirms the address. Every address is answered alike and gets the same e-mail, whether or
 * not it has an account or waits already.
 */
export async function askRestockByEmail(
  { services, caller }: ApiContext,
  { productId, email }: { productId: number; email: string },
): Promise<void> {
  const { limits, jobs, config, database } = services;
  requireSoldOut(await store.findProduct(database.db, productId));
  await limits.spend('restock', caller.ip);
  await limits.spend('restock', email);
  const startAfter = config.devMailbox
    ? {}
    : { startAfter: new Date(Date.now() + randomInt(...mailAfterMs)) };
  await write(services, (trx) => jobs.enqueue(trx, 'restock.confirm', { productId, email }, startAfter));
}

/** E-mails a new link; nothing if the product is gone or back already. */
export async function sendRestockLink(
  services: Services,
  { productId, email }: { productId: number; email: string },
): Promise<void> {
  const token = newToken();
  const product = await write(services, async (trx) => {
    const held = await store.holdProduct(trx, productId);
    if (!held || held.inStock) return undefined;
    await store.putLink(trx, { productId, email, tokenHash: hashOf(token) }, services.now());
    return held;
  });
  // The token is a secret: it is not stored in the queue.
  if (product) await services.mail.sendSecret(confirmRestockMail(email, product, token, services.config));
}

/** What a link is for. */
export async function openRestockLink(
  { services, caller }: ApiContext,
  { token }: { token: string },
): Promise<LinkedRequest> {
  await services.limits.spend('restock-link', caller.ip);
  const found = await store.findLinked(services.database.db, hashOf(token), openSince(services));
  return found ?? refuse(restockRefusals, 'LINK_INVALID');
}

/** Confirms the address of a link; the request for a product that is already back is deleted instead. */
export async function confirmRestock(
  { services, caller }: ApiContext,
  { token }: { token: string },
): Promise<LinkedRequest> {
  await services.limits.spend('restock-link', caller.ip);
  const tokenHash = hashOf(token);
  return write(services, async (trx) => {
    const request = await store.findLinked(trx, tokenHash, openSince(services));
    const product = request && (await store.holdProduct(trx, request.productId));
    if (!request || !product) return refuse(restockRefusals, 'LINK_INVALID');
    if (product.inStock) {
      await store.removeLinked(trx, tokenHash);
      return { ...request, inStock: true };
    }
    if (!(await store.confirmLinked(trx, tokenHash, services.now()))) refuse(restockRefusals, 'LINK_INVALID');
    return { ...request, inStock: false, isConfirmed: true };
  });
}

/** Deletes a link's request; an unknown link has none. */
export async function cancelRestock(
  { services, caller }: ApiContext,
  { token }: { token: string },
): Promise<void> {
  await services.limits.spend('restock-link', caller.ip);
  await write(services, (trx) => store.removeLinked(trx, hashOf(token)));
}

/**
 * Tells everybody who waits for those of these products that are in stock, in the transaction that changed the stock: the
 * requests are deleted and the e-mails enqueued together, so each leaves once.
 */
export async function notifyRestocked(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  trx: Transaction,
  productIds: readonly number[],
): Promise<void> {
  const waiting = await store.takeWaiting(trx, productIds);
  if (waiting.length === 0) return;
  await mail.send(trx, ...waiting.map((one) => restockedMail(one, config)));
}

/** Deletes what is older than the privacy page promises. */
export function forgetRequests(services: Services): Promise<void> {
  const waitingSince = retainedSince(restockFeature.retention.restockRequests, services.now());
  return store.removeOldRequests(services.database.db, { openSince: openSince(services), waitingSince });
}
