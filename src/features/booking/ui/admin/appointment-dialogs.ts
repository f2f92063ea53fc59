import { createContext, use, type ComponentType } from 'react';
import type { Appointment, AppointmentStatus } from '../../contract.ts';
import type { Refused } from './OverruleDialog.tsx';

/** An action on an appointment that has its own dialog. */
export type OpenDialog = {
  what: 'details' | 'move' | 'status' | 'remove' | 'overrule' | 'job';
  appointment: Appointment;
  to?: AppointmentStatus;
  /** What was refused, and the change that overrules it. */
  refused?: Refused;
  again?: (reason: string) => void;
  /** Goes on with this day alone, or with the later days of its job. */
  choose?: (restOfJob: boolean) => void;
};

export interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  to?: AppointmentStatus | undefined;
  refused?: Refused | undefined;
  again?: ((reason: string) => void) | undefined;
  choose?: ((restOfJob: boolean) => void) | undefined;
  onClose: () => void;
  About?: ComponentType<{ id: string }> | undefined;
  Notices?: ComponentType<{ id: string }> | undefined;
}

export const AppointmentDialogsContext = createContext<((asked: OpenDialog) => void) | null>(null);

export function useAppointmentDialogs() {
  const ask = use(AppointmentDialogsContext);
  if (!ask) throw new Error('There are no AppointmentDialogs around this component.');
  return ask;
}
