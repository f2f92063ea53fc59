import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import {
  absences,
  budgets,
  concerns,
  internets,
  locations,
  priorities,
  propertySizes,
  wirings,
} from '#features/advice/enums.ts';
import { usual } from '#features/advice/home.ts';
import type { Home } from '#features/advice/types.ts';
import type { FinerNumber, PartialAnswers } from '../answers-contract.ts';
import { absenceLabels, choiceLabels, internetLabels, wiringLabels } from '../finer-labels.ts';
import {
  budgetLabels,
  concernLabels,
  locationLabels,
  priorityLabels,
  propertySizeLabels,
} from '../labels.ts';
import { finerOf, type WizardState } from '../saved-state.ts';
import { Choice } from './Choice.tsx';
import { FinerFields } from './FinerFields.tsx';

const numbers: readonly FinerNumber[] = ['areaM2', 'doors', 'windows', 'petKg'];

interface Props {
  state: WizardState;
  home: Home | undefined;
  onChange: (change: Partial<WizardState>) => void;
  children: ReactNode;
}

/** The answers next to the result: the advice follows every change. */
export function ChangeAnswers({ state, home, onChange, children }: Props) {
  const { answers, typed, choices } = state;
  const { faults } = finerOf(state);
  const answer = (change: PartialAnswers) => onChange({ answers: { ...answers, ...change } });
  const chosen = answers.securityConcerns ?? [];
  return (
    <section aria-labelledby="change" className="print:hidden">
      <h2 id="change" className="text-xl">
        Αλλάξτε μια απάντηση
      </h2>
      <details className="desk-open group mt-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2.5 text-base text-text-2 hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
          Η πρόταση υπολογίζεται ξανά και λέμε τι άλλαξε.
          <ChevronDown className="icon-sm text-text-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <Choice
            label="Μέγεθος"
            values={propertySizes}
            labels={propertySizeLabels}
            value={answers.propertySize}
            onChange={(propertySize) => answer({ propertySize })}
          />
          <Choice
            label="Περιοχή"
            values={locations}
            labels={locationLabels}
            value={answers.location}
            onChange={(location) => answer({ location })}
          />
          <Choice
            label="Προϋπολογισμός"
            values={budgets}
            labels={budgetLabels}
            value={answers.budget}
            onChange={(budget) => answer({ budget })}
          />
          <Choice
            label="Προτεραιότητα"
            values={priorities}
            labels={priorityLabels}
            value={answers.priority}
            onChange={(priority) => answer({ priority })}
          />
          <Choice
            label="Καλωδίωση"
            values={wirings}
            labels={wiringLabels}
            value={choices.wiring ?? 'either'}
            onChange={(wiring) => onChange({ choices: { ...choices, wiring } })}
          />
          <Choice
            label={choiceLabels.internet}
            values={internets}
            labels={internetLabels}
            value={choices.internet ?? home?.internet ?? usual.internet}
            onChange={(internet) => onChange({ choices: { ...choices, internet } })}
          />
          <Choice
            label={choiceLabels.emptyFor}
            values={absences}
            labels={absenceLabels}
            value={choices.emptyFor ?? home?.emptyFor ?? usual.emptyFor}
            onChange={(emptyFor) => onChange({ choices: { ...choices, emptyFor } })}
          />
          <FinerFields
            names={numbers}
            typed={typed}
            faults={faults}
            home={home}
            onType={(next) => onChange({ typed: next })}
          />
        </div>
        <fieldset className="mt-5">
          <legend className="text-base font-medium">Ανάγκες</legend>
          <div className="mt-1 grid gap-x-5 sm:grid-cols-2 xl:grid-cols-4">
            {concerns.map((concern) => {
              const isLast = chosen.length === 1 && chosen[0] === concern;
              return (
                <Checkbox
                  key={concern}
                  checked={chosen.includes(concern)}
                  aria-disabled={isLast || undefined}
                  onChange={() =>
                    !isLast &&
                    answer({
                      securityConcerns: concerns.filter((one) => chosen.includes(one) !== (one === concern)),
                    })
                  }
                >
                  {concernLabels[concern]}
                  {isLast && <span className="block text-sm text-text-3">Χρειάζεται τουλάχιστον μία</span>}
                </Checkbox>
              );
            })}
          </div>
        </fieldset>
      </details>
      <div className="sticky bottom-4 z-1 mt-4 empty:hidden">{children}</div>
    </section>
  );
}
