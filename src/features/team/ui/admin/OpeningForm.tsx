import { ORPCError } from '@orpc/client';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useFormState, useWatch } from 'react-hook-form';
import type { LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SpansField } from '#ui/form/SpansField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { openingOverride, type OpeningOverride } from '../../contract.ts';
import { openingText } from '../../opening-text.ts';
import { useRefreshTeam } from './use-refresh-team.ts';

/** Closes a day or several, opens them or changes their hours; the present hours of the first are shown below it. */
export function OpeningForm({ today }: { today: LocalDate }) {
  const { booking, team } = useApi();
  const form = useZodForm(openingOverride, { isOpen: false, spans: [{ opens: '09:00', closes: '15:00' }] });
  const [date, isOpen] = useWatch({ control: form.control, name: ['date', 'isOpen'] });
  const { data: [seen] = [] } = useQuery({
    ...booking.listOpeningDays.queryOptions({
      input: date && date >= today ? { from: date, to: date } : skipToken,
      meta: { title: 'Το ωράριο της ημέρας δεν φορτώθηκε' },
    }),
    staleTime: 0,
  });
  const { errors } = useFormState({ control: form.control });
  const refresh = useRefreshTeam();
  const { mutateAsync } = useMutation(
    team.putOpeningOverride.mutationOptions({
      meta: { title: 'Η ημέρα δεν άλλαξε', inForm: true },
      // Another administrator saved first: the current hours are shown.
      onError: (error) => error instanceof ORPCError && error.code === 'OPENING_CHANGED' && refresh(),
    }),
  );

  async function save({ spans, ...said }: OpeningOverride) {
    const { message, warning } = await mutateAsync({
      ...said,
      ...(said.isOpen && { spans }),
      ...(seen?.date === said.date && { seen }),
    });
    toast({ title: message, description: warning, ...(warning && { tone: 'high' as const }) });
    form.reset();
    await refresh();
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-4 rounded-md bg-sunken p-4">
      <UnsavedGuard form={form} opener="dialog" />
      <h3 className="text-base">Αλλαγή ωραρίου σε μία ή περισσότερες ημέρες</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="date"
          label="Ημέρα"
          hint={seen?.date === date && seen && `Τώρα: ${openingText(seen)}`}
          required
        >
          <Input size="sm" type="date" min={today} />
        </FormField>
        <FormField
          form={form}
          name="until"
          label="έως και"
          optional
          hint="Όσες ημέρες είναι ήδη κλειστές μένουν κλειστές"
        >
          <Input size="sm" type="date" min={date || today} />
        </FormField>
        <FormField form={form} name="reason" label="Λόγος" optional>
          <Input size="sm" maxLength={100} placeholder="Απογραφή" autoComplete="off" />
        </FormField>
      </div>
      <FormControl form={form} name="isOpen">
        <Switch>Ανοιχτά αυτή την ημέρα</Switch>
      </FormControl>
      {(isOpen || errors.spans) && <SpansField form={form} name="spans" of="η ημέρα" />}
      <SubmitButton
        size="sm"
        variant="outline"
        form={form}
        pendingLabel="Αποθήκευση..."
        className="justify-self-start"
      >
        Αποθήκευση ημέρας
      </SubmitButton>
    </Form>
  );
}
