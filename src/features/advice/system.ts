// A system as the bundles compare it: chosen parts, without texts.
import { amountOf, type Cents } from '#shared/money.ts';
import { priceOf, quantitiesOf, zonesOf, type Alarm, type Part } from './alarm.ts';
import { batteryLoadOf, batteryNeed } from './battery.ts';
import { alarmRuns, cableOf } from './cables.ts';
import { pick, stocked, unitCents, type Catalogue, type Need } from './pick.ts';
import { upsMinutesOf } from './power.ts';
import { recorderCents, type RecorderPlan } from './recorder.ts';
import { norms, type RuleId } from './rules.ts';
import { reasonOf } from './text.ts';
import { isOnline } from './utilities.ts';
import type { Home } from './types.ts';
import { cableRunOf, groupsOf, type VideoPlan } from './video.ts';

export type System = {
  home: Home;
  alarm: Alarm | undefined;
  /** Pieces of each of the alarm's parts. */
  quantities: readonly number[];
  solos: readonly Part[];
  video: VideoPlan | undefined;
  isInstalled: boolean;
  /** Whether the band holds all that was asked with a technician, for somebody who only uses an application. */
  isForTechnician?: boolean;
  /** Whether its band holds no alarm, which was asked for. */
  isLifeAlone?: boolean;
};

/** A system without the alarm's parts of some rules. */
export const without = (system: System, ruleIds: readonly RuleId[]): System => ({
  ...system,
  quantities: system.quantities.map((quantity, index) =>
    ruleIds.some((ruleId) => ruleId === system.alarm?.parts[index]?.need.ruleId) ? 0 : quantity,
  ),
});

/** A system with so many pieces of a part at most. */
export const atMost = (system: System, ruleId: RuleId, most: number): System => ({
  ...system,
  quantities: system.quantities.map((quantity, index) =>
    system.alarm?.parts[index]?.need.ruleId === ruleId ? Math.min(quantity, most) : quantity,
  ),
});

/** The beams along a yard that a system's panel takes; undefined where it takes none, or nobody asked. */
export const yardLineOf = ({ alarm }: System) =>
  alarm?.parts.find(({ need, item }) => need.ruleId === 'EXT-YARD' && item && need.quantity > 0);

/** A system with them. */
export function withYardLine(system: System): System {
  const line = yardLineOf(system);
  return line
    ? {
        ...system,
        quantities: system.quantities.map((quantity, index) =>
          system.alarm?.parts[index] === line ? line.need.quantity : quantity,
        ),
      }
    : system;
}

/** A system with additions: the line of its yard joins its alarm, the others stand beside it. */
export const withParts = (system: System, parts: readonly Part[]): System => {
  const isLine = ({ need, item }: Part) => need.ruleId === 'EXT-YARD' && item === yardLineOf(system)?.item;
  const others = parts.filter((part) => !isLine(part));
  const next = { ...system, solos: [...system.solos, ...others] };
  return others.length < parts.length ? withYardLine(next) : next;
};

/** A system with no more contacts of shutters than contacts through which they join its panel. */
export function withinInputs(system: System): System {
  const { alarm, quantities } = system;
  if (!alarm?.frame.hasInputs) return system;
  const at = (ruleId: RuleId) => alarm.parts.findIndex(({ need }) => need.ruleId === ruleId);
  const shutters = at('ALM-SHUTTER');
  const most = (quantities[at('ALM-CONTACT')] ?? 0) + (quantities[at('ALM-INPUT')] ?? 0);
  return (quantities[shutters] ?? 0) <= most
    ? system
    : { ...system, quantities: quantities.with(shutters, most) };
}

/** Zones of the panel that a system takes, the extras included. */
export const zonesTaken = ({ alarm, quantities, solos }: System): number =>
  alarm ? zonesOf(alarm.parts, quantities) + zonesOf(solos, quantitiesOf(solos)) : 0;

