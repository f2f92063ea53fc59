import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { athensDate } from '#shared/dates.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { Order } from '../../contract.ts';
import { toldText } from '../../texts.ts';
import { nextStatus } from '../../transitions.ts';
import { useUpdateOrder } from './use-update-order.ts';

/** Another day by which an order under way is expected; its customer is notified, and its visit follows. */
export function ExpectedDelivery({ order }: { order: Order }) {
  const { id, status, estimatedDelivery = '' } = order;
  const [today] = useState(() => athensDate(new Date()));
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useUpdateOrder();
  if (nextStatus(status) === undefined) return null;
  if (typed === undefined) {
    return (
      <Button variant="outline" size="sm" onClick={() => setTyped(estimatedDelivery)}>
        Αλλαγή ημέρας παράδοσης
      </Button>
    );
  }
  async function save(day: string) {
    try {
      await mutateAsync({ orderId: id, estimatedDelivery: day });
      setTyped(undefined);
    } catch (refused) {
      if (refused instanceof ORPCError) setError(refused.data?.fields?.estimatedDelivery);
    }
  }
  return (
    <>
      <Field label="Αναμενόμενη παράδοση έως" error={error} hint={toldText(order)}>
        <Input
          type="date"
          size="sm"
          min={today}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          size="sm"
          variant="outline"
          pending={isPending}
          pendingLabel="Αποθήκευση..."
          onClick={() =>
            typed && typed !== estimatedDelivery ? void save(typed) : setError('Επιλέξτε άλλη ημέρα')
          }
        >
          Αποθήκευση ημέρας
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setTyped(undefined)}>
          Άκυρο
        </Button>
      </div>
    </>
  );
}
