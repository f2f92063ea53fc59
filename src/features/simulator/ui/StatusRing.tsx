import {
  DoorOpen,
  Flame,
  Hourglass,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  type LucideIcon,
} from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import { activeZones, countdownSeconds, isArmed, secondsLeft } from '../guards.ts';
import type { Phase, System } from '../system.ts';
import { modeNames, phaseName, stateLine, zoneCount } from '../texts.ts';

const ticks = Array.from({ length: 60 }, (_, index) => index);
const radius = 93;
const round = 2 * Math.PI * radius;

const looks: Record<Phase['name'], { icon: LucideIcon; ring: string; text: string }> = {
  disarmed: { icon: ShieldOff, ring: 'text-line-strong', text: 'text-text-2' },
  exit: { icon: DoorOpen, ring: 'text-medium', text: 'text-medium-text' },
  armed: { icon: ShieldCheck, ring: 'text-ok', text: 'text-ok-text' },
  entry: { icon: Hourglass, ring: 'text-high', text: 'text-high-text' },
  triggered: { icon: ShieldAlert, ring: 'text-critical', text: 'text-critical-text' },
};

/** The part of the ring that is drawn: what is left of a countdown, all of it when armed. */
function partOf({ phase, now }: System): number {
  const seconds = countdownSeconds(phase);
  if (seconds === undefined || !('until' in phase)) return phase.name === 'disarmed' ? 0 : 1;
  return Math.min(1, Math.max(0, (phase.until - now) / (1000 * seconds)));
}

/** The state as a ring of sixty ticks, which is the switch between disarmed and armed. */
export function StatusRing({ system, onToggle }: { system: System; onToggle?: (() => void) | undefined }) {
  const { phase } = system;
  const { icon: Icon, ring, text } = looks[phase.name];
  const left = secondsLeft(system);
  const isSmoke = phase.name === 'triggered' && phase.cause === 'smoke';
  const Shown = isSmoke ? Flame : Icon;
  const mode = phase.name === 'disarmed' ? undefined : phase.mode;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isArmed(system)}
      aria-label={`Όπλιση: ${stateLine(phase)}`}
      aria-disabled={!onToggle || undefined}
      onClick={onToggle}
      className="relative mx-auto my-1 block size-[206px] shrink-0 rounded-full transition-transform active:scale-[0.985] aria-disabled:cursor-default focus-visible:rounded-full"
    >
      <svg viewBox="-103 -103 206 206" aria-hidden="true" className="absolute inset-0 size-full">
        <circle r={radius} className="fill-none stroke-line" strokeWidth={3} />
        <circle
          r={radius}
          className={cx('fill-none stroke-current transition-[stroke-dashoffset] duration-(--d-4)', ring)}
          strokeWidth={5}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - partOf(system))}
          transform="rotate(-90)"
          visibility={phase.name === 'disarmed' ? 'hidden' : undefined}
        />
        {ticks.map((tick) => (
          <line
            key={tick}
            y1={tick % 5 === 0 ? -83 : -80}
            y2={tick % 5 === 0 ? -76 : -78}
            transform={`rotate(${tick * 6})`}
            className={tick % 5 === 0 ? 'stroke-text-2' : 'stroke-line-strong'}
            strokeWidth={tick % 5 === 0 ? 1.6 : 1.2}
          />
        ))}
        {phase.name === 'triggered' && (
          <circle r={88} className="simulator-alarm fill-none stroke-critical" strokeWidth={8} />
        )}
      </svg>
      <span className="relative flex flex-col items-center">
        <Shown aria-hidden="true" className={cx('size-9 stroke-[1.35]', text)} />
        <span className="mt-1.5 text-lg leading-tight font-semibold">{phaseName(phase)}</span>
        {left === undefined ? (
          <span className="mt-1 text-sm text-text-2">
            {mode === undefined || mode === 'disarmed'
              ? phase.name === 'triggered'
                ? 'Όλο το 24ωρο'
                : 'Πατήστε για όπλιση'
              : `${modeNames[mode]} · ${zoneCount(activeZones(system).length)}`}
          </span>
        ) : (
          <span className={cx('num text-4xl leading-none font-semibold', text)}>{left}″</span>
        )}
      </span>
    </button>
  );
}
