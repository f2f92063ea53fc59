import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { homeRisk } from './risk.ts';
import type { Answers, Finer, Item } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer, items: readonly Item[] = stockedItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), items);
const balancedOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles[1];

const islandHouse: Partial<Answers> = {
  propertyType: 'house',
  location: 'rural',
  concerns: ['break-in', 'perimeter', 'remote-monitoring', 'fire-safety'],
};
const island: Finer = { areaM2: 90, doors: 2, windows: 5, wetRooms: 2, emptyFor: 'months' };

const camerasOf = (bundle: ReturnType<typeof balancedOf>) =>
  bundle.lines.flatMap(({ item: { calc }, quantity }) =>
    calc.kind === 'camera' ? [{ calc, quantity }] : [],
  );
const kindsOf = (bundle: ReturnType<typeof balancedOf>) =>
  new Set(bundle.lines.map(({ item }) => item.calc.kind));

describe.each(['summer', 'no'] as const)('a house on an island with internet: %s', (internet) => {
  const house = balancedOf(islandHouse, { ...island, internet });
  const lived = balancedOf(islandHouse, { ...island, internet, emptyFor: 'hours' });
  const cableless = balancedOf(islandHouse, { ...island, internet, wiring: 'wireless' });

  it('has cameras on a recorder, and says when nobody sees them from afar', () => {
    expect(kindsOf(lived).has('recorder')).toBe(true);
    expect(camerasOf(lived).every(({ calc }) => calc.isWired && !calc.hasSim)).toBe(true);
    expect(lived.uncovered.join(' ')).toContain('από μακριά δεν τις βλέπετε');
    expect(house.questions.join(' ')).toContain('η γραμμή του πίνακα και του καταγραφικού');
  });

  it('has one more with a SIM for whoever wants to look in, and where it is empty for months', () => {
    const finer: Finer = { ...island, internet, emptyFor: 'hours' };
    const seen = balancedOf({ ...islandHouse, priority: 'monitoring' }, finer);
    for (const one of [seen, house]) expect(piecesByRule(one).get('CAM-AFAR')).toBe(1);
    expect(kindsOf(seen).has('recorder')).toBe(true);
    expect(seen.lines.find(({ ruleId }) => ruleId === 'CAM-AFAR')?.reason.text).toContain('όλο τον χρόνο');
    expect(seen.uncovered.join(' ')).toContain('βλέπετε μόνο εκείνη με την κάρτα SIM');
    expect(piecesByRule(lived).has('CAM-AFAR')).toBe(false);
  });

  it('without cables has one with a SIM and a card at its entrance, and one to the yard of its perimeter', () => {
    expect(camerasOf(cableless)).toMatchObject([
      { quantity: 1, calc: { hasSim: true, cardGb: 256 } },
      { quantity: 1, calc: { hasSim: true, cardGb: 256 } },
    ]);
    for (const kind of ['recorder', 'hdd', 'ups', 'switch'] as const)
      expect(kindsOf(cableless).has(kind), kind).toBe(false);
    expect(cableless.questions.join(' ')).toContain('βλέπει ήλιο το πάνελ της και τον χειμώνα');
  });

  it('reports by the mobile network', () => {
    expect(house.checks.find(({ id }) => id === 'mobile-path')).toMatchObject({ held: true });
    expect(house.uncovered.join(' ')).toContain('συμβόλαιο με πάροχο');
  });
});

describe('an alarm where there is no internet', () => {
  it('that has no mobile path may not be bought, and says what is missing', () => {
    const items = demoItems.filter(
      ({ calc }) => !('hasMobile' in calc && calc.hasMobile) && calc.kind !== 'kit',
    );
    const house = balancedOf(islandHouse, { ...island, internet: 'no' }, items);
    expect(house.checks.find(({ id }) => id === 'mobile-path')).toMatchObject({
      held: false,
      gapId: 'ALM-COMM',
    });
    expect(house.gaps.find(({ id }) => id === 'ALM-COMM')?.sentence).toContain('με κάρτα SIM');
  });
});

