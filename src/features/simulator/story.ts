import type { HomePlan, Point } from '#features/home-plan/types.ts';
import { athensInstant, type LocalTime } from '#shared/dates.ts';
import { placeOf, systemZones } from './place.ts';
import { reduce } from './reducer.ts';
import { positionAt, type Moment } from './route.ts';
import { newSystem, type ArmedMode, type System, type SystemEvent } from './system.ts';

export interface StoryStep {
  /** Seconds after the story's beginning. */
  readonly at: number;
  readonly caption: string;
  readonly events: readonly SystemEvent[];
}

/** Something round that grows and shrinks, in metres. */
export interface Puff extends Point {
  readonly at: number;
  readonly radius: number;
}

export interface Story {
  readonly id: 'burglary' | 'power-cut' | 'smoke';
  readonly title: string;
  /** What the story shows, in a line. */
  readonly lead: string;
  /** When it begins on that day's clock. */
  readonly clock: LocalTime;
  readonly mode: ArmedMode;
  /** The second from which the devices' reaction times are measured. */
  readonly dangerAt: number;
  readonly danger: string;
  readonly steps: readonly StoryStep[];
  /** Seconds. */
  readonly length: number;
  readonly intruder: readonly Moment[];
  readonly family: readonly Moment[];
  readonly smoke: readonly Puff[];
  /** Seconds without mains. */
  readonly blackout: readonly [from: number, to: number] | null;
}

/** A device that noticed the danger, and how many seconds after it began. */
export interface Catch {
  readonly zoneId: string;
  readonly zoneName: string;
  readonly seconds: number;
  readonly effect: 'saw' | 'alarm' | 'confirmed';
}

export interface Scene {
  readonly system: System;
  /** The index of the step that is being told. */
  readonly step: number;
  readonly intruder: Point | null;
  readonly family: Point | null;
  readonly smoke: Puff | null;
  readonly isBlackout: boolean;
  readonly catches: readonly Catch[];
}

const storyDay = '2026-01-17';

/** The system when a story begins: armed, at rest, without chance. */
function beginningOf({ clock, mode }: Story, plan: HomePlan): System {
  const now = athensInstant(storyDay, clock).getTime();
  const { hasSiren } = placeOf(plan);
  const system = newSystem(systemZones(plan), now, { seed: 0, hasChance: false, hasSiren });
  return { ...system, phase: { name: 'armed', mode } };
}

/** What a change of the system says about a device that noticed something. */
function catchOf(before: System, after: System, seconds: number): Catch | undefined {
  const reported = after.zones.find(
    ({ lastTriggered }, index) =>
      lastTriggered !== null && lastTriggered !== before.zones[index]?.lastTriggered,
  );
  const { phase } = after;
  const isNew = phase.name === 'triggered' && before.phase.name !== 'triggered';
  const isConfirmed =
    phase.name === 'triggered' &&
    phase.confirmed &&
    !(before.phase.name === 'triggered' && before.phase.confirmed);
  const zone = reported ?? (isNew ? after.zones.find(({ id }) => id === phase.zoneId) : undefined);
  if (!zone || after.notificationCount === before.notificationCount) return undefined;
  const effect = isNew ? 'alarm' : isConfirmed ? 'confirmed' : 'saw';
  return { zoneId: zone.id, zoneName: zone.name, seconds, effect };
}

function puffAt(puffs: readonly Puff[], at: number): Puff | null {
  const position = positionAt(puffs, at);
  const next = puffs.findIndex((puff) => puff.at >= at);
  const [from, to] = [puffs[Math.max(0, next - 1)], puffs[next]];
  if (!position || !from || !to) return null;
  const part = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
  return { ...position, at, radius: from.radius + (to.radius - from.radius) * part };
}

/** A story at a second: what the system says and what happens in the home. Depends on nothing else, so it runs both ways. */
export function sceneAt(story: Story, plan: HomePlan, seconds: number): Scene {
  let system = beginningOf(story, plan);
  const start = system.now;
  const catches: Catch[] = [];
  const advance = (event: SystemEvent, at: number) => {
    const after = reduce(system, event);
    const caught = catchOf(system, after, Math.round(at - story.dangerAt));
    const isHeard = catches.some(({ effect }) => effect !== 'saw');
    // After the alarm only its confirmation counts: others in the home are noticed too.
    if (caught && !(isHeard && caught.effect === 'saw')) catches.push(caught);
    system = after;
  };
  const told = story.steps.filter(({ at }) => at <= seconds);
  for (const { at, events } of told) {
    passTo(at);
    for (const event of events) advance(event, at);
  }
  passTo(seconds);
  // In seconds, so that an entry countdown that ends on the way is dated when it ended.
  function passTo(until: number) {
    for (let at = Math.floor((system.now - start) / 1000) + 1; at < until; at += 1) {
      advance({ type: 'pass', at: start + at * 1000 }, at);
    }
    advance({ type: 'pass', at: start + until * 1000 }, until);
  }
  const { blackout } = story;
  return {
    system,
    step: Math.max(0, told.length - 1),
    intruder: positionAt(story.intruder, seconds),
    family: positionAt(story.family, seconds),
    smoke: puffAt(story.smoke, seconds),
    isBlackout: blackout !== null && seconds >= blackout[0] && seconds < blackout[1],
    catches,
  };
}
