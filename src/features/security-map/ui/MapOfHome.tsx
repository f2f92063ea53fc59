import { useState } from 'react';
import { Segmented } from '#ui/components/Segmented.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { useVisitorsPlan } from '#features/home-plan/ui/use-visitors-plan.ts';
import { SecurityMap } from './SecurityMap.tsx';
import { offered } from '#shared/offered.ts';

/** The map of the visitor's own home where the wizard has drawn it, with the example one click away; else of the example. */
export function MapOfHome() {
  const own = useVisitorsPlan();
  const hasWizard = offered().hasWizard;
  const [home, setHome] = useState<'own' | 'sample'>('own');
  const plan = own && home === 'own' ? own : samplePlan;
  return (
    <>
      <SecurityMap key={plan.source} plan={plan} />
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 text-base text-text-2">
        {own && (
          <Segmented
            label="Ποιος χώρος"
            value={home}
            onValueChange={setHome}
            options={[
              { value: 'own', label: 'Ο χώρος σας' },
              { value: 'sample', label: 'Υπόδειγμα' },
            ]}
          />
        )}
        <p className="max-w-[68ch]">
          Επίδειξη: οι απειλές είναι προσομοιωμένες και εμφανίζονται τυχαία.
          {!own && hasWizard && (
            <>
              {' '}
              <TextLink href="/wizard">Σχεδιάστε το δικό σας σύστημα με τον Οδηγό Επιλογής</TextLink>
            </>
          )}
          {own &&
            plan === own &&
            ' Η διάταξη των χώρων είναι υποθετική, τα μεγέθη και οι συσκευές είναι τα δικά σας.'}
        </p>
      </div>
    </>
  );
}
