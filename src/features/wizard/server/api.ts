import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { wizardContract } from '../contract.ts';
import { advise, findRequest, openShared, shareAdvice, submitRequest } from './actions.ts';

const wizard = implement(wizardContract).$context<ApiContext>().use(guard);

export const wizardApi = wizard.router({
  advise: wizard.advise.handler(({ context, input }) => advise(context, input)),
  submitRequest: wizard.submitRequest.handler(async ({ context, input }) => {
    await submitRequest(context, input);
    return {
      message: 'Το αίτημά σας στάλθηκε. Θα επικοινωνήσουμε μαζί σας εντός 24 ωρών των εργάσιμων ημερών.',
    };
  }),
  shareAdvice: wizard.shareAdvice.handler(({ context, input }) => shareAdvice(context, input)),
  openShared: wizard.openShared.handler(({ context, input }) => openShared(context, input.token)),
  findRequest: wizard.findRequest.handler(async ({ context: { services }, input }) => {
    const request = await findRequest(services, input.messageId);
    return request ? { request } : {};
  }),
});
