import type { ComponentType } from 'react';
import { addDays, athensDate, formatDay, type LocalDate } from '#shared/dates.ts';
import { addMonths, formatMonth, monthOf } from '#shared/months.ts';
import { Segmented } from '#ui/components/Segmented.tsx';
import type { AppointmentsSearch, View } from '../../appointments-search.ts';
import { boardDate } from '../../board/board-day.ts';
import { weekOf, weekTitle } from '../../board/week.ts';
import { AppointmentDialogs } from './AppointmentDialogs.tsx';
import { ListView } from './ListView.tsx';
import { DayView } from '../../board/ui/admin/DayView.tsx';
import { MaintenanceView } from '../../maintenance/ui/admin/MaintenanceView.tsx';
import { MonthView } from '../../board/ui/admin/MonthView.tsx';
import { PeriodNav } from '../../board/ui/admin/PeriodNav.tsx';
import { TechnicianFilter } from './TechnicianFilter.tsx';
import type { PartsReader } from './parts-reader.ts';
import { useMaintenance, useNow } from './use-appointments.ts';
import { WeekView } from '../../board/ui/admin/WeekView.tsx';

const viewLabels: { value: View; label: string }[] = [
  { value: 'list', label: 'Λίστα' },
  { value: 'month', label: 'Μήνας' },
  { value: 'week', label: 'Εβδομάδα' },
  { value: 'day', label: 'Ημέρα' },
  { value: 'maintenance', label: 'Συντηρήσεις' },
];

interface Props {
  search: AppointmentsSearch;
  /** Milliseconds since the epoch. */
  arrivedAt: number;
  /** Changes the address's parameters; undefined removes one. */
  show: (change: AppointmentsSearch) => void;
  About?: ComponentType<{ id: string }>;
  Notices?: ComponentType<{ id: string }>;
  DayParts: PartsReader;
}

export function AppointmentsAdmin({ search, arrivedAt, show, About, Notices, DayParts }: Props) {
  const now = useNow(arrivedAt);
  const today = athensDate(now);
  const { view = 'week' } = search;
  const { data: due } = useMaintenance();
  const opened = view === 'week' || view === 'day' ? boardDate(today) : today;
  const { date = opened } = search;
  return (
    <AppointmentDialogs
      now={now}
      addressed={search.appointment}
      onAddressedClose={() => show({ appointment: undefined })}
      About={About}
      Notices={Notices}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {view === 'week' && (
          <PeriodNav
            title={weekTitle(weekOf(date))}
            previous="Προηγούμενη εβδομάδα"
            next="Επόμενη εβδομάδα"
            onStep={(direction) => show({ date: addDays(date, 7 * direction) })}
            onToday={() => show({ date: opened === today ? undefined : today })}
          />
        )}
        {view === 'month' && (
          <PeriodNav
            title={formatMonth(monthOf(date))}
            previous="Προηγούμενος μήνας"
            next="Επόμενος μήνας"
            onStep={(direction) => show({ date: firstOf(date, direction) })}
            onToday={() => show({ date: undefined })}
          />
        )}
        {view === 'day' && (
          <PeriodNav
            title={formatDay(date)}
            previous="Προηγούμενη ημέρα"
            next="Επόμενη ημέρα"
            onStep={(direction) => show({ date: addDays(date, direction) })}
            onToday={() => show({ date: opened === today ? undefined : today })}
          />
        )}
        {view === 'list' && <h2 className="text-lg">Όλα τα ραντεβού</h2>}
        {view === 'maintenance' && <h2 className="text-lg">Συντηρήσεις που πλησιάζουν</h2>}
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          {view === 'week' && <TechnicianFilter by={search.by} show={show} labelHidden />}
          <Segmented
            label="Προβολή"
            options={viewLabels.map((one) =>
              one.value === 'maintenance' ? { ...one, count: due?.total } : one,
            )}
            className="max-sm:[&_label]:px-1.5"
            value={view}
            onValueChange={(next) => show({ view: next === 'week' ? undefined : next })}
          />
        </div>
      </div>
      {view === 'list' && <ListView search={search} today={today} show={show} />}
      {view === 'month' && <MonthView date={date} now={now} show={show} />}
      {view === 'week' && <WeekView date={date} by={search.by} now={now} show={show} />}
      {view === 'maintenance' && <MaintenanceView today={today} show={show} />}
      {view === 'day' && <DayView date={date} now={now} DayParts={DayParts} />}
    </AppointmentDialogs>
  );
}

const firstOf = (date: LocalDate, direction: -1 | 1) => `${addMonths(monthOf(date), direction)}-01`;
