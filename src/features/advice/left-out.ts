// What a system does without, each with its price.
import { listed } from '#shared/greek.ts';
import { withVat } from '#shared/money.ts';
import { budgetCaps } from './budget.ts';
import { isClearOf } from './animals.ts';
import { asksForCameras } from './cameras.ts';
import type { Choice } from './extras.ts';
import { deviceOf } from './frame.ts';
import { shopPurposes } from './inside-cameras.ts';
import { isHall, isLodging, isResidence } from './premises.ts';
import type { Part } from './alarm.ts';
import { linesOf } from './lines.ts';
import { unitCents, type Catalogue } from './pick.ts';
import { partName, type RuleId } from './rules.ts';
import { isUnseenAfar, simPlans } from './sim-plans.ts';
import { followingParts, netCentsOf, type System } from './system.ts';
import { countText } from './text.ts';
import type { Home, LeftOut, Line } from './types.ts';
import { camerasOf, groupsOf, type VideoPlan } from './video.ts';

/** What a part is called; beams come in pairs. */
const nameOf = (ruleId: RuleId, quantity: number, item: Part['item']) =>
  item?.calc.kind === 'beam' ? `${quantity === 1 ? 'ζεύγος' : 'ζεύγη'} δεσμών` : partName(ruleId, quantity);

/** A reader opens nothing without its lock: whatever is of the access is left out, and costs, as one. */
const isAccess = (ruleId: RuleId) => ruleId.startsWith('ACC-');

const camerasText = (cameras: number) => (cameras === 1 ? 'κάμερα' : 'κάμερες');

/** Where cameras look, one and more of them. */
const spots: Partial<Record<RuleId, readonly [string, string]>> = {
  'CAM-ENTRANCE': ['είσοδο', 'εισόδους'],
  'CAM-AFAR': ['είσοδο από μακριά', 'είσοδο από μακριά'],
  'CAM-DESK': ['ταμείο', 'ταμεία'],
  'CAM-FACADE': ['πλευρά του κτιρίου', 'πλευρές του κτιρίου'],
};

/** What so many cameras of rooms look at, beyond the first ones. */
function roomSpots(home: Home, left: number, less: number): string[] {
  if (isHall(home)) return [less === 1 ? 'ρολό' : 'ρολά'];
  return isResidence(home) ? ['τον χώρο μέσα'] : shopPurposes(home).slice(left, left + less);
}

const groupsAt = (video: VideoPlan | undefined, ruleId: RuleId) =>
  groupsOf(video).filter(({ target }) => target.ruleId === ruleId);
const piecesAt = (video: VideoPlan | undefined, ruleId: RuleId) =>
  groupsAt(video, ruleId).reduce((sum, { quantity }) => sum + quantity, 0);

/** Which spots have fewer cameras than in all that was asked, for what stands behind their number. */
function spotsText(home: Home, all: VideoPlan | undefined, own: VideoPlan | undefined): string {
  const names = [...new Set(groupsOf(all).map(({ target }) => target.ruleId))].flatMap((ruleId) => {
    const left = piecesAt(own, ruleId);
    const less = piecesAt(all, ruleId) - left;
    if (less <= 0) return [];
    if (ruleId === 'CAM-ROOM') return roomSpots(home, left, less);
    const name = spots[ruleId]?.[less === 1 ? 0 : 1] ?? '';
    // None along a side: over doors, towards what lies before them.
    if (ruleId === 'CAM-FACADE' && groupsAt(all, ruleId).every(({ target }) => target.lengthM === 0))
      return [isLodging(home) ? 'άφιξη' : 'αυλή'];
    return ruleId === 'CAM-ENTRANCE' && left > 0 ? [`${less === 1 ? 'άλλη' : 'άλλες'} ${name}`] : [name];
  });
  return names.length > 0 ? ` (για ${listed(names)})` : '';
}

/** Cameras with what records them, put up by a technician whoever puts up the rest. */
const camerasNetOf = (system: System, video: VideoPlan | undefined, catalogue: Catalogue) =>
  netCentsOf({ ...system, alarm: undefined, quantities: [], solos: [], isInstalled: true, video }, catalogue);

const isUnjoined = (smaller: System, whole: System, index: number) => {
  const calcIn = ({ alarm }: System) => alarm?.parts[index]?.item?.calc;
  const [own, other] = [calcIn(smaller), calcIn(whole)];
  return (
    (smaller.quantities[index] ?? 0) > 0 &&
    own?.kind === 'smoke' &&
    own.isStandalone &&
    other?.kind === 'smoke' &&
    !other.isStandalone
  );
};

/** What another panel brings with it, or is the reason for it. */
const ofPanel: ReadonlySet<RuleId> = new Set(['ALM-PANEL', 'ALM-SHUTTER', 'ALM-COMM']);
const withWires = 'με πίνακα που δέχεται καλώδια';

