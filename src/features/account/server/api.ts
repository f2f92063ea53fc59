import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { athensDate } from '#shared/dates.ts';
import { changePassword } from '#features/customers/server/actions.ts';
import { accountContract } from '../contract.ts';
import {
  deleteAccount,
  eraseCustomer,
  readOwnOrders,
  readProfile,
  readRecommendations,
  readStats,
  recentOrders,
  updateProfile,
} from './actions.ts';
import { exportCustomer, exportData } from './export.ts';
import { mergeCustomers, previewMerge } from './merge.ts';
import { bringAlong, listLeftBehind, listOwnLeftBehind } from './moved.ts';

const account = implement(accountContract).$context<ApiContext>().use(guard);

export const accountApi = account.router({
  getSession: account.getSession.handler(({ context: { services, viewer, caller } }) => {
    const { publicUrl, demo, isLocal, isProduction, devMailbox, analyticsUrl } = services.config;
    return {
      viewer,
      cartCount: caller.cartCount ?? 0,
      site: {
        publicUrl,
        isDemo: demo,
        isLocal: isLocal && !isProduction,
        devMailbox,
        ...(analyticsUrl ? { analyticsUrl } : {}),
      },
    };
  }),
  getStats: account.getStats.handler(({ context }) => readStats(context)),
  listRecentOrders: account.listRecentOrders.handler(({ context }) => readOwnOrders(context, recentOrders)),
  listOwnOrders: account.listOwnOrders.handler(({ context }) => readOwnOrders(context)),
  listRecommendations: account.listRecommendations.handler(({ context }) => readRecommendations(context)),
  getProfile: account.getProfile.handler(({ context }) => readProfile(context)),
  updateProfile: account.updateProfile.handler(async ({ context, input }) => ({
    customer: await updateProfile(context, input),
    message: 'Τα στοιχεία σας αποθηκεύτηκαν.',
  })),
  changePassword: account.changePassword.handler(
    says('Ο κωδικός σας άλλαξε και αποσυνδεθήκατε από τις άλλες συσκευές.', changePassword),
  ),
  deleteAccount: account.deleteAccount.handler(says('Ο λογαριασμός σας διαγράφηκε.', deleteAccount)),
  eraseCustomer: account.eraseCustomer.handler(says('Ο πελάτης διαγράφηκε.', eraseCustomer)),
  listOwnLeftBehind: account.listOwnLeftBehind.handler(({ context }) => listOwnLeftBehind(context)),
  listLeftBehind: account.listLeftBehind.handler(call(listLeftBehind)),
  bringAlong: account.bringAlong.handler(says('Η διεύθυνση άλλαξε σε όσα επιλέξατε.', bringAlong)),
  previewMerge: account.previewMerge.handler(call(previewMerge)),
  mergeCustomers: account.mergeCustomers.handler(says('Οι πελάτες συγχωνεύτηκαν.', mergeCustomers)),
  exportCustomer: account.exportCustomer.handler(({ context, input }) => {
    const date = athensDate(context.services.now());
    context.answer.set('Content-Disposition', `attachment; filename="customer-data-${date}.json"`);
    return exportCustomer(context, input);
  }),
  exportData: account.exportData.handler(({ context }) => {
    const date = athensDate(context.services.now());
    context.answer.set('Content-Disposition', `attachment; filename="my-data-${date}.json"`);
    return exportData(context);
  }),
});
