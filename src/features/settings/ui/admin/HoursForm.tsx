import { useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { weekdayName } from '#shared/dates.ts';
import { isOn } from '#shared/switches.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { SpansField } from '#ui/form/SpansField.tsx';
import type { HoursSettings } from '#shared/settings.ts';
import { hoursFields } from '../../contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: HoursSettings;
  onSave: (filled: z.output<typeof hoursFields>) => Promise<unknown>;
}

const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The hours of each day of the week. */
export function HoursForm({ stored, onSave }: Props) {
  const form = useZodForm(hoursFields, stored);
  const week = useWatch({ control: form.control, name: 'week' });
  const { errors } = useFormState({ control: form.control });
  return (
    <SettingsPanel group="hours" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Ισχύει για το κατάστημα και για τα ραντεβού. Ημέρες με άλλο ωράριο ορίζετε στα ραντεβού
        {isOn('chat') && (
          <>
            , και πότε απαντάτε στη συνομιλία{' '}
            <TextLink href="/admin?tab=chat&view=figures">στις ώρες υποστήριξης</TextLink>
          </>
        )}
        .
      </p>
      <ul className="grid gap-3">
        {days.map((day) => (
          <li
            key={day}
            className="grid min-h-11 items-start gap-x-4 gap-y-2 border-b border-line pb-3 sm:grid-cols-[9rem_1fr]"
          >
            <FormControl form={form} name={`week.${day}.isOpen`}>
              <Checkbox>{weekdayName(day + 1)}</Checkbox>
            </FormControl>
            {/* A closed day keeps its hours, and shows those that are wrong. */}
            {week[day]?.isOpen || errors.week?.[day] ? (
              <SpansField form={form} name={`week.${day}.spans`} of={weekdayName(day + 1)} />
            ) : (
              <span className="text-base text-text-3">Κλειστά</span>
            )}
          </li>
        ))}
      </ul>
    </SettingsPanel>
  );
}
