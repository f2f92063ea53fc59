import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import type { HomePlan } from '#features/home-plan/types.ts';
import { isInside } from './route.ts';
import { soundOf } from './sounds.ts';
import { limits } from './system.ts';
import { storiesOf } from './stories.ts';
import { sceneAt, type Story } from './story.ts';

const stories = storiesOf(samplePlan);
const storyOf = (id: Story['id'], plan: HomePlan = samplePlan): Story => {
  const story = storiesOf(plan).find((one) => one.id === id);
  if (!story) throw new Error(`There is no story ${id}`);
  return story;
};
const without = (...types: string[]): HomePlan => ({
  ...samplePlan,
  zones: samplePlan.zones.filter(({ type }) => !types.includes(type)),
});

/** The state and the newest notification at each step. */
function told(story: Story, plan: HomePlan = samplePlan) {
  return story.steps.map(({ at }) => {
    const { system } = sceneAt(story, plan, at);
    const newest = system.notifications[0];
    const state =
      system.phase.name === 'triggered' && system.phase.confirmed ? 'confirmed' : system.phase.name;
    return [at, state, newest ? `${newest.title}: ${newest.text}` : ''];
  });
}

test('their names', () => {
  expect(stories.map(({ title }) => title)).toEqual([
    'Διάρρηξη από το μπαλκόνι',
    'Διακοπή ρεύματος',
    'Συναγερμός καπνού',
  ]);
});

describe('in the example home', () => {
  it('the burglar is seen by the camera, heard at the balcony and confirmed in the hall', () => {
    const story = storyOf('burglary');
    expect(told(story)).toEqual([
      [0, 'armed', ''],
      [3, 'armed', ''],
      [4, 'armed', 'Άτομο στην κάμερα: Αυλή'],
      [13, 'armed', 'Άτομο στην κάμερα: Αυλή'],
      [19, 'triggered', 'Παραβίαση ζώνης: Μπαλκονόπορτα'],
      [24, 'confirmed', 'Επιβεβαιωμένος συναγερμός: Μπαλκονόπορτα, έπειτα Διάδρομος'],
      [28, 'confirmed', 'Επιβεβαιωμένος συναγερμός: Μπαλκονόπορτα, έπειτα Διάδρομος'],
      [37, 'disarmed', 'Ο συναγερμός σταμάτησε: Από την εφαρμογή'],
    ]);
    expect(sceneAt(story, samplePlan, story.length).catches).toEqual([
      { zoneId: 'yard', zoneName: 'Αυλή', seconds: 1, effect: 'saw' },
      { zoneId: 'balcony-door', zoneName: 'Μπαλκονόπορτα', seconds: 16, effect: 'alarm' },
      { zoneId: 'hall', zoneName: 'Διάδρομος', seconds: 21, effect: 'confirmed' },
    ]);
  });

  it('a power cut is survived on battery and 4G, and an opening is guarded meanwhile', () => {
    const story = storyOf('power-cut');
    expect(told(story)).toEqual([
      [0, 'armed', ''],
      [3, 'armed', 'Διακοπή ρεύματος: Ο πίνακας λειτουργεί με μπαταρία'],
      [6, 'armed', 'Σύνδεση μέσω 4G: Το διαδίκτυο δεν απαντά'],
      [9, 'armed', 'Εκτός σύνδεσης: Αυλή'],
      [14, 'armed', 'Εκτός σύνδεσης: Αυλή'],
      [23, 'triggered', 'Παραβίαση ζώνης: Παράθυρο σαλονιού'],
      [26, 'triggered', 'Παραβίαση ζώνης: Παράθυρο σαλονιού'],
      [40, 'disarmed', 'Ο συναγερμός σταμάτησε: Από την εφαρμογή'],
      [44, 'disarmed', 'Ξανά σε σύνδεση: Αυλή'],
    ]);
    const middle = sceneAt(story, samplePlan, 20);
    expect(middle).toMatchObject({ isBlackout: true, system: { battery: 86, power: 'battery', link: '4g' } });
    expect(sceneAt(story, samplePlan, story.length)).toMatchObject({
      isBlackout: false,
      system: { power: 'mains', link: 'wifi' },
      catches: [{ zoneId: 'living-window', seconds: 20, effect: 'alarm' }],
    });
  });

  it('smoke is noticed after five seconds and everybody gets out', () => {
    const story = storyOf('smoke');
    expect(told(story)).toEqual([
      [0, 'armed', ''],
      [3, 'armed', ''],
      [8, 'triggered', 'Συναγερμός καπνού: Κουζίνα'],
      [12, 'triggered', 'Συναγερμός καπνού: Κουζίνα'],
      [20, 'triggered', 'Άνοιξε πόρτα: Κύρια είσοδος'],
      [27, 'disarmed', 'Ο συναγερμός σταμάτησε: Από την εφαρμογή'],
    ]);
    expect(sceneAt(story, samplePlan, story.length).catches).toEqual([
      { zoneId: 'kitchen', zoneName: 'Κουζίνα', seconds: 5, effect: 'alarm' },
    ]);
  });
});

