// The smallest of the three systems: of all reductions of the core, the one that protects most within the budget.
import { coverageOf } from './coverage.ts';
import type { Alarm } from './alarm.ts';
import { budgetCaps } from './budget.ts';
import { mayBeCutOff } from './communicator.ts';
import { isHeardByNeighbours, isLeftAlone } from './fire.ts';
import { pick, type Catalogue } from './pick.ts';
import { canInstallAlone, isSmallOffice } from './own-hands.ts';
import { isBooth, isResidence } from './premises.ts';
import { protectionOf } from './risk.ts';
import { placesOf, reduced, withSecondKey, type Counts, type Place } from './reductions.ts';
import { downTo, searched, type Found, type Rated } from './search-reductions.ts';
import { aloneSmokeNeed } from './smoke.ts';
import { grossCentsOf, type System } from './system.ts';
import type { Home } from './types.ts';
import { isHandledByPhone } from './utilities.ts';

/**
 * A core put up by a technician or by its owner, at home with and without its curtains and glass break, behind which doors and
 * windows have contacts, and its remotes, where a telephone does their work.
 */
function waysOf(core: System, alarm: Alarm): System[] {
  const at = placesOf(alarm);
  const hasMore = [at.curtains, at.glass].some((index) => (core.quantities[index] ?? 0) > 0);
  return hasMore && isResidence(core.home)
    ? [core, reduced(core, { curtains: 0 }), reduced(core, { curtains: 0, glass: 0 })].flatMap((one) =>
        waysOfPieces(one, alarm),
      )
    : waysOfPieces(core, alarm);
}

function waysOfPieces(core: System, alarm: Alarm): System[] {
  const installed = canInstallAlone(core, alarm)
    ? [core, { ...core, isInstalled: false }]
    : [{ ...core, isInstalled: true }];
  const at = placesOf(alarm);
  const { home, quantities } = core;
  const [remotes, keypads] = [quantities[at.remotes] ?? 0, quantities[at.keypads] ?? 0];
  if (!isResidence(home) && !isSmallOffice(home))
    return remotes > 0 ? installed.flatMap((one) => [one, reduced(one, { remotes: 0 })]) : installed;
  // A telephone does the work of both, and each of them that of the other.
  const { hasData } = alarm.panel.calc;
  const byPhone = hasData && isHandledByPhone(home);
  const fewer: Counts[] = [
    ...(remotes > 0 && hasData ? [{ remotes: 0 }] : []),
    ...(keypads > 0 && (byPhone || (remotes > 0 && home.propertyType === 'apartment'))
      ? [{ keypads: 0 }]
      : []),
    ...(remotes > 0 && keypads > 0 && byPhone ? [{ remotes: 0, keypads: 0 }] : []),
  ];
  return installed.flatMap((one) => [one, ...fewer.map((counts) => reduced(one, counts))]);
}

/** A home's core whose smoke alarms stand alone, one a floor or more; none where nobody would hear them, or they are no fewer. */
function withAloneSmoke(core: System, alarm: Alarm, catalogue: Catalogue, isLast = false): System[] {
  const { home, quantities } = core;
  const at = placesOf(alarm).smoke;
  const asked = quantities[at] ?? 0;
  const isUseless = isLeftAlone(home) || asked <= home.floors;
  if (!isResidence(home) || asked === 0 || (isUseless && !isLast)) return [];
  const need = aloneSmokeNeed(home, asked);
  const item = pick(catalogue, need);
  if (!item) return [];
  const parts = alarm.parts.map((part, index) => (index === at ? { need, item } : part));
  const alone = { ...core, alarm: { ...alarm, parts } };
  return downTo(Math.min(home.floors, asked), asked).map((smoke) => reduced(alone, { smoke }));
}

/** A workplace's core with a siren inside alone, then also without a keypad where a telephone does its work, and by its internet alone where it may. */
function barest(core: System, alarm: Alarm): System[] {
  const { home, quantities } = core;
  if (isResidence(home) || (quantities[placesOf(alarm).indoor] ?? 0) === 0) return [];
  const byPhone = home.experience !== 'beginner' && home.internet === 'yes' && alarm.panel.calc.hasData;
  const alone = { outdoor: 0, ...(byPhone && { keypads: 0 }) };
  return [{ outdoor: 0 }, alone, ...(mayBeCutOff(alarm.frame) ? [{ ...alone, comm: 0 }] : [])].map((counts) =>
    reduced(core, counts),
  );
}

