import { createContext, use, type ComponentType } from 'react';
import type { Appointment, AppointmentStatus } from '../../contract.ts';
import type { Refused } from './OverruleDialog.tsx';

/** An action on an appointment that has its own dialog. */
export type OpenDialog = {
  what: 'details' | 'move' | 'status' | 'remove' | 'overrule';
  appointment: Appointment;
  /** The new status. */
  to?: AppointmentStatus;
  /** What was refused, and the change in spite of it. */
  refused?: Refused;
  again?: () => void;
};

/** The props of every dialog about an appointment. */
export interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  /** The new status. */
  to?: AppointmentStatus | undefined;
  refused?: Refused | undefined;
  again?: (() => void) | undefined;
  onClose: () => void;
  /** Further information about the appointment, shown below its history. */
  About?: ComponentType<{ id: string }> | undefined;
  /** What the office has to decide about it, shown above the rest. */
  Notices?: ComponentType<{ id: string }> | undefined;
}

export const AppointmentDialogsContext = createContext<((asked: OpenDialog) => void) | null>(null);

export function useAppointmentDialogs() {
  const ask = use(AppointmentDialogsContext);
  if (!ask) throw new Error('There are no AppointmentDialogs around this component.');
  return ask;
}
