import { describe, expect, it, test } from 'vitest';
import { samplePlan } from '#features/home-plan/sample-plan.ts';
import { activeZones, secondsLeft, zonesInTheWay } from './guards.ts';
import { reduce } from './reducer.ts';
import { soundOf } from './sounds.ts';
import { limits, newSystem, type ArmedMode, type System, type SystemEvent } from './system.ts';

const start = 1_000_000;
const quiet = newSystem(samplePlan.zones, start, { seed: 1, hasChance: false });
const run = (system: System, ...events: SystemEvent[]) => events.reduce(reduce, system);
const pass = (system: System, ms: number) => reduce(system, { type: 'pass', at: system.now + ms });
const armed = (mode: ArmedMode) => pass(run(quiet, { type: 'arm', mode }), limits.exitMs[mode]);
const zone = (system: System, id: string) => system.zones.find((one) => one.id === id);
const titles = (system: System) => system.notifications.map(({ title, text }) => `${title}: ${text}`);

test('the figures of the specification', () => {
  expect(limits).toMatchObject({
    tickMs: 5000,
    chance: 0.15,
    breachMs: 3000,
    notifications: 5,
    startingBattery: 87,
  });
  expect(quiet.zones).toHaveLength(6);
  expect(quiet).toMatchObject({ battery: 87, phase: { name: 'disarmed' } });
});

describe('the armed toggle', () => {
  it('goes between the mode away and disarmed', () => {
    const leaving = run(quiet, { type: 'toggle' });
    expect(leaving.phase).toEqual({ name: 'exit', mode: 'away', until: start + 20_000 });
    expect(pass(leaving, 20_000).phase).toEqual({ name: 'armed', mode: 'away' });
    expect(run(pass(leaving, 20_000), { type: 'toggle' }).phase).toEqual({ name: 'disarmed' });
    expect(run(leaving, { type: 'toggle' }).phase).toEqual({ name: 'disarmed' });
  });
});

describe('every transition', () => {
  it.each<ArmedMode>(['away', 'home', 'night'])('%s is armed after its exit countdown', (mode) => {
    const leaving = run(quiet, { type: 'arm', mode });
    expect(pass(leaving, limits.exitMs[mode] - 1).phase.name).toBe('exit');
    expect(pass(leaving, limits.exitMs[mode]).phase).toEqual({ name: 'armed', mode });
  });

  it.each<[ArmedMode, string, string]>([
    ['away', 'main-entrance', 'entry'],
    ['home', 'main-entrance', 'entry'],
    ['night', 'main-entrance', 'entry'],
    ['away', 'hall', 'entry'],
    ['home', 'hall', 'armed'],
    ['night', 'hall', 'armed'],
    ['away', 'balcony-door', 'triggered'],
    ['home', 'living-window', 'triggered'],
    ['night', 'living-window', 'triggered'],
    ['away', 'yard', 'armed'],
    ['home', 'yard', 'armed'],
    ['night', 'yard', 'armed'],
    ['away', 'kitchen', 'triggered'],
  ])('%s: %s leads to %s', (mode, id, name) => {
    expect(run(armed(mode), { type: 'detect', id }).phase.name).toBe(name);
  });

  it('an entry countdown ends in the alarm, or with the disarming', () => {
    const entering = run(armed('away'), { type: 'open', id: 'main-entrance' });
    expect(secondsLeft(entering)).toBe(20);
    expect(pass(entering, 19_999).phase.name).toBe('entry');
    expect(pass(entering, 20_000).phase).toMatchObject({
      name: 'triggered',
      cause: 'intrusion',
      zoneId: 'main-entrance',
    });
    expect(run(entering, { type: 'disarm' }).phase.name).toBe('disarmed');
    expect(run(entering, { type: 'detect', id: 'living-window' }).phase.name).toBe('triggered');
  });

  it('the siren stops after three minutes and the system stays armed', () => {
    const alarm = run(armed('night'), { type: 'open', id: 'living-window' });
    expect(pass(alarm, limits.sirenMs - 1).phase.name).toBe('triggered');
    expect(pass(alarm, limits.sirenMs).phase).toEqual({ name: 'armed', mode: 'night' });
  });

  it('smoke and tampering sound the alarm also while disarmed', () => {
    expect(run(quiet, { type: 'detect', id: 'kitchen' }).phase).toMatchObject({
      name: 'triggered',
      cause: 'smoke',
      mode: 'disarmed',
    });
    const tampered = run(quiet, { type: 'tamper', id: 'hall' });
    expect(tampered.phase).toMatchObject({ name: 'triggered', cause: 'tamper' });
    expect(run(tampered, { type: 'toggle' }).phase.name).toBe('disarmed');
    expect(pass(tampered, limits.sirenMs).phase.name).toBe('disarmed');
  });

  it('a second detector within half a minute confirms an intrusion, later or of another kind not', () => {
    const alarm = run(armed('away'), { type: 'open', id: 'balcony-door' });
    const confirmed = (system: System) => system.phase.name === 'triggered' && system.phase.confirmed;
    expect(confirmed(run(pass(alarm, 30_000), { type: 'detect', id: 'hall' }))).toBe(true);
    expect(confirmed(run(pass(alarm, 30_001), { type: 'detect', id: 'hall' }))).toBe(false);
    expect(confirmed(run(alarm, { type: 'detect', id: 'balcony-door' }))).toBe(false);
    expect(confirmed(run(alarm, { type: 'detect', id: 'kitchen' }))).toBe(false);
  });

  it('without a siren ends by itself all the same, and nothing claims one', () => {
    const bare = newSystem(samplePlan.zones, start, { seed: 1, hasChance: false, hasSiren: false });
    const alarm = run(bare, { type: 'tamper', id: 'hall' });
    expect(soundOf(alarm)).toBeUndefined();
    expect(soundOf(run(alarm, { type: 'detect', id: 'kitchen' }))).toEqual({ kind: 'smoke' });
    expect(titles(pass(alarm, limits.sirenMs))[0]).toBe('Ο συναγερμός έληξε: Ύστερα από 3 λεπτά');
  });

  it('during an alarm smoke takes it over, and tampering is told', () => {
    const burglary = pass(run(armed('away'), { type: 'open', id: 'balcony-door' }), 60_000);
    const tampered = run(burglary, { type: 'tamper', id: 'hall' });
    expect(tampered.phase).toBe(burglary.phase);
    expect(titles(tampered)[0]).toBe('Παραποίηση συσκευής: Διάδρομος');
    const smoke = run(tampered, { type: 'detect', id: 'kitchen' });
    expect(smoke.phase).toMatchObject({ cause: 'smoke', zoneId: 'kitchen', mode: 'away', at: smoke.now });
    expect(smoke.notifications[0]).toMatchObject({ severity: 'critical', title: 'Συναγερμός καπνού' });
    const opened = run(smoke, { type: 'open', id: 'living-window' });
    expect(opened.phase).toBe(smoke.phase);
    expect(titles(opened)[0]).toBe('Άνοιξε παράθυρο: Παράθυρο σαλονιού');
  });

  it('the door closed behind one ends the exit countdown', () => {
    const left = run(quiet, { type: 'toggle' }, { type: 'open', id: 'main-entrance' });
    expect(left.phase.name).toBe('exit');
    expect(run(left, { type: 'close', id: 'main-entrance' }).phase).toEqual({ name: 'armed', mode: 'away' });
  });

  it('during an alarm and an entry nothing is armed', () => {
    for (const id of ['main-entrance', 'balcony-door']) {
      const system = run(armed('away'), { type: 'open', id });
      expect(run(system, { type: 'arm', mode: 'night' })).toBe(system);
    }
  });
});

