import { useState } from 'react';
import { periodOf, stepFor, type ReportsSearch } from '../../report-search.ts';
import { AnswersPanel } from './AnswersPanel.tsx';
import { OffersPanel } from './OffersPanel.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { TogetherPanel } from './TogetherPanel.tsx';
import { TurnoverPanel } from './TurnoverPanel.tsx';
import { TurnoverRows } from './TurnoverRows.tsx';

interface Props {
  search: ReportsSearch;
  onSearch: (search: ReportsSearch) => void;
}

export function ReportsTab({ search, onSearch }: Props) {
  const [now] = useState(() => new Date());
  const period = periodOf(search, now);
  const step = stepFor(search, period);
  const group = search.group ?? 'category';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportFilters search={search} period={period} step={step} now={now} onSearch={onSearch} />
      <TurnoverPanel period={period} step={step} />
      <TurnoverRows
        period={period}
        group={group}
        onGroup={(next) => onSearch({ ...search, group: next === 'category' ? undefined : next })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <TogetherPanel period={period} />
          <AnswersPanel period={period} />
        </div>
        <OffersPanel period={period} />
      </div>
    </div>
  );
}
