import type { Frame } from '#features/home-plan/frame.ts';
import type { HomePlan } from '#features/home-plan/types.ts';
import { FloorPlan, type ZoneLook } from '#features/home-plan/ui/FloorPlan.tsx';
import { isOpening } from '../guards.ts';
import type { System, Zone } from '../system.ts';
import type { Scene } from '../story.ts';
import { Figures } from './Figures.tsx';
import type { Send } from './use-simulation.ts';

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
