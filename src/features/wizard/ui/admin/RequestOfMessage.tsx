import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { answersInWords } from '../../answers-in-words.ts';
import type { StoredRequest } from '../../contract.ts';
import { budgetLabels, bundleLabels, propertyTypeLabels } from '../../labels.ts';
import { bundleOf, rateOf, recommendedOf } from '../../request-text.ts';
import { AdvisedLines } from '../AdvisedLines.tsx';
import { BesideSystem } from '../BesideSystem.tsx';
import { BundleTiles } from '../BundleTiles.tsx';
import { Formulas } from '../Formulas.tsx';
import { StudyButtons } from '../StudyButtons.tsx';
import { SystemChecks } from '../SystemChecks.tsx';
import { SystemGaps } from '../SystemGaps.tsx';
import { SystemSummary } from '../SystemSummary.tsx';
import { WhatItDoes } from '../WhatItDoes.tsx';

/** Below a message from the wizard: every answer, and the advice that the customer saw, with prices. */
export function RequestOfMessage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(
    useApi().wizard.findRequest.queryOptions({ input: { messageId: id } }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.request) return null;
  return <Request request={data.request} />;
}

function Request({ request }: { request: StoredRequest }) {
  const { submitted, advice, answers = {}, finer = {} } = request;
  const [chosen, setChosen] = useState(submitted.bundle);
  const bundle = advice && bundleOf(advice, chosen);
  return (
    <section aria-label="Αίτημα από τον οδηγό επιλογής" className="grid gap-6 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg">Απαντήσεις στον οδηγό</h3>
        <Badge tone="line">{request.customerType === 'business' ? 'Επιχείρηση' : 'Ιδιώτης'}</Badge>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-base [&_dt]:text-text-3">
        {answersOf(request).map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {advice && bundle ? (
        <>
          <h3 className="text-lg">
            Η πρόταση που είδε
            {submitted.bundle && `: ${bundleLabels[submitted.bundle].toLowerCase()} σύστημα`}
          </h3>
          <div className="flex flex-wrap gap-2 print:hidden">
            <StudyButtons
              answers={answers}
              finer={finer}
              advice={advice}
              bundle={bundle}
              customer={request.customerName}
            />
          </div>
          <BundleTiles advice={advice} chosen={bundle.id} onChoose={setChosen} />
          <WhatItDoes bundle={bundle} />
          <AdvisedLines
            lines={bundle.lines}
            rate={rateOf(advice)}
            isRecommended={bundle === recommendedOf(advice)}
          />
          <SystemSummary advice={advice} bundle={bundle} />
          <BesideSystem bundle={bundle} />
          <SystemGaps bundle={bundle} />
          <SystemChecks bundle={bundle} />
          <Formulas formulas={bundle.formulas} />
        </>
      ) : (
        <ul className="list-disc pl-5 text-base">
          {submitted.recommendedProducts.map(({ name, price, category }) => (
            <li key={name}>
              {name} ({category}), {price}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Row = readonly [label: string, value: string];

/** Every answer in words, and what was assumed where none was given. */
function answersOf({ submitted, answers, finer = {} }: StoredRequest): Row[] {
  if (answers)
    return answersInWords(answers, finer).map(({ label, value, isAssumed }) => [
      label,
      isAssumed ? `${value} (υπόθεση)` : value,
    ]);
  return [
    ['Χώρος', propertyTypeLabels[submitted.propertyType]],
    ['Χώροι', String(submitted.rooms)],
    ['Προϋπολογισμός', budgetLabels[submitted.budget]],
    ['Ανάγκες', submitted.priorities.join(', ')],
  ];
}
