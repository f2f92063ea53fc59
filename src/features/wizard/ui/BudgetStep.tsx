import { Camera, Radar, ScanEye, ShieldCheck } from 'lucide-react';
import { vatPercent } from '#shared/money.ts';
import { budgets, priorities } from '#features/advice/enums.ts';
import { budgetLabels, priorityLabels, priorityNotes } from '../labels.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import type { StepProps } from './step-props.ts';

const icons = { prevention: ShieldCheck, detection: Radar, monitoring: ScanEye, evidence: Camera };

/** Step 3: budget and priority. */
export function BudgetStep({ answers, faults, onAnswer }: StepProps) {
  return (
    <>
      <ChoiceTiles
        legend={`Πόσα σκέφτεστε να διαθέσετε; Με ΦΠΑ ${vatPercent()}% και εγκατάσταση.`}
        choices={budgets.map((value) => ({ value, title: budgetLabels[value] }))}
        chosen={answers.budget ? [answers.budget] : []}
        onToggle={(budget) => onAnswer({ budget })}
        error={faults.budget}
      />
      <ChoiceTiles
        legend="Τι μετράει περισσότερο για εσάς;"
        choices={priorities.map((value) => {
          const Icon = icons[value];
          return { value, title: priorityLabels[value], note: priorityNotes[value], icon: <Icon /> };
        })}
        chosen={answers.priority ? [answers.priority] : []}
        onToggle={(priority) => onAnswer({ priority })}
        error={faults.priority}
      />
    </>
  );
}