/** What a system's alarm takes from its battery, the extras that join its panel included. */
export const batteryLoadOfSystem = ({ alarm, quantities, solos }: System) =>
  alarm &&
  batteryLoadOf({ frame: alarm.frame, parts: [...alarm.parts, ...solos] }, [
    ...quantities,
    ...quantitiesOf(solos),
  ]);

/** Metres along which the beams of a yard are wired; 0 without them. */
const beamsM = ({ alarm, quantities, home }: System): number =>
  alarm?.parts.some(({ item }, index) => item?.calc.kind === 'beam' && (quantities[index] ?? 0) > 0)
    ? home.yardM
    : 0;

/** The needs that follow from what was chosen: battery, cables, UPS. */
export function followingParts(system: System, catalogue: Catalogue): Part[] {
  const { home, video } = system;
  const parts: Part[] = [];
  const load = batteryLoadOfSystem(system);
  if (load) {
    const need = batteryNeed(load);
    parts.push({ need, item: pick(catalogue, need) });
  }
  const runM = cableRunOf(home);
  const cable = (...run: Parameters<typeof cableOf>) => {
    const reels = cableOf(...run);
    if (!reels) return;
    const { need, extraM } = reels;
    const item = pick(catalogue, need);
    const lengthM = item?.calc.kind === 'cable' ? item.calc.lengthM : extraM;
    parts.push({ need: { ...need, quantity: Math.ceil(extraM / lengthM - 1e-9) }, item });
  };
  const hasWires = home.existing.some((part) => part === 'contacts' || part === 'motion' || part === 'siren');
  cable(false, alarmRuns(system), runM, beamsM(system), hasWires);
  if (video?.recorder) {
    const includedM = system.isInstalled ? norms.cableIncludedM : 0;
    cable(
      true,
      video.groups.map(({ quantity }) => ({ quantity, includedM })),
      runM,
    );
    const watts = upsLoadOf(system);
    const router = routerWatts(system);
    const { recorders, switches } = video.recorder;
    const own = switchesWatts(video.recorder);
    const switchText = switches === 1 ? 'το switch' : 'τα switch';
    const fed = `το καταγραφικό${switches > 0 ? `, ${switchText}` : ''}${router > 0 ? ', τις κάμερες και το router' : ' και τις κάμερες'}`;
    const extra = [
      ...(router > 0 ? ['{router} W για το router'] : []),
      ...(switches > 0 ? [`{switch} W για ${switchText}`] : []),
    ].join(' και ');
    const need: Need = {
      ruleId: 'REC-UPS',
      quantity: recorders,
      kinds: ['ups'],
      accepts: ({ calc }) => calc.kind === 'ups' && calc.watts >= watts,
      reason: ({ calc }, quantity) =>
        reasonOf(
          `${quantity === 1 ? `{quantity:UPS:UPS} για ${fed}` : `{quantity:UPS:UPS}, ένα σε κάθε καταγραφικό με ${switches > 0 ? 'όσα switch και κάμερες έχει' : 'τις κάμερές του'}`} ({load} W${extra === '' ? '' : `, με ${extra}`}), ώστε να ${router > 0 ? 'δουλεύουν' : 'γράφουν'} περίπου {minutes:λεπτό:λεπτά} χωρίς ρεύμα.`,
          {
            quantity,
            load: watts,
            ...(router > 0 && { router }),
            ...(switches > 0 && { switch: own }),
            minutes: Math.floor(upsMinutesOf(calc.kind === 'ups' ? calc.wh : 0, watts)),
          },
        ),
    };
    if (!video.lacksUps) parts.push({ need, item: pick(catalogue, need) });
  }
  return parts;
}

/** Watts of the router on the UPS: on the only one, where there is a line. */
export const routerWatts = ({ home, video }: Pick<System, 'home' | 'video'>) =>
  video?.recorder?.recorders === 1 && !video.lacksUps && isOnline(home) ? norms.routerW : 0;