describe('an open zone', () => {
  const open = run(quiet, { type: 'open', id: 'living-window' });

  it('is named when arming, and bypassed by one event until the disarming', () => {
    const refused = run(open, { type: 'toggle' });
    expect(refused).toMatchObject({
      phase: { name: 'disarmed' },
      blocked: { mode: 'away', zoneIds: ['living-window'] },
    });
    expect(titles(refused)[0]).toBe('Δεν έγινε όπλιση: Παράθυρο σαλονιού');
    const leaving = run(refused, { type: 'arm', mode: 'away', bypass: true });
    expect(leaving).toMatchObject({ phase: { name: 'exit' }, blocked: null });
    const away = pass(leaving, 20_000);
    expect(titles(away)[0]).toBe('Όπλιση συστήματος: Απουσία · 5 ζώνες');
    expect(run(away, { type: 'open', id: 'living-window' }).phase.name).toBe('armed');
    const home = run(away, { type: 'disarm' });
    expect(zone(home, 'living-window')).toMatchObject({ bypassed: false, status: 'breach', armed: true });
  });

  it('that opens during the countdown stops it at the end', () => {
    const leaving = run(quiet, { type: 'toggle' }, { type: 'open', id: 'living-window' });
    expect(pass(leaving, 20_000)).toMatchObject({
      phase: { name: 'disarmed' },
      blocked: { mode: 'away', zoneIds: ['living-window'] },
    });
  });

  it('that is switched off does not matter, one that is offline does', () => {
    expect(
      run(open, { type: 'use-zone', id: 'living-window', armed: false }, { type: 'toggle' }).phase.name,
    ).toBe('exit');
    const silent = run(quiet, { type: 'offline', id: 'yard' }, { type: 'toggle' });
    expect(silent.blocked?.zoneIds).toEqual(['yard']);
    expect(zonesInTheWay(run(silent, { type: 'online', id: 'yard' }).zones, 'away')).toEqual([]);
  });

  it('question can be dismissed', () => {
    expect(run(open, { type: 'toggle' }, { type: 'dismiss' }).blocked).toBeNull();
  });
});

