import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BundleId } from '#features/advice/types.ts';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import type { PresentedAdvice, PresentedBundle } from '../advice-contract.ts';
import { bundleLabels } from '../labels.ts';
import { hasSystem, rateOf, recommendedOf } from '../request-text.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { AdvisedLines } from './AdvisedLines.tsx';
import { BesideSystem } from './BesideSystem.tsx';
import { BundleTiles } from './BundleTiles.tsx';
import { Formulas } from './Formulas.tsx';
import { SystemChecks } from './SystemChecks.tsx';
import { SystemGaps } from './SystemGaps.tsx';
import { SystemSummary } from './SystemSummary.tsx';
import { WhatItDoes } from './WhatItDoes.tsx';

const PlanOfSystem = lazyPart(
  () => import('./PlanOfSystem.tsx'),
  'PlanOfSystem',
  <div className="aspect-3/2 rounded-md bg-sunken" />,
);

interface Props {
  title: string;
  intro: ReactNode;
  /** What is printed below the intro: the answers and the link. */
  printed: ReactNode;
  advice: PresentedAdvice;
  bundle: PresentedBundle;
  onChoose: (id: BundleId) => void;
  actions: ReactNode;
  /** Between the systems and the lines: whether a product fits. */
  notes?: ReactNode;
  /** Below the lines: another answer. */
  children?: ReactNode;
}

/** An advice: three systems, and all about the one that is chosen. */
export function AdviceView({
  title,
  intro,
  printed,
  advice,
  bundle,
  onChoose,
  actions,
  notes,
  children,
}: Props) {
  const isHydrated = useHydrated();
  const isThere = hasSystem(advice);
  return (
    <>
      <PrintedHead />
      <h1 className="text-3xl tracking-display md:text-4xl print:text-2xl">{title}</h1>
      <div className="mt-2 max-w-[64ch] text-text-2">{intro}</div>
      {printed}
      {isThere && (
        <div className="mt-6">
          <BundleTiles advice={advice} chosen={bundle.id} onChoose={onChoose} />
        </div>
      )}
      {notes && <div className="mt-4 grid gap-3 empty:hidden">{notes}</div>}
      <div className="mt-5 grid gap-x-10 gap-y-7 lg:mt-7 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-y-8">
        <div className="grid min-w-0 gap-7">
          {isHydrated && <PlanOfSystem plan={bundle.plan} />}
          <WhatItDoes bundle={bundle} />
        </div>
        <aside
          aria-label="Σύνοψη της πρότασης"
          className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <SystemSummary advice={advice} bundle={bundle} />
          <div className="grid gap-4 lg:sticky lg:top-24">{actions}</div>
        </aside>
        <section aria-labelledby="lines" className="min-w-0">
          <h2 id="lines" className="mb-3 break-after-avoid text-xl">
            {isThere ? `${bundleLabels[bundle.id]} σύστημα` : 'Τι βρήκαμε'}
          </h2>
          {bundle.lines.length > 0 ? (
            <AdvisedLines
              lines={bundle.lines}
              rate={rateOf(advice)}
              isRecommended={bundle === recommendedOf(advice)}
            />
          ) : (
            <p className="text-base text-text-2">
              {bundle.gaps.length > 0
                ? 'Ό,τι χρειάζεται ο χώρος σας λείπει αυτή τη στιγμή από τον κατάλογο, όπως φαίνεται παρακάτω. Ζητήστε προσφορά και θα σας προτείνει λύση ένας μηχανικός μας.'
                : 'Με αυτές τις απαντήσεις δεν χρειάζεται προϊόν από τον κατάλογο.'}
            </p>
          )}
        </section>
        <div className="grid min-w-0 content-start gap-7 lg:col-span-2 lg:gap-9">
          {children}
          <SystemGaps bundle={bundle} />
          <div className="border-b border-line print:grid print:gap-5 print:border-0">
            <BesideSystem bundle={bundle} />
            <SystemChecks bundle={bundle} />
            <Formulas formulas={bundle.formulas} />
          </div>
        </div>
      </div>
    </>
  );
}
