import { AppointmentButtons } from './AppointmentButtons.tsx';
import { tabAppointments, tabParameters } from './appointments-parameters.ts';
import type { ScreenProps } from './screen-props.ts';

/** The buttons that add an appointment and edit the team and opening hours. */
export function AppointmentsActions({ search, onSearch }: ScreenProps) {
  const shown = tabAppointments(search);
  return (
    <AppointmentButtons search={shown} show={(change) => onSearch(tabParameters({ ...shown, ...change }))} />
  );
}
