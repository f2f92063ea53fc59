import { audit, whoActs } from '#server/audit.ts';
import { etagOf } from '#server/http/etag.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { wire } from '#shared/wire.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import type { AccessConfirmation } from '#features/admin-access/contract.ts';
import { confirmAccess } from '#features/admin-access/server/confirm-actions.ts';
import { appointmentsCalendar } from '#features/booking/calendar.ts';
import { listBetween } from '#features/booking/server/store.ts';
import { furthestDays } from '#features/booking/slots.ts';
import { feedDays, type CalendarFeed } from '../feed-contract.ts';
import { findFeedOf, insertFeed, listFeeds, markFeedUsed, removeFeed } from './calendar-feed-store.ts';
import { lockTechnician } from './store.ts';

/** The number of past days in the calendar. */
const daysBack = 30;

const audited = { entity: 'calendar-feed', entityId: 'appointments', label: 'Ημερολόγιο ραντεβού' } as const;

/** The secret calendar addresses that are valid, without the addresses. */
export async function readFeeds({ services }: ApiContext): Promise<CalendarFeed[]> {
  const feeds = await listFeeds(services.database.db, services.now());
  return feeds.map(({ technicianId, createdAt, expiresAt, usedAt }) =>
    wire({ technicianId, createdAt, endsAt: expiresAt, usedAt }),
  );
}

/**
 * Creates a new secret calendar address, which replaces the previous one and is stored only as a hash. It opens the homes of
 * all customers without a session, so it takes the administrators' password and a present code.
 */
export async function createFeed(
  context: ApiContext,
  { technicianId = null, ...given }: AccessConfirmation & { technicianId?: number | null | undefined },
): Promise<string> {
  const { services } = context;
  const { demand, giveBack } = await confirmAccess(context, given);
  const token = newToken();
  await write(services, async (trx) => {
    await demand(trx);
    const technician = technicianId === null ? null : await lockTechnician(trx, technicianId);
    if (technician === undefined) refuse(generalRefusals, 'NOT_FOUND');
    await removeFeed(trx, technicianId);
    const createdAt = services.now();
    const expiresAt = new Date(createdAt.getTime() + feedDays * 24 * 3_600_000);
    await insertFeed(trx, { tokenHash: hashOf(token), createdAt, expiresAt, technicianId });
    const whose = technician && { entityId: technician.id, label: `Ημερολόγιο: ${technician.name}` };
    await audit(trx, context, { ...audited, ...whose, after: { createdAt } });
    await insertAlert(trx, {
      type: 'security',
      event: 'access_changed',
      severity: 'medium',
      title: 'Νέα μυστική διεύθυνση ημερολογίου',
      message: `${technician ? `Επισκέψεις: ${technician.name}` : 'Όλα τα ραντεβού'}. Τη δημιούργησε ${whoActs(context)}. Αν δεν το κάνατε εσείς, καταργήστε την από τις ρυθμίσεις των ραντεβού και αλλάξτε τον κωδικό διαχειριστή.`,
      audience: 'admin',
    });
  });
  await giveBack();
  return `${services.config.publicUrl}/calendar/${token}.ics`;
}

/** Deletes the secret calendar address of a technician, or of everybody's visits. */
export async function endFeed(context: ApiContext, technicianId: number | null): Promise<void> {
  await write(context.services, async (trx) => {
    const createdAt = await removeFeed(trx, technicianId);
    if (!createdAt) return;
    const whose = technicianId !== null && { entityId: technicianId };
    await audit(trx, context, { ...audited, ...whose, before: { createdAt } });
  });
}

/** Serves the calendar, or 304 if the client has the current version; an unknown, deleted or ended address is 404. */
export async function serveFeed(
  { database, now }: Services,
  request: Request,
  token: string,
): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  const tokenHash = hashOf(token);
  const feed = await findFeedOf(database.db, tokenHash, now());
  if (!feed) return new Response(null, { status: 404, headers });
  await markFeedUsed(database.db, tokenHash, feed.usedAt, now());
  const today = athensDate(now());
  const appointments = await listBetween(
    database.db,
    addDays(today, -daysBack),
    addDays(today, furthestDays),
  );
  const { technicianId } = feed;
  const file = appointmentsCalendar(
    technicianId === null
      ? appointments
      : appointments.filter(({ technicianIds }) => technicianIds.includes(technicianId)),
    today,
  );
  const etag = etagOf(file);
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  }
  return new Response(file, {
    headers: {
      ...headers,
      ETag: etag,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="rantevou.ics"',
    },
  });
}
