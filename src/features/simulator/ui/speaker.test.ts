// What the device is told to play, and when: a context that notes each tone instead of sounding it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSpeaker, type Speaker } from './speaker.ts';

type Tone = { hertz: number; from: number; until: number };
type Loop = { samples: Float32Array; loops: boolean; isPlaying: boolean };

class NotedContext {
  static readonly latest: { context?: NotedContext } = {};
  readonly sampleRate = 8000;
  readonly destination = {};
  currentTime = 0;
  state = 'running';
  readonly tones: Tone[] = [];
  readonly loops: Loop[] = [];

  constructor() {
    NotedContext.latest.context = this;
  }
  createGain() {
    return { gain: { value: 1 }, connect: () => undefined };
  }
  createOscillator() {
    const tone: Tone = { hertz: 0, from: Infinity, until: Infinity };
    this.tones.push(tone);
    return {
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz;
        },
      },
      connect: () => undefined,
      start: (at: number) => (tone.from = at),
      stop: (at = this.currentTime) => (tone.until = Math.min(tone.until, at)),
    };
  }
  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  createBufferSource() {
    const loop: Loop = { samples: new Float32Array(), loops: false, isPlaying: false };
    this.loops.push(loop);
    return {
      set buffer(buffer: ReturnType<NotedContext['createBuffer']>) {
        loop.samples = buffer.getChannelData();
      },
      set loop(loops: boolean) {
        loop.loops = loops;
      },
      connect: () => undefined,
      start: () => (loop.isPlaying = true),
      stop: () => (loop.isPlaying = false),
    };
  }
  async suspend() {
    this.state = 'suspended';
  }
  async resume() {
    this.state = 'running';
  }
  async close() {
    this.state = 'closed';
  }
}

let speaker: Speaker;
let device: NotedContext;
beforeEach(() => {
  vi.stubGlobal('AudioContext', NotedContext);
  speaker = openSpeaker();
  device = NotedContext.latest.context ?? new NotedContext();
  return () => vi.unstubAllGlobals();
});

/** The tones that really sound, to the hundredth of a second. */
const heard = () =>
  device.tones
    .filter(({ from, until }) => until > from)
    .map(({ hertz, from, until }) => [hertz, Math.round(from * 100), Math.round(until * 100)]);

/** The hertz of a pattern around a second, from how often it crosses zero; 0 is silence. */
function hertzAround(samples: Float32Array, second: number): number {
  const part = samples.subarray((second - 0.05) * device.sampleRate, (second + 0.05) * device.sampleRate);
  const crossings = part.filter((sample, index) => index > 0 && sample >= 0 !== (part[index - 1] ?? 0) >= 0);
  return crossings.length / 2 / 0.1;
}

describe('the countdowns', () => {
  it('beep once a second, on the way out lower and shorter than on the way in', () => {
    speaker.play({ kind: 'exit', left: 30 });
    device.currentTime = 1;
    speaker.play({ kind: 'exit', left: 29 });
    device.currentTime = 2;
    speaker.play({ kind: 'entry', left: 30 });
    device.currentTime = 3;
    speaker.play(undefined);
    expect(heard()).toEqual([
      [880, 0, 9],
      [880, 100, 109],
      [1320, 200, 213],
    ]);
  });

  it('beep twice a second in the last five, and not once more when they end in between', () => {
    speaker.play({ kind: 'entry', left: 5 });
    device.currentTime = 1;
    speaker.play({ kind: 'entry', left: 4 });
    device.currentTime = 1.2;
    speaker.play(undefined);
    expect(heard()).toEqual([
      [1320, 0, 13],
      [1320, 50, 63],
      [1320, 100, 113],
    ]);
  });
});

describe('the alarms', () => {
  it('the siren swings between two pitches until it is stopped', () => {
    speaker.play({ kind: 'siren' });
    speaker.play({ kind: 'siren' });
    const [siren, ...more] = device.loops;
    expect(more).toEqual([]);
    expect(siren).toMatchObject({ loops: true, isPlaying: true });
    expect(hertzAround(siren?.samples ?? new Float32Array(), 0.06)).toBeCloseTo(770, -2);
    expect(hertzAround(siren?.samples ?? new Float32Array(), 0.6)).toBeCloseTo(1240, -2);
    speaker.play(undefined);
    expect(siren?.isPlaying).toBe(false);
  });

  it('smoke is three high beeps and a pause, and takes the place of the siren', () => {
    speaker.play({ kind: 'siren' });
    speaker.play({ kind: 'smoke' });
    const [siren, smoke] = device.loops;
    expect([siren?.isPlaying, smoke?.isPlaying]).toEqual([false, true]);
    const around = [0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.25, 3.75].map((second) =>
      hertzAround(smoke?.samples ?? new Float32Array(), second),
    );
    expect(around.map((hertz) => hertz > 3000)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
    speaker.play({ kind: 'entry', left: 20 });
    expect(smoke?.isPlaying).toBe(false);
  });
});

it('is held while nobody sees the page, and gives the device back', () => {
  speaker.hold(true);
  expect(device.state).toBe('suspended');
  speaker.hold(false);
  expect(device.state).toBe('running');
  speaker.close();
  expect(device.state).toBe('closed');
});