describe('cameras where there is no internet', () => {
  it('are a gap in a shop that sells none with a SIM', () => {
    const items = stockedItems.filter(({ calc }) => !(calc.kind === 'camera' && calc.hasSim));
    const house = balancedOf(islandHouse, { ...island, internet: 'no', wiring: 'wireless' }, items);
    expect(camerasOf(house)).toEqual([]);
    expect(house.gaps.find(({ id }) => id === 'CAM-ENTRANCE')?.sentence).toContain('με δική της κάρτα SIM');
  });

  it('are a gap indoors, where no sun charges them', () => {
    const flat = balancedOf(
      { propertyType: 'apartment', concerns: ['remote-monitoring'], priority: 'monitoring' },
      { internet: 'no' },
    );
    expect(camerasOf(flat)).toEqual([]);
    expect(flat.gaps.find(({ id }) => id === 'CAM-ROOM')?.sentence).toMatch(
      /που δουλεύει μέσα.*με SIM φορτίζει από τον ήλιο, και μπαίνει μόνο έξω/,
    );
  });

  it('of a business without mains hang outside where the yard is its own', () => {
    const office = (finer: Finer) =>
      balancedOf(
        { propertyType: 'business', location: 'rural', concerns: ['break-in', 'entry-monitoring'] },
        { placeKind: 'office', internet: 'no', doors: 1, ...finer },
      );
    expect(camerasOf(office({ yardM: 60, hasMains: false }))).toMatchObject([
      { quantity: 1, calc: { hasSim: true } },
    ]);
    expect(camerasOf(office({ yardM: 0, hasMains: false }))).toEqual([]);
    expect(kindsOf(office({ yardM: 0 })).has('recorder')).toBe(true);
  });

  it('with a SIM are not for a place that has internet, even where nothing else is sold', () => {
    const items = stockedItems.filter(({ calc }) => calc.kind !== 'camera' || calc.hasSim);
    const house = balancedOf(islandHouse, { ...island, wiring: 'wireless' }, items);
    expect(camerasOf(house)).toEqual([]);
    expect(house.gaps.map(({ id }) => id)).toContain('CAM-FACADE');
  });
});

describe('a place without mains', () => {
  const advice = adviceOf(
    { ...islandHouse, concerns: [...(islandHouse.concerns ?? []), 'lighting', 'access-control'] },
    { ...island, hasMains: false },
  );
  const house = advice.bundles[1];

  it('has what the sun or a battery feeds, and gaps for what runs on mains', () => {
    for (const { calc } of camerasOf(house)) expect(calc).toMatchObject({ sleeps: true, hasSim: true });
    expect(house.lines.map(({ item }) => item.calc.kind).toSorted()).toEqual([
      'camera',
      'camera',
      'co',
      'smoke',
    ]);
    for (const id of ['ALM-PANEL', 'LIGHT-DOOR', 'ACC-LOCK', 'ACC-INTERCOM'])
      expect(house.gaps.find((gap) => gap.id === id)?.sentence, id).toContain('χωρίς ρεύμα δικτύου');
    expect(advice.surveyReasons).not.toEqual([]);
  });

  it('says that nobody hears its smoke alarm', () => {
    expect(house.uncovered.join(' ')).toContain('όσο λείπετε δεν ειδοποιεί κανέναν');
  });
});

describe('a place that stands empty', () => {
  const smallHouse: Partial<Answers> = { propertyType: 'house', concerns: ['break-in'] };
  const smokeOf = (emptyFor: 'hours' | 'weeks' | 'months') =>
    balancedOf(smallHouse, { areaM2: 90, wetRooms: 2, emptyFor }).lines.find(
      ({ ruleId }) => ruleId === 'FIRE-SMOKE',
    )?.item.calc;

  it('has smoke alarms that call its owner, from weeks on', () => {
    expect(smokeOf('hours')).toMatchObject({ isStandalone: true });
    expect(smokeOf('weeks')).toMatchObject({ isStandalone: false });
    expect(smokeOf('months')).toMatchObject({ isStandalone: false });
  });

  it('for months has a water detector in each wet room, in every one of its systems', () => {
    for (const bundle of adviceOf(
      { ...smallHouse, budget: 'low' },
      { areaM2: 90, wetRooms: 2, emptyFor: 'months' },
    ).bundles)
      expect(piecesByRule(bundle).get('EXT-FLOOD'), bundle.id).toBe(2);
    expect(
      piecesByRule(balancedOf(smallHouse, { areaM2: 90, wetRooms: 2, emptyFor: 'weeks' })).has('EXT-FLOOD'),
    ).toBe(false);
  });

  it('is at more risk the longer it does, and at the middle while nobody has said', () => {
    const riskOf = (finer: Finer) => homeRisk(homeOf(answersOf(smallHouse), finer));
    expect(riskOf({ emptyFor: 'hours' })).toBeLessThan(riskOf({ emptyFor: 'weeks' }));
    expect(riskOf({ emptyFor: 'weeks' })).toBeLessThan(riskOf({ emptyFor: 'months' }));
    expect(riskOf({})).toBe(riskOf({ emptyFor: 'weeks' }));
  });
});

