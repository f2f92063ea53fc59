import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#ui/components/IconButton.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Phase, System } from '../system.ts';
import { stateLine } from '../texts.ts';
import { HeadsUp } from './HeadsUp.tsx';

const tones: Record<Phase['name'], string> = {
  disarmed: 'bg-surface text-text-2',
  exit: 'bg-medium-soft text-medium-text',
  armed: 'bg-ok-soft text-ok-text',
  entry: 'bg-high-soft text-high-text',
  triggered: 'bg-critical text-on-critical',
};

interface Props {
  system: System;
  sound: { isOn: boolean; toggle: () => void };
  onOpen: () => void;
}

/** On a real phone: what the app says while the visitor looks at the home. */
export function PhoneStrip({ system, sound, onOpen }: Props) {
  return (
    <div className="mt-2 flex items-center gap-1 sm:hidden">
      <div className="pointer-events-none fixed inset-x-0 top-2 z-(--z-header)">
        <HeadsUp system={system} />
      </div>
      <button
        type="button"
        onClick={onOpen}
        className={cx(
          'min-h-11 flex-1 rounded-sm px-3.5 text-left text-base font-medium',
          tones[system.phase.name],
        )}
      >
        {stateLine(system.phase)}
      </button>
      <IconButton label="Ήχος" aria-pressed={sound.isOn} onClick={sound.toggle}>
        {sound.isOn ? <Volume2 /> : <VolumeX />}
      </IconButton>
    </div>
  );
}
