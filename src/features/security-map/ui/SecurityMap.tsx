import { useRef, useState } from 'react';
import { useLiveStatus } from '#ui/live/use-live.ts';
import { StatusDot } from '#ui/components/StatusDot.tsx';
import type { HomePlan } from '#features/home-plan/types.ts';
import { FloorPlan } from '#features/home-plan/ui/FloorPlan.tsx';
import { maxShown } from '../map-state.ts';
import { systemCounts } from '../map-zones.ts';
import { clockTime } from './clock.ts';
import { Legend } from './Legend.tsx';
import './map.css';
import { MapLayers } from './MapLayers.tsx';
import { MapToolbar } from './MapToolbar.tsx';
import { NetworkTable } from './NetworkTable.tsx';
import { SystemCounts } from './SystemCounts.tsx';
import { ThreatList } from './ThreatList.tsx';
import { useSecurityMap } from './use-security-map.ts';
import type { MapView } from './views.ts';
import { ZoneButtons } from './ZoneButtons.tsx';
import { ZoneCard } from './ZoneCard.tsx';

/** The security map of one home: the plan with its layers, the same as lists, and the system's figures. */
export function SecurityMap({ plan }: { plan: HomePlan }) {
  const { active, devices, zones, updatedAt, news, send } = useSecurityMap(plan);
  const { status } = useLiveStatus();
  const [view, setView] = useState<MapView>('zones');
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const zone = zones.find(({ id }) => id === chosenZone);
  const shown = active.slice(0, maxShown);
  const toggle = (id: string) => setChosenZone((chosen) => (chosen === id ? null : id));
  const isConnected = status === 'connected';

  function close() {
    setChosenZone(null);
    buttons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  return (
    <div>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-3xl tracking-display">Οπτικοποίηση ασφάλειας</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-base text-text-2">
            <StatusDot tone={isConnected ? 'ok' : 'off'}>
              {isConnected ? 'Συνδεδεμένο' : 'Αποσυνδεδεμένο'}
            </StatusDot>
            {updatedAt !== null && (
              <span className="tabular-nums">Τελευταία ενημέρωση {clockTime(updatedAt)}</span>
            )}
          </p>
        </div>
        <MapToolbar
          view={view}
          onView={setView}
          threats={active.length}
          onTest={() => send({ type: 'test', at: Date.now() })}
          onClear={() => send({ type: 'clear' })}
        />
      </header>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="min-w-0">
          <div className="overflow-hidden rounded-md border border-line bg-surface">
            <FloorPlan
              plan={plan}
              label={`Κάτοψη: ${plan.name}. Ό,τι δείχνει βρίσκεται και στις λίστες.`}
              views={view !== 'network'}
            >
              {(frame) => (
                <MapLayers
                  view={view}
                  frame={frame}
                  zones={zones}
                  devices={devices}
                  threats={shown}
                  chosenZone={chosenZone}
                  onZone={toggle}
                />
              )}
            </FloorPlan>
            <Legend view={view} />
          </div>
          {view === 'network' ? (
            <NetworkTable devices={devices} zones={zones} />
          ) : (
            <div ref={buttons}>
              <ZoneButtons zones={zones} chosenZone={chosenZone} onZone={toggle} />
            </div>
          )}
        </div>
        <div className="grid gap-6">
          <SystemCounts {...systemCounts(devices, active)} />
          {zone && view !== 'network' && <ZoneCard zone={zone} onClose={close} />}
          <ThreatList
            active={active}
            numbered={view === 'threats'}
            onResolve={(id) => send({ type: 'resolve', id })}
          />
        </div>
      </div>
    </div>
  );
}
