import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AskContext, type Asked } from './asked.ts';

const AppointmentDialog = lazy(async () => ({
  default: (await import('./AppointmentDialog.tsx')).AppointmentDialog,
}));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog.tsx')).CancelDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import('./RemoveDialog.tsx')).RemoveDialog }));

const dialogs = {
  details: AppointmentDialog,
  move: MoveDialog,
  cancel: CancelDialog,
  remove: RemoveDialog,
} satisfies Record<Asked['what'], unknown>;

/** Lets everything inside open the dialogs about an appointment, one at a time. */
export function AppointmentDialogs({ now, children }: { now: Date; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const AskedDialog = asked && dialogs[asked.what];
  return (
    <AskContext value={setAsked}>
      {children}
      <Suspense>
        {AskedDialog && (
          <AskedDialog
            key={asked.appointment.id}
            appointment={asked.appointment}
            now={now}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </AskContext>
  );
}
