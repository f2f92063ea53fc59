import { audit } from '../../../server/audit.ts';
import { etagOf } from '../../../server/http/etag.ts';
import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { hashOf, newToken } from '../../../server/tokens.ts';
import { write } from '../../../server/write.ts';
import { addDays, athensDate } from '../../../shared/dates.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { appointmentsCalendar } from '../../booking/calendar.ts';
import { listBetween } from '../../booking/server/store.ts';
import { furthestDays } from '../../booking/slots.ts';
import { findFeed, findFeedOf, insertFeed, removeFeed } from './calendar-feed-store.ts';
import { lockTechnician } from './store.ts';

/** The number of past days in the calendar. */
const daysBack = 30;

const audited = { entity: 'calendar-feed', entityId: 'appointments', label: 'Ημερολόγιο ραντεβού' } as const;

/** Creates a new secret calendar address, which replaces the previous one and is stored only as a hash. */
export async function createFeed(context: ApiContext, technicianId: number | null = null): Promise<string> {
  const { services } = context;
  const token = newToken();
  await write(services, async (trx) => {
    const technician = technicianId === null ? null : await lockTechnician(trx, technicianId);
    if (technician === undefined) refuse(generalRefusals, 'NOT_FOUND');
    await removeFeed(trx, technicianId);
    const createdAt = services.now();
    await insertFeed(trx, { tokenHash: hashOf(token), createdAt, technicianId });
    const whose = technician && { entityId: technician.id, label: `Ημερολόγιο: ${technician.name}` };
    await audit(trx, context, { ...audited, ...whose, after: { createdAt } });
  });
  return `${services.config.publicUrl}/calendar/${token}.ics`;
}

/** Deletes the secret calendar address of a technician, or of everybody's visits. */
export async function endFeed(context: ApiContext, technicianId: number | null = null): Promise<void> {
  await write(context.services, async (trx) => {
    const createdAt = await findFeed(trx, technicianId);
    if (!createdAt) return;
    await removeFeed(trx, technicianId);
    const whose = technicianId !== null && { entityId: technicianId };
    await audit(trx, context, { ...audited, ...whose, before: { createdAt } });
  });
}

/** Serves the calendar, or 304 if the client has the current version; an unknown or deleted address is 404. */
export async function serveFeed(
  { database, now }: Services,
  request: Request,
  token: string,
): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  const feed = await findFeedOf(database.db, hashOf(token));
  if (!feed) return new Response(null, { status: 404, headers });
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
