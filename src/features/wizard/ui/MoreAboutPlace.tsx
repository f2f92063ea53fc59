import { useHydrated } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { contentValues, existingParts, placeKinds, wirings } from '#features/advice/enums.ts';
import type { Home } from '#features/advice/types.ts';
import type { FinerNumber } from '../answers-contract.ts';
import { contentsLabels, existingLabels, placeKindLabels, wiringLabels } from '../finer-labels.ts';
import { finerOf, type FinerChoices, type WizardState } from '../saved-state.ts';
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

const aboutPlace: readonly FinerNumber[] = [
  'areaM2',
  'floor',
  'doors',
  'balconyDoors',
  'windows',
  'shutters',
  'rooms',
  'yardM',
];

const set = (choices: FinerChoices, change: FinerChoices) =>
  changeWizard({ choices: { ...choices, ...change } });

/** The finer questions of step 1: what can be measured. */
export function MoreAboutPlace({ state: { typed, choices }, home }: Props) {
  const { faults } = finerOf({ typed, choices });
  return (
    <More
      title="Γνωρίζετε πιο ακριβή στοιχεία;"
      open={
        choices.placeKind !== undefined ||
        aboutPlace.some((name) => typed[name] !== undefined && typed[name] !== '')
      }
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <FinerFields
          names={aboutPlace}
          typed={typed}
          faults={faults}
          home={home}
          onType={(next) => changeWizard({ typed: next })}
        />
        {home?.propertyType === 'business' && (
          <Field
            label="Είδος επιχείρησης"
            hint={choices.placeKind ? undefined : 'Η επιλογή που βλέπετε είναι υπόθεση'}
          >
            <Select
              value={choices.placeKind ?? home.placeKind}
              onChange={({ target }) =>
                set(choices, { placeKind: placeKinds.find((one) => one === target.value) })
              }
            >
              {placeKinds.map((one) => (
                <option key={one} value={one}>
                  {placeKindLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </More>
  );
}

/** The finer questions of step 4: what is there, what lives there, and how it may be wired. */
export function MoreAboutSystem({ state: { typed, choices }, home }: Props) {
  const { faults } = finerOf({ typed, choices });
  const existing = choices.existing ?? [];
  const hasAnswer =
    Object.entries(choices).some(([name, value]) => name !== 'placeKind' && value !== undefined) ||
    typed['petKg'] !== undefined;
  return (
    <More title="Θέλετε πιο ακριβή πρόταση;" open={hasAnswer}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Καλωδίωση">
          <Select
            value={choices.wiring ?? 'either'}
            onChange={({ target }) => set(choices, { wiring: wirings.find((one) => one === target.value) })}
          >
            {(['either', 'wireless', 'wired'] as const).map((one) => (
              <option key={one} value={one}>
                {wiringLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
        <FinerFields
          names={['petKg']}
          typed={typed}
          faults={faults}
          home={home}
          onType={(next) => changeWizard({ typed: next })}
        />
        <Field
          label="Αξία όσων φυλάσσονται μέσα"
          hint={choices.contents ? undefined : 'Η επιλογή που βλέπετε είναι υπόθεση'}
        >
          <Select
            value={choices.contents ?? home?.contents ?? '5k-20k'}
            onChange={({ target }) =>
              set(choices, { contents: contentValues.find((one) => one === target.value) })
            }
          >
            {contentValues.map((one) => (
              <option key={one} value={one}>
                {contentsLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
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
