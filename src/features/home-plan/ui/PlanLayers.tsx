import { useId } from 'react';
import { polygonPath, viewPath, type Frame } from '../frame.ts';
import type { HomePlan } from '../types.ts';
import { viewsBeyond } from '../view-limits.ts';
import { deviceIcons } from './plan-icons.ts';
import { PlanMark } from './PlanMark.tsx';

interface Props {
  plan: HomePlan;
  frame: Frame;
}

/** What of the cameras' fields leaves the lot; `ViewLimits` says it in words. */
export const BeyondLot = ({ plan, frame }: Props) =>
  viewsBeyond(plan).map(({ device, parts }) => (
    <path
      key={device.id}
      className="plan-beyond"
      d={parts.map((part) => polygonPath(frame, part)).join('')}
    />
  ));

/** The devices of a plan with the cameras' fields of view, up to this place in the picture's units. */
export function DevicesOnPlan({ plan, frame, to = frame.width }: Props & { to?: number }) {
  const id = useId();
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect width={to} height={frame.height} />
      </clipPath>
      {plan.devices.map(({ id: deviceId, view, position, roomId }) => {
        const room = plan.rooms.find((one) => one.id === roomId);
        if (!view || !room) return null;
        return (
          <g key={deviceId}>
            <clipPath id={`${id}${deviceId}`}>
              <rect {...frame.rect(room)} />
            </clipPath>
            <path
              className="plan-view"
              clipPath={`url(#${id}${deviceId})`}
              d={viewPath(frame, position, view)}
            />
          </g>
        );
      })}
      {plan.devices.map(({ id: deviceId, kind, position }) => (
        <PlanMark key={deviceId} icon={deviceIcons[kind]} at={frame.point(position)} />
      ))}
    </g>
  );
}

/** A ring around each door and window that leads outside, from this place on. */
export function OpeningsOnPlan({ plan, frame, from }: Props & { from: number }) {
  const id = useId();
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect x={from} width={frame.width - from} height={frame.height} />
      </clipPath>
      {plan.openings.map((opening) => {
        if (opening.toRoomId !== null || opening.kind === 'passage') return null;
        const [one, other] = [frame.point(opening.from), frame.point(opening.to)];
        return (
          <circle
            key={opening.id}
            className="plan-unguarded"
            cx={(one.x + other.x) / 2}
            cy={(one.y + other.y) / 2}
            r={Math.hypot(other.x - one.x, other.y - one.y) / 2 + 7}
          />
        );
      })}
    </g>
  );
}
