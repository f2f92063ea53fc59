import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Segmented } from '#ui/components/Segmented.tsx';
import { maxReportDays, type ReportStep } from '../../report-contract.ts';
import type { ReportsSearch } from '../../report-search.ts';

interface Props {
  search: ReportsSearch;
  period: { from: LocalDate; to: LocalDate };
  step: ReportStep;
  now: Date;
  onSearch: (search: ReportsSearch) => void;
}

const presets = [
  { label: '7 ημέρες', days: 7 },
  { label: '30 ημέρες', days: 30 },
  { label: '90 ημέρες', days: 90 },
  { label: '1 έτος', days: 365 },
];

export function ReportFilters({ search, period, step, now, onSearch }: Props) {
  const today = athensDate(now);
  const change = (news: ReportsSearch) => onSearch({ ...search, step: undefined, ...news });
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
      <Field label="Από" className="grow sm:grow-0">
        <Input
          size="sm"
          type="date"
          value={period.from}
          min={addDays(period.to, 1 - maxReportDays)}
          max={period.to}
          onChange={({ target }) => target.value && change({ from: target.value, to: period.to })}
        />
      </Field>
      <Field label="Έως" className="grow sm:grow-0">
        <Input
          size="sm"
          type="date"
          value={period.to}
          min={period.from}
          max={today}
          onChange={({ target }) => target.value && change({ from: period.from, to: target.value })}
        />
      </Field>
      <div role="group" aria-label="Περίοδος" className="flex flex-wrap gap-1.5">
        {presets.map(({ label, days }) => {
          const from = addDays(today, 1 - days);
          const isCurrent = period.to === today && period.from === from;
          return (
            <Button
              key={days}
              size="sm"
              variant={isCurrent ? 'outline' : 'ghost'}
              aria-pressed={isCurrent}
              onClick={() => change({ from, to: today })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      <Segmented<ReportStep>
        label="Ανά"
        className="sm:ml-auto"
        value={step}
        onValueChange={(next) => onSearch({ ...search, step: next })}
        options={[
          { value: 'day', label: 'Ημέρα' },
          { value: 'week', label: 'Εβδομάδα' },
          { value: 'month', label: 'Μήνας' },
        ]}
      />
    </div>
  );
}
