import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { weekdayName } from '#shared/dates.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { useApi } from '#ui/page/api.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import type { SupportHours } from '../../../support-contract.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

export function HoursDialog({ hours, onClose }: { hours: SupportHours; onClose: () => void }) {
  const [typed, setTyped] = useState(hours);
  const { inbox } = useApi();
  const { mutate, isPending, error } = useMutation(
    inbox.setSupportHours.mutationOptions({
      meta: { title: 'Το ωράριο δεν αποθηκεύτηκε', inForm: true, confirms: true },
      onSuccess: onClose,
    }),
  );
  const fields: Record<string, string> = error instanceof ORPCError ? (error.data?.fields ?? {}) : {};
  return (
    <ConfirmDialog
      open
      tone="primary"
      onOpenChange={onClose}
      title="Ώρες υποστήριξης"
      description="Αυτές τις ώρες λέει ο βοηθός ότι απαντάτε. Όποιος δηλώνει «Είμαι εδώ» δέχεται συνομιλίες κάθε ώρα."
      confirmLabel="Αποθήκευση"
      pendingLabel="Αποθήκευση..."
      pending={isPending}
      onConfirm={() => mutate(typed)}
    >
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="mb-1.5 text-base font-medium">Ημέρες</legend>
        {week.map((day) => (
          <Checkbox
            key={day}
            checked={typed.days.includes(day)}
            onChange={({ target }) =>
              setTyped({
                ...typed,
                days: week.filter((one) => (one === day ? target.checked : typed.days.includes(one))),
              })
            }
          >
            {weekdayName(day)}
          </Checkbox>
        ))}
      </fieldset>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Field label="Από" error={fields['opens']}>
          <Input
            size="sm"
            placeholder="08:00"
            value={typed.opens}
            onChange={({ target }) => setTyped({ ...typed, opens: target.value })}
          />
        </Field>
        <Field label="Έως" error={fields['closes']}>
          <Input
            size="sm"
            placeholder="18:00"
            value={typed.closes}
            onChange={({ target }) => setTyped({ ...typed, closes: target.value })}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