describe('an alarm whose panel has no mobile path of its own', () => {
  const wired = balancedOf(
    { propertyType: 'house' },
    { wiring: 'wired', internet: 'yes', isMonitored: true },
  );

  it('has a communicator with a SIM, and no insurer is told that one line is enough', () => {
    expect(wired.lines.find(({ ruleId }) => ruleId === 'ALM-COMM')?.item.calc).toMatchObject({
      hasMobile: true,
    });
    expect(wired.running.find(({ id }) => id === 'sim')?.quantity).toBe(1);
    expect(wired.insurer.find(({ id }) => id === 'path')?.held).toBe(true);
    const lineOnly = stockedItems.filter(
      ({ calc }) =>
        calc.kind !== 'communicator' && !(calc.kind === 'panel' && (calc.hasMobile || !calc.hasData)),
    );
    const alone = balancedOf(
      { propertyType: 'house' },
      { wiring: 'wired', internet: 'yes', isMonitored: true },
      lineOnly,
    );
    expect(alone.insurer.find(({ id }) => id === 'path')).toMatchObject({
      held: false,
      text: 'Μόνο από το ίντερνετ του χώρου: αν κοπεί, δεν φεύγει σήμα.',
    });
    expect(alone.gaps.map(({ id }) => id)).toContain('ALM-COMM');
  });
});

describe('a house that stands empty for weeks', () => {
  it('is told that a camera alone drives nobody away', () => {
    const alone = balancedOf(
      { ...islandHouse, concerns: ['entry-monitoring'] },
      { ...island, internet: 'no' },
    );
    expect(alone.uncovered.join(' ')).toContain('δεν αρκεί να διώξει όποιον επιμένει');
  });
});

describe('a store without internet whose band is too small for a recorder', () => {
  const storeOf = (answers: Partial<Answers> = {}, finer: Finer = {}) =>
    adviceOf(
      {
        propertyType: 'business',
        location: 'rural',
        concerns: ['break-in', 'alarm', 'entry-monitoring', 'remote-monitoring'],
        budget: 'medium',
        ...answers,
      },
      {
        placeKind: 'store',
        areaM2: 120,
        doors: 1,
        shutters: 0,
        windows: 0,
        glazedRooms: 0,
        perimeterM: 50,
        yardM: 80,
        internet: 'no',
        ...finer,
      },
    ).bundles;
  const video = (bundle: ReturnType<typeof balancedOf>) =>
    ['CAM-AFAR', 'CAM-ENTRANCE', 'REC-RECORDER'].map((rule) => piecesByRule(bundle).get(rule) ?? 0);

  it.each(['prevention', 'monitoring'] as const)('has one with a SIM at its entrance, %s', (priority) => {
    const [, balanced] = storeOf({ priority });
    expect(balanced.isWithinBudget).toBe(true);
    expect(video(balanced)).toEqual([1, 0, 0]);
    expect(balanced.questions.join(' ')).toContain('Θέλετε κάμερες που γράφουν μόνο στον χώρο;');
    // Beyond the band, too, it is nearer than a recorder.
    expect(video(storeOf({ priority }, { shutters: 1 })[1])).toEqual([1, 0, 0]);
  });

  it('has one too where nobody asked to look in, and the recorder where it fits', () => {
    const concerns = ['break-in', 'alarm', 'entry-monitoring'] as const;
    expect(video(storeOf({ concerns })[0])).toEqual([1, 0, 0]);
    expect(storeOf({ concerns })[0].leftOut.map(({ name }) => name)).toContain(
      'κάμερα με καταγραφικό στη θέση όσων γράφουν σε κάρτα',
    );
    expect(video(storeOf({ concerns, budget: 'high' })[1])).toEqual([0, 0, 1]);
  });

  it('has it with cables as well, which show a recorder to nobody afar', () => {
    const concerns = ['break-in', 'alarm', 'entry-monitoring'] as const;
    for (const budget of ['medium', 'high'] as const)
      expect(video(storeOf({ budget }, { wiring: 'wired' })[1]), budget).toEqual([1, 0, 0]);
    expect(video(storeOf({ concerns }, { wiring: 'wired' })[1])[0]).toBe(0);
  });

  it('has none for proof, or on the street', () => {
    for (const bundles of [storeOf({ priority: 'evidence' }), storeOf({ location: 'urban' }, { yardM: 0 })])
      for (const bundle of bundles) expect(video(bundle)[0], bundle.id).toBe(0);
  });

  it.each(['either', 'wired'] as const)(
    'at a house has a second one to the yard of its perimeter, %s',
    (wiring) => {
      const [, balanced] = adviceOf(
        { ...islandHouse, budget: 'medium' },
        { ...island, internet: 'no', wiring },
      ).bundles;
      expect(
        ['CAM-AFAR', 'CAM-FACADE', 'REC-RECORDER'].map((rule) => piecesByRule(balanced).get(rule) ?? 0),
      ).toEqual([1, 1, 0]);
      expect(camerasOf(balanced).every(({ calc }) => calc.hasSim && calc.sleeps)).toBe(true);
    },
  );
});
