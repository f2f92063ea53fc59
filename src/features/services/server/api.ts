import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { settingsResource } from '#server/settings.ts';
import { servicesContract } from '../contract.ts';
import { serviceForViewer } from '../rules.ts';
import { adoptServices, createService, deleteService, orderServices, updateService } from './actions.ts';
import { listStoredServices, listServices } from './store.ts';

const services = implement(servicesContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

export const servicesApi = services.router({
  listServices: services.listServices.handler(async ({ context, input }) => {
    context.reads('services');
    // By the hours nobody can do what takes longer than the longest day.
    context.reads(settingsResource);
    const all = await listServices(context.services.database.db, input);
    return all.map((service) => serviceForViewer(service, context.viewer));
  }),
  listStoredServices: services.listStoredServices.handler(async ({ context }) => {
    const all = await listStoredServices(context.services.database.db);
    return all.map((service) => serviceForViewer(service, context.viewer));
  }),
  createService: services.createService.handler(async ({ context, input }) => ({
    message: 'Η υπηρεσία δημιουργήθηκε επιτυχώς.',
    service: serviceForViewer(await createService(context, input), context.viewer),
  })),
  adoptServices: services.adoptServices.handler(async ({ context }) => {
    const added = await adoptServices(context);
    return {
      message:
        added === 0
          ? 'Οι έτοιμες υπηρεσίες υπάρχουν ήδη.'
          : 'Οι έτοιμες υπηρεσίες προστέθηκαν. Διορθώστε τες όπου χρειάζεται.',
      added,
    };
  }),
  updateService: services.updateService.handler(async ({ context, input }) => ({
    message: 'Η υπηρεσία ενημερώθηκε επιτυχώς.',
    service: serviceForViewer(await updateService(context, input), context.viewer),
  })),
  deleteService: services.deleteService.handler(says('Η υπηρεσία διαγράφηκε επιτυχώς.', deleteService)),
  orderServices: services.orderServices.handler(says('Η σειρά των υπηρεσιών άλλαξε.', orderServices)),
});
