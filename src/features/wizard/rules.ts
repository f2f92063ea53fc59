import { asksForCameras } from '#features/advice/cameras.ts';
import { isAskedOf } from '#features/advice/home.ts';
import type { Home } from '#features/advice/types.ts';
import type { FinerNumber, PartialAnswers, WizardAnswers } from './answers-contract.ts';
import type { FinerFaults } from './saved-state.ts';

/** The sentence next to each question that is not answered yet; none when the step may be left. */
export type StepFaults = Partial<Record<keyof WizardAnswers, string>>;

/** Steps 1 to 4 and their questions, each with its message while it has no answer (specification 2, section 5). */
const questions: readonly Partial<Record<keyof WizardAnswers, string>>[] = [
  {
    propertyType: 'Επιλέξτε τι θέλετε να προστατέψετε',
    propertySize: 'Επιλέξτε το μέγεθος του χώρου',
    location: 'Επιλέξτε την περιοχή',
  },
  { securityConcerns: 'Επιλέξτε τουλάχιστον μία ανάγκη' },
  { budget: 'Επιλέξτε τον προϋπολογισμό σας', priority: 'Επιλέξτε τι μετράει περισσότερο για εσάς' },
  {
    currentSecurity: 'Συμπληρώστε τι υπάρχει σήμερα στον χώρο, ή πατήστε «Δεν υπάρχει τίποτα»',
    experience: 'Επιλέξτε την εμπειρία σας',
  },
];

const isAnswered = (answer: string | readonly string[] | undefined) =>
  typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined && answer.length > 0;

/** What a step of questions still needs, counted from 1; later steps ask nothing of the answers. */
export function stepFaults(step: number, answers: PartialAnswers): StepFaults {
  const asked = Object.entries(questions[step - 1] ?? {}) as [keyof WizardAnswers, string][];
  return Object.fromEntries(asked.filter(([name]) => !isAnswered(answers[name])));
}

/** Of step 1: the numbers among its short questions. */
export const shortNumbers: readonly FinerNumber[] = ['doors', 'balconyDoors', 'shutters'];

const isAsked = (home: Home | undefined, name: FinerNumber) =>
  home !== undefined && isAskedOf(home.propertyType, name);

/** The numbers that the fold of step 1 asks of this home. */
export const measures = (home: Home | undefined): readonly FinerNumber[] => [
  'areaM2',
  'floor',
  'floors',
  'windows',
  'rooms',
  ...(isAsked(home, 'perimeterM') ? (['perimeterM'] as const) : []),
  'yardM',
];

/** The numbers that step 4 asks of this home. */
export const systemNumbers = (home: Home | undefined): readonly FinerNumber[] => [
  'petKg',
  'glazedRooms',
  'wetRooms',
  'combustionRooms',
  ...(isAsked(home, 'cashDesks') ? (['cashDesks'] as const) : []),
  ...(home && asksForCameras(home) ? (['daysKept'] as const) : []),
];

/**
 * Whether a step shows a field with a fault: one of another step, or of a question that no longer applies, has
 * no field here to say why nobody gets on.
 */
export function showsFault(step: number, home: Home | undefined, faults: FinerFaults): boolean {
  const shown =
    step === 1
      ? (['postcode', ...shortNumbers, ...measures(home)] as const)
      : step === 4
        ? systemNumbers(home)
        : [];
  return shown.some((name) => faults[name] !== undefined);
}

/** The step that may be shown when `wanted` is in the address: at most the first one that is not complete. */
export function openStep(wanted: number, answers: PartialAnswers, isSent: boolean): number {
  const first = [1, 2, 3, 4].find((step) => Object.keys(stepFaults(step, answers)).length > 0);
  if (first !== undefined) return Math.min(wanted, first);
  return wanted === 7 && !isSent ? 6 : wanted;
}

/** All answers, if none is missing. */
export function completeAnswers(answers: PartialAnswers): WizardAnswers | undefined {
  return [1, 2, 3, 4].every((step) => Object.keys(stepFaults(step, answers)).length === 0)
    ? (answers as WizardAnswers)
    : undefined;
}

/** The rooms of the documented request (specification 2, section 5). */
export function roomsOf(size: WizardAnswers['propertySize']): number {
  if (size === 'small') return 2;
  return size === 'medium' ? 4 : 6;
}
