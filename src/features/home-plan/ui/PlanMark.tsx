import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Point } from '../types.ts';

export type MarkTone = 'ok' | 'warning' | 'critical' | 'off';

interface Props {
  icon: LucideIcon;
  /** Without one it has no state, such as a device that is only proposed. */
  tone?: MarkTone | undefined;
  /** In the picture's units. */
  at: Point;
  /** The name of a mark that is a button. */
  label?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A device or a zone on the plan: a disc with its symbol and the dot of its state. */
export function PlanMark({ icon: Icon, tone, at, label, onClick }: Props) {
  const button = onClick && {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onClick();
    },
  };
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="plan-mark plan-scaled" data-tone={tone} {...button}>
        <circle r={14.5} />
        <Icon x={-9} y={-9} width={18} height={18} strokeWidth={1.75} aria-hidden="true" />
        {tone && <circle className="plan-mark-dot" cx={11} cy={-11} r={5} />}
      </g>
    </g>
  );
}