describe('in another home', () => {
  it('without a contact the movement detector is first, without any nobody hears', () => {
    const plan = without('door', 'window', 'camera');
    const story = storyOf('burglary', plan);
    const { catches } = sceneAt(story, plan, story.length);
    // A movement leaves time to disarm.
    expect(catches).toEqual([
      { zoneId: 'hall', zoneName: 'Διάδρομος', seconds: 21, effect: 'saw' },
      { zoneId: 'hall', zoneName: 'Διάδρομος', seconds: 41, effect: 'alarm' },
    ]);
    expect(told(story, plan).at(-2)?.[1]).toBe('triggered');
    const bare = without('door', 'window', 'camera', 'motion');
    const silent = storyOf('burglary', bare);
    expect(sceneAt(silent, bare, silent.length)).toMatchObject({
      catches: [],
      system: { notifications: [], phase: { name: 'armed' } },
    });
    expect(silent.steps.map(({ caption }) => caption)).toContain(
      'Μπαίνει. Εδώ δεν υπάρχει επαφή: το κινητό δεν λέει τίποτα.',
    );
  });

  const captionsOf = (plan: HomePlan) =>
    storiesOf(plan).flatMap(({ title, danger, steps }) => [
      title,
      danger,
      ...steps.map(({ caption }) => caption),
    ]);

  it('cameras on a UPS go on without mains', () => {
    const plan = { ...samplePlan, hasUps: true };
    const story = storyOf('power-cut', plan);
    expect(
      told(story, plan)
        .map(([, , newest]) => newest)
        .join(),
    ).not.toContain('Εκτός σύνδεσης');
    const text = story.steps.map(({ caption }) => caption).join();
    expect(text).toContain('με το UPS τους');
    expect(text).not.toContain('χωρίς UPS');
  });

  it('a detector in the yard sounds the alarm when he is over the fence, and he never comes to the house', () => {
    const beam = { id: 'beam', name: 'Κίνηση κήπου', type: 'motion', roomId: 'garden' } as const;
    const plan: HomePlan = {
      ...samplePlan,
      zones: [...samplePlan.zones, { ...beam, position: { x: 9, y: 0.4 } }],
    };
    const story = storyOf('burglary', plan);
    expect(sceneAt(story, plan, story.length).catches).toEqual([
      { zoneId: 'beam', zoneName: 'Κίνηση κήπου', seconds: 1, effect: 'alarm' },
    ]);
    expect(story.steps.map(({ caption }) => caption).join(' ')).not.toMatch(/Προσπαθεί να ανοίξει|Μπαίνει/);
  });

  it('the router keeps its line on a UPS, has none to lose without one, and without mains no power fails', () => {
    const titlesOf = (plan: HomePlan) => told(storyOf('power-cut', plan), plan).map(([, , newest]) => newest);
    const linked = /Σύνδεση μέσω/;
    expect(titlesOf(samplePlan).join()).toMatch(linked);
    for (const supply of [{ hasRouterUps: true }, { isOnline: false }])
      expect(titlesOf({ ...samplePlan, ...supply }).join()).not.toMatch(linked);
    const ids = storiesOf({ ...samplePlan, isOnline: false, hasMains: false }).map(({ id }) => id);
    expect(ids).toEqual(['burglary', 'smoke']);
  });

  it('whoever sleeps in a lodging gets out of the smoke, by night and without being a family', () => {
    const plan: HomePlan = {
      ...samplePlan,
      rooms: samplePlan.rooms.map((room) => (room.kind === 'living' ? { ...room, kind: 'office' } : room)),
    };
    const story = storyOf('smoke', plan);
    const text = story.steps.map(({ caption }) => caption).join(' ');
    expect(story.mode).toBe('night');
    expect(story.family.length).toBeGreaterThan(0);
    expect(text).toContain('Όσοι μένουν εδώ ξυπνούν');
    expect(text).not.toMatch(/δεν είναι κανείς|άδειος|οικογένεια|σπίτι/);
  });

  it('a business has nobody asleep in it and no family, and without a yard no fence', () => {
    const plan: HomePlan = {
      ...samplePlan,
      rooms: samplePlan.rooms.map((room) =>
        room.kind === 'yard' ? { ...room, kind: 'storage' } : { ...room, kind: 'shop' },
      ),
    };
    const text = captionsOf(plan).join(' ');
    expect(text).not.toMatch(/κοιμούνται|οικογένεια|λείπετε|σπίτι|φράχτη|μπαλκ|Νύχτα\./);
    expect(text).toMatch(/κλειστός/);
    expect(captionsOf(samplePlan).join(' ')).toMatch(/φράχτη/);
    expect(storyOf('smoke', plan)).toMatchObject({ mode: 'away', family: [] });
  });

  it('the fire brigade, not the smoke, says when it is over', () => {
    for (const plan of [samplePlan, without('smoke')])
      expect(storyOf('smoke', plan).steps.at(-1)?.caption).toMatch(/^Η Πυροσβεστική ελέγχει/);
  });

  it('without a smoke detector the phone says nothing', () => {
    const plan = without('smoke');
    const story = storyOf('smoke', plan);
    expect(sceneAt(story, plan, story.length)).toMatchObject({
      catches: [],
      system: { notifications: [] },
    });
  });

  it('of any shape each story runs to its end, every figure on the lot', () => {
    const part = <Thing>(things: readonly Thing[]) => fc.subarray([...things]);
    fc.assert(
      fc.property(
        part(samplePlan.zones),
        part(samplePlan.rooms),
        part(samplePlan.openings),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (zones, rooms, openings, seconds) => {
          const plan: HomePlan = { ...samplePlan, zones, rooms, openings };
          for (const story of storiesOf(plan)) {
            const { at } = story.steps.at(-1) ?? { at: Infinity };
            expect(at).toBeLessThan(story.length);
            expect(story.steps.map((step) => step.at)).toEqual(
              story.steps.map((step) => step.at).toSorted((one, other) => one - other),
            );
            const scene = sceneAt(story, plan, seconds);
            expect(scene.system.notifications.length).toBeLessThanOrEqual(limits.notifications);
            const figures = [scene.intruder, scene.family].filter((figure) => figure !== null);
            expect(figures.every((figure) => isInside(plan.lot, figure))).toBe(true);
          }
        },
      ),
    );
  });
});

