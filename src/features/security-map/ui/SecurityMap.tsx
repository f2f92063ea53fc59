import { useRef, useState, useEffect, useMemo, useReducer } from 'react';
import { useLiveStatus, useLiveMessages } from '#ui/live/use-live.ts';
import { StatusDot } from '#ui/components/StatusDot.tsx';
import type { HomePlan } from '#features/home-plan/types.ts';
import { FloorPlan } from '#features/home-plan/ui/FloorPlan.tsx';
import { pastDayOf, testThreat } from '../incidents.ts';
import { maxShown, activeOf, calm, nextState, stepMs, type MapEvent, type MapState } from '../map-state.ts';
import { systemCounts, devicesOf, zonesOf } from '../map-zones.ts';
import { clockTime } from './clock.ts';
import { DayRibbon } from './DayRibbon.tsx';
import { Legend } from './Legend.tsx';
import './map.css';
import { MapLayers } from './MapLayers.tsx';
import { MapToolbar } from './MapToolbar.tsx';
import { NetworkTable } from './NetworkTable.tsx';
import { ThreatList } from './ThreatList.tsx';
import type { MapView } from './views.ts';
import { ZoneCard, devicesText } from './ZoneCard.tsx';
import { areaLabels } from '../labels.ts';
import type { MapZone } from '../types.ts';
import { viewsBeyond } from '#features/home-plan/view-limits.ts';
import { ViewLimits } from '#features/home-plan/ui/ViewLimits.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';
import { usePageVisible } from '#ui/page/use-page-visible.ts';

/** The security map of one home: the plan with its layers, the same as lists, and the system's figures. */
export function SecurityMap({ plan }: { plan: HomePlan }) {
  const { threats, past, active, devices, zones, updatedAt, news, send } = useSecurityMap(plan);
  const { status } = useLiveStatus();
  const [view, setView] = useState<MapView>('zones');
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const zone = zones.find(({ id }) => id === chosenZone);
  const shown = active.slice(0, maxShown);
  const hasBeyond = useMemo(() => viewsBeyond(plan).length > 0, [plan]);
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
            <Legend view={view} hasBeyond={hasBeyond} />
          </div>
          {view === 'network' ? (
            <NetworkTable devices={devices} zones={zones} />
          ) : (
            <>
              <div ref={buttons}>
                <ZoneButtons zones={zones} chosenZone={chosenZone} onZone={toggle} />
              </div>
              <ViewLimits plan={plan} />
            </>
          )}
        </div>
        <div className="grid gap-6">
          <SystemCounts {...systemCounts(devices, active)} />
          {zone && view !== 'network' && <ZoneCard zone={zone} onClose={close} />}
          <ThreatList
            active={active}
            numbered={view === 'threats'}
            testPlace={testThreat(plan).location}
            onResolve={(id) => send({ type: 'resolve', id })}
          />
          {updatedAt !== null && (
            <DayRibbon now={updatedAt} threats={[...threats, ...past]} devices={devices} />
          )}
        </div>
      </div>
    </div>
  );
}

interface Props {
  devices: number;
  online: number;
  critical: number;
  threats: number;
}

function SystemCounts({ devices, online, critical, threats }: Props) {
  const figures = [
    ['Συσκευές', devices, false],
    ['Σε σύνδεση', online, false],
    ['Κρίσιμες', critical, critical > 0],
    ['Απειλές', threats, threats > 0],
  ] as const;
  return (
    <dl
      aria-label="Κατάσταση συστήματος"
      className="grid grid-cols-4 divide-x divide-line rounded-md border border-line bg-surface"
    >
      {figures.map(([label, value, isBad]) => (
        <div key={label} className="flex flex-col-reverse items-center px-1 py-2.5">
          <dt className="text-xs text-text-2">{label}</dt>
          <dd
            className={`num text-2xl leading-snug font-semibold tracking-display ${isBad ? 'text-critical-text' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ZoneButtonsProps {
  zones: readonly MapZone[];
  chosenZone: string | null;
  onZone: (id: string) => void;
}

/** All zones as buttons, four in a row: what a click on the map does, for the keyboard. */
function ZoneButtons({ zones, chosenZone, onZone }: ZoneButtonsProps) {
  return (
    <ul aria-label="Ζώνες" className="mt-4 grid grid-cols-2 gap-2.5 lg:grid-cols-4">
      {zones.map((zone) => (
        <li key={zone.id}>
          <button
            type="button"
            aria-pressed={zone.id === chosenZone}
            onClick={() => onZone(zone.id)}
            className="grid h-full min-h-11 w-full content-start justify-items-start gap-1.5 rounded-sm border border-line-strong bg-surface p-3 text-left hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            <span className="text-base font-semibold">{zone.name}</span>
            <SeverityBadge severity={zone.riskLevel} />
            <span className="text-sm text-text-3">
              {areaLabels[zone.type]} · {devicesText(zone.devices.length)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The map's threats, devices and zones: live alerts enter, and one step of the demonstration is taken every 5 s while the page is seen. */
function useSecurityMap(plan: HomePlan) {
  const [state, send] = useReducer((now: MapState, event: MapEvent) => nextState(now, event, plan), calm);
  const isVisible = usePageVisible();

  useEffect(() => {
    send({ type: 'open', seed: Math.floor(Math.random() * 2 ** 32), at: Date.now() });
  }, []);
  useEffect(() => {
    if (!isVisible) return;
    const timer = setInterval(() => send({ type: 'step', at: Date.now() }), stepMs);
    return () => clearInterval(timer);
  }, [isVisible]);
  useLiveMessages((message) => {
    if (message.type === 'alert') send({ type: 'alert', alert: message.alert });
  });

  const { threats, openedAt, updatedAt, news } = state;
  const active = useMemo(() => activeOf({ threats }), [threats]);
  const past = useMemo(() => (openedAt === null ? [] : pastDayOf(plan, openedAt)), [plan, openedAt]);
  const devices = useMemo(() => devicesOf(plan, active, openedAt), [plan, active, openedAt]);
  const zones = useMemo(() => zonesOf(plan, devices, active), [plan, devices, active]);
  return { threats, past, active, devices, zones, updatedAt, news, send };
}
