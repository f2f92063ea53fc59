import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { useSession } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { BundleId } from '#features/advice/types.ts';
import { Link2Off } from 'lucide-react';
import type { SharedAdvice } from '../contract.ts';
import { explanation, propertyTypeLabels } from '../labels.ts';
import { bundleOf } from '../request-text.ts';
import { stateFrom } from '../saved-state.ts';
import { adviceLink, wizardHref } from '../wizard-search.ts';
import { AdviceActions } from './AdviceActions.tsx';
import { AdviceView } from './AdviceView.tsx';
import { PrintedAnswers } from './PrintedAnswers.tsx';
import { changeWizard } from './wizard-state.ts';

const isGone = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'LINK_NOT_FOUND' || error.code === 'INVALID_INPUT');

/** The advice that a link opens: the same for everybody who has it, with prices for those who may see them. */
export function SharedResult({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    ...useApi().wizard.openShared.queryOptions({ input: { token } }),
    staleTime: 0,
  });
  return (
    <div className="wrap pt-6 pb-10 md:pt-11">
      {error && !data && isGone(error) && (
        <EmptyState
          icon={<Link2Off />}
          title="Ο σύνδεσμος δεν ισχύει"
          action={<Button href={wizardHref({})}>Ξεκινήστε τον οδηγό</Button>}
        >
          {error.message}
        </EmptyState>
      )}
      {error && !data && !isGone(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading className="grid gap-5">
          <h1 className="sr-only">Πρόταση του οδηγού επιλογής</h1>
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && <Shared shared={data} token={token} />}
    </div>
  );
}

const on = (instant: string) => formatDate(athensDate(new Date(instant)));

function Shared({ shared, token }: { shared: SharedAdvice; token: string }) {
  const { answers, finer, advice, createdAt, expiresAt } = shared;
  const { site } = useSession();
  const link = { url: site.publicUrl + adviceLink(token), expiresAt };
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<BundleId>();
  const bundle = bundleOf(advice, chosen);
  if (!bundle) return null;

  /** Goes on in this tab with the same answers. */
  function take(step: number) {
    const began = stateFrom({ ...answers, currentSecurity: 'Όπως στον σύνδεσμο' }, finer);
    changeWizard({ ...began, bundle: chosen });
    void navigate({ href: wizardHref({ step }) });
  }
  return (
    <AdviceView
      title={`Πρόταση για ${propertyTypeLabels[answers.propertyType].toLowerCase()}`}
      intro={
        <>
          <p>{explanation(answers)}</p>
          <p className="mt-1 text-base text-text-3">
            Υπολογίστηκε στις {on(createdAt)}. Ο σύνδεσμος ισχύει έως τις {on(expiresAt)}.
          </p>
        </>
      }
      printed={<PrintedAnswers answers={answers} finer={finer} link={link} />}
      advice={advice}
      bundle={bundle}
      onChoose={setChosen}
      actions={
        <>
          <AdviceActions
            study={{ answers, finer, advice, bundle }}
            sharing={{ link }}
            onAsk={() => take(6)}
          />
          <Button variant="ghost" block className="print:hidden" onClick={() => take(5)}>
            Αλλάξτε τις απαντήσεις
          </Button>
        </>
      }
    />
  );
}
