import type { Frame } from '#features/home-plan/frame.ts';
import type { HomePlan, Point } from '#features/home-plan/types.ts';
import { FloorPlan, type ZoneLook } from '#features/home-plan/ui/FloorPlan.tsx';
import { isOpening } from '../guards.ts';
import type { System, Zone } from '../system.ts';
import type { Scene } from '../story.ts';
import type { Send } from './use-simulation.ts';
import { PersonStanding, Users } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';

function lookOf(zone: Zone, { phase }: System): ZoneLook {
  if (zone.status === 'offline') return 'offline';
  const isAlarm = phase.name === 'triggered' && phase.zoneId === zone.id;
  if (isAlarm) return 'breach';
  const isCalm = phase.name === 'disarmed' || phase.name === 'exit' || zone.bypassed || !zone.armed;
  if (zone.status === 'breach') return isCalm ? 'open' : 'breach';
  return zone.armed && !zone.bypassed ? 'quiet' : 'off';
}

interface Props {
  plan: HomePlan;
  system: System;
  scene?: Scene | undefined;
  /** Lets the visitor open doors and walk past detectors. */
  send?: Send | undefined;
}

/** The home from above: what happens in it, and with `send` what the visitor lets happen. */
export function House({ plan, system, scene, send }: Props) {
  const { phase, zones } = system;
  const alarmed = phase.name === 'triggered' ? plan.zones.find(({ id }) => id === phase.zoneId) : undefined;

  function touch(id: string) {
    const zone = zones.find((one) => one.id === id);
    if (!zone || !send) return;
    if (zone.status === 'offline') send({ type: 'online', id });
    else if (!isOpening(zone)) send({ type: 'detect', id });
    else send({ type: zone.status === 'breach' ? 'close' : 'open', id });
  }
  return (
    <FloorPlan
      plan={plan}
      label={`Κάτοψη: ${plan.name}`}
      zones={Object.fromEntries(zones.map((zone) => [zone.id, lookOf(zone, system)]))}
      onZone={send && (({ id }) => touch(id))}
      dark={scene?.isBlackout}
      views
    >
      {(frame: Frame) => (
        <>
          {alarmed && (
            <g transform={`translate(${frame.point(alarmed.position).x} ${frame.point(alarmed.position).y})`}>
              <g className="plan-scaled">
                <circle r={24} className="fill-none stroke-critical" strokeWidth={2.5} />
                <circle r={24} className="simulator-wave fill-none stroke-critical" strokeWidth={2.5} />
              </g>
            </g>
          )}
          {scene && <Figures scene={scene} frame={frame} />}
        </>
      )}
    </FloorPlan>
  );
}

function Figures({ scene, frame }: { scene: Scene; frame: Frame }) {
  const { intruder, family, smoke } = scene;
  return (
    <g aria-hidden="true">
      {smoke && (
        <circle className="simulator-smoke" style={placed(frame.point(smoke), smoke.radius)} r={frame.unit} />
      )}
      {family && <Figure at={frame.point(family)} kind="family" />}
      {intruder && <Figure at={frame.point(intruder)} kind="intruder" />}
    </g>
  );
}

const placed = ({ x, y }: Point, size = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });

function Figure({ at, kind }: { at: Point; kind: 'intruder' | 'family' }) {
  const Icon = kind === 'intruder' ? PersonStanding : Users;
  return (
    <g className="simulator-figure" style={placed(at)}>
      <g className={cx('plan-scaled', kind === 'intruder' ? 'simulator-intruder' : 'simulator-family')}>
        <circle r={17} />
        <Icon x={-11} y={-11} width={22} height={22} strokeWidth={2} />
      </g>
    </g>
  );
}
