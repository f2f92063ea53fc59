import { AppointmentActions } from '../../../features/booking/ui/admin/AppointmentActions.tsx';
import { tabAppointments, tabParameters } from './appointments-parameters.ts';
import type { ScreenProps } from './screen-props.ts';

/** Writes an appointment in, and keeps the team and its hours. */
export function AppointmentsActions({ search, onSearch }: ScreenProps) {
  const shown = tabAppointments(search);
  return (
    <AppointmentActions search={shown} show={(change) => onSearch(tabParameters({ ...shown, ...change }))} />
  );
}