/**
 * What a band buys where no whole system fits into it. At home smoke alarms that stand alone, and next fewer motion detectors, or
 * none: what saves lives stays. In a business a siren inside alone, as a kit has it.
 */
function leastOf(core: System, alarm: Alarm, catalogue: Catalogue, capCents: number): System | undefined {
  if (!isResidence(core.home)) {
    const inside = barest(core, alarm).map((one) => searched(waysOf(one, alarm), catalogue, capCents));
    const { home } = core;
    // In a kiosk the detector behind the shutters notices who lifts one.
    const keypads = isHandledByPhone(home) && alarm.panel.calc.hasData ? { keypads: 0 } : {};
    const booth = { outdoor: 0, ...keypads, shutters: 0, inputs: 0 };
    const ways = isBooth(home) ? waysOf(reduced(core, booth), alarm) : [];
    const fitting = inside.find(({ best }) => best)?.best ?? searched(ways, catalogue, capCents).best;
    return fitting?.system ?? inside.at(-1)?.cheapest?.system;
  }
  const alone = withAloneSmoke(core, alarm, catalogue).flatMap((one) => waysOf(one, alarm));
  return (
    searched(alone, catalogue, capCents).best ??
    searched([...waysOf(core, alarm), ...alone], catalogue, capCents, () => 0).best
  )?.system;
}

/**
 * The least alarm of a home that fits its band before none does: smoke alarms that ring on the spot, though nobody is there for
 * weeks, and no monoxide alarm for what only most houses burn, which is named as lacking and asked.
 */
function lastOf(lean: System, alarm: Alarm, catalogue: Catalogue, capCents: number): System | undefined {
  const isSupposed = lean.home.assumed.includes('combustionRooms');
  const solos = lean.solos.filter(({ need }) => !isSupposed || need.ruleId !== 'FIRE-CO');
  const bare = reduced({ ...lean, solos }, { floods: 0 });
  const alone = withAloneSmoke(bare, alarm, catalogue, true);
  const ways = (alone.length > 0 ? alone : [bare]).flatMap((one) => waysOf(one, alarm));
  const found = searched(ways, catalogue, capCents).best ?? searched(ways, catalogue, capCents, () => 0).best;
  return found?.system;
}

/** What nobody asked for makes room for what detects, one after the other, each beside those before it. */
const roomSteps: readonly {
  counts: Counts;
  isFor: (home: Home, lacksContacts: boolean, hasWhole: boolean) => boolean;
}[] = [
  { counts: { floods: 0 }, isFor: isResidence },
  { counts: { sirensIn: 1 }, isFor: () => true },
  // Where nobody is for weeks, neighbours who hear it are worth more than the last windows.
  { counts: { sirensOut: 0 }, isFor: (home, _lacks, hasWhole) => !(hasWhole && isHeardByNeighbours(home)) },
  // Smoke alarms give way to contacts alone, and stay where something burns.
  {
    counts: { smoke: 0 },
    isFor: (home, lacksContacts) =>
      lacksContacts &&
      isResidence(home) &&
      !home.concerns.includes('fire-safety') &&
      !(home.combustionRooms > 0 && !home.assumed.includes('combustionRooms')),
  },
];

/** A core with ever less of what nobody asked for, the most first. */
function withoutUnasked(core: System, alarm: Alarm, lacksContacts: boolean, hasWhole: boolean): System[] {
  const at = placesOf(alarm);
  let own = core;
  return roomSteps.flatMap(({ counts, isFor }) => {
    const fewer = Object.entries(counts).filter(
      ([place, count]) => (own.quantities[at[place as Place]] ?? 0) > count,
    );
    if (fewer.length === 0 || !isFor(core.home, lacksContacts, hasWhole)) return [];
    own = reduced(own, Object.fromEntries(fewer));
    return own;
  });
}

/** They make room where a whole system has not every contact and motion detector, or does not fit at all. */
function withRoom(
  found: Rated | undefined,
  core: System,
  alarm: Alarm,
  catalogue: Catalogue,
  capCents: number,
) {
  const { contacts, motion } = placesOf(alarm);
  const lacks = (at: number) => (found?.system.quantities[at] ?? 0) < (core.quantities[at] ?? 0);
  if (found && !lacks(contacts) && !lacks(motion)) return found;
  return withoutUnasked(core, alarm, !found || lacks(contacts), found !== undefined).reduce((best, lean) => {
    const next = searched(waysOf(lean, alarm), catalogue, capCents).best;
    return next && (!best || next.protection > best.protection + 1e-9) ? next : best;
  }, found);
}

