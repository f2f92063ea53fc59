import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { requirePlannable } from '#server/plannable.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { formatEuro } from '#shared/money.ts';
import {
  cancelDelayed,
  delayNotifications,
  notifyNow,
  requireUnchanged,
} from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { newCustomerFields } from '#features/customers/intake-contract.ts';
import { customerRefusals } from '#features/customers/refusals.ts';
import { addCustomerAs } from '#features/customers/server/intake-actions.ts';
import type { OrderSummary } from '#features/orders/contract.ts';
import { requireSize, summaryOf } from '#features/orders/rules.ts';
import { versionChanges } from '../changes.ts';
import { offerHref } from '../offer-link.ts';
import type { StoredOffer, StoredVersion } from '../present.ts';
import { offerRefusals } from '../refusals.ts';
import { endOf, isOpenState, linkUntil } from '../rules.ts';
import { lockSeen, withDelivery } from './draft-actions.ts';
import { offerMail, offerRevokedMail, type MailedOffer } from './mails.ts';
import { publishOffer } from './notify.ts';
import { priceContent } from './price.ts';
import { requireDraft } from './read.ts';
import { askedBy } from './source.ts';
import {
  deleteLinks,
  deleteVersion,
  findVersion,
  insertEvent,
  insertLink,
  insertVersion,
  lockOffer,
  updateOffer,
} from './store.ts';

/** What e-mails say of an offer. */
export const mailedOf = (
  offer: Pick<
    StoredOffer,
    'offerNumber' | 'title' | 'recipientName' | 'recipientEmail' | 'totalCents' | 'validUntil'
  >,
): MailedOffer => ({ ...offer, validUntil: offer.validUntil ?? '' });

/** Makes a link to an offer; its address is told once and not stored. */
export async function makeLink(
  { config, now }: Services,
  trx: Transaction,
  offerId: string,
): Promise<string> {
  const token = newToken();
  await insertLink(trx, { tokenHash: hashOf(token), offerId, createdAt: now() });
  return config.publicUrl + offerHref(token);
}

/** The customer of an offer that is sent: whoever was chosen, or one who is made of its recipient. */
async function requireCustomer(context: ApiContext, trx: Transaction, offer: StoredOffer): Promise<string> {
  if (offer.customerId !== null) return offer.customerId;
  const { recipientName, recipientEmail, recipientPhone } = offer;
  if (!recipientName) return refuse(offerRefusals, 'OFFER_NO_CUSTOMER');
  const [firstName = '', ...rest] = recipientName.split(/\s+/);
  const fields = newCustomerFields.safeParse({
    accountType: 'private',
    firstName,
    lastName: rest.join(' ') || firstName,
    ...(recipientEmail && { email: recipientEmail }),
    ...(recipientPhone && { phone: recipientPhone }),
  });
  if (!fields.success) return refuse(offerRefusals, 'OFFER_NO_CUSTOMER');
  const id = newId();
  if (!(await addCustomerAs(context, trx, id, fields.data))) refuse(customerRefusals, 'EMAIL_OF_ANOTHER');
  return id;
}

const sentColumns = [
  'state',
  'version',
  'draft',
  'title',
  'netCents',
  'totalCents',
  'validUntil',
  'firstSentAt',
  'sentAt',
  'seenAt',
  'remindedAt',
  'decidedAt',
  'decidedBy',
  'declineReason',
  'linkUntil',
] as const satisfies readonly (keyof StoredOffer)[];

type Sent = { offerId: string; seen: number; summary: OrderSummary };

/**
 * Sends an offer as it is now: fixes its version, makes its link and, once that cannot be undone any more, tells its customer. The
 * answer has the link, because the office may pass it on by other means.
 */
