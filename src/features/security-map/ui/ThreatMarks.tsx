import { plural } from '#shared/greek.ts';
import { useLayoutEffect, useRef } from 'react';
import { useMedia } from '#ui/page/use-media.ts';
import { usePageVisible } from '#ui/page/use-page-visible.ts';
import type { Frame } from '#features/home-plan/frame.ts';
import type { Point } from '#features/home-plan/types.ts';
import { severityLabels } from '#features/alerts/labels.ts';
import { threatLabels } from '../labels.ts';
import { pulseMs } from '../map-state.ts';
import type { MapDevice, MapZone, Threat } from '../types.ts';
import { clockTime } from './clock.ts';

export type PlacedThreat = { threat: Threat; at: Point };

/** Where each threat is on the map: at its last device, or else in the middle of its zone. */
export function placeThreats(
  threats: readonly Threat[],
  devices: readonly MapDevice[],
  zones: readonly MapZone[],
): PlacedThreat[] {
  return threats.flatMap((threat) => {
    const device = devices.find(({ id }) => id === threat.deviceIds[0]);
    if (device) return [{ threat, at: device.position }];
    const zone = zones.find(({ id }) => id === threat.areaId);
    if (!zone) return [];
    const { position, width, height } = zone;
    return [{ threat, at: { x: position.x + width / 2, y: position.y + height / 2 } }];
  });
}

const pulse: Keyframe[] = [
  { opacity: 0.9, transform: 'scale(0.35)' },
  { opacity: 0, transform: 'scale(1.5)' },
];

/**
 * Two rings, the second half a pulse after the first. Script starts their animations because those of a style sheet announce each
 * repetition (`animationiteration`): the main thread would have to draw several frames for each pulse.
 */
function Rings({ radius, isMoving }: { radius: number; isMoving: boolean }) {
  const rings = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!isMoving) return;
    const animations = Array.from(rings.current?.children ?? [], (ring, index) => {
      const animation = ring.animate(pulse, { duration: pulseMs, iterations: Infinity, easing: 'ease-out' });
      // Rings that appear at different times beat together: all count from when the page was opened.
      animation.startTime = (-index * pulseMs) / 2;
      return animation;
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [isMoving]);
  return (
    <g ref={rings} className="plan-scaled">
      <circle className="map-ring" r={radius} />
      <circle className="map-ring" r={radius} />
    </g>
  );
}

const calloutWidth = 250;
const calloutHeight = 58;

function Callout({ threat, at, frame }: PlacedThreat & { frame: Frame }) {
  const { x, y } = frame.point(at);
  const isLeft = x + 66 + calloutWidth > frame.width - 12;
  const left = isLeft ? x - 66 - calloutWidth : x + 66;
  const top = Math.min(Math.max(12, y - 70), frame.height - calloutHeight - 12);
  const count = threat.deviceIds.length;
  const devices = count > 0 ? ` · ${plural(count, 'συσκευή', 'συσκευές')}` : '';
  return (
    <g className="map-callout">
      <line x1={x} y1={y} x2={isLeft ? left + calloutWidth : left} y2={top + calloutHeight / 2} />
      <rect x={left} y={top} width={calloutWidth} height={calloutHeight} rx={5} />
      <text x={left + 15} y={top + 24}>
        {shortened(`${threatLabels[threat.type]}: ${threat.location}`, 32)}
      </text>
      <text x={left + 15} y={top + 44}>
        {severityLabels[threat.severity]} · {clockTime(threat.timestamp)}
        {devices}
      </text>
    </g>
  );
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

interface Props {
  placed: readonly PlacedThreat[];
  frame: Frame;
  /** Shows each threat's place in the list. */
  numbered: boolean;
}

/** The active threats on the map: a pulse at each place, and what the newest one is. */
export function ThreatMarks({ placed, frame, numbered }: Props) {
  const isMoving = useMedia('(prefers-reduced-motion: no-preference)') === true;
  const isVisible = usePageVisible();
  const [newest] = placed;
  const groups = new Map<string, PlacedThreat & { numbers: number[] }>();
  for (const [index, one] of placed.entries()) {
    const key = `${one.at.x} ${one.at.y}`;
    const known = groups.get(key);
    if (known) known.numbers.push(index + 1);
    else groups.set(key, { ...one, numbers: [index + 1] });
  }
  return (
    <>
      {Array.from(groups, ([key, { threat, at, numbers }]) => {
        const { x, y } = frame.point(at);
        return (
          <g key={key} className="map-threat" data-risk={threat.severity} transform={`translate(${x} ${y})`}>
            <Rings radius={44} isMoving={isMoving && isVisible} />
            {numbered && (
              <g className="plan-scaled">
                <circle className="map-dot" cx={-13} cy={-13} r={10} />
                <text className="map-number" x={-13} y={-9}>
                  {numbers[0]}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {newest && (
        <g className="map-threat" data-risk={newest.threat.severity}>
          <Callout {...newest} frame={frame} />
        </g>
      )}
    </>
  );
}
