import { createFileRoute, notFound, useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useHeadingFocus } from '#ui/page/use-heading-focus.ts';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { cx } from '#ui/style/cx.ts';
import { openStep } from '../rules.ts';
import { readAdviceToken, readWizardSearch, wizardHref, type WizardSearch } from '../wizard-search.ts';
import { ContactStep } from './ContactStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { SharedResult } from './SharedResult.tsx';
import { StepRail } from './StepRail.tsx';
import { useSteps } from './use-steps.ts';
import { useWizard, changeWizard } from './wizard-state.ts';
import { useEffect, useEffectEvent } from 'react';

export const Route = createFileRoute('/wizard')({
  validateSearch: plainSearch,
  async loader({ context: { queryClient, api } }) {
    const { hasWizard } = await queryClient.ensureQueryData(api.catalogue.getOffered.queryOptions());
    if (!hasWizard) throw notFound();
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Οδηγός επιλογής',
      description:
        import.meta.env.SSR &&
        'Απαντήστε σε λίγες ερωτήσεις και δείτε ποιο σύστημα ασφαλείας ταιριάζει στον χώρο σας.',
    }),
  component: WizardPage,
});

function WizardPage() {
  const search = readWizardSearch(Route.useSearch());
  const isHydrated = useHydrated();
  const token = readAdviceToken(useLocation({ select: ({ hash }) => hash }));
  if (isHydrated && token !== undefined) return <SharedResult key={token} token={token} />;
  return <Wizard wanted={search.step ?? 1} isHydrated={isHydrated} />;
}

function Wizard({ wanted, isHydrated }: { wanted: number; isHydrated: boolean }) {
  const state = useWizard();
  const { open, newSearch } = useSteps();
  useArrivalAnswers(readWizardSearch(Route.useSearch()));
  const step = isHydrated ? openStep(wanted, state.answers, state.isSent) : wanted;
  const area = useHeadingFocus(step);
  return (
    <div className="wrap grid gap-x-16 gap-y-6 pt-6 pb-10 md:grid-cols-[13rem_minmax(0,1fr)] md:pt-11 print:block">
      <div className="print:hidden">
        <StepRail step={step} onOpen={step < 7 ? open : undefined} />
      </div>
      {step < 7 && step !== 5 && (
        <p className="hidden print:block">
          Εδώ τυπώνεται η πρόταση του οδηγού, αφού απαντήσετε στις ερωτήσεις του.
        </p>
      )}
      <div ref={area} className={cx('min-w-0', step < 7 && step !== 5 && 'print:hidden')}>
        {step < 5 && (isHydrated || step === 1) && <QuestionStep key={step} step={step} state={state} />}
        {!isHydrated && step > 1 && <StepSkeleton />}
        {isHydrated && step === 5 && <ResultStep state={state} onNewSearch={newSearch} />}
        {isHydrated && step === 6 && <ContactStep state={state} />}
        {isHydrated && step === 7 && <DoneStep onNewSearch={newSearch} />}
      </div>
    </div>
  );
}

/** The answers are in the browser: until hydration nobody knows what a later step shows. */
function StepSkeleton() {
  return (
    <Loading className="grid gap-5">
      <h1 className="sr-only">Οδηγός επιλογής</h1>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-32" />
        ))}
      </div>
    </Loading>
  );
}

/** Takes over what the link here already answered; the address then names only the step, so that a reload changes nothing. */
function useArrivalAnswers({ step, propertyType, product }: WizardSearch): void {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { answers } = useWizard();
  // Not on every change of an answer: the address still has the parameters until the router has replaced it.
  const take = useEffectEvent(() => {
    changeWizard({
      ...(propertyType !== undefined && { answers: { ...answers, propertyType } }),
      ...(product !== undefined && { product }),
    });
    void navigate({ href: wizardHref({ step }), replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (isHydrated && (propertyType !== undefined || product !== undefined)) take();
  }, [isHydrated, product, propertyType]);
}
