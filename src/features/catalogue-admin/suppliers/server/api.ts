import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { suppliersContract } from '../contract.ts';
import * as actions from './actions.ts';

const admin = implement(suppliersContract).$context<ApiContext>().use(guard);

export const suppliersApi = {
  listSuppliers: admin.listSuppliers.handler(({ context }) => actions.listSuppliers(context)),
  addSupplier: admin.addSupplier.handler(call(actions.addSupplier)),
  updateSupplier: admin.updateSupplier.handler(says('Ο προμηθευτής αποθηκεύτηκε.', actions.updateSupplier)),
  removeSupplier: admin.removeSupplier.handler(says('Ο προμηθευτής διαγράφηκε.', actions.removeSupplier)),
  listSupplies: admin.listSupplies.handler(call(actions.listSupplies)),
  findBought: admin.findBought.handler(call(actions.findBought)),
  putSupply: admin.putSupply.handler(says('Αποθηκεύτηκε.', actions.putSupply)),
  removeSupply: admin.removeSupply.handler(says('Το προϊόν βγήκε από τον προμηθευτή.', actions.removeSupply)),
};
