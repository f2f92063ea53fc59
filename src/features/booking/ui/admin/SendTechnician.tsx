import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import type { Appointment } from '../../contract.ts';
import { useAssignAppointment } from './use-change-appointment.ts';

/** Sends a technician to a visit that was booked over a full hour. */
export function SendTechnician({ appointment }: { appointment: Appointment }) {
  const { data: technicians = [] } = useQuery(
    useApi().team.listTechnicians.queryOptions({ meta: { title: 'Οι τεχνικοί δεν φορτώθηκαν' } }),
  );
  const assign = useAssignAppointment();
  const [technicianId, choose] = useState('');
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    await assign(appointment, { technicianId: Number(technicianId) });
    setSending(false);
  }
  return (
    <Notice tone="medium">
      <p>Δεν πηγαίνει κανένας ακόμη: η ώρα ήταν γεμάτη όταν κλείστηκε.</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label="Ποιος πηγαίνει" className="min-w-48 flex-1 sm:max-w-60">
          <Select size="sm" value={technicianId} onChange={({ target }) => choose(target.value)}>
            <option value="">Επιλέξτε</option>
            {technicians
              .filter(({ isActive }) => isActive)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <Button
          size="sm"
          disabled={technicianId === ''}
          pending={isSending}
          pendingLabel="Αποθήκευση..."
          onClick={() => void send()}
        >
          Ορισμός
        </Button>
      </div>
    </Notice>
  );
}