/** A smaller system on the panel of the whole, with all that it brings; its parts stand in the same order. */
const withPanelOf = (whole: System, smaller: System): Partial<System> => ({
  alarm: whole.alarm,
  isInstalled: true,
  quantities: (whole.alarm?.parts ?? []).map(
    ({ need: { ruleId } }, index) => (ofPanel.has(ruleId) ? whole : smaller).quantities[index] ?? 0,
  ),
});

/** What a system has less of than all that was asked, each with its own price. */
export function reducedBy(smaller: System, whole: System, catalogue: Catalogue): LeftOut[] {
  const cap = budgetCaps[smaller.home.budget];
  const net = netCentsOf(smaller, catalogue);
  const following = (system: System) =>
    followingParts(system, catalogue).reduce(
      (sum, { need, item }) => sum + (item ? need.quantity * unitCents(item, system.isInstalled) : 0),
      0,
    );
  const thing = (ruleId: RuleId, quantity: number, name: string, netCents: number): LeftOut => ({
    ruleId,
    name,
    quantity,
    grossCents: withVat(netCents),
    overByCents: Math.max(0, withVat(net + netCents) - cap),
  });
  /** Smoke alarms that stand alone in the place of joined ones. */
  const joining = (index: number, pieces: number) => {
    const priceIn = ({ alarm }: System) => {
      const item = alarm?.parts[index]?.item;
      return item ? pieces * unitCents(item, smaller.isInstalled) : 0;
    };
    return thing(
      'FIRE-SMOKE',
      1,
      `σύνδεση ${pieces === 1 ? 'του ανιχνευτή' : 'των ανιχνευτών'} καπνού με τον πίνακα`,
      Math.max(0, priceIn(whole) - priceIn(smaller)),
    );
  };
  const isOtherPanel = smaller.alarm?.panel.id !== whole.alarm?.panel.id;
  /** Of a piece its own price, whatever a kit would make of it. */
  const parts = (whole.alarm?.parts ?? []).flatMap(({ need: { ruleId }, item }, index) => {
    const all = whole.quantities[index] ?? 0;
    // A panel that takes none has none, whatever was asked of it.
    const isTaken = !isOtherPanel || !ofPanel.has(ruleId) || smaller.alarm?.parts[index]?.item !== undefined;
    const missing = all - (isTaken ? (smaller.quantities[index] ?? 0) : 0);
    // What no product does is a gap, not something left out.
    if (missing <= 0 || !item) return isUnjoined(smaller, whole, index) ? [joining(index, all)] : [];
    if (isOtherPanel && ofPanel.has(ruleId))
      return ruleId === 'ALM-SHUTTER'
        ? [
            thing(
              ruleId,
              missing,
              `${partName(ruleId, missing)} ${withWires}${smaller.isInstalled ? '' : ' και τεχνικό'}`,
              netCentsOf({ ...smaller, ...withPanelOf(whole, smaller) }, catalogue) - net,
            ),
          ]
        : [];
    // Nor is it where this panel takes none.
    if (isOtherPanel && !smaller.alarm?.parts[index]?.item) return [];
    const quantities = smaller.quantities.map((quantity, at) => (at === index ? all : quantity));
    // A battery that no longer does makes nothing cheaper: its lack is a gap.
    const more = Math.max(0, following({ ...smaller, quantities }) - following(smaller));
    const own = missing * unitCents(smaller.alarm?.parts[index]?.item ?? item, smaller.isInstalled) + more;
    // It bears no animal that goes out where it hangs.
    const device = deviceOf(item.calc);
    const isOnAnswer = ruleId === 'ALM-CURTAIN' && device && isClearOf(device, smaller.home);
    const name = `${nameOf(ruleId, missing, item)}${isOnAnswer ? ', όπου δεν βγαίνει το ζώο' : ''}`;
    return thing(ruleId, missing, name, own);
  });
  const absent = whole.solos.flatMap((part): Part[] => {
    const own = smaller.solos.find(({ need }) => need.ruleId === part.need.ruleId)?.need.quantity ?? 0;
    const quantity = part.need.quantity - own;
    return part.item && quantity > 0 ? [{ ...part, need: { ...part.need, quantity } }] : [];
  });
  const access = absent.filter(({ need }) => isAccess(need.ruleId));
  const named = listed(
    access.map(({ need: { ruleId, quantity } }) =>
      countText(quantity, partName(ruleId, 1), partName(ruleId, 2)),
    ),
  );
  const solosNet = (added: readonly Part[]) =>
    netCentsOf({ ...smaller, solos: [...smaller.solos, ...added] }, catalogue) - net;
  const solos = absent
    .filter(({ need }) => !isAccess(need.ruleId))
    .map((part) => {
      const { ruleId, quantity } = part.need;
      return thing(ruleId, quantity, partName(ruleId, quantity), solosNet([part]));
    });
  const [first] = access;
  const doors = first
    ? access.length === 1
      ? [
          thing(
            first.need.ruleId,
            first.need.quantity,
            partName(first.need.ruleId, first.need.quantity),
            solosNet(access),
          ),
        ]
      : [thing(first.need.ruleId, 1, `έλεγχος πρόσβασης (${named})`, solosNet(access))]
    : [];
  const [own, all] = [smaller.video, whole.video];
  const less = (all ? camerasOf(all) : 0) - (own ? camerasOf(own) : 0);
  const onUps = own?.lacksUps ? { ...own, lacksUps: false } : own;
  const camerasNet = camerasNetOf(smaller, all, catalogue) - camerasNetOf(smaller, onUps, catalogue);
  const ups = own?.lacksUps
    ? [
        thing(
          'REC-UPS',
          1,
          'UPS για το καταγραφικό',
          netCentsOf({ ...smaller, video: onUps }, catalogue) - net,
        ),
      ]
    : [];
  const hasMore = all?.recorder !== undefined && own?.recorder === undefined;
  // On cards in the place of those on a recorder; one with a contract of its own stays.
  const isOther = hasMore && own !== undefined && all.afar === undefined;
  const count = isOther ? camerasOf(all) : less;
  const cameras =
    less > 0 || isOther
      ? [
          thing(
            'CAM-ROOM',
            count,
            `${camerasText(count)}${hasMore ? ' με καταγραφικό' : ''}${isOther ? ' στη θέση όσων γράφουν σε κάρτα' : spotsText(whole.home, all, own)}`,
            camerasNet,
          ),
        ]
      : [];
  const isWork = whole.isInstalled && !smaller.isInstalled;
  const work = isWork
    ? [
        thing(
          'ALM-PANEL',
          1,
          'εγκατάσταση από τεχνικό',
          // Of the pieces that are shown: installed, others might cost less.
          sumOfWork(linesOf(smaller, catalogue)),
        ),
      ]
    : [];
  return [...parts, ...cameras, ...ups, ...doors, ...solos, ...work];
}

