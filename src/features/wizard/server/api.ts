import { contactTime } from '#shared/promises.ts';
import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { call } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { wizardContract } from '../contract.ts';
import { findExampleHouse, listExamples } from './advise.ts';
import { advise, findRequest, openShared, shareAdvice, submitRequest } from './actions.ts';

const wizard = implement(wizardContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

export const wizardApi = wizard.router({
  listExamples: wizard.listExamples.handler(({ context }) => {
    context.reads('catalogue');
    return listExamples(context.services);
  }),
  findExampleHouse: wizard.findExampleHouse.handler(({ context }) => {
    context.reads('catalogue');
    return findExampleHouse(context.services);
  }),
  advise: wizard.advise.handler(call(advise)),
  submitRequest: wizard.submitRequest.handler(async ({ context, input }) => {
    await submitRequest(context, input);
    return { message: `Το αίτημά σας στάλθηκε. Θα επικοινωνήσουμε μαζί σας ${contactTime()}.` };
  }),
  shareAdvice: wizard.shareAdvice.handler(call(shareAdvice)),
  openShared: wizard.openShared.handler(call(openShared)),
  findRequest: wizard.findRequest.handler(async ({ context: { services }, input }) => {
    const request = await findRequest(services, input.messageId);
    return request ? { request } : {};
  }),
});
