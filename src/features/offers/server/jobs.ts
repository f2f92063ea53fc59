import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { retainedSince } from '#shared/retention.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { dropDelayed } from '#features/alerts/server/delayed-notification-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { offersFeature } from '../feature.ts';
import { reminderDays } from '../limits.ts';
import { isOpenState } from '../rules.ts';
import { offerReminderMail } from './mails.ts';
import { draftRequested } from './draft-requested.ts';
import { publishOffer } from './notify.ts';
import { makeLink, mailedOf } from './send-actions.ts';
import {
  deleteOldOffers,
  findOffer,
  insertEvent,
  type Db,
  listEnded,
  listEnding,
  lockOffer,
  updateOffer,
} from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'offers.follow': object;
  }
}

/** Every morning: expires what has ended and reminds of what ends soon. May run twice: each offer is looked at under its lock. */
export async function followOffers(services: Services): Promise<void> {
  const { db } = services.database;
  const today = athensDate(services.now());
  for (const id of await listEnded(db, today)) await expire(services, id);
  for (const id of await listEnding(db, today, addDays(today, reminderDays))) await remind(services, id);
}

const expire = (services: Services, id: string) =>
  write(services, async (trx) => {
    const offer = await lockOffer(trx, id);
    const at = services.now();
    if (!offer || !isOpenState(offer.state) || !offer.validUntil || offer.validUntil >= athensDate(at))
      return;
    await updateOffer(trx, id, { state: 'expired', decidedAt: at, openQuestions: 0, updatedAt: at });
    await insertEvent(trx, id, { event: 'expired', at, actor: '', version: offer.version });
    await dropDelayed(trx, subjectOf('offer', id));
    await resolveAlertsAbout(services, trx, subjectOf('offer', id));
    await publishOffer(services, trx, offer);
  });

const remind = (services: Services, id: string) =>
  write(services, async (trx) => {
    const offer = await lockOffer(trx, id);
    if (!offer || !isOpenState(offer.state) || offer.remindedAt) return;
    const at = services.now();
    await updateOffer(trx, id, { remindedAt: at });
    if (!offer.recipientEmail) return;
    await insertEvent(trx, id, { event: 'reminded', at, actor: '', version: offer.version });
    const link = await makeLink(services, trx, id);
    await services.mail.send(trx, offerReminderMail(mailedOf(offer), link));
    await publishOffer(services, trx, offer);
  });

/** Shows what was paid on the other open pages of an offer. */
const showPaid = (services: Services, id: string) =>
  write(services, async (trx) => {
    const offer = await findOffer(trx, id);
    if (offer) await publishOffer(services, trx, offer);
  });

/** Deletes what nobody accepted and nobody has touched for long. */
export const removeOldOffers = (db: Db, now: Date): Promise<void> =>
  deleteOldOffers(db, retainedSince(offersFeature.retention.offers, now));

export function defineOfferJobs(services: Services): void {
  services.jobs.define('offers.follow', { schedule: '5 8 * * *' }, () => followOffers(services));
  services.jobs.define('wizard.requested', {}, (request) => draftRequested(services, request));
  services.jobs.define('orders.offer-paid', {}, ({ offerId }) => showPaid(services, offerId));
}
