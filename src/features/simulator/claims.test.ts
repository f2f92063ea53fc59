import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Calc, Device } from '#features/catalogue/device.ts';
import type { Measured } from '#features/home-plan/layout.ts';
import { planOf } from '#features/home-plan/plan-of.ts';
import type { HomePlan } from '#features/home-plan/types.ts';
import { storiesOf } from './stories.ts';
import { sceneAt, type Scene } from './story.ts';

const detector = (kind: Device['kind'], more: Partial<Device> = {}): Calc => ({
  kind,
  grade: 2,
  isWireless: true,
  isOutdoor: false,
  isStandalone: false,
  isShutter: false,
  hasInput: false,
  hasPanic: false,
  takesPhotos: false,
  iqMa: 0,
  rangeM: 12,
  petKg: 0,
  volumeM3: 0,
  hasMobile: false,
  radio: undefined,
  ...more,
});

const camera = (more: { isOutdoor: boolean; isWired: boolean; sleeps: boolean }): Calc => ({
  kind: 'camera',
  hpx: 2560,
  hfovDeg: 96,
  irM: 30,
  pdWatts: 6,
  portWatts: 7,
  mbps: 4,
  isCoax: false,
  isPanoramic: false,
  classes: 2,
  hasDeterrence: false,
  hasSim: false,
  cardGb: 256,
  ...more,
});

const panel = (hasMobile: boolean): Calc => ({
  kind: 'panel',
  grade: 2,
  zones: 64,
  wirelessZones: 64,
  wiredZones: 8,
  iqMa: 0,
  paths: 1,
  hasData: true,
  hasMobile,
  isSelfPowered: false,
  standbyH: 12,
  radio: undefined,
});

const recorder: Calc = {
  kind: 'recorder',
  channels: 8,
  inMbps: 80,
  bays: 1,
  maxTb: 8,
  poePorts: 8,
  poeBudgetW: 100,
  isCoax: false,
  watts: 10,
};

const isPresent = fc.boolean();

/** Homes of all kinds with systems from nothing to everything; detectors of an alarm are there with its panel. */
const plans: fc.Arbitrary<HomePlan> = fc
  .record({
    home: fc.record<Measured>({
      propertyType: fc.constantFrom('house', 'apartment', 'business', 'warehouse'),
      areaM2: fc.integer({ min: 20, max: 1500 }),
      floor: fc.nat(5),
      floors: fc.integer({ min: 1, max: 3 }),
      rooms: fc.integer({ min: 1, max: 8 }),
      doors: fc.integer({ min: 1, max: 5 }),
      balconyDoors: fc.nat(2),
      windows: fc.nat(8),
      wetRooms: fc.nat(2),
      yardM: fc.constantFrom(0, 60, 200),
      placeKind: fc.constantFrom('shop', 'office', 'lodging'),
      internet: fc.constantFrom('yes', 'yes', 'no'),
      hasMains: fc.constantFrom(true, true, false),
      existing: fc.subarray(['contacts', 'motion', 'siren', 'cameras', 'smoke', 'lights'] as const, {
        maxLength: 2,
      }),
    }),
    alarm: fc.option(
      fc.record({
        contacts: fc.nat(8),
        motion: fc.nat(4),
        outdoor: fc.nat(1),
        isWireless: isPresent,
        hasMobile: isPresent,
        hasSiren: isPresent,
        joinedSmoke: fc.nat(1),
      }),
    ),
    cameras: fc.array(
      fc.constantFrom(
        camera({ isOutdoor: true, isWired: true, sleeps: false }),
        camera({ isOutdoor: false, isWired: true, sleeps: false }),
        camera({ isOutdoor: false, isWired: false, sleeps: false }),
        camera({ isOutdoor: true, isWired: false, sleeps: true }),
      ),
      { maxLength: 4 },
    ),
    recorders: fc.nat(2),
    ups: fc.option(fc.constantFrom('REC-UPS', 'NET-UPS')),
    loneSmoke: fc.nat(1),
  })
  .map(({ home, alarm, cameras, recorders, ups, loneSmoke }) => {
    const isHome = home.propertyType === 'house' || home.propertyType === 'apartment';
    const isLodging = home.propertyType === 'business' && home.placeKind === 'lodging';
    const line = (calc: Calc, quantity = 1) => ({ item: { name: calc.kind, calc }, quantity });
    return planOf({ ...home, floor: home.propertyType === 'house' ? 0 : home.floor }, [
      ...cameras.map((calc) => line(calc)),
      ...(alarm
        ? [
            line(panel(alarm.hasMobile)),
            line(detector('contact', { isWireless: alarm.isWireless }), alarm.contacts),
            line(detector('pir', { isWireless: alarm.isWireless }), alarm.motion),
            line(detector('outdoor', { isOutdoor: true }), alarm.outdoor),
            line(detector('siren'), alarm.hasSiren ? 1 : 0),
            line(detector('smoke'), alarm.joinedSmoke),
          ]
        : []),
      line(recorder, recorders),
      ...(ups ? [{ ...line({ kind: 'ups', wh: 100, watts: 300 }), ruleId: ups }] : []),
      line(detector('smoke', { isStandalone: true, isWireless: false }), isHome || isLodging ? loneSmoke : 0),
    ]);
  });

