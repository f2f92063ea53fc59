import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '../../../server/cache/shared-outputs.ts';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { propertyTypes } from '../../advice/enums.ts';
import { wizardContract } from '../contract.ts';
import { readItems } from './advise.ts';
import { advise, findRequest, openShared, shareAdvice, submitRequest } from './actions.ts';
import { exampleOf } from '../example.ts';

const wizard = implement(wizardContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

export const wizardApi = wizard.router({
  listExamples: wizard.listExamples.handler(async ({ context }) => {
    context.reads('catalogue');
    const { classes } = await readItems(context.services);
    return propertyTypes.map((type) => exampleOf(type, classes));
  }),
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
