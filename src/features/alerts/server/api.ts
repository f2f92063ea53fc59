import { implement } from '@orpc/server';
import { guard, type ApiContext } from '#server/serve.ts';
import { plural } from '#shared/greek.ts';
import { alertsContract } from '../contract.ts';
import { maxLive } from '../labels.ts';
import {
  advance,
  chooseSetting,
  readAlerts,
  readerOf,
  reopen,
  resolveAll,
  sendTestAlert,
} from './actions.ts';
import { listSettings } from './settings-store.ts';
import { countAlerts, listAlerts } from './store.ts';

const alerts = implement(alertsContract).$context<ApiContext>().use(guard);

export const alertsApi = alerts.router({
  listAlerts: alerts.listAlerts.handler(async ({ context, input: { page, pageSize, ...filter } }) => {
    const { database } = context.services;
    const range = { page: page ?? 1, pageSize: pageSize ?? maxLive };
    const { alerts: list, total } = await listAlerts(database.db, readerOf(context.viewer), filter, range);
    context.answer.set('X-Total-Count', String(total));
    return list;
  }),
  countAlerts: alerts.countAlerts.handler(({ context, input }) =>
    countAlerts(context.services.database.db, readerOf(context.viewer), input),
  ),
  readAlerts: alerts.readAlerts.handler(async ({ context }) => {
    await readAlerts(context);
    return { message: 'Οι ειδοποιήσεις σημειώθηκαν ως διαβασμένες.' };
  }),
  acknowledgeAlert: alerts.acknowledgeAlert.handler(({ context, input }) =>
    advance(context, input.id, 'acknowledged'),
  ),
  resolveAlert: alerts.resolveAlert.handler(({ context, input }) => advance(context, input.id, 'resolved')),
  resolveAlerts: alerts.resolveAlerts.handler(async ({ context, input }) => {
    const ids = await resolveAll(context, input);
    const message =
      ids.length === 0
        ? 'Δεν υπήρχαν ανοιχτές ειδοποιήσεις.'
        : `${plural(ids.length, 'ειδοποίηση επιλύθηκε', 'ειδοποιήσεις επιλύθηκαν')}.`;
    return { message, ids };
  }),
  reopenAlerts: alerts.reopenAlerts.handler(async ({ context, input }) => {
    await reopen(context, input.ids);
    return { message: 'Οι ειδοποιήσεις είναι ξανά ανοιχτές.' };
  }),
  sendTestAlert: alerts.sendTestAlert.handler(async ({ context, input }) => ({
    message: 'Η δοκιμαστική ειδοποίηση στάλθηκε.',
    alert: await sendTestAlert(context, input),
  })),
  getAlertSettings: alerts.getAlertSettings.handler(({ context }) =>
    listSettings(context.services.database.db),
  ),
  saveAlertSetting: alerts.saveAlertSetting.handler(async ({ context, input }) => {
    await chooseSetting(context, input);
    return listSettings(context.services.database.db);
  }),
});
