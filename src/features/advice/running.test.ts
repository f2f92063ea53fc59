import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { randomHome } from '../../../tests/support/advice/random-homes.ts';
import { examples } from '../../../tests/support/examples.ts';
import { withVat } from '#shared/money.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer, Item } from './types.ts';

const balanced = (answers: Partial<Answers>, finer: Finer = {}, items: readonly Item[] = demoItems) =>
  adviseOn(homeOf(answersOf({ concerns: ['break-in', 'alarm'], ...answers }), finer), items).bundles[1];
const runningIds = ({ running }: Bundle) => running.map(({ id }) => id);
const fact = ({ insurer }: Bundle, id: string) => insurer.find((one) => one.id === id);

describe('what a system costs while it runs', () => {
  it('counts a SIM for the panel, alone or in a kit, and for every camera with one', () => {
    const cards = (bundle: Bundle) => bundle.running.find(({ id }) => id === 'sim')?.quantity;
    const has = ({ lines }: Bundle, kind: string) => lines.some(({ item }) => item.calc.kind === kind);
    const kit = balanced({});
    expect([has(kit, 'kit'), cards(kit)]).toEqual([true, 1]);
    const panel = balanced(
      {},
      {},
      demoItems.filter(({ calc }) => calc.kind !== 'kit'),
    );
    expect([has(panel, 'panel'), cards(panel)]).toEqual([true, 1]);
    const offline = balanced(
      { concerns: ['alarm', 'entry-monitoring'] },
      { internet: 'no', wiring: 'wireless', doors: 1 },
    );
    const cameras = offline.lines.reduce(
      (sum, { item, quantity }) => sum + (item.calc.kind === 'camera' ? quantity : 0),
      0,
    );
    expect(cameras).toBeGreaterThan(0);
    expect(cards(offline)).toBe(1 + cameras);
    const telephone = demoItems.filter(({ calc }) => !('hasMobile' in calc && calc.hasMobile));
    expect(cards(balanced({}, {}, telephone))).toBeUndefined();
  });

  it('says why there is a SIM as the place has internet or not', () => {
    const sim = (finer: Finer) =>
      balanced({ budget: 'premium' }, finer).running.find(({ id }) => id === 'sim')?.sentence;
    expect(sim({})).toContain('αν θέλετε, για σήμα και όταν κοπεί το ίντερνετ');
    expect(sim({ isMonitored: true })).toContain('με δεδομένα, για σήμα και όταν κοπεί το ίντερνετ');
    expect(sim({ internet: 'summer' })).toContain('δεν υπάρχει ίντερνετ όλο τον χρόνο');
  });

  it('takes a contract with a centre for needed only where it was answered that there is one', () => {
    const monitoring = ({ running }: Bundle) => running.find(({ id }) => id === 'monitoring');
    expect(monitoring(balanced({ concerns: ['alarm', 'remote-monitoring'] }))?.isNeeded).toBe(false);
    expect(monitoring(balanced({}, { isMonitored: true }))?.isNeeded).toBe(true);
  });

  it('offers no centre to cameras alone, and nothing where nothing is advised', () => {
    expect(runningIds(balanced({ concerns: ['entry-monitoring'] }))).toEqual(['maintenance']);
    expect(runningIds(balanced({}, {}, []))).toEqual([]);
  });

  it('names the cloud only for cameras that record nowhere else', () => {
    const cloudy = demoItems.map((item) => ({ ...item, storesInCloud: item.calc.kind === 'camera' }));
    const kindsOf = ({ lines }: Bundle) => lines.map(({ item }) => item.calc.kind);
    const recorded = balanced({ concerns: ['entry-monitoring', 'perimeter'], budget: 'premium' }, {}, cloudy);
    expect(kindsOf(recorded)).toContain('recorder');
    expect(runningIds(recorded)).not.toContain('cloud');
    const alone = balanced(
      { concerns: ['entry-monitoring'], propertyType: 'apartment', priority: 'evidence' },
      {},
      cloudy,
    );
    expect(kindsOf(alone)).not.toContain('recorder');
    expect(runningIds(alone)).toEqual(['cloud']);
  });
});

