import { useMemo } from 'react';
import { readStoredPlan } from '#features/home-plan/stored-plan.ts';
import { FloorPlan } from '#features/home-plan/ui/FloorPlan.tsx';
import { BeyondLot, DevicesOnPlan } from '#features/home-plan/ui/PlanLayers.tsx';
import { ViewLimits } from '#features/home-plan/ui/ViewLimits.tsx';

/** The picture of a proposal: the place with its devices where they go, and what its cameras see beyond; nothing where none has a place. */
export function PlanOfSystem({ plan: text }: { plan: string }) {
  const plan = useMemo(() => readStoredPlan(text), [text]);
  if (!plan || plan.devices.length === 0) return null;
  return (
    <div>
      <figure className="print:break-inside-avoid">
        <FloorPlan
          plan={plan}
          label={`Κάτοψη με τις συσκευές: ${plan.devices.map(({ name }) => name).join(', ')}`}
          className="overflow-hidden rounded-md border border-line"
        >
          {(frame) => (
            <>
              <BeyondLot plan={plan} frame={frame} />
              <DevicesOnPlan plan={plan} frame={frame} />
            </>
          )}
        </FloorPlan>
        <figcaption className="mt-2 text-sm text-text-3">
          Σχηματική κάτοψη σε ένα επίπεδο, και όπου ο χώρος έχει περισσότερα: οι συσκευές είναι της πρότασης
          και όσες έχετε ήδη και μένουν, πλήθος και διάταξη των χώρων υπόθεση.
        </figcaption>
      </figure>
      <ViewLimits plan={plan} />
    </div>
  );
}
