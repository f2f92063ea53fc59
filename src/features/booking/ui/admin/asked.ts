import { createContext, use, type ComponentType } from 'react';
import type { Appointment, AppointmentStatus } from '../../contract.ts';

/** What is to be done with an appointment, in a dialog of its own. */
export type Asked = {
  what: 'details' | 'move' | 'status' | 'remove';
  appointment: Appointment;
  /** The status that it is to get. */
  to?: AppointmentStatus;
};

/** What every dialog about an appointment is given. */
export interface AppointmentDialogProps {
  appointment: Appointment;
  now: Date;
  /** The status that it is to get. */
  to?: AppointmentStatus | undefined;
  onClose: () => void;
  /** What else is known of the appointment, below its own history. */
  About?: ComponentType<{ id: string }> | undefined;
}

export const AskContext = createContext<((asked: Asked) => void) | null>(null);

/** Opens a dialog about an appointment. */
export function useAsk() {
  const ask = use(AskContext);
  if (!ask) throw new Error('There are no AppointmentDialogs around this component.');
  return ask;
}
