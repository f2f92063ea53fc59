import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { readResource } from '../../../server/read-resource.ts';
import { servicesContract } from '../contract.ts';
import { serviceForViewer } from '../rules.ts';
import { listServices } from './store.ts';

const services = implement(servicesContract).$context<ApiContext>().use(guard);

export const servicesApi = services.router({
  listServices: services.listServices.handler(async ({ context, input }) => {
    const all = await readResource(context, 'services', input, (db) => listServices(db, input));
    return all.map((service) => serviceForViewer(service, context.viewer));
  }),
});