describe('the zones', () => {
  it('are armed and disarmed one by one, except for smoke, and counted', () => {
    expect(activeZones(quiet)).toHaveLength(6);
    const off = run(quiet, { type: 'use-zone', id: 'hall', armed: false });
    expect(activeZones(off)).toHaveLength(5);
    expect(run(quiet, { type: 'use-zone', id: 'kitchen', armed: false })).toBe(quiet);
    expect(activeZones(armed('home')).map(({ id }) => id)).toEqual([
      'main-entrance',
      'living-window',
      'kitchen',
      'balcony-door',
    ]);
    const away = pass(run(off, { type: 'toggle' }), 20_000);
    expect(run(away, { type: 'detect', id: 'hall' }).phase.name).toBe('armed');
  });

  it('are in breach for three seconds, then secure again; a door left open stays so', () => {
    const moved = run(quiet, { type: 'detect', id: 'hall' });
    expect(zone(moved, 'hall')).toMatchObject({ status: 'breach', lastTriggered: start });
    expect(zone(pass(moved, 2999), 'hall')?.status).toBe('breach');
    expect(zone(pass(moved, 3000), 'hall')?.status).toBe('secure');
    const opened = run(quiet, { type: 'open', id: 'balcony-door' });
    expect(zone(pass(opened, 600_000), 'balcony-door')?.status).toBe('breach');
    expect(zone(run(opened, { type: 'close', id: 'balcony-door' }), 'balcony-door')?.status).toBe('secure');
  });
});

describe('chance', () => {
  const ticks = 20_000;
  const lively = newSystem(samplePlan.zones, start, { seed: 20_260_117, hasChance: true });

  it('lets something happen at about 15 % of the ticks of five seconds, each of the four kinds as often', () => {
    const counts = new Map<string, number>();
    let system = lively;
    for (let tick = 0; tick < ticks; tick += 1) {
      const before = system.notificationCount;
      system = pass(system, limits.tickMs);
      const newest = system.notifications[0];
      if (system.notificationCount === before || !newest) continue;
      expect(system.notificationCount).toBe(before + 1);
      counts.set(newest.title, (counts.get(newest.title) ?? 0) + 1);
      const breached = system.zones.filter(({ status }) => status === 'breach').map(({ name }) => name);
      const expected = { 'Ανίχνευση κίνησης': ['Διάδρομος'], 'Άνοιξε πόρτα': ['Κύρια είσοδος'] }[
        newest.title
      ];
      expect(breached).toEqual(expected ?? []);
    }
    const happened = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(happened / ticks).toBeGreaterThan(0.14);
    expect(happened / ticks).toBeLessThan(0.16);
    expect([...counts.keys()].toSorted()).toEqual(
      ['Άνοιξε πόρτα', 'Ανίχνευση κίνησης', 'Προγραμματισμένος έλεγχος', 'Χαμηλή μπαταρία'].toSorted(),
    );
    for (const count of counts.values()) expect(count / happened).toBeCloseTo(0.25, 1);
  });

  it('neither counts down nor sounds the alarm, in any mode, since nobody caused it', () => {
    for (const mode of ['away', 'home', 'night'] as const) {
      let system = reduce(lively, { type: 'arm', mode });
      for (let tick = 0; tick < 2_000; tick += 1) {
        system = pass(system, limits.tickMs);
        expect(['exit', 'armed']).toContain(system.phase.name);
      }
      expect(system.notificationCount).toBeGreaterThan(200);
    }
  });

  it('is the same for the same seed, in one step or in many', () => {
    let many = lively;
    for (let second = 0; second < 3600; second += 1) many = pass(many, 1000);
    expect(pass(lively, 3_600_000)).toEqual(many);
  });

  it('does nothing in a pause, which moves everything that was due', () => {
    const busy = run(lively, { type: 'toggle' }, { type: 'detect', id: 'hall' });
    const back = reduce(busy, { type: 'resume', at: start + 3_600_000 });
    expect(secondsLeft(back)).toBe(20);
    expect(back).toMatchObject({ nextTick: start + 3_605_000, notificationCount: busy.notificationCount });
    expect(zone(pass(back, 2999), 'hall')?.status).toBe('breach');
  });
});

describe('the notifications', () => {
  it('are kept to five, the newest first', () => {
    let system = quiet;
    for (let count = 0; count < 9; count += 1) {
      system = run(pass(system, 4000), { type: 'detect', id: count % 2 ? 'hall' : 'yard' });
    }
    expect(system.notifications.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5]);
    expect(system).toMatchObject({ unread: 5, lastActivity: system.now });
    expect(run(system, { type: 'read' }).unread).toBe(0);
  });

  it('tell of power, network and silent detectors once', () => {
    const cut = run(quiet, { type: 'power', power: 'battery' }, { type: 'power', power: 'battery' });
    const back = run(
      cut,
      { type: 'link', link: '4g' },
      { type: 'power', power: 'mains' },
      { type: 'link', link: 'wifi' },
    );
    expect(titles(back)).toEqual([
      'Σύνδεση μέσω διαδικτύου: Το 4G μένει εφεδρικό',
      'Το ρεύμα επανήλθε: Η μπαταρία φορτίζει',
      'Σύνδεση μέσω 4G: Το διαδίκτυο δεν απαντά',
      'Διακοπή ρεύματος: Ο πίνακας λειτουργεί με μπαταρία',
    ]);
    expect(run(quiet, { type: 'battery', percent: 60 })).toMatchObject({ battery: 60, notificationCount: 0 });
  });
});
