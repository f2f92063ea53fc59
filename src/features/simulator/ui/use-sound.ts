import { useEffect, useRef, useState } from 'react';
import { soundOf } from '../sounds.ts';
import type { System } from '../system.ts';
import { openSpeaker, type Speaker } from './speaker.ts';

/** Lets a system be heard once the visitor has switched the sound on; it is off on every visit. */
export function useSound(system: System, isRunning: boolean) {
  const [isOn, setOn] = useState(false);
  const speaker = useRef<Speaker>(undefined);
  const sound = soundOf(system);
  const kind = sound?.kind;
  const left = sound && 'left' in sound ? sound.left : undefined;

  useEffect(() => {
    speaker.current?.hold(!isRunning);
  }, [isRunning]);
  useEffect(() => {
    speaker.current?.play(isOn ? soundFrom(kind, left) : undefined);
  }, [isOn, kind, left]);
  useEffect(
    () => () => {
      speaker.current?.close();
      speaker.current = undefined;
    },
    [],
  );

  function toggle() {
    speaker.current ??= openSpeaker();
    speaker.current.hold(!isRunning);
    setOn(!isOn);
  }
  return { isOn, toggle };
}

function soundFrom(
  kind: NonNullable<ReturnType<typeof soundOf>>['kind'] | undefined,
  left: number | undefined,
) {
  if (kind === 'siren' || kind === 'smoke') return { kind };
  return kind && left !== undefined ? { kind, left } : undefined;
}
