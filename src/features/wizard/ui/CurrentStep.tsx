import { Field } from '#ui/form/Field.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { Button } from '#ui/components/Button.tsx';
import { experiences } from '#features/advice/enums.ts';
import { experienceLabels, experienceNotes } from '../labels.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import type { StepProps } from './step-props.ts';

const nothing = 'Δεν υπάρχει τίποτα';

/** Step 4: current security and experience. */
export function CurrentStep({ answers, faults, onAnswer }: StepProps) {
  return (
    <>
      <div>
        <Field
          label={<span className="text-lg font-semibold tracking-head">Τι υπάρχει σήμερα στον χώρο;</span>}
          required
          hint="Κλειδαριές, κάγκελα, παλιός συναγερμός, κάμερες. Το διαβάζει ο τεχνικός μας, αν ζητήσετε προσφορά."
          error={faults.currentSecurity}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={answers.currentSecurity ?? ''}
            onChange={(event) => onAnswer({ currentSecurity: event.target.value })}
          />
        </Field>
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => onAnswer({ currentSecurity: nothing })}
        >
          {nothing}
        </Button>
      </div>
      <ChoiceTiles
        legend="Πόση εμπειρία έχετε με τέτοια συστήματα;"
        columns={3}
        choices={experiences.map((value) => ({
          value,
          title: experienceLabels[value],
          note: experienceNotes[value],
        }))}
        chosen={answers.experience ? [answers.experience] : []}
        onToggle={(experience) => onAnswer({ experience })}
        error={faults.experience}
      />
    </>
  );
}