/** Watts that the PoE switches of a plan take themselves. */
const switchesWatts = ({ switches }: RecorderPlan) => switches * norms.switchW;

/** Watts that one UPS carries: a recorder with its disks, its share of the cameras and of their switches, and the router. */
export function upsLoadOf(system: Pick<System, 'home' | 'video'>): number {
  const { groups = [], recorder } = system.video ?? {};
  if (!recorder) return 0;
  const { recorders, disks, disk } = recorder;
  const cameras = groups.reduce((sum, { item, quantity }) => sum + item.calc.pdWatts * quantity, 0);
  return (
    Math.ceil(
      recorder.recorder.calc.watts +
        (disks * disk.calc.watts + cameras + switchesWatts(recorder)) / recorders,
    ) + routerWatts(system)
  );
}

const partsCents = (parts: readonly Part[], isInstalled: boolean) =>
  parts.reduce((sum, { need, item }) => sum + (item ? need.quantity * unitCents(item, isInstalled) : 0), 0);

/** What exists of an alarm, and the parts that it may stand for. */
const oldParts = { contacts: 'ALM-CONTACT', motion: 'ALM-MOTION', siren: 'ALM-SIREN-OUT' } as const;

export const isOldPart = (part: Home['existing'][number]) => part in oldParts;

/** Whether something of an alarm is there. */
export const hasOldParts = ({ existing }: Home) => existing.some(isOldPart);

/** The new pieces of each part in whose place an old one may stand: none of the others. */
export function standingPieces({ alarm, quantities, home }: System): number[] {
  const old = new Set<string>(
    Object.entries(oldParts).flatMap(([part, ruleId]) =>
      home.existing.some((one) => one === part) ? ruleId : [],
    ),
  );
  const parts = alarm?.parts ?? [];
  const piecesAt = (index: number) => (parts[index]?.item === undefined ? 0 : (quantities[index] ?? 0));
  // An old siren stands for one inside where none is proposed outside.
  const isInside =
    old.has('ALM-SIREN-OUT') &&
    parts.every(({ need }, index) => need.ruleId !== 'ALM-SIREN-OUT' || piecesAt(index) === 0);
  return parts.map(({ need: { ruleId } }, index) => {
    if (isInside && ruleId === 'ALM-SIREN-IN') return Math.min(1, piecesAt(index));
    return old.has(ruleId) ? piecesAt(index) : 0;
  });
}

/** The pieces that are bought: none in whose place an old one stays, where the panel has wires for it. */
function boughtOf(system: System): readonly number[] {
  const { alarm, quantities, home } = system;
  if (!hasOldParts(home) || (alarm?.panel.calc.wiredZones ?? 0) === 0) return quantities;
  const standing = standingPieces(system);
  return quantities.map((quantity, index) => quantity - (standing[index] ?? 0));
}

/** What a system costs in cents without VAT, if what exists of an alarm and joins its panel passes its test. */
export function netCentsOf(system: System, catalogue: Catalogue): Cents {
  const { alarm, solos, video, isInstalled } = system;
  const cameras = groupsOf(video).reduce(
    (sum, { item, quantity }) => sum + quantity * unitCents(item, isInstalled),
    0,
  );
  return (
    (alarm ? priceOf(alarm, boughtOf(system), isInstalled).cents : 0) +
    partsCents(solos, isInstalled) +
    partsCents(followingParts(system, catalogue), isInstalled) +
    cameras +
    (video?.recorder ? recorderCents(video.recorder) : 0)
  );
}

export const grossCentsOf = (system: System, catalogue: Catalogue): Cents =>
  amountOf(netCentsOf(system, catalogue)).gross;

/** The largest battery in stock, in Ah. */
export const largestBatteryAh = (catalogue: Catalogue) =>
  Math.max(0, ...stocked(catalogue, 'battery').map(({ calc }) => calc.ah));