test('a story is the same whether one comes to a second forwards or backwards', () => {
  for (const story of stories) {
    const forwards = Array.from({ length: story.length }, (_, second) => sceneAt(story, samplePlan, second));
    for (let second = story.length - 1; second >= 0; second -= 1) {
      expect(sceneAt(story, samplePlan, second)).toEqual(forwards[second]);
    }
  }
});

test('what is heard: a beep per second of a countdown, the siren, another pattern for smoke', () => {
  const [burglary, smoke] = [storyOf('burglary'), storyOf('smoke')];
  expect(soundOf(sceneAt(burglary, samplePlan, 4).system)).toBeUndefined();
  expect(soundOf(sceneAt(burglary, samplePlan, 20).system)).toEqual({ kind: 'siren' });
  expect(soundOf(sceneAt(smoke, samplePlan, 10).system)).toEqual({ kind: 'smoke' });
  const phase = { name: 'exit', mode: 'away', until: 20_000 } as const;
  expect(soundOf({ phase, now: 15_100, hasSiren: true })).toEqual({ kind: 'exit', left: 5 });
  expect(soundOf({ phase: { ...phase, name: 'entry', zoneId: 'hall' }, now: 0, hasSiren: true })).toEqual({
    kind: 'entry',
    left: 20,
  });
});
