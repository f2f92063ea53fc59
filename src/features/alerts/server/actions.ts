import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Mail } from '#server/mail.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import {
  alertEvents,
  maxResolvedAtOnce,
  type Alert,
  type AlertSetting,
  type AlertSeverity,
  type AlertType,
  type TestAlert,
} from '../contract.ts';
import { alertStatusLabels } from '../labels.ts';
import { findMode, saveMode } from './settings-store.ts';
import type { NewAlert } from '../new-alert.ts';
import type { Subject } from '../subject.ts';
import {
  advanceAlert,
  findAdminAlert,
  insertAlert,
  insertMailedAlert,
  markRead,
  resolveAlertsOf,
  type Beside,
  type Reader,
} from './store.ts';
import { reopenAlerts, resolveAlertsLike } from './many-store.ts';

/** Whose alerts the caller reads; if the browser has both sessions, the administrators'. */
export function readerOf({ admin, customer }: ApiContext['viewer']): Reader {
  if (admin) return 'admin';
  return customer ? { customerId: customer.id } : refuse(generalRefusals, 'LOGIN_REQUIRED');
}

/**
 * Acknowledges or resolves an alert, live for all who watch; one that already has this or a later status stays unchanged.
 */
export function advance(
  context: ApiContext,
  id: string,
  status: 'acknowledged' | 'resolved',
): Promise<Alert> {
  const { services } = context;
  return write(services, async (trx) => {
    const before = await findAdminAlert(trx, id);
    if (!before) return refuse(generalRefusals, 'NOT_FOUND');
    if (!(await advanceAlert(trx, id, status, services.now()))) return before;
    await audit(trx, context, {
      entity: 'alert',
      entityId: id,
      label: before.title,
      before: { status: alertStatusLabels[before.status] },
      after: { status: alertStatusLabels[status] },
    });
    return { ...before, status, isRead: true };
  });
}

const resolvedLabel = 'Πολλές ειδοποιήσεις';

/** Resolves all open alerts of a kind and returns their ids, with which they can be reopened. */
export function resolveAll(
  context: ApiContext,
  filter: { severity?: AlertSeverity | undefined; type?: AlertType | undefined },
): Promise<string[]> {
  const { services } = context;
  return write(services, async (trx) => {
    const ids = await resolveAlertsLike(trx, filter, maxResolvedAtOnce, services.now());
    if (ids.length > 0) {
      await audit(trx, context, {
        entity: 'alert',
        entityId: 'many',
        label: resolvedLabel,
        before: { status: plural(ids.length, 'ανοιχτή', 'ανοιχτές') },
        after: { status: alertStatusLabels.resolved },
      });
    }
    return ids;
  });
}

/** Gives resolved alerts the status back that they had before. */
export async function reopen(context: ApiContext, ids: readonly string[]): Promise<void> {
  await write(context.services, async (trx) => {
    await reopenAlerts(trx, ids);
    await audit(trx, context, {
      entity: 'alert',
      entityId: 'many',
      label: resolvedLabel,
      before: { status: alertStatusLabels.resolved },
      after: { status: plural(ids.length, 'ανοιχτή', 'ανοιχτές') },
    });
  });
}

/**
 * Resolves the open administrators' alerts about these subjects, in the transaction of the action on them; not audited.
 * Returns their ids.
 */
export async function resolveAlertsAbout(
  { live, now }: Pick<Services, 'live' | 'now'>,
  trx: Transaction,
  ...subjects: Subject[]
): Promise<string[]> {
  const settled = await resolveAlertsOf(trx, subjects, now());
  if (settled.length > 0) await live.publish(trx, 'admin', { type: 'changed', resources: ['alerts'] });
  return settled;
}

/**
 * Alerts the administrators. Returns the e-mails to send: `mail` instead of the general one, if the settings ask for e-mail.
 */
export async function alertAdmins(
  trx: Transaction,
  alert: NewAlert,
  mail: Mail,
  beside?: Beside,
): Promise<Mail[]> {
  return (await insertMailedAlert(trx, alert, beside)) ? [mail] : [];
}

/** Marks the caller's own alerts as seen, in all their tabs. */
export async function readAlerts({ services, viewer }: ApiContext): Promise<void> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  await write(services, async (trx) => {
    const seen = await markRead(trx, customerId, services.now());
    if (seen === 0) return;
    const resources = ['alerts', 'account.getStats'];
    await services.live.publish(trx, { customerId }, { type: 'changed', resources });
  });
}

/** Creates a test alert and returns it. */
export function sendTestAlert(
  { services }: ApiContext,
  { type = 'system', audience = 'admin', ...test }: TestAlert,
): Promise<Alert> {
  return write(services, async (trx) => {
    const id = await insertAlert(trx, { ...test, type, audience, event: 'test_alert' });
    const stored = id === undefined ? undefined : await findAdminAlert(trx, id);
    if (!stored) throw new Error('The test alert was not kept');
    return stored;
  });
}

export async function chooseSetting(context: ApiContext, { event, mode }: AlertSetting): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const before = await findMode(trx, event);
    await saveMode(trx, event, mode);
    await audit(trx, context, {
      entity: 'settings',
      entityId: `alerts.${event}`,
      label: alertEvents[event],
      before: { mode: before },
      after: { mode },
    });
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['alerts.getAlertSettings'] });
  });
}
