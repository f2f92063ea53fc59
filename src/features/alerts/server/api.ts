import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { alertsContract } from '../contract.ts';
import { mostLive } from '../labels.ts';
import { advance, chooseSetting, readAlerts, readerOf, sendTestAlert } from './actions.ts';
import { listSettings } from './settings-store.ts';
import { countAlerts, listAlerts } from './store.ts';

const alerts = implement(alertsContract).$context<ApiContext>().use(guard);

export const alertsApi = alerts.router({
  listAlerts: alerts.listAlerts.handler(async ({ context, input: { page, pageSize, ...filter } }) => {
    const { database } = context.services;
    const range = { page: page ?? 1, pageSize: pageSize ?? mostLive };
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