const sumOfWork = (lines: readonly Line[]) =>
  lines.reduce((sum, { item, quantity }) => sum + (item.installationCents ?? 0) * quantity, 0);

/** The one that shows the entrance from afar, for whoever asked to look in and has none: cameras with a recorder are too dear, or nothing asked for them. */
export function afarLeft(smaller: System, whole: System, catalogue: Catalogue): LeftOut[] {
  const { home, video } = smaller;
  const isBlind =
    !video?.groups.length && (whole.video?.recorder !== undefined || !whole.video?.groups.length);
  const plan =
    isBlind && isUnseenAfar(home) && home.priority !== 'evidence'
      ? simPlans(home, catalogue).at(-1)
      : undefined;
  if (!plan) return [];
  const net = netCentsOf(smaller, catalogue);
  const own = netCentsOf({ ...smaller, video: plan }, catalogue) - net;
  return [
    {
      ruleId: 'CAM-AFAR',
      name: 'κάμερα με δική της κάρτα SIM (για είσοδο από μακριά)',
      quantity: 1,
      grossCents: withVat(own),
      overByCents: Math.max(0, withVat(net + own) - budgetCaps[home.budget]),
    },
  ];
}

/** Whether an addition answers something that was asked, or is small: what nobody asked for and costs much is no lack. */
function isWorthTelling({ concerns }: Home, { parts, video }: Choice, asksToSee: boolean): boolean {
  if (video) return asksToSee;
  return parts.every(({ need }) => need.ruleId !== 'LIGHT-DOOR' || concerns.includes('lighting'));
}

/** What the complete system leaves out: parts, and cameras of the whole plan. */
export function leftOf(
  choices: readonly Choice[],
  picked: readonly Choice[],
  complete: System,
  catalogue: Catalogue,
): LeftOut[] {
  const { home } = complete;
  const asksToSee = asksForCameras(home) || picked.some(({ video }) => video);
  const told = choices.filter((choice) => isWorthTelling(home, choice, asksToSee));
  const net = netCentsOf(complete, catalogue);
  const leftOut = (ruleId: RuleId, name: string, quantity: number, netCents: number): LeftOut => {
    const overByCents = Math.max(0, withVat(net + netCents) - budgetCaps[home.budget]);
    return { ruleId, name, quantity, grossCents: withVat(netCents), overByCents };
  };
  const parts = told.flatMap((choice) => {
    const need = choice.parts[0]?.need;
    if (!need || picked.includes(choice)) return [];
    const { ruleId, quantity } = need;
    return leftOut(ruleId, nameOf(ruleId, quantity, choice.parts[0]?.item), quantity, choice.netCents);
  });
  // The whole plan comes before the smaller ones.
  const whole = told.find(({ video }) => video);
  const own = picked.find(({ video }) => video);
  if (!whole?.video || whole === own) return parts;
  const cameras = camerasOf(whole.video) - (complete.video ? camerasOf(complete.video) : 0);
  return [
    ...parts,
    leftOut(
      'CAM-FACADE',
      `${camerasText(cameras)}${whole.video.recorder && !complete.video?.recorder ? ' με καταγραφικό' : ''}${spotsText(home, whole.video, complete.video)}`,
      cameras,
      whole.netCents - (own?.netCents ?? 0),
    ),
  ];
}