type At = { plan: HomePlan; before: Scene; after: Scene };
const has = ({ devices }: HomePlan, kind: HomePlan['devices'][number]['kind']) =>
  devices.some((device) => device.kind === kind);
const hasRoom = ({ rooms }: HomePlan, ...kinds: HomePlan['rooms'][number]['kind'][]) =>
  rooms.some(({ kind }) => kinds.includes(kind));
const isHome = (plan: HomePlan) => !hasRoom(plan, 'shop', 'office', 'hangar');
const isSleptIn = (plan: HomePlan) => isHome(plan) || hasRoom(plan, 'bedroom');
const watchesYard = ({ rooms, zones }: HomePlan) =>
  zones.some(
    ({ type, roomId }) => type === 'motion' && rooms.some(({ id, kind }) => id === roomId && kind === 'yard'),
  );
const silent = ({ before, after }: At) => after.system.notificationCount === before.system.notificationCount;
const newest = ({ after }: At) => after.system.notifications[0]?.title;
const camerasOff = ({ after }: At) =>
  after.system.zones.filter(({ type, status }) => type === 'camera' && status === 'offline').length;
const camerasIn = ({ plan }: At) => plan.zones.filter(({ type }) => type === 'camera').length;

/** What sentences claim, and whether it is so when they are said. */
const claims: readonly (readonly [RegExp, (at: At) => boolean])[] = [
  [
    /η σειρήνα ηχεί|τη σειρήνα να ηχεί/,
    ({ plan, after }) => has(plan, 'siren') && after.system.phase.name === 'triggered',
  ],
  [
    /Η σειρήνα ηχεί με μπαταρία/,
    ({ plan, after }) =>
      has(plan, 'siren') && (plan.hasMobile !== true || after.system.phase.name === 'triggered'),
  ],
  [/ακούει τη σειρήνα|σταματάτε τη σειρήνα/, ({ plan }) => has(plan, 'siren')],
  [/Σειρήνα δεν υπάρχει/, ({ plan }) => !has(plan, 'siren')],
  [
    /σημαίνει συναγερμό στο κινητό|καπνού «.*» σημαίνει/,
    ({ after }) => after.system.phase.name === 'triggered',
  ],
  [/επιβεβαιώνεται/, ({ after: { system } }) => system.phase.name === 'triggered' && system.phase.confirmed],
  [/αρχίζει την αντίστροφη|Τον βλέπει πρώτος/, ({ after }) => after.system.phase.name === 'entry'],
  [
    /το κινητό (σας )?δεν (λέει|ξέρει) τίποτα|κανείς δεν το έμαθε|το κινητό δεν το μαθαίνει|δεν ακούγεται/i,
    silent,
  ],
  [/κανείς δεν το έμαθε/, ({ after }) => after.system.notificationCount === 0],
  [/Η κάμερα «.*» τον βλέπει/, (at) => newest(at) === 'Άτομο στην κάμερα' && !silent(at)],
  [/πριν ακόμη αγγίξει/, ({ after }) => after.system.phase.name === 'armed'],
  [/Συναγερμός δεν σημαίνει/, ({ after }) => after.system.phase.name === 'armed' && after.catches.length > 0],
  [/4G|αφοπλίζετε από το κινητό/, ({ plan }) => plan.hasMobile === true],
  [/χωρίς κινητό δίκτυο/, ({ plan }) => plan.hasMobile !== true],
  [/πίνακα/i, ({ plan }) => has(plan, 'panel')],
  [/με το UPS τους/, (at) => at.plan.hasUps === true && camerasOff(at) === 0],
  [
    /χωρίς UPS/,
    (at) =>
      camerasOff(at) === camerasIn(at) &&
      !(at.plan.hasUps && at.plan.devices.some(({ kind, isWireless }) => kind === 'camera' && !isWireless)),
  ],
  [/οι άλλες γράφουν ακόμη/, (at) => camerasOff(at) > 0 && camerasOff(at) < camerasIn(at)],
  [/Όσες κάμερες έχουν μπαταρία/, (at) => camerasOff(at) === 0],
  [
    /ασύρματοι ανιχνευτές/,
    ({ plan }) =>
      plan.devices.some(({ kind, isWireless, zoneId }) => isWireless && zoneId !== null && kind !== 'camera'),
  ],
  [/φράχτη/, ({ plan }) => hasRoom(plan, 'yard')],
  [/σκαρφαλώνει στο μπαλκόνι/, ({ plan }) => hasRoom(plan, 'balcony') && (plan.floor ?? 0) < 2],
  [/ανεβαίνει τη σκάλα/, ({ plan }) => (plan.floor ?? 0) > 1],
  [/οικογένεια|λείπετε|σπίτι/, ({ plan }) => isHome(plan)],
  [/κοιμούνται|Νύχτα\./, ({ plan }) => isSleptIn(plan)],
  [/Όσοι μένουν εδώ/, ({ plan }) => isSleptIn(plan) && !isHome(plan)],
  [/κλειστός/, ({ plan }) => !isHome(plan)],
  [/άδειος|περαστικός|δεν είναι κανείς|κανείς δεν είναι εκεί|μόνη της/, ({ plan }) => !isSleptIn(plan)],
  [/Το ρεύμα κόβεται/, ({ plan }) => plan.hasMains !== false],
  [
    /Έσβησε και το ρούτερ/,
    ({ plan, after }) =>
      plan.isOnline !== false &&
      plan.hasRouterUps !== true &&
      (after.system.link === '4g') === (plan.hasMobile === true && has(plan, 'panel')),
  ],
  [
    /ρούτερ κρατά όσο το UPS/,
    ({ plan, after }) => plan.hasRouterUps === true && after.system.link === 'wifi',
  ],
  [/Διαδίκτυο ο χώρος δεν έχει/, ({ plan }) => plan.isOnline === false],
  [
    /τον εντοπίζει έξω/,
    ({ plan, before, after }) =>
      before.system.phase.name === 'armed' &&
      after.system.phase.name === 'triggered' &&
      hasRoom(plan, 'yard', 'balcony', 'front'),
  ],
  [/Προσπαθεί να ανοίξει/, ({ plan }) => !watchesYard(plan) || (plan.floor ?? 0) > 1],
  [
    /Το ρεύμα επανέρχεται/,
    ({ plan, after }) =>
      plan.isOnline !== false ||
      after.system.notifications.every(({ title }) => !title.startsWith('Σύνδεση')),
  ],
  [/τώρα το μαθαίνει και το κινητό/, ({ plan }) => plan.isOnline !== false],
  [
    /δεν έχει επαφή/,
    ({ plan }) =>
      !plan.zones.some(({ type, id }) => type === 'door' && id === 'main-entrance') || !has(plan, 'panel'),
  ],
  [/Δεν υπάρχει ανιχνευτής καπνού/, ({ plan }) => !has(plan, 'smoke')],
];

test('every sentence is true of the system that it is told of', () => {
  const heard = new Set<RegExp>();
  fc.assert(
    fc.property(plans, (plan) => {
      for (const story of storiesOf(plan)) {
        expect(new Set(story.steps.map(({ at, caption }) => `${at} ${caption}`)).size).toBe(
          story.steps.length,
        );
        for (const { at, caption } of story.steps) {
          const before = sceneAt(story, plan, at - 0.001);
          const after = sceneAt(story, plan, at);
          for (const [said, holds] of claims) {
            if (!said.test(caption)) continue;
            heard.add(said);
            if (!holds({ plan, before, after })) throw new Error(`${story.title}, ${at}: ${caption}`);
          }
        }
      }
    }),
    { numRuns: 1000 },
  );
  expect(claims.filter(([said]) => !heard.has(said)).map(([said]) => said.source)).toEqual([]);
});
