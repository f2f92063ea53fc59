import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { PersonFrame } from '#features/catalogue/ui/PersonFrame.tsx';
import { deviceNames } from '#features/home-plan/device-names.ts';
import { deviceKinds } from '#features/home-plan/enums.ts';
import type { HomePlan } from '#features/home-plan/types.ts';
import { FloorPlan } from '#features/home-plan/ui/FloorPlan.tsx';
import { DevicesOnPlan, OpeningsOnPlan } from '#features/home-plan/ui/PlanLayers.tsx';
import type { ExampleHouse } from '#features/wizard/contract.ts';
import { numberText } from '#shared/decimals.ts';
import { listed } from '#shared/greek.ts';
import { TextLink } from '#ui/components/TextLink.tsx';

/** A house without and with its devices, what stands where, and what one of its cameras shows. */
export function BeforeAndAfter({ house: { areaM2, plan, camera } }: { house: ExampleHouse }) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <figure className="min-w-0">
          <DividedPlan plan={plan} />
          <figcaption className="mt-3 text-sm text-text-3">
            Μονοκατοικία {numberText(areaM2)} m² με αυλή. Η διάταξη των δωματίων είναι υπόθεση.
          </figcaption>
        </figure>
        <WhatStandsWhere plan={plan} />
      </div>
      {camera && <Shown camera={camera} />}
    </>
  );
}

/** Where the divider stands first: the yard's cameras are at the left. */
const share = 66;

/** The plan with a divider that is moved from one side to the other. */
function DividedPlan({ plan }: { plan: HomePlan }) {
  const [after, setAfter] = useState(share);
  const tag = 'absolute top-3 rounded-sm bg-surface px-2 py-0.5 text-sm font-medium shadow-pop';
  return (
    <div className="relative overflow-hidden rounded-md">
      <FloorPlan plan={plan} label="Κάτοψη του σπιτιού: αριστερά με τις συσκευές, δεξιά χωρίς">
        {(frame) => (
          <>
            <DevicesOnPlan plan={plan} frame={frame} to={(frame.width * after) / 100} />
            <OpeningsOnPlan plan={plan} frame={frame} from={(frame.width * after) / 100} />
          </>
        )}
      </FloorPlan>
      <span className={`${tag} left-3 ${after < 15 ? 'invisible' : ''}`}>Μετά</span>
      <span className={`${tag} right-3 ${after > 85 ? 'invisible' : ''}`}>Πριν</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={after}
        aria-label="Σύνορο ανάμεσα στο μετά και στο πριν"
        aria-valuetext={`${after}% μετά, ${100 - after}% πριν`}
        onChange={({ target }) => setAfter(target.valueAsNumber)}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 print:hidden"
      />
      <div
        aria-hidden="true"
        style={{ left: `${after}%` }}
        className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-text outline-offset-4 outline-focus peer-focus-visible:[&>span]:outline-2"
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-ink text-on-ink-btn">
          <MoveHorizontal className="icon" />
        </span>
      </div>
    </div>
  );
}

/** Room by room, each kind of device with its number. */
function WhatStandsWhere({ plan: { rooms, devices } }: { plan: HomePlan }) {
  return (
    <dl className="content-start border-t border-line text-base sm:max-lg:columns-2 sm:max-lg:gap-x-8">
      {rooms.map(({ id, name }) => {
        const here = devices.filter(({ roomId }) => roomId === id);
        const kinds = deviceKinds.flatMap((kind) => {
          const count = here.filter((device) => device.kind === kind).length;
          if (count === 0) return [];
          return count === 1 ? deviceNames[kind] : `${deviceNames[kind]} × ${count}`;
        });
        if (kinds.length === 0) return null;
        return (
          <div key={id} className="break-inside-avoid border-b border-line py-2.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-text-2">{kinds.join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The same person at three distances, with as many pixels as the camera gives them. */
function Shown({ camera: { productId, name, frames } }: { camera: NonNullable<ExampleHouse['camera']> }) {
  return (
    <div className="mt-12 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="lg:order-last">
        <h3 className="text-xl md:text-2xl">
          Ο ίδιος άνθρωπος στα {listed(frames.map(({ metres }) => String(metres)))} μέτρα
        </h3>
        <p className="mt-2 max-w-[44ch] text-text-2">
          Όπως τον δείχνει ο αισθητήρας και ο φακός αυτής της κάμερας. Έτσι επιλέγουμε ποια κάμερα μπαίνει και
          πόσο μακριά.
        </p>
        <p className="mt-4">
          <TextLink arrow href={`/products/${productId}`}>
            {name}
          </TextLink>
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {frames.map(({ metres, pixelsPerMetre, use }) => (
          <li key={metres} className="min-w-0">
            <PersonFrame metres={metres} pixelsPerMetre={pixelsPerMetre} light="day" />
            <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="num text-lg font-semibold">{metres} m</b>
              <span className="num text-sm text-text-3">{pixelsPerMetre} px/m</span>
            </p>
            <p className="text-sm text-text-2">{use}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
