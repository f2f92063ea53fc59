import { memo, useId } from 'react';
import { frameOf, leafPath, pavingOf, scaleLength, viewPath, type Frame } from '../frame.ts';
import { furnish } from '../furniture.ts';
import { labelsOf } from '../labels.ts';
import type { HomePlan, Opening, Point, Rect, Room, RoomKind } from '../types.ts';
import { isIndoors, wallsOf } from '../walls.ts';
import { FurnitureDrawing } from './FurnitureDrawing.tsx';
import { BeyondLot } from './PlanLayers.tsx';
import { SceneryDrawing } from './SceneryDrawing.tsx';

const floors: Record<RoomKind, 'wood' | 'tile' | 'plain'> = {
  hall: 'tile',
  living: 'wood',
  kitchen: 'tile',
  bedroom: 'wood',
  bathroom: 'tile',
  storage: 'plain',
  office: 'wood',
  shop: 'tile',
  hangar: 'plain',
  balcony: 'tile',
  yard: 'plain',
  front: 'plain',
};

const box = ({ x, y, width, height }: Rect) => ({ x, y, width, height });

function Gap({ opening, frame, room }: { opening: Opening; frame: Frame; room: Room | undefined }) {
  const [from, to] = [frame.point(opening.from), frame.point(opening.to)];
  if (opening.kind === 'passage') return null;
  if (opening.kind === 'door') {
    return room ? <path className="plan-leaf" d={leafPath(frame, opening.from, opening.to, room)} /> : null;
  }
  return <line className="plan-glass" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

function Label({ room, at }: { room: Room; at: (Point & { isCrowded: boolean }) | undefined }) {
  const quiet = room.areaId === null ? { 'data-quiet': true } : {};
  const outside = room.kind === 'yard' ? { 'data-outside': true } : {};
  if (!at) return null;
  const crowded = at.isCrowded ? { 'data-crowded': true } : {};
  return (
    <text className="plan-label" x={at.x} y={at.y} {...quiet} {...outside} {...crowded}>
      {room.name}
    </text>
  );
}

function Scale({ plan, frame }: { plan: HomePlan; frame: Frame }) {
  const metres = scaleLength(plan);
  const length = metres * frame.unit;
  const y = frame.height - 17;
  return (
    <g stroke="var(--text-3)" strokeWidth={1.4}>
      <path
        d={`M54 ${y}h${length}M54 ${y - 5}v10M${54 + length / 2} ${y - 3}v6M${54 + length} ${y - 5}v10`}
      />
      <text x={62 + length} y={y + 4} fontSize={12} fill="var(--text-3)" stroke="none">
        {metres} m
      </text>
    </g>
  );
}

interface Props {
  plan: HomePlan;
  views: boolean;
}

/** What of a plan does not change: the lot, rooms, walls, furniture and, if wanted, the cameras' fields of view with what of them leaves the lot. */
export const PlanDrawing = memo(function PlanDrawing({ plan, views }: Props) {
  const id = useId();
  const frame = frameOf(plan);
  const labels = labelsOf(plan, frame);
  const byId = new Map(plan.rooms.map((room) => [room.id, room]));
  const indoors = plan.rooms.filter(isIndoors);
  const hasYard = plan.rooms.some(({ kind }) => kind === 'yard');
  const lot = frame.rect(plan.lot);
  const inner = { x: lot.x + 13, y: lot.y + 13, width: lot.width - 26, height: lot.height - 26 };
  return (
    <>
      <PlanPatterns id={id} />
      <rect width={frame.width} height={frame.height} fill={`url(#${id}grid)`} />
      {hasYard && (
        <>
          <rect
            {...lot}
            rx={3}
            fill="var(--pl-paving)"
            stroke="var(--pl-fence)"
            strokeWidth={2}
            strokeDasharray="9 5"
          />
          <rect {...inner} fill={`url(#${id}lawn)`} />
          <rect {...frame.rect(pavingOf(plan.rooms))} fill="var(--pl-paving)" />
        </>
      )}
      <SceneryDrawing scenery={plan.scenery} frame={frame} />
      {plan.rooms.map(
        (room) =>
          room.kind !== 'yard' && (
            <rect
              key={room.id}
              {...frame.rect(room)}
              fill={`url(#${id}${floors[room.kind]})`}
              {...(room.kind === 'balcony' && { stroke: 'var(--pl-leaf)', strokeWidth: 1.5 })}
            />
          ),
      )}
      {plan.openings.map((opening) => (
        <Gap key={opening.id} opening={opening} frame={frame} room={byId.get(opening.roomId)} />
      ))}
      <FurnitureDrawing pieces={indoors.flatMap((room) => furnish(room, plan.openings))} frame={frame} />
      {views &&
        plan.devices.map(({ id: deviceId, view, position, roomId }) => {
          const room = byId.get(roomId);
          if (!view || !room) return null;
          const clip = `${id}${deviceId}`;
          return (
            <g key={deviceId}>
              <clipPath id={clip}>
                <rect {...box(frame.rect(room))} />
              </clipPath>
              <path className="plan-view" clipPath={`url(#${clip})`} d={viewPath(frame, position, view)} />
            </g>
          );
        })}
      {views && <BeyondLot plan={plan} frame={frame} />}
      {wallsOf(plan).map(({ from, to, isExternal }) => {
        const [start, end] = [frame.point(from), frame.point(to)];
        return (
          <line
            key={`${from.x} ${from.y} ${to.x} ${to.y}`}
            className="plan-wall"
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            {...(isExternal && { 'data-external': true })}
          />
        );
      })}
      {plan.rooms.map((room) => (
        <Label key={room.id} room={room} at={labels.get(room.id)} />
      ))}
      <Scale plan={plan} frame={frame} />
    </>
  );
});

/** The patterns of lawn and floors; `id` makes their names unique in the page. */
function PlanPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}grid`} width="18" height="18" patternUnits="userSpaceOnUse">
        <path d="M18 0H0V18" fill="none" stroke="var(--pl-grid)" />
      </pattern>
      <pattern id={`${id}lawn`} width="34" height="30" patternUnits="userSpaceOnUse">
        <rect width="34" height="30" fill="var(--pl-lawn)" />
        <path
          d="M5 11l3-6 3 6M22 25l3-6 3 6"
          fill="none"
          stroke="var(--pl-blade)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      </pattern>
      <pattern id={`${id}wood`} width="40" height="20" patternUnits="userSpaceOnUse">
        <rect width="40" height="20" fill="var(--pl-floor)" />
        <path d="M0 .5H40M0 10.5H40M10 0V10M30 10V20" stroke="var(--pl-board)" />
      </pattern>
      <pattern id={`${id}tile`} width="24" height="24" patternUnits="userSpaceOnUse">
        <rect width="24" height="24" fill="var(--pl-floor)" />
        <path d="M24 .5H.5V24" fill="none" stroke="var(--pl-board)" />
      </pattern>
      <pattern id={`${id}plain`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="var(--pl-floor)" />
      </pattern>
    </defs>
  );
}