export function sendOffer(context: ApiContext, { offerId, seen, summary }: Sent) {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = await lockSeen(trx, offerId, seen);
    if (offer.isTemplate || offer.state === 'accepted') refuse(offerRefusals, 'OFFER_NOT_SENDABLE');
    const content = withDelivery(requireDraft(offer));
    if (content.sections.every(({ lines }) => lines.length === 0)) refuse(offerRefusals, 'OFFER_EMPTY');
    const { validUntil } = content;
    const fields = { 'content.validUntil': 'Επιλέξτε έως πότε ισχύει η προσφορά' };
    if (!validUntil) return refuse(generalRefusals, 'INVALID_INPUT', { fields });
    requirePlannable('content.validUntil', validUntil, services.now());
    const customerId = await requireCustomer(context, trx, offer);
    const { lines, terms, totals, netCents } = await priceContent(trx, content, customerId);
    const missing = lines.find(({ isGone }) => isGone);
    if (missing)
      refuse(offerRefusals, 'OFFER_CHANGED', {
        message: `Το προϊόν «${missing.name}» δεν υπάρχει πια στον κατάλογο. Αφαιρέστε το και στείλτε ξανά.`,
      });
    requireSize(totals, lines);
    const agreed = summaryOf(totals);
    if (JSON.stringify({ ...agreed, ...summary }) !== JSON.stringify(agreed))
      refuse(offerRefusals, 'OFFER_TOTALS_CHANGED', { data: agreed });
    const sentAt = services.now();
    const before = await findVersion(trx, offerId, offer.version);
    const version: StoredVersion = {
      version: offer.version + 1,
      content,
      lines: lines.map(({ isGone: _none, ...line }) => line),
      changes: [],
      shippingCents: terms.shippingCents,
      vatPercent: terms.vatPercent,
      netCents,
      totalCents: totals.totalCents,
      validUntil,
      sentAt,
      sentBy: whoActs(context),
    };
    const changes = before ? versionChanges(before, version) : [];
    await insertVersion(trx, offerId, { ...version, changes });
    if (offer.state === 'revoked') await deleteLinks(trx, offerId);
    const link = await makeLink(services, trx, offerId);
    const sent = {
      state: 'sent' as const,
      version: version.version,
      draft: null,
      title: content.title ?? '',
      netCents,
      totalCents: totals.totalCents,
      validUntil,
      firstSentAt: offer.firstSentAt ?? sentAt,
      sentAt,
      seenAt: null,
      remindedAt: null,
      decidedAt: null,
      decidedBy: '',
      declineReason: '',
      linkUntil: linkUntil(endOf(validUntil)),
    };
    await updateOffer(trx, offerId, { ...sent, customerId, revision: offer.revision + 1, updatedAt: sentAt });
    await insertEvent(trx, offerId, {
      event: 'sent',
      at: sentAt,
      actor: version.sentBy,
      version: version.version,
      note: changes.join('\n'),
    });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { state: offer.state, version: offer.version },
      after: { state: 'sent', version: version.version, total: formatEuro(totals.totalCents) },
    });
    await publishOffer(services, trx, { id: offerId, customerId });
    const undo = await delayNotifications(
      services,
      trx,
      subjectOf('offer', offerId),
      {
        before: Object.fromEntries(sentColumns.map((column) => [column, offer[column]])),
        after: { version: version.version, isOpen: true },
      },
      {
        mails: [offerMail({ ...mailedOf({ ...offer, ...sent }) }, link, changes)],
        alerts: [
          {
            type: 'order',
            event: 'offer_received',
            severity: 'medium',
            title: changes.length > 0 ? 'Η προσφορά σας άλλαξε' : 'Έχετε νέα προσφορά',
            message: `Προσφορά ${offer.offerNumber}${content.title ? `: ${content.title}` : ''}`,
            link: offerHref(offerId),
            audience: 'customer',
            customerId,
          },
        ],
        resolves: askedBy(offer),
      },
    );
    return { link, undo };
  });
}

/** What the delayed notifications of an offer speak of. */
export const stateOf = ({ version, state }: Pick<StoredOffer, 'version' | 'state'>) => ({
  version,
  isOpen: isOpenState(state),
});

/** Takes a sending back before its customer is told; its link opens nothing any more. */
export function undoSend(context: ApiContext, { offerId, undo }: { offerId: string; undo: string }) {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    const change = await cancelDelayed(services, trx, undo, subjectOf('offer', offerId));
    requireUnchanged(stateOf(offer), { before: {}, after: change.after });
    const before = change.before as unknown as Record<(typeof sentColumns)[number], never>;
    // While its link still stands, so that the page of its holder closes too.
    await publishOffer(services, trx, offer);
    await deleteVersion(trx, offerId, offer.version);
    if (offer.sentAt) await deleteLinks(trx, offerId, { since: offer.sentAt });
    await updateOffer(trx, offerId, { ...before, revision: offer.revision + 1, updatedAt: services.now() });
    await insertEvent(trx, offerId, { event: 'send_undone', at: services.now(), actor: whoActs(context) });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { state: offer.state, version: offer.version },
      after: { state: before.state, version: before.version },
    });
  });
}

/** Revokes a sent offer and tells its customer at once; all its links open nothing any more. */
export function revokeOffer(
  context: ApiContext,
  { offerId, reason = '' }: { offerId: string; reason?: string | undefined },
) {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    if (offer.version === 0 || ['accepted', 'revoked'].includes(offer.state))
      refuse(offerRefusals, 'OFFER_NOT_REVOCABLE');
    // While its links still stand, so that the pages of their holders close too.
    await publishOffer(services, trx, offer);
    const at = services.now();
    const content = offer.draft ?? (await findVersion(trx, offerId, offer.version))?.content;
    await updateOffer(trx, offerId, {
      state: 'revoked',
      // What was sent can be changed and sent again, by a link of its own.
      ...(content && { draft: content }),
      decidedAt: at,
      decidedBy: whoActs(context),
      openQuestions: 0,
      linkUntil: at,
      revision: offer.revision + 1,
      updatedAt: at,
    });
    await deleteLinks(trx, offerId);
    await insertEvent(trx, offerId, { event: 'revoked', at, actor: whoActs(context), note: reason });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { state: offer.state },
      after: { state: 'revoked' },
    });
    await notifyNow(services, trx, subjectOf('offer', offerId), {
      mails: isOpenState(offer.state) ? [offerRevokedMail(mailedOf(offer), reason)] : [],
      alerts: [],
      resolves: [subjectOf('offer', offerId)],
    });
  });
}

/** Another link to a sent offer, to be passed on. */
export function addLink(context: ApiContext, { offerId }: { offerId: string }): Promise<string> {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    if (offer.version === 0 || offer.state === 'revoked') refuse(offerRefusals, 'OFFER_NOT_SENT');
    const link = await makeLink(services, trx, offerId);
    await insertEvent(trx, offerId, { event: 'link_made', at: services.now(), actor: whoActs(context) });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { link: '' },
      after: { link: 'Νέος σύνδεσμος' },
    });
    return link;
  });
}