/** So much of the least sum may go into what protects more. */
const spareShare = 1.05;

/** The smallest system of a band, of which somebody who comes in has a key, unless it then protects less than that of a smaller band. */
export function essentialOf(core: System, catalogue: Catalogue, capCents: number): System {
  const wholeIn = core.alarm && wholesOf(core, core.alarm, catalogue);
  const system = mostProtecting(core, catalogue, capCents, wholeIn);
  const keyed = withSecondKey(system, core, catalogue, capCents);
  const cap = Math.max(0, ...Object.values(budgetCaps).filter((one) => one < capCents));
  if (keyed === system || cap === 0) return keyed;
  const below = mostProtecting(core, catalogue, cap, wholeIn);
  return protectionOf(coverageOf(keyed)) < protectionOf(coverageOf(below)) - 1e-9 ? system : keyed;
}

type Whole = Found & { roomy: Rated | undefined };

/** Whether it needs no room made for it. */
const isWhole = ({ best, roomy }: Whole) => best !== undefined && roomy === best;

/** The whole systems of a core in a band, also with room made for them; each band is searched once. */
function wholesOf(core: System, alarm: Alarm, catalogue: Catalogue): (capCents: number) => Whole {
  const ways = waysOf(core, alarm);
  const known = new Map<number, Whole>();
  return (capCents) => {
    const before = known.get(capCents);
    if (before) return before;
    const found = searched(ways, catalogue, capCents);
    const whole = { ...found, roomy: withRoom(found.best, core, alarm, catalogue, capCents) };
    known.set(capCents, whole);
    return whole;
  };
}

/**
 * The most protecting reduction within the budget; if none fits, what a home can do without in every band, and else the
 * cheapest of all. No larger band protects less than a smaller one.
 */
function mostProtecting(
  core: System,
  catalogue: Catalogue,
  capCents: number,
  wholeIn: ReturnType<typeof wholesOf> | undefined,
): System {
  const { alarm } = core;
  if (!alarm || !wholeIn || grossCentsOf(core, catalogue) <= capCents) return core;
  const { cheapest, roomy } = wholeIn(capCents);
  const bandBelow = Math.max(0, ...Object.values(budgetCaps).filter((cap) => cap < capCents));
  const isWholeBelow = bandBelow === 0 || isWhole(wholeIn(budgetCaps.low));
  if (roomy && isWholeBelow) return roomy.system;
  const below = isWholeBelow ? undefined : mostProtecting(core, catalogue, bandBelow, wholeIn);
  const protects = (system: System) =>
    !below || protectionOf(coverageOf(system)) >= protectionOf(coverageOf(below)) - 1e-9;
  if (roomy && protects(roomy.system)) return roomy.system;
  const least = leastOf(core, alarm, catalogue, capCents);
  if (least && protects(least)) return least;
  if (below && grossCentsOf(below, catalogue) <= capCents) return below;
  // Beyond its band a home has nothing that nobody asked for, but for water that would run for months, and is armed by a remote.
  const { home, quantities } = core;
  const floods = home.emptyFor === 'months' ? (quantities[placesOf(alarm).floods] ?? 0) : 0;
  const lean = isResidence(home) ? withoutUnasked(core, alarm, true, false).at(-1) : undefined;
  const last = lean && lastOf(lean, alarm, catalogue, capCents);
  if (last && protects(last)) return last;
  const bare = lean && reduced(lean, { floods });
  const hasRemote = (quantities[placesOf(alarm).remotes] ?? 0) > 0;
  const ofLean = bare ? [bare, ...(hasRemote ? [reduced(bare, { keypads: 0 })] : [])] : [];
  const leanWays = ofLean.flatMap((one) => waysOf(one, alarm));
  const smallest = searched(leanWays, catalogue, capCents).cheapest;
  if (!smallest) return cheapest?.system ?? core;
  // A little more may buy a kit that brings more.
  const cap = Math.floor(smallest.grossCents * spareShare);
  return (searched(leanWays, catalogue, cap).best ?? smallest).system;
}
