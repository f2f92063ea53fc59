import { AppointmentButtons } from './AppointmentButtons.tsx';
import { tabAppointments, tabParameters } from './appointments-parameters.ts';
import type { ScreenProps } from './screen-props.ts';

export function AppointmentsActions({ search, onSearch }: ScreenProps) {
  const shown = tabAppointments(search);
  return (
    <AppointmentButtons search={shown} show={(change) => onSearch(tabParameters({ ...shown, ...change }))} />
  );
}
