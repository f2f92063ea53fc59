import { useCallback, useState } from 'react';
import type { AppointmentsSearch } from '#features/booking/appointments-search.ts';
import { AppointmentsAdmin } from '#features/booking/ui/admin/AppointmentsAdmin.tsx';
import { DayParts } from '#features/orders/installation/ui/admin/DayParts.tsx';
import { AppointmentWithdrawals } from '#features/orders/withdrawals/ui/admin/AppointmentWithdrawals.tsx';
import { AppointmentTrail } from './AppointmentTrail.tsx';
import { tabAppointments, tabParameters } from './appointments-parameters.ts';
import type { ScreenProps } from './screen-props.ts';

/** All appointments: this tab starts with the list, their own page with the week. */
export function AppointmentsScreen({ search, onSearch }: ScreenProps) {
  const [arrivedAt] = useState(() => Date.now());
  const shown = tabAppointments(search);
  const show = useCallback(
    (change: AppointmentsSearch) => onSearch(tabParameters({ ...shown, ...change })),
    [onSearch, shown],
  );
  return (
    <AppointmentsAdmin
      search={shown}
      arrivedAt={arrivedAt}
      show={show}
      About={AppointmentTrail}
      Notices={AppointmentWithdrawals}
      DayParts={DayParts}
    />
  );
}
