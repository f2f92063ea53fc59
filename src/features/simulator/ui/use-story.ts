import { useEffect, useMemo, useState } from 'react';
import type { HomePlan } from '#features/home-plan/types.ts';
import { useMedia } from '#ui/page/use-media.ts';
import { storiesOf } from '../stories.ts';
import { sceneAt, type Scene, type Story } from '../story.ts';

const frameMs = 200;

export interface Telling {
  readonly story: Story;
  readonly scene: Scene;
  readonly seconds: number;
  readonly isPlaying: boolean;
  /** Plays, pauses, or begins again at the end. */
  readonly toggle: () => void;
  /** Goes to a step and waits there. */
  readonly goTo: (step: number) => void;
  readonly close: () => void;
}

type Told = { id: Story['id']; seconds: number; isPlaying: boolean };

/** With reduced motion, figures stand where the current step begins. */
function sceneFor(story: Story, plan: HomePlan, seconds: number, isStill: boolean): Scene {
  const scene = sceneAt(story, plan, seconds);
  if (!isStill) return scene;
  const { intruder, family, smoke } = sceneAt(story, plan, story.steps[scene.step]?.at ?? seconds);
  return { ...scene, intruder, family, smoke };
}

/** The stories of a home and the one that is being told; its clock stops while the page is hidden. */
export function useStory(plan: HomePlan, isVisible: boolean) {
  const stories = useMemo(() => storiesOf(plan), [plan]);
  const [told, setTold] = useState<Told | null>(null);
  const story = stories.find(({ id }) => id === told?.id);
  const length = story?.length ?? 0;
  const isMoving = isVisible && told !== null && told.isPlaying;

  useEffect(() => {
    if (!isMoving) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) / 1000;
      last = now;
      setTold((before) => {
        if (!before) return before;
        const seconds = Math.min(length, before.seconds + passed);
        return { ...before, seconds, isPlaying: before.isPlaying && seconds < length };
      });
    }, frameMs);
    return () => clearInterval(timer);
  }, [isMoving, length]);

  const seconds = told?.seconds ?? 0;
  const isStill = useMedia('(prefers-reduced-motion: reduce)') ?? false;
  const scene = useMemo(
    () => story && sceneFor(story, plan, seconds, isStill),
    [story, plan, seconds, isStill],
  );
  const telling: Telling | undefined =
    story && scene && told
      ? {
          story,
          scene,
          seconds,
          isPlaying: told.isPlaying,
          toggle: () =>
            setTold({ ...told, isPlaying: !told.isPlaying, seconds: seconds < length ? seconds : 0 }),
          goTo: (step) => setTold({ ...told, isPlaying: false, seconds: story.steps[step]?.at ?? length }),
          close: () => setTold(null),
        }
      : undefined;
  return { stories, telling, tell: (id: Story['id']) => setTold({ id, seconds: 0, isPlaying: true }) };
}
