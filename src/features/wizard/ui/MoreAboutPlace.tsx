import { useHydrated } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { contentValues, existingParts, wirings } from '#features/advice/enums.ts';
import type { Home } from '#features/advice/types.ts';
import { choiceLabels, contentsLabels, existingLabels, wiringLabels } from '../finer-labels.ts';
import { measures, systemNumbers } from '../rules.ts';
import { finerOf, type FinerChoices, type WizardState } from '../saved-state.ts';
import { OptionalChoice, YesNo } from './Choice.tsx';
import { FinerFields } from './FinerFields.tsx';
import { changeWizard } from './wizard-state.ts';

interface MoreProps {
  title: string;
  /** Whether something in it is answered when it appears; it never closes by itself. */
  open: boolean;
  children: ReactNode;
}

/** A folded group of optional questions. */
function More(props: MoreProps) {
  // The answers are known from hydration on.
  return <Folded key={String(useHydrated())} {...props} />;
}

function Folded({ title, open, children }: MoreProps) {
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className="group rounded-md border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-4 py-2.5 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown className="icon-sm transition-transform group-open:rotate-180" />
        <span>
          {title} <span className="font-normal text-text-3">(προαιρετικό)</span>
        </span>
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}

interface Props {
  state: WizardState;
  home: Home | undefined;
}

const set = (choices: FinerChoices, change: FinerChoices) =>
  changeWizard({ choices: { ...choices, ...change } });

/** The finer questions of step 1: what can be measured. */
export function MoreAboutPlace({ state: { typed, choices }, home }: Props) {
  const { faults } = finerOf({ typed, choices });
  return (
    <More
      title="Γνωρίζετε πιο ακριβή στοιχεία;"
      open={
        choices.hasMains !== undefined ||
        measures(home).some((name) => typed[name] !== undefined && typed[name] !== '')
      }
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <FinerFields
          names={measures(home)}
          typed={typed}
          faults={faults}
          home={home}
          onType={(next) => changeWizard({ typed: next })}
        />
        <YesNo
          label={choiceLabels.hasMains}
          value={choices.hasMains}
          assumed={home?.hasMains}
          onChange={(hasMains) => set(choices, { hasMains })}
        />
      </div>
    </More>
  );
}

/** The finer questions of step 4: what is there, what lives there, and how it may be wired. */
export function MoreAboutSystem({ state: { typed, choices }, home }: Props) {
  const { faults } = finerOf({ typed, choices });
  const existing = choices.existing ?? [];
  const hasAnswer =
    [choices.wiring, choices.existing, choices.contents, choices.pastIncident, choices.isMonitored].some(
      (value) => value !== undefined,
    ) || systemNumbers(home).some((name) => typed[name] !== undefined);
  return (
    <More title="Θέλετε πιο ακριβή πρόταση;" open={hasAnswer}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <OptionalChoice
          label={choiceLabels.wiring}
          values={wirings}
          labels={wiringLabels}
          value={choices.wiring}
          assumed={home?.wiring}
          onChange={(wiring) => set(choices, { wiring })}
        />
        <FinerFields
          names={systemNumbers(home)}
          typed={typed}
          faults={faults}
          home={home}
          onType={(next) => changeWizard({ typed: next })}
        />
        <OptionalChoice
          label="Αξία όσων φυλάσσονται μέσα"
          values={contentValues}
          labels={contentsLabels}
          value={choices.contents}
          assumed={home?.contents}
          onChange={(contents) => set(choices, { contents })}
        />
      </div>
      <fieldset className="mt-5">
        <legend className="text-base font-medium">Τι υπάρχει ήδη και θα μείνει</legend>
        <div className="mt-1 grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
          {existingParts.map((part) => (
            <Checkbox
              key={part}
              checked={existing.includes(part)}
              onChange={() =>
                set(choices, {
                  existing: existingParts.filter((one) => existing.includes(one) !== (one === part)),
                })
              }
            >
              {existingLabels[part]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Checkbox
        className="mt-2"
        checked={choices.pastIncident ?? false}
        onChange={({ target }) => set(choices, { pastIncident: target.checked })}
      >
        Έχει γίνει στο παρελθόν διάρρηξη ή απόπειρα
      </Checkbox>
      <Checkbox
        checked={choices.isMonitored ?? false}
        onChange={({ target }) => set(choices, { isMonitored: target.checked })}
      >
        Θα υπάρχει σύμβαση με κέντρο λήψης σημάτων
      </Checkbox>
    </More>
  );
}