describe('what an insurer asks', () => {
  it('is a path with a contract, a grade, a battery and certificates', () => {
    const system = balanced({}, { isMonitored: true });
    expect(system.insurer.map(({ id, held }) => [id, held])).toEqual([
      ['grade', true],
      ['path', true],
      ['battery', true],
      // The kit's keypad states none.
      ['certificates', false],
    ]);
    expect(fact(system, 'certificates')?.text).toContain('πληκτρολόγιο');
    const [own] = adviseOn(
      homeOf(
        answersOf({ propertyType: 'apartment', concerns: ['alarm'], budget: 'low', experience: 'advanced' }),
      ),
      demoItems,
    ).bundles;
    expect(own.isInstalled).toBe(false);
    // The grade is that of the products.
    for (const [id, held] of [
      ['grade', true],
      ['certificates', false],
    ] as const)
      expect(fact(own, id)).toMatchObject({
        held,
        text: expect.stringContaining('δεν το πιστοποιεί κανείς'),
      });
    expect(fact(balanced({}), 'path')).toMatchObject({
      held: false,
      text: expect.stringContaining('λείπει'),
    });
  });

  it('names the products that state no standard', () => {
    const silent = demoItems.map((item) =>
      item.calc.kind === 'siren' ? { ...item, standard: undefined } : item,
    );
    const system = balanced({ wiring: 'wired' } as Partial<Answers>, {}, silent);
    const siren = system.lines.find(({ item }) => item.calc.kind === 'siren');
    expect(siren).toBeDefined();
    expect(fact(system, 'certificates')).toMatchObject({
      held: false,
      text: expect.stringContaining(siren?.item.name ?? '?'),
    });
  });

  it('says of a catalogue without any standard that it states none', () => {
    const silent = demoItems.map((item) => ({ ...item, standard: undefined }));
    expect(fact(balanced({}, {}, silent), 'certificates')).toMatchObject({
      held: false,
      text: expect.stringContaining('κανένα'),
    });
  });

  it('wants the hours of the grade that the place asks for, though the system is of a lower one', () => {
    const safe = { contents: 'over-60k', pastIncident: true } as const;
    const shop = (finer: Finer) =>
      adviseOn(
        homeOf(answersOf({ propertyType: 'business', concerns: ['alarm'] }), { ...safe, ...finer }),
        demoItems,
      ).bundles[1];
    expect(shop({}).grade).toBe(2);
    expect(fact(shop({}), 'battery')).toMatchObject({
      held: false,
      text: expect.stringContaining('ο βαθμός 3 ζητά 60'),
    });
    expect(fact(shop({ isMonitored: true }), 'battery')?.text).toContain('ο βαθμός 3 ζητά 30');
  });

  it('agrees with the checks and the gaps of random homes', () => {
    const wrong: string[] = [];
    const withoutBatteries = demoItems.filter(
      ({ calc }) => calc.kind !== 'battery' && (calc.kind !== 'panel' || calc.wiredZones > 0),
    );
    for (let seed = 1; seed <= examples(300, 1_000); seed += 1) {
      const advice = adviseOn(homeOf(...randomHome(seed)), seed % 2 ? demoItems : withoutBatteries);
      for (const bundle of advice.bundles) {
        const held = (id: string) => bundle.checks.find((one) => one.id === id)?.held;
        // The check is for the system's own grade, the insurer's row for that of the place.
        const isOwn = advice.gradeNeeded <= Math.max(2, bundle.grade ?? 0);
        if (isOwn && fact(bundle, 'battery')?.held !== held('battery')) wrong.push(`${seed}: battery`);
        const lacksGrade = bundle.gaps.some(({ id }) => id.startsWith('GRADE'));
        if (bundle.insurer.length > 0 && fact(bundle, 'grade')?.held === lacksGrade)
          wrong.push(`${seed}: grade`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the owner’s own work', () => {
  const netOf = (bundle: Bundle, isOwn: (item: Item) => boolean) =>
    bundle.lines.reduce(
      (sum, { item, quantity }) =>
        sum + quantity * (item.priceCents + (isOwn(item) ? 0 : (item.installationCents ?? 0))),
      0,
    );

  it('saves what the same system costs less without the installation of the wireless parts', () => {
    const system = balanced({ experience: 'advanced', propertyType: 'apartment' });
    expect(system.isInstalled).toBe(true);
    const isOwn = ({ calc }: Item) =>
      calc.kind === 'kit' || calc.kind === 'panel' || ('isStandalone' in calc && calc.isWireless);
    expect(system.ownWork?.grossCents).toBe(system.totals.grossCents - withVat(netOf(system, isOwn)));
    expect(system.ownWork?.grossCents).toBeGreaterThan(0);
  });

  it('has saved all installation where nothing is installed', () => {
    const home = homeOf(
      answersOf({
        concerns: ['break-in'],
        budget: 'low',
        experience: 'advanced',
        propertyType: 'apartment',
        propertySize: 'small',
      }),
    );
    const [essential] = adviseOn(home, demoItems).bundles;
    expect(essential.isInstalled).toBe(false);
    const installed = withVat(netOf(essential, () => false));
    expect(essential.ownWork?.grossCents).toBe(installed - essential.totals.grossCents);
  });

  it('is no matter of whoever wants a technician for everything', () => {
    const flat = { propertyType: 'apartment', propertySize: 'small', concerns: ['break-in'] } as const;
    const [essential] = adviseOn(
      homeOf(answersOf({ ...flat, budget: 'low', experience: 'beginner' }), {
        areaM2: 70,
        floor: 4,
        doors: 2,
      }),
      demoItems,
    ).bundles;
    expect(essential.isInstalled).toBe(true);
    expect(essential.isWithinBudget).toBe(false);
    expect(essential.ownWork).toBeUndefined();
    expect(essential.why).not.toContain('τοποθετήσετε εσείς');
  });

  it('is not offered to a business', () => {
    expect(balanced({ experience: 'advanced', propertyType: 'business' }).ownWork).toBeUndefined();
  });
});
