import { House, LockKeyhole, LockOpen, Moon, type LucideIcon } from 'lucide-react';
import { modeOf } from '../guards.ts';
import type { Mode, System } from '../system.ts';
import { modeHints, modeNames } from '../texts.ts';
import type { Send } from './use-simulation.ts';

const modes: readonly { mode: Mode; icon: LucideIcon }[] = [
  { mode: 'away', icon: LockKeyhole },
  { mode: 'home', icon: House },
  { mode: 'night', icon: Moon },
  { mode: 'disarmed', icon: LockOpen },
];

/** Without `send` they only show the mode. */
export function ModeButtons({ system, send }: { system: System; send?: Send | undefined }) {
  const current = modeOf(system.phase);
  const isAlarm = system.phase.name === 'entry' || system.phase.name === 'triggered';
  return (
    <div role="group" aria-label="Λειτουργία" className="grid grid-cols-4 gap-2">
      {modes.map(({ mode, icon: Icon }) => {
        const isOff = !send || (isAlarm && mode !== 'disarmed');
        return (
          <button
            key={mode}
            type="button"
            title={mode === 'disarmed' ? undefined : modeHints[mode]}
            aria-pressed={mode === current}
            aria-disabled={isOff || undefined}
            onClick={() => {
              if (!isOff) send(mode === 'disarmed' ? { type: 'disarm' } : { type: 'arm', mode });
            }}
            className="flex min-h-15 flex-col items-center justify-center gap-1 rounded-lg bg-surface px-1 text-sm font-medium text-text transition-colors hover:bg-surface-hover aria-disabled:cursor-default aria-pressed:bg-ink aria-pressed:text-on-ink-btn"
          >
            <Icon aria-hidden="true" className="size-4.5 stroke-[1.6]" />
            {modeNames[mode]}
          </button>
        );
      })}
    </div>
  );
}
