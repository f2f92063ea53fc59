import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { officeOfferHref } from '../offer-link.ts';
import { maxQuestions } from '../limits.ts';
import { offerRefusals } from '../refusals.ts';
import { isOpenOn, linkUntil } from '../rules.ts';
import { requireKey, requireSent } from './customer-read.ts';
import { offerNewsMail } from './mails.ts';
import { publishOffer } from './notify.ts';
import { mailedOf } from './send-actions.ts';
import { insertEvent, insertQuestion, listQuestions, lockOffer, updateOffer } from './store.ts';

/** Notes that its customer has opened an offer; the office's own look and every later one change nothing. */
export async function seeOffer(context: ApiContext, { key }: { key: string }): Promise<void> {
  const { services, viewer } = context;
  const id = await requireKey(context, services.database.db, key);
  if (viewer.admin) return;
  await write(services, async (trx) => {
    const offer = await lockOffer(trx, id);
    if (offer?.state !== 'sent') return;
    const at = services.now();
    await updateOffer(trx, id, { state: 'seen', seenAt: at });
    await insertEvent(trx, id, { event: 'seen', at, actor: offer.recipientName, version: offer.version });
    await publishOffer(services, trx, offer);
  });
}

type Question = { key: string; line?: string | undefined; text: string };

/** Asks about an offer or one of its lines; the office is alerted. Returns the offer's id. */
export async function askAboutOffer(context: ApiContext, { key, line, text }: Question): Promise<string> {
  const { services, caller } = context;
  await services.limits.spend('offer-question', caller.ip);
  return write(services, async (trx) => {
    const id = await requireKey(context, trx, key);
    await lockOffer(trx, id);
    const { offer, version } = await requireSent(trx, id);
    const asked = version.lines.find((one) => one.id === line);
    if (line !== undefined && !asked) refuse(offerRefusals, 'OFFER_CHANGED');
    if ((await listQuestions(trx, id)).length >= maxQuestions)
      refuse(offerRefusals, 'OFFER_TOO_MANY_QUESTIONS');
    const at = services.now();
    const { recipientName: name } = offer;
    await insertQuestion(trx, id, { id: newId(), line: line ?? null, author: 'customer', name, text, at });
    await updateOffer(trx, id, { openQuestions: offer.openQuestions + 1, updatedAt: at });
    await insertEvent(trx, id, { event: 'asked', at, actor: name, note: asked?.name ?? '' });
    const link = officeOfferHref(id);
    const title = 'Ερώτηση για προσφορά';
    const mails = await alertAdmins(
      trx,
      {
        type: 'order',
        event: 'offer_asked',
        severity: 'medium',
        title,
        message: `${offer.offerNumber} · ${name}${asked ? ` · ${asked.name}` : ''}`,
        link,
        subject: subjectOf('offer', id),
        audience: 'admin',
      },
      offerNewsMail(title, mailedOf(offer), {
        text: asked ? `${asked.name}\n${text}` : text,
        url: services.config.publicUrl + link,
      }),
    );
    await services.mail.send(trx, ...mails);
    await publishOffer(services, trx, offer);
    return id;
  });
}

type Declined = { key: string; version: number; reason?: string | undefined };

/** Declines an offer; the office is told why. Returns the offer's id. Declining again changes nothing. */
export async function declineOffer(
  context: ApiContext,
  { key, version: seen, reason = '' }: Declined,
): Promise<string> {
  const { services, caller } = context;
  await services.limits.spend('offer-answer', caller.ip);
  return write(services, async (trx) => {
    const id = await requireKey(context, trx, key);
    await lockOffer(trx, id);
    const { offer, version } = await requireSent(trx, id);
    if (offer.state === 'declined') return id;
    const at = services.now();
    if (!isOpenOn(offer, athensDate(at))) refuse(offerRefusals, 'OFFER_CLOSED');
    if (seen !== version.version) refuse(offerRefusals, 'OFFER_CHANGED');
    const { recipientName } = offer;
    await updateOffer(trx, id, {
      state: 'declined',
      decidedAt: at,
      decidedBy: recipientName,
      declineReason: reason,
      openQuestions: 0,
      linkUntil: linkUntil(at),
      updatedAt: at,
    });
    await insertEvent(trx, id, {
      event: 'declined',
      at,
      actor: recipientName,
      note: reason,
      version: version.version,
    });
    const link = officeOfferHref(id);
    const title = 'Η προσφορά απορρίφθηκε';
    const mails = await alertAdmins(
      trx,
      {
        type: 'order',
        event: 'offer_declined',
        severity: 'medium',
        title,
        message: `${offer.offerNumber} · ${recipientName}`,
        link,
        subject: subjectOf('offer', id),
        audience: 'admin',
      },
      offerNewsMail(title, mailedOf(offer), { text: reason, url: services.config.publicUrl + link }),
    );
    await services.mail.send(trx, ...mails);
    await publishOffer(services, trx, offer);
    return id;
  });
}
