import { ClientOnly } from '@tanstack/react-router';
import { useState, type ComponentType, type ReactNode } from 'react';
import { mayLeave } from '#ui/form/unsaved.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { AppointmentDialogsContext, type OpenDialog } from './appointment-dialogs.ts';

const AddressedAppointment = lazyPart(() => import('./AddressedAppointment.tsx'), 'AddressedAppointment');
const AppointmentDialog = lazyPart(() => import('./AppointmentDialog.tsx'), 'AppointmentDialog');
const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'), 'MoveDialog');
const StatusDialog = lazyPart(() => import('./StatusDialog.tsx'), 'StatusDialog');
const OverruleMove = lazyPart(() => import('./OverruleMove.tsx'), 'OverruleMove');
const JobDialog = lazyPart(() => import('./JobDialog.tsx'), 'JobDialog');
const RemoveDialog = lazyPart(() => import('./RemoveDialog.tsx'), 'RemoveDialog');

const dialogs = {
  details: AppointmentDialog,
  move: MoveDialog,
  status: StatusDialog,
  remove: RemoveDialog,
  overrule: OverruleMove,
  job: JobDialog,
} satisfies Record<OpenDialog['what'], unknown>;

interface Props {
  now: Date;
  /** The id of the appointment that the address opens. */
  addressed: string | undefined;
  onAddressedClose: () => void;
  About?: ComponentType<{ id: string }> | undefined;
  Notices?: ComponentType<{ id: string }> | undefined;
  children: ReactNode;
}

/** Provides the dialogs about an appointment to everything inside, one at a time. */
export function AppointmentDialogs({ now, addressed, onAddressedClose, About, Notices, children }: Props) {
  const [asked, setAsked] = useState<OpenDialog>();
  const AskedDialog = asked && dialogs[asked.what];
  async function ask(next: OpenDialog) {
    // The next one takes the place of an open one, with what is typed in it.
    if (!(await mayLeave())) return;
    setAsked(next);
    if (addressed !== undefined) onAddressedClose();
  }
  return (
    <AppointmentDialogsContext value={ask}>
      {children}
      {AskedDialog && (
        <AskedDialog
          key={asked.appointment.id}
          appointment={asked.appointment}
          to={asked.to}
          refused={asked.refused}
          again={asked.again}
          choose={asked.choose}
          now={now}
          About={About}
          Notices={Notices}
          onClose={() => setAsked(undefined)}
        />
      )}
      {!asked && addressed !== undefined && (
        <ClientOnly>
          <AddressedAppointment
            key={addressed}
            id={addressed}
            now={now}
            About={About}
            Notices={Notices}
            onClose={onAddressedClose}
          />
        </ClientOnly>
      )}
    </AppointmentDialogsContext>
  );
}
