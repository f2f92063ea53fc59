import type { PartialAnswers } from '../answers-contract.ts';
import type { StepFaults } from '../rules.ts';

export interface StepProps {
  answers: PartialAnswers;
  /** The sentences next to unanswered questions, once Next was pressed. */
  faults: StepFaults;
  onAnswer: (answers: PartialAnswers) => void;
}
