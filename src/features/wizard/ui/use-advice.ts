import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { completeAnswers } from '../rules.ts';
import { finerOf, type WizardState } from '../saved-state.ts';

/** The advice for the answers in this tab; while it is recomputed, the previous one. */
export function useAdvice(state: WizardState) {
  const answers = completeAnswers(state.answers);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...useApi().wizard.advise.queryOptions({
      input: answers ? { answers, finer: finerOf(state).finer } : skipToken,
    }),
    placeholderData: keepPreviousData,
  });
  return { advice: data, error, isNew: data !== undefined && !isPlaceholderData, refetch };
}
