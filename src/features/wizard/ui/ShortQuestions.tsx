import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { absences, internets, placeKinds } from '#features/advice/enums.ts';
import { isAskedOf, usual } from '#features/advice/home.ts';
import type { Home } from '#features/advice/types.ts';
import { absenceLabels, choiceLabels, internetLabels, placeKindLabels } from '../finer-labels.ts';
import { shortNumbers } from '../rules.ts';
import { finerOf, type FinerChoices, type WizardState } from '../saved-state.ts';
import { OptionalChoice, YesNo } from './Choice.tsx';
import { FinerFields } from './FinerFields.tsx';
import { changeWizard } from './wizard-state.ts';

interface Props {
  state: WizardState;
  /** With the defaults of what is not answered. */
  home: Home | undefined;
  /** Whether Next was pressed: a postal code is not wrong while it is being typed. */
  isTried: boolean;
}

const type = (typed: Record<string, string>) => changeWizard({ typed });

/** The short questions of step 1 that decide what can work in a place; each shows what is assumed until it is answered. */
export function ShortQuestions({ state: { typed, choices }, home, isTried }: Props) {
  const { faults } = finerOf({ typed, choices });
  const set = (change: FinerChoices) => changeWizard({ choices: { ...choices, ...change } });
  return (
    <section aria-labelledby="short-questions">
      <h2 id="short-questions" className="text-lg font-semibold tracking-head">
        Λίγες σύντομες ερωτήσεις
      </h2>
      <p className="mt-1 text-base text-text-2">
        Αλλάζουν την πρόταση. Όποια αφήσετε, υπολογίζεται με ό,τι υποθέτουμε, και το λέμε.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {home?.propertyType === 'business' && (
          <OptionalChoice
            label={choiceLabels.placeKind}
            values={placeKinds}
            labels={placeKindLabels}
            value={choices.placeKind}
            assumed={home.placeKind}
            onChange={(placeKind) => set({ placeKind })}
          />
        )}
        {home && isAskedOf(home.propertyType, 'hasVisitors') && (
          <YesNo
            label={choiceLabels.hasVisitors}
            value={choices.hasVisitors}
            assumed={home.hasVisitors}
            onChange={(hasVisitors) => set({ hasVisitors })}
          />
        )}
        <OptionalChoice
          label={choiceLabels.internet}
          values={internets}
          labels={internetLabels}
          value={choices.internet}
          assumed={home?.internet ?? usual.internet}
          onChange={(internet) => set({ internet })}
        />
        <OptionalChoice
          label={choiceLabels.emptyFor}
          values={absences}
          labels={absenceLabels}
          value={choices.emptyFor}
          assumed={home?.emptyFor ?? usual.emptyFor}
          onChange={(emptyFor) => set({ emptyFor })}
        />
        <Field
          label={choiceLabels.postcode}
          hint="Δείχνει αν πηγαίνουν εκεί οι τεχνικοί μας"
          error={isTried ? faults.postcode : undefined}
        >
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={8}
            value={typed['postcode'] ?? ''}
            onChange={({ target }) => type({ ...typed, postcode: target.value })}
          />
        </Field>
        <FinerFields names={shortNumbers} typed={typed} faults={faults} home={home} onType={type} />
      </div>
    </section>
  );
}
