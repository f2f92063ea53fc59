import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { completeAnswers } from '../rules.ts';
import { finerOf, type WizardState } from '../saved-state.ts';

/** The advice for the answers in this tab. */
export function useAdvice(state: WizardState) {
  const answers = completeAnswers(state.answers);
  const { data, error, refetch } = useQuery(
    useApi().wizard.advise.queryOptions({
      input: answers ? { answers, finer: finerOf(state).finer } : skipToken,
    }),
  );
  return { advice: data, error, refetch };
}

/** Why there is no advice: the limit says when to try again, everything else is the specified sentence. */
export const failedAdviceText = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'TOO_MANY_REQUESTS'
    ? error.message
    : 'Δεν ήταν δυνατή η λήψη συστάσεων. Παρακαλώ δοκιμάστε ξανά.';
