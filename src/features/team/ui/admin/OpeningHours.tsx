import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addDays, athensDate, formatDay, formatLongDate, type LocalDate } from '#shared/dates.ts';
import { greekHoliday } from '#shared/holidays.ts';
import { useApi } from '#ui/page/api.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { openingText } from '../../opening-text.ts';
import { OpeningForm } from './OpeningForm.tsx';
import { SettingsList } from './SettingsList.tsx';
import { SettingsRow } from './SettingsRow.tsx';

/** The days with unusual hours, and the public holidays of the next year. */
export function OpeningHours() {
  const [today] = useState(() => athensDate(new Date()));
  const list = useQuery({
    ...useApi().team.listOpeningOverrides.queryOptions(),
    staleTime: 0,
  });
  const remove = useMutation(
    useApi().team.removeOpeningOverride.mutationOptions({
      meta: { title: 'Η ημέρα δεν άλλαξε', confirms: ['booking', 'services'] },
    }),
  );
  return (
    <div className="grid gap-7">
      <section>
        <h3 className="mb-2 text-base">Ημέρες με άλλο ωράριο</h3>
        <SettingsList
          query={list}
          none={<p className="text-base text-text-2">Ισχύει κάθε ημέρα το συνηθισμένο ωράριο.</p>}
        >
          {(day) => (
            <SettingsRow
              key={day.date}
              actions={
                <IconButton
                  size="sm"
                  label={`Συνηθισμένο ωράριο: ${formatDay(day.date)}`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ date: day.date })}
                >
                  <Trash2 />
                </IconButton>
              }
            >
              <p className="font-medium">{formatLongDate(day.date)}</p>
              <p className="text-sm text-text-2">{openingText(day)}</p>
            </SettingsRow>
          )}
        </SettingsList>
      </section>
      <OpeningForm today={today} />
      <section>
        <h3 className="text-base">Αργίες</h3>
        <p className="mt-0.5 text-sm text-text-2">
          Είμαστε κλειστά, εκτός αν ορίσετε πιο πάνω ότι κάποια είναι ανοιχτή.
        </p>
        <ul className="mt-2 grid gap-x-6 text-base sm:grid-cols-2">
          {holidaysAhead(today).map(({ date, name }) => (
            <li key={date} className="border-b border-line py-1.5">
              {name}
              <span className="block text-sm text-text-2">{formatLongDate(date)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function holidaysAhead(today: LocalDate): { date: LocalDate; name: string }[] {
  const days = [];
  for (let ahead = 0; ahead < 365; ahead += 1) {
    const date = addDays(today, ahead);
    const name = greekHoliday(date);
    if (name) days.push({ date, name });
  }
  return days;
}
