import { audit, whoActs } from '#server/audit.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { maxQuestions } from '../limits.ts';
import { offerHref } from '../offer-link.ts';
import { offerRefusals } from '../refusals.ts';
import { offerAnsweredMail } from './mails.ts';
import { publishOffer } from './notify.ts';
import { mailedOf, makeLink } from './send-actions.ts';
import { findVersion, insertEvent, insertQuestion, listQuestions, lockOffer, updateOffer } from './store.ts';

type Answer = { offerId: string; line?: string | undefined; text: string };

/** Answers what a customer asked about an offer: on its page at once, and by e-mail. */
export function answerQuestion(context: ApiContext, { offerId, line, text }: Answer): Promise<void> {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    if (offer.version === 0 || offer.state === 'revoked') refuse(offerRefusals, 'OFFER_NOT_SENT');
    const said = await listQuestions(trx, offerId);
    if (said.length >= maxQuestions) refuse(offerRefusals, 'OFFER_TOO_MANY_QUESTIONS');
    const version = await findVersion(trx, offerId, offer.version);
    const about = version?.lines.find(({ id }) => id === line);
    const at = services.now();
    const name = whoActs(context);
    await insertQuestion(trx, offerId, {
      id: newId(),
      line: about ? about.id : null,
      author: 'office',
      name,
      text,
      at,
    });
    await updateOffer(trx, offerId, { openQuestions: 0, updatedAt: at });
    await insertEvent(trx, offerId, { event: 'answered', at, actor: name, note: about?.name ?? '' });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { answer: '' },
      after: { answer: text },
    });
    const question = said.findLast((one) => one.author === 'customer' && one.line === (line ?? null));
    const link = await makeLink(services, trx, offerId);
    const subject = subjectOf('offer', offerId);
    await sendDelayed(services, trx, subject);
    await resolveAlertsAbout(services, trx, subject);
    await services.mail.send(trx, offerAnsweredMail(mailedOf(offer), question?.text ?? '', text, link));
    if (offer.customerId !== null)
      await insertAlert(trx, {
        type: 'order',
        event: 'offer_answered',
        severity: 'low',
        title: 'Απαντήσαμε στην ερώτησή σας',
        message: `Προσφορά ${offer.offerNumber}`,
        link: offerHref(offerId),
        audience: 'customer',
        customerId: offer.customerId,
      });
    await publishOffer(services, trx, offer);
  });
}
