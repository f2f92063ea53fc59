import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { settingsResource } from '#server/settings.ts';
import { termsContract } from '../contract.ts';
import { changeTerms, previewTerms, readTerms, readTermsForAdmin, termsResource } from './actions.ts';

const terms = implement(termsContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

export const termsApi = terms.router({
  getTerms: terms.getTerms.handler(({ context, input: { version } }) => {
    context.reads(termsResource);
    context.reads(settingsResource);
    return readTerms(context, version);
  }),
  getTermsForAdmin: terms.getTermsForAdmin.handler(({ context }) => readTermsForAdmin(context)),
  previewTerms: terms.previewTerms.handler(({ input }) => previewTerms(input)),
  putTerms: terms.putTerms.handler(says('Οι νέοι όροι ισχύουν.', changeTerms)),
  resetTerms: terms.resetTerms.handler(
    says('Ισχύει ξανά το έτοιμο κείμενο.', (context: ApiContext) => changeTerms(context, { body: null })),
  ),
});
