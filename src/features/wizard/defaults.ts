import { dropUndefined } from '#shared/partial-input.ts';
import { homeOf } from '#features/advice/home.ts';
import type { Answers, Home } from '#features/advice/types.ts';
import type { FinerAnswers, PartialAnswers, WizardAnswers } from './answers-contract.ts';

/** The answers as the engine reads them. */
export function engineAnswers({ securityConcerns, ...answers }: WizardAnswers): Answers {
  return { ...answers, concerns: securityConcerns };
}

/** The home as the engine will measure it, with the defaults for what is not answered; undefined before step 1 is. */
export function measuredHome(answers: PartialAnswers, finer: FinerAnswers): Home | undefined {
  const { propertyType, propertySize, location } = answers;
  if (!propertyType || !propertySize || !location) return undefined;
  const known: Answers = {
    propertyType,
    propertySize,
    location,
    concerns: answers.securityConcerns ?? [],
    budget: answers.budget ?? 'medium',
    priority: answers.priority ?? 'detection',
    currentSecurity: '',
    experience: answers.experience ?? 'beginner',
  };
  return homeOf(known, dropUndefined(finer));
}
