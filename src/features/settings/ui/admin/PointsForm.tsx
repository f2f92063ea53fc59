import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { PointsSettings } from '#shared/settings.ts';
import { pointsFields } from '../../sales-contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: PointsSettings;
  onSave: (filled: z.output<typeof pointsFields>) => Promise<unknown>;
}

/** How many points orders give, and how much of one they may pay. */
export function PointsForm({ stored, onSave }: Props) {
  const form = useZodForm(pointsFields, stored);
  return (
    <SettingsPanel group="points" form={form} begun={stored} onSave={onSave}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="perEuro"
          label="Πόντοι για κάθε ευρώ"
          hint="Κάθε παραγγελία κρατά όσους ίσχυαν όταν έγινε"
        >
          <Input className="num" inputMode="numeric" maxLength={4} />
        </FormField>
        <FormField
          form={form}
          name="mostPercent"
          label="Έως πόσο πληρώνουν πόντοι (%)"
          hint="Της αξίας των προϊόντων με ΦΠΑ"
        >
          <Input className="num" inputMode="numeric" maxLength={6} />
        </FormField>
      </div>
    </SettingsPanel>
  );
}
