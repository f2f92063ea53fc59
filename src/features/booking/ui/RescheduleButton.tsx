import { useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { ButtonSize } from '#ui/components/button-style.ts';
import type { Appointment } from '../contract.ts';
import { whenText } from '../texts.ts';

const RescheduleDialog = lazyPart(() => import('./RescheduleDialog.tsx'), 'RescheduleDialog');

interface Props {
  appointment: Appointment;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  className?: string | undefined;
  children: string;
}

/** Opens the dialog that reschedules an appointment; renders nothing if its service was deleted. */
export function RescheduleButton({ appointment, children, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { serviceId } = appointment;
  if (serviceId === undefined) return null;
  return (
    <>
      <Button variant="outline" {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <span className="sr-only"> για το ραντεβού: {whenText(appointment)}</span>
      </Button>
      {isOpen && (
        <RescheduleDialog appointment={appointment} serviceId={serviceId} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
