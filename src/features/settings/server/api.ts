import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { says } from '#server/handlers.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { readCompany, readSettings, settingsResource } from '#server/settings.ts';
import { settingsContract } from '../contract.ts';
import { setGroup, setLook, setNumbering, setVat, warnOfSender } from './actions.ts';

const settings = implement(settingsContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

const saved = 'Οι ρυθμίσεις αποθηκεύτηκαν.';

/** Says that a group was saved from which e-mails have their sender. */
const saysOfSender =
  <Input>(action: (context: ApiContext, input: Input) => Promise<unknown>) =>
  async ({ context, input }: { context: ApiContext; input: Input }) => {
    await action(context, input);
    const warning = await warnOfSender(context);
    return { message: warning ? `${saved} ${warning}` : saved };
  };

export const settingsApi = settings.router({
  getCompany: settings.getCompany.handler(async ({ context: { services, viewer, reads } }) => {
    reads(settingsResource);
    const shown = await readCompany(services.database.db, services.config, services.now());
    return canSeePrices(viewer) ? shown : { ...shown, accounts: [], deliveryPrices: {}, deliveryAreas: [] };
  }),
  getSettingsForAdmin: settings.getSettingsForAdmin.handler(async ({ context }) => {
    const { settings: stored, versions } = await readSettings(context.services.database.db);
    return { ...stored, versions };
  }),
  putCompany: settings.putCompany.handler(saysOfSender(setGroup('company'))),
  putContact: settings.putContact.handler(saysOfSender(setGroup('contact'))),
  putHours: settings.putHours.handler(says(saved, setGroup('hours'))),
  putPerson: settings.putPerson.handler(says(saved, setGroup('person'))),
  putAccounts: settings.putAccounts.handler(says(saved, setGroup('accounts'))),
  putLook: settings.putLook.handler(says(saved, setLook)),
  putPictures: settings.putPictures.handler(says(saved, setGroup('pictures'))),
  putPromises: settings.putPromises.handler(says(saved, setGroup('promises'))),
  putPayments: settings.putPayments.handler(says(saved, setGroup('payments'))),
  putDeliveries: settings.putDeliveries.handler(says(saved, setGroup('deliveries'))),
  putVat: settings.putVat.handler(says(saved, setVat)),
  putProducts: settings.putProducts.handler(says(saved, setGroup('products'))),
  putGuarantees: settings.putGuarantees.handler(says(saved, setGroup('guarantees'))),
  putPoints: settings.putPoints.handler(says(saved, setGroup('points'))),
  putNumbering: settings.putNumbering.handler(says(saved, setNumbering)),
  putSwitches: settings.putSwitches.handler(says(saved, setGroup('switches'))),
});
