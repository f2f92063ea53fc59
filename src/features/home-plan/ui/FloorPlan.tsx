import type { ReactNode } from 'react';
import { cx } from '#ui/style/cx.ts';
import { frameOf, type Frame } from '../frame.ts';
import type { HomePlan, PlanZone } from '../types.ts';
import { zoneIcons } from './plan-icons.ts';
import './plan.css';
import { PlanDrawing } from './PlanDrawing.tsx';
import { PlanMark, type MarkTone } from './PlanMark.tsx';

/** How a zone of the alarm looks on the plan. */
export type ZoneLook = 'quiet' | 'open' | 'breach' | 'offline' | 'off';

const looks: Record<ZoneLook, { tone: MarkTone; word: string }> = {
  quiet: { tone: 'ok', word: 'ασφαλής' },
  open: { tone: 'warning', word: 'ανοιχτή' },
  breach: { tone: 'critical', word: 'παραβίαση' },
  offline: { tone: 'off', word: 'εκτός σύνδεσης' },
  off: { tone: 'off', word: 'αφοπλισμένη' },
};

interface Props {
  plan: HomePlan;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Shows the zones of the alarm, each with its look by id; those without one are quiet. */
  zones?: Readonly<Record<string, ZoneLook>> | undefined;
  /** Makes the zones buttons. */
  onZone?: ((zone: PlanZone) => void) | undefined;
  /** Night, or no power. */
  dark?: boolean | undefined;
  /** Shows the cameras' fields of view, and what of them leaves the lot, which `ViewLimits` says in words. */
  views?: boolean | undefined;
  className?: string | undefined;
  /** SVG drawn over the plan; `frame` converts metres into the picture's units. */
  children?: ((frame: Frame) => ReactNode) | undefined;
}

/** A home from above, with rooms, doors, windows and furniture at their scale. */
export function FloorPlan({ plan, label, zones, onZone, dark, views = false, className, children }: Props) {
  const frame = frameOf(plan);
  return (
    <div className={cx('plan', className)} data-dense={plan.devices.length > 20 || undefined}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role={onZone ? 'group' : 'img'} aria-label={label}>
        <PlanDrawing plan={plan} views={views} />
        {dark && <rect className="plan-night" width={frame.width} height={frame.height} />}
        {zones &&
          plan.zones.map((zone) => {
            const { tone, word } = looks[zones[zone.id] ?? 'quiet'];
            return (
              <PlanMark
                key={zone.id}
                icon={zoneIcons[zone.type]}
                tone={tone}
                at={frame.point(zone.position)}
                label={`${zone.name}: ${word}`}
                onClick={onZone && (() => onZone(zone))}
              />
            );
          })}
        {children?.(frame)}
      </svg>
    </div>
  );
}
