import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { Progress } from '#ui/components/Progress.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { PartialAnswers } from '../answers-contract.ts';
import { measuredHome } from '../defaults.ts';
import { completeAnswers, showsFault, stepFaults } from '../rules.ts';
import { finerOf, type WizardState } from '../saved-state.ts';
import { BudgetStep } from './BudgetStep.tsx';
import { ConcernsStep } from './ConcernsStep.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import { MoreAboutPlace, MoreAboutSystem } from './MoreAboutPlace.tsx';
import { PropertyStep } from './PropertyStep.tsx';
import { ShortQuestions } from './ShortQuestions.tsx';
import { StepFrame } from './StepFrame.tsx';
import { failedAdviceText } from './use-advice.ts';
import { useSteps } from './use-steps.ts';
import { changeWizard } from './wizard-state.ts';

const steps = [
  {
    title: 'Ο χώρος σας',
    intro: 'Τέσσερα βήματα με ερωτήσεις και έπειτα η πρόταση, με τον λόγο για κάθε προϊόν.',
    Questions: PropertyStep,
  },
  {
    title: 'Τι σας απασχολεί περισσότερο;',
    intro: 'Επιλέξτε όσα ισχύουν. Χρειάζεται τουλάχιστον μία επιλογή.',
    Questions: ConcernsStep,
  },
  {
    title: 'Προϋπολογισμός και προτεραιότητα',
    intro: 'Οι προτάσεις μένουν μέσα στο ποσό που θα πείτε, ή εξηγούν γιατί δεν γίνεται.',
    Questions: BudgetStep,
  },
  {
    title: 'Το υπάρχον σύστημα',
    intro: 'Ό,τι υπάρχει και λειτουργεί δεν χρειάζεται να το ξαναγοράσετε.',
    Questions: CurrentStep,
  },
] as const;

/** One of the four steps with questions. The last one asks for the advice before it leads on. */
export function QuestionStep({ step, state }: { step: number; state: WizardState }) {
  const { answers } = state;
  const { open } = useSteps();
  const [tried, setTried] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const { isPending, request } = useAdviceRequest();
  const { title, intro, Questions } = steps[step - 1] ?? steps[0];
  const { finer, faults: numberFaults } = finerOf(state);
  const home = measuredHome(answers, finer);

  useEffect(() => {
    if (tried === 0) return;
    const field = area.current?.querySelector<HTMLElement>(firstFault);
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  }, [tried]);

  function next() {
    const isComplete = Object.keys(stepFaults(step, answers)).length === 0;
    if (!isComplete || showsFault(step, home, numberFaults)) return setTried((times) => times + 1);
    if (step < 4) return open(step + 1);
    return void request(state).then((isThere) => isThere && open(5));
  }

  const chosen = answers.securityConcerns?.length ?? 0;
  return (
    <StepFrame
      title={title}
      intro={intro}
      status={step === 2 && chosen > 0 && plural(chosen, 'επιλογή', 'επιλογές')}
      onBack={step > 1 ? () => open(step - 1) : undefined}
      onNext={next}
      pending={isPending}
      pendingLabel={step === 4 ? 'Υπολογισμός...' : undefined}
    >
      <div ref={area} className="grid gap-9">
        <Questions
          answers={answers}
          faults={tried > 0 ? stepFaults(step, answers) : {}}
          onAnswer={(answer: PartialAnswers) => changeWizard({ answers: { ...answers, ...answer } })}
        />
        {step === 1 && <ShortQuestions state={state} home={home} isTried={tried > 0} />}
        {step === 1 && <MoreAboutPlace state={state} home={home} />}
        {step === 4 && <MoreAboutSystem state={state} home={home} />}
      </div>
      {isPending && <AdviceProgress />}
    </StepFrame>
  );
}

const firstFault =
  ':is(input, textarea)[aria-invalid="true"], :is([aria-invalid="true"], [data-fault]) input';

const stages = ['Μετράμε τον χώρο', 'Επιλέγουμε προϊόντα', 'Ελέγχουμε αν συνεργάζονται'];

/** Says what is being calculated; it takes at most two seconds (specification 2, section 9). */
function AdviceProgress() {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStage((now) => Math.min(now + 1, stages.length - 1)), 300);
    return () => clearInterval(timer);
  }, []);
  return (
    <Progress
      caption={stages[stage]}
      label="Υπολογισμός της πρότασης"
      value={stage + 1}
      max={stages.length}
    />
  );
}

/** Asks for the advice and keeps it for the next step; false, with a message, if it could not be had. */
function useAdviceRequest() {
  const { wizard } = useApi();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function request(state: WizardState): Promise<boolean> {
    const answers = completeAnswers(state.answers);
    if (!answers) return false;
    const input = { answers, finer: finerOf(state).finer };
    setPending(true);
    try {
      await queryClient.fetchQuery(wizard.advise.queryOptions({ input }));
      return true;
    } catch (error) {
      toast({
        tone: 'critical',
        title: 'Σφάλμα',
        description: failedAdviceText(error),
      });
      return false;
    } finally {
      setPending(false);
    }
  }
  return { isPending, request };
}
