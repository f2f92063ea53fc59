import { hurrySeconds, type Sound } from '../sounds.ts';

/** Seconds and hertz. */
const beeps = { exit: { pitch: 880, length: 0.09 }, entry: { pitch: 1320, length: 0.13 } };
const loudness = 0.12;
const patternSeconds = { siren: 1.2, smoke: 4 };

/** Hertz at a second of the pattern; 0 is silence. The siren swings, smoke is three beeps and a pause. */
const pitches = {
  siren: (second: number) =>
    760 + 480 * (0.5 - 0.5 * Math.cos((2 * Math.PI * second) / patternSeconds.siren)),
  smoke: (second: number) => (second < 3 && second % 1 < 0.5 ? 3100 : 0),
};

export interface Speaker {
  /** Plays a sound, or stops the one that repeats. */
  play: (sound: Sound | undefined) => void;
  /** Silent and without work while nobody sees the page. */
  hold: (isHeld: boolean) => void;
  close: () => void;
}

/** Opens the device's speaker; browsers allow it only in a click. */
export function openSpeaker(): Speaker {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = loudness;
  volume.connect(context.destination);
  let beeping: OscillatorNode[] = [];
  let repeating: { kind: 'siren' | 'smoke'; source: AudioBufferSourceNode } | undefined;

  function beep(pitch: number, length: number, later: number) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(context.currentTime + later);
    tone.stop(context.currentTime + later + length);
    beeping.push(tone);
  }
  function repeat(kind: 'siren' | 'smoke') {
    const buffer = context.createBuffer(1, context.sampleRate * patternSeconds[kind], context.sampleRate);
    const samples = buffer.getChannelData(0);
    let turn = 0;
    for (let index = 0; index < samples.length; index += 1) {
      const pitch = pitches[kind](index / context.sampleRate);
      turn += pitch / context.sampleRate;
      samples[index] = pitch === 0 ? 0 : Math.sin(2 * Math.PI * turn);
    }
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(volume);
    source.start();
    repeating = { kind, source };
  }
  function quieten() {
    repeating?.source.stop();
    repeating = undefined;
    // A later beep of this second may still be scheduled; stopping one that has ended has no effect.
    for (const tone of beeping) tone.stop();
    beeping = [];
  }

  return {
    play(sound) {
      if (sound && !('left' in sound)) {
        if (repeating?.kind === sound.kind) return;
        quieten();
        repeat(sound.kind);
        return;
      }
      quieten();
      if (!sound) return;
      const { pitch, length } = beeps[sound.kind];
      beep(pitch, length, 0);
      if (sound.left <= hurrySeconds) beep(pitch, length, 0.5);
    },
    hold: (isHeld) => void (isHeld ? context.suspend() : context.resume()),
    close: () => void context.close(),
  };
}
