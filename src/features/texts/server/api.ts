import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { settingsResource } from '#server/settings.ts';
import { textsContract } from '../contract.ts';
import { listTexts, previewText, putText, readLegal, readPageTexts, readText, resetText } from './actions.ts';

const texts = implement(textsContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

export const textsApi = texts.router({
  getPageTexts: texts.getPageTexts.handler(({ context, input }) => {
    context.reads(settingsResource);
    return readPageTexts(context, input);
  }),
  getLegal: texts.getLegal.handler(({ context, input }) => {
    context.reads(settingsResource);
    return readLegal(context, input);
  }),
  listTexts: texts.listTexts.handler(call(listTexts)),
  getText: texts.getText.handler(call(readText)),
  previewText: texts.previewText.handler(call(previewText)),
  putText: texts.putText.handler(says('Το κείμενο αποθηκεύτηκε.', putText)),
  resetText: texts.resetText.handler(says('Ισχύει ξανά το έτοιμο κείμενο.', resetText)),
});
