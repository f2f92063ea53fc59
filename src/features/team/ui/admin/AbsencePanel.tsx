import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { athensDate, formatDate } from '#shared/dates.ts';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { absenceDays, type Absence, type AbsenceDays } from '../../absence-contract.ts';
import { absenceText } from '../../absence-text.ts';
import type { Technician } from '../../contract.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { useRefreshTeam } from './use-refresh-team.ts';
import { VisitsInTheWay } from './VisitsInTheWay.tsx';

interface Props {
  technician: Technician;
  absences: readonly Absence[];
  onDone: () => void;
}

export function AbsencePanel({ technician, absences, onDone }: Props) {
  const { id: technicianId, name } = technician;
  const [today] = useState(() => athensDate(new Date()));
  const form = useZodForm(absenceDays, { from: today, to: today });
  const days = useWatch({ control: form.control });
  const { addAbsence, removeAbsence } = useApi().team;
  const refresh = useRefreshTeam();
  const add = useMutation(
    addAbsence.mutationOptions({ meta: { title: 'Η απουσία δεν καταχωρίστηκε', inForm: true } }),
  );
  const end = useMutation(
    removeAbsence.mutationOptions({
      meta: { title: 'Η απουσία δεν έληξε' },
      onSuccess: ({ message }) => toast({ title: message, description: name }),
      onSettled: refresh,
    }),
  );

  async function save(given: AbsenceDays) {
    try {
      const { message, absence } = await add.mutateAsync({ technicianId, ...given });
      toast({
        title: message,
        description: `${name}: ${absenceText(given)}.`,
        action: { label: 'Αναίρεση', onClick: () => end.mutate({ absenceId: absence.id }) },
      });
    } catch (error) {
      showRefusal(form, error);
    }
    await refresh();
  }
  /** The last day follows the first while it would be before it. */
  function follow(from: string) {
    if (form.getValues('to') < from) form.setValue('to', from);
  }
  const checked = absenceDays.safeParse(days);

  return (
    <div className="grid gap-5">
      <h3 className="text-lg">{name}</h3>
      <Form form={form} onSubmit={save} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <FormField form={form} name="from" label="Λείπει από">
          <Input size="sm" type="date" min={today} onBlur={({ target }) => follow(target.value)} />
        </FormField>
        <FormField form={form} name="to" label="έως και">
          <Input size="sm" type="date" min={days.from ?? today} />
        </FormField>
        <SubmitButton size="sm" form={form} className="sm:mt-[26px]" pendingLabel="Καταχώριση...">
          Καταχώριση απουσίας
        </SubmitButton>
      </Form>
      {absences.length > 0 && (
        <ul aria-label="Καταχωρισμένες απουσίες" className="flex flex-wrap gap-2">
          {absences.map((absence) => (
            <li
              key={absence.id}
              className="flex items-center gap-1 rounded-sm bg-medium-soft py-0.5 pr-0.5 pl-2.5 text-base"
            >
              <span className="num">{absenceText(absence)}</span>
              <IconButton
                size="sm"
                label={`Λήξη της απουσίας από ${formatDate(absence.from)}`}
                disabled={end.isPending}
                onClick={() => end.mutate({ absenceId: absence.id })}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {checked.success && <VisitsInTheWay technicianId={technicianId} {...checked.data} />}
      <section className="grid gap-2 border-t border-line pt-4">
        <h4 className="text-base font-semibold">Ημερολόγιο του τεχνικού</h4>
        <CalendarFeed technicianId={technicianId} />
      </section>
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={onDone}>
        Όλοι οι τεχνικοί
      </Button>
    </div>
  );
}
