import { ArrowLeft, ArrowRight, RotateCcw, Map as MapIcon, Smartphone } from 'lucide-react';
import { isPageOn } from '#shared/switches.ts';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { keepTab } from '#ui/page/local-storage.ts';
import { readStoredPlan } from '#features/home-plan/stored-plan.ts';
import type { PresentedAdvice } from '../advice-contract.ts';
import { measuredHome } from '../defaults.ts';
import { explanation, yourProperty } from '../labels.ts';
import { bundleOf } from '../request-text.ts';
import { completeAnswers } from '../rules.ts';
import { finerOf, type WizardState } from '../saved-state.ts';
import { AdviceActions } from './AdviceActions.tsx';
import { AdviceView } from './AdviceView.tsx';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { ChangeNote, FailedChangeNote } from './ChangeNote.tsx';
import { FitNote } from './FitNote.tsx';
import { PrintedAnswers } from './PrintedAnswers.tsx';
import { failedAdviceText, useAdvice } from './use-advice.ts';
import { useAdviceLink } from './use-advice-link.ts';
import { useSteps } from './use-steps.ts';
import { changeWizard } from './wizard-state.ts';
import { useRouter } from '@tanstack/react-router';
import { TextLink } from '#ui/components/TextLink.tsx';

/** An advice, and the answers that it is of. */
type Advised = { advice: PresentedAdvice; state: WizardState };

/** Step 5: the advice. */
export function ResultStep({ state, onNewSearch }: { state: WizardState; onNewSearch: () => void }) {
  const { open } = useSteps();
  const { advice: found, error, refetch } = useAdvice(state);
  const [before, setBefore] = useState<Advised>();
  // While an advice is computed anew, and where that fails, the last one stays with its answers.
  const [last, setLast] = useState<Advised>();
  if (found && found !== last?.advice) setLast({ advice: found, state });
  const shown = found ? { advice: found, state } : last;
  const input = shown && inputOf(shown.state);
  const bundle = shown && bundleOf(shown.advice, state.bundle);
  const sharing = useAdviceLink(input);
  const plan = found && bundle?.plan;
  useEffect(() => {
    if (plan !== undefined) keepTab('homePlan', plan);
  }, [plan]);

  const retry = () => void refetch();
  if (error && !shown) return <ErrorState onRetry={retry}>{failedAdviceText(error)}</ErrorState>;
  if (!shown || !input || !bundle) return <ResultSkeleton />;
  const { advice } = shown;
  const { answers, finer } = input;

  function change(part: Partial<WizardState>) {
    // While an advice is being computed, the change is still compared with the one before it.
    if (found) setBefore({ advice: found, state });
    changeWizard(part);
  }
  function undo() {
    if (before) changeWizard(before.state);
    setBefore(undefined);
  }
  const earlier = before && bundleOf(before.advice, bundle.id);
  const isChanged =
    earlier !== undefined && before !== undefined && found !== undefined && before.advice !== found;
  return (
    <div aria-busy={!found && !error}>
      <AdviceView
        title={`Η πρότασή μας για ${yourProperty[answers.propertyType]}`}
        intro={<p>{explanation(answers)}</p>}
        printed={<PrintedAnswers answers={answers} finer={finer} link={sharing.link} />}
        advice={advice}
        bundle={bundle}
        onChoose={(id) => changeWizard({ bundle: id })}
        actions={
          <>
            <AdviceActions
              study={{ answers, finer, advice, bundle }}
              sharing={sharing}
              onAsk={() => open(6)}
            />
            {bundle.lines.length > 0 && <PlanLinks plan={bundle.plan} />}
          </>
        }
        notes={
          state.product !== undefined && (
            <FitNote productId={state.product} advice={advice} propertyType={answers.propertyType} />
          )
        }
      >
        <ChangeAnswers
          state={state}
          home={measuredHome(state.answers, finerOf(state).finer)}
          onChange={change}
        >
          {isChanged && <ChangeNote before={earlier} after={bundle} onUndo={undo} />}
          {error && !found && <FailedChangeNote error={error} onRetry={retry} onUndo={before && undo} />}
        </ChangeAnswers>
      </AdviceView>
      <div className="mt-9 flex flex-wrap items-center gap-3 border-t border-line pt-5 print:hidden">
        <Button variant="outline" onClick={() => open(4)}>
          <ArrowLeft />
          Πίσω
        </Button>
        <Button variant="ghost" onClick={onNewSearch}>
          <RotateCcw />
          Νέα αναζήτηση
        </Button>
        <Button className="ml-auto" onClick={() => open(6)}>
          Συνέχεια
          <ArrowRight />
        </Button>
      </div>
    </div>
  );
}

const inputs = new WeakMap<
  WizardState,
  { answers: NonNullable<ReturnType<typeof completeAnswers>>; finer: ReturnType<typeof finerOf>['finer'] }
>();

/** The same object for the same state, so that a link can tell for which answers it was made. */
function inputOf(state: WizardState) {
  const known = inputs.get(state);
  if (known) return known;
  const answers = completeAnswers(state.answers);
  if (!answers) return undefined;
  const input = { answers, finer: finerOf(state).finer };
  inputs.set(state, input);
  return input;
}

function ResultSkeleton() {
  return (
    <Loading label="Υπολογισμός της πρότασης…" className="grid gap-5">
      <h1 className="sr-only">Η πρότασή μας</h1>
      <Skeleton className="h-10 w-2/3" />
      <div className="grid gap-3 sm:grid-cols-3">
        {[1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-26" />
      ))}
    </Loading>
  );
}

const pages = [
  {
    href: '/security-visualization',
    label: 'Δείτε το σύστημα στην κάτοψη',
    Icon: MapIcon,
    needsZones: false,
  },
  { href: '/mobile-simulator', label: 'Δοκιμάστε το στο κινητό', Icon: Smartphone, needsZones: true },
];

function PlanLinks({ plan }: { plan: string }) {
  const { routesByPath } = useRouter();
  // Without a zone there is nothing to arm: the simulator would show the sample home.
  const hasZones = useMemo(() => (readStoredPlan(plan)?.zones.length ?? 0) > 0, [plan]);
  return (
    <ul className="grid gap-1 print:hidden">
      {pages
        .filter(({ href, needsZones }) => href in routesByPath && isPageOn(href) && (hasZones || !needsZones))
        .map(({ href, label, Icon }) => (
          <li key={href}>
            <TextLink
              href={href}
              className="inline-flex min-h-9 items-center gap-2 text-base pointer-coarse:min-h-11"
            >
              <Icon className="icon-sm" />
              {label}
            </TextLink>
          </li>
        ))}
    </ul>
  );
}
