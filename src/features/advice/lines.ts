// Turns a system into the lines that a customer reads.
import { amountOf } from '#shared/money.ts';
import { priceOf, type Part } from './alarm.ts';
import { budgetCaps } from './budget.ts';
import { spareRemoteText } from './hold-up.ts';
import { comforts } from './kit-pieces.ts';
import { gradeBasis } from './risk.ts';
import { partName, type RuleId } from './rules.ts';
import { wiredShutters } from './cables.ts';
import { followingParts, grossCentsOf, zonesTaken, type System } from './system.ts';
import { numberText, reasonOf } from './text.ts';
import type { Catalogue } from './pick.ts';
import { poeWattsOf } from './power.ts';
import type { RecorderPlan } from './recorder.ts';
import { groupsOf, type CameraGroup } from './video.ts';
import type { Covered, Home, Item, Line, Reason, Totals } from './types.ts';
import { terabytesOf } from './storage.ts';
import type { AlarmFrame } from './frame.ts';
import { zonesWithReserve } from './zones.ts';

function lineOf(system: System, ruleId: RuleId, item: Item, quantity: number, reason: Reason): Line {
  return {
    item,
    quantity,
    ruleId,
    reason,
    priceCents: item.priceCents,
    installationCents: system.isInstalled ? (item.installationCents ?? 0) : 0,
  };
}

/** Why the panel: its grade, and the zones of the whole system. */
function panelReason(
  { grade, home, needed, panel }: AlarmFrame,
  zones: number,
  hasShutters: boolean,
): Reason {
  return reasonOf(
    `${grade < needed ? 'Ο βαθμός που φτάνει ολόκληρο το σύστημα είναι {grade}' : `Ο κίνδυνος ζητά βαθμό {grade}${gradeBasis(home)}`}. {zones:ζώνη:ζώνες} με εφεδρεία 25% είναι {reserved}, ο πίνακας έχει {limit}.${panel.wiredZones > 0 && panel.wirelessZones > 0 ? ' Δέχεται και καλώδια και ασύρματες συσκευές.' : ''}${panel.wiredZones > 0 && hasShutters ? ' Οι επαφές των ρολών θέλουν καλώδιο ως αυτόν.' : ''}`,
    { grade, zones, reserved: zonesWithReserve(zones), limit: panel.zones },
  );
}

/** Fewer pieces than the place needs: as many as the budget has room for, or as few as there can be. */
function fewerReason(
  { ruleId, quantity: needed, places }: Part['need'],
  placed: number,
  fits: boolean,
): Reason {
  const first =
    ruleId === 'ALM-CONTACT' && placed > 0
      ? ' Προηγούνται η κύρια είσοδος και όσα δεν φαίνονται από τον δρόμο.'
      : (places?.(placed) ?? '');
  return reasonOf(
    fits
      ? `Στον προϋπολογισμό που επιλέξατε, με τα άλλα του συστήματος, χωρούν {placed} από τα {needed} τεμάχια.${first}`
      : `Το μικρότερο σύστημα έχει {placed} από τα {needed} τεμάχια που χρειάζονται.${first}`,
    { placed, needed },
  );
}

type Placing = {
  system: System;
  /** Whether the system is within the budget. */
  fits: boolean;
};

/** A reason that also says which part of the pieces another line brings, or which part fits the budget. */
function reasonFor(
  { system, fits }: Placing,
  { need, item }: Part,
  other: Item,
  placed: number,
  inKit: number,
): Reason {
  const base =
    need.ruleId === 'ALM-PANEL' && system.alarm
      ? panelReason(system.alarm.frame, zonesTaken(system), wiredShutters(system) > 0)
      : placed < need.quantity && !comforts.has(need.ruleId)
        ? fewerReason(need, placed, fits)
        : need.reason(item ?? other, placed);
  if (inKit === 0) return base;
  return {
    text: `${base.text} Στο σετ ${inKit === 1 ? 'περιλαμβάνεται' : 'περιλαμβάνονται'} ${numberText(inKit)}.`,
    figures: { ...base.figures, inKit },
  };
}

/** The pieces of a kit that no part asks for, and where its spare detectors serve. */
function spareReason(
  home: Home,
  kit: Item,
  parts: readonly Part[],
  covers: readonly Covered[],
  catalogue: Catalogue,
): Reason | undefined {
  const rest = new Map(covers.map(({ ruleId, quantity }) => [ruleId, quantity]));
  const spare = Object.entries(kit.contains ?? {}).flatMap(([id, count]) => {
    const item = catalogue.byId.get(id);
    if (!item) return [];
    const serving = parts.filter(({ need }) => need.kinds.includes(item.calc.kind) && need.accepts(item));
    const part = serving.find(({ need }) => need.quantity > 0) ?? serving[0];
    const ruleId = part?.need.ruleId;
    let used = 0;
    for (const { need } of serving) {
      const taken = Math.min(count - used, rest.get(need.ruleId) ?? 0);
      rest.set(need.ruleId, (rest.get(need.ruleId) ?? 0) - taken);
      used += taken;
    }
    const name = ruleId ? partName(ruleId, count - used) : item.name;
    const isPanic = item.calc.kind === 'remote' && item.calc.hasPanic;
    return count > used ? [{ ruleId, count: count - used, name, isPanic }] : [];
  });
  if (spare.length === 0) return undefined;
  const pieces = spare.reduce((sum, { count }) => sum + count, 0);
  const detects = spare.some(({ ruleId }) => ruleId === 'ALM-MOTION' || ruleId === 'ALM-CONTACT');
  return reasonOf(
    `Φέρνει και {spare:κομμάτι:κομμάτια} παραπάνω (${spare
      .map(({ count, name }) => `${numberText(count)} ${name}`)
      .join(
        ', ',
      )}).${detects ? ' Ό,τι ανιχνεύει μένει εφεδρικό, ή μπαίνει όπου η αυτοψία βρει χώρο ή άνοιγμα που δεν μετρήθηκε.' : ''}${spare.some(({ isPanic }) => isPanic) ? spareRemoteText(home) : ''}`,
    { spare: pieces },
  );
}

const addedUp = (one: Reason, other: Reason | undefined): Reason =>
  other ? { text: `${one.text} ${other.text}`, figures: { ...one.figures, ...other.figures } } : one;

function alarmLines(system: System, catalogue: Catalogue): Line[] {
  const { alarm, quantities, isInstalled } = system;
  if (!alarm) return [];
  const { kit } = priceOf(alarm, quantities, isInstalled);
  const placing = {
    system,
    fits: grossCentsOf(system, catalogue) <= budgetCaps[system.home.budget],
  };
  const lines: Line[] = [];
  const covers: Covered[] = [];
  alarm.parts.forEach((part, index) => {
    const placed = quantities[index] ?? 0;
    const inKit = Math.min(placed, kit?.covers[index] ?? 0);
    const ruleId = part.need.ruleId;
    if (inKit > 0 && kit) {
      const piece = Object.keys(kit.kit.contains ?? {})
        .flatMap((id) => catalogue.byId.get(id) ?? [])
        .find((item) => part.need.kinds.includes(item.calc.kind) && part.need.accepts(item));
      if (piece) covers.push({ ruleId, quantity: inKit, reason: reasonFor(placing, part, piece, placed, 0) });
    }
    if (part.item && placed > inKit)
      lines.push(
        lineOf(system, ruleId, part.item, placed - inKit, reasonFor(placing, part, part.item, placed, inKit)),
      );
  });
  if (!kit) return lines;
  const pieces = covers.reduce((sum, { quantity }) => sum + quantity, 0);
  const reason = reasonOf(
    `Το σετ καλύπτει {pieces:κομμάτι:κομμάτια} του συστήματος (${covers
      .map(({ ruleId, quantity }) => `${numberText(quantity)} ${partName(ruleId, quantity)}`)
      .join(', ')}) και συμφέρει έναντι των ίδιων χωριστά.`,
    { pieces, ...Object.fromEntries(covers.map(({ ruleId, quantity }) => [ruleId, quantity])) },
  );
  const whole = addedUp(reason, spareReason(system.home, kit.kit, alarm.parts, covers, catalogue));
  return [{ ...lineOf(system, 'ALM-KIT', kit.kit, 1, whole), covers }, ...lines];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** What a recorder of these lacks for its cameras: ports, or watts. */
function switchReason(plan: RecorderPlan, groups: readonly CameraGroup[]): Reason {
  const { poePorts, poeBudgetW } = plan.recorder.calc;
  const cameras = groups.reduce((sum, { quantity }) => sum + quantity, 0);
  const own = { quantity: plan.switches, budget: plan.powerSwitch?.calc.poeBudgetW ?? 0 };
  const ports = poePorts * plan.recorders;
  if (cameras > ports)
    return reasonOf(
      '{cameras:κάμερα:κάμερες} για {ports} θύρες PoE καταγραφικού: {quantity:switch:switch} των {budget} W.',
      { cameras, ports, ...own },
    );
  const watts = groups.reduce((sum, { item, quantity }) => sum + poeWattsOf(item.calc.pdWatts) * quantity, 0);
  return reasonOf(
    `Για {cameras:κάμερα:κάμερες} χρειάζονται {watts} W PoE με απώλειες και εφεδρεία, ${plan.recorders === 1 ? 'το καταγραφικό δίνει' : 'κάθε καταγραφικό δίνει'} {limit} W: {quantity:switch:switch} των {budget} W.`,
    { cameras, watts: round(watts), limit: poeBudgetW, ...own },
  );
}

function videoLines(system: System): Line[] {
  const { video, home } = system;
  if (!video) return [];
  const cameras = groupsOf(video).map(({ target, item, quantity }): Line => ({
    ...lineOf(system, target.ruleId, item, quantity, target.reason(item.calc, quantity)),
    ...(!target.isOutdoor && { isInside: true }),
  }));
  const plan = video.recorder;
  if (!plan) return cameras;
  const all = video.groups.reduce((sum, { quantity }) => sum + quantity, 0);
  const recorder = lineOf(
    system,
    'REC-RECORDER',
    plan.recorder,
    plan.recorders,
    reasonOf(
      `{cameras:κάμερα:κάμερες}: έως {perRecorder} σε κάθε καταγραφικό από τα {channels} κανάλια του, {mbps} από τα {inMbps} Mbps.${plan.recorders === 1 ? '' : plan.isByChannels ? ' Σε λιγότερα καταγραφικά δεν φτάνουν τα κανάλια.' : ' Σε λιγότερα καταγραφικά δεν φτάνει η χωρητικότητα των δίσκων, το εύρος ή η ισχύς.'}`,
      {
        cameras: all,
        perRecorder: plan.cameras,
        channels: plan.recorder.calc.channels,
        mbps: round(plan.mbps),
        inMbps: plan.recorder.calc.inMbps,
      },
    ),
  );
  const disk = lineOf(
    system,
    'REC-DISK',
    plan.disk,
    plan.disks,
    reasonOf(
      `${plan.recorders > 1 ? 'Σε κάθε καταγραφικό ' : ''}{mbps} Mbps για {days} ημέρες${plan.duty < 1 ? ', μόνο όταν κινείται κάτι ({share}% του χρόνου),' : ''} είναι {terabytes} TB: {each:δίσκος:δίσκοι} των {disk} TB.`,
      {
        mbps: round(plan.mbps),
        days: home.daysKept,
        ...(plan.duty < 1 && { share: Math.round(plan.duty * 100) }),
        terabytes: round(terabytesOf(plan.mbps, home.daysKept, plan.duty)),
        each: plan.disks / plan.recorders,
        disk: plan.disk.calc.tb,
      },
    ),
  );
  if (!plan.powerSwitch) return [...cameras, recorder, disk];
  const powerSwitch = lineOf(
    system,
    'REC-SWITCH',
    plan.powerSwitch,
    plan.switches,
    switchReason(plan, video.groups),
  );
  return [...cameras, recorder, disk, powerSwitch];
}

const partLines = (system: System, parts: readonly Part[]) =>
  parts.flatMap(({ need, item }) =>
    item && need.quantity > 0
      ? lineOf(system, need.ruleId, item, need.quantity, need.reason(item, need.quantity))
      : [],
  );

/** Lines of one rule and one product are one, with both reasons. */
function merged(lines: readonly Line[]): Line[] {
  const byKey = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.ruleId} ${line.item.id}`;
    const before = byKey.get(key);
    byKey.set(
      key,
      before
        ? {
            ...before,
            quantity: before.quantity + line.quantity,
            reason: {
              text: `${before.reason.text} ${line.reason.text}`,
              figures: {
                ...before.reason.figures,
                ...Object.fromEntries(
                  Object.entries(line.reason.figures).map(([name, value]) => [`${name}2`, value]),
                ),
              },
            },
          }
        : line,
    );
  }
  return [...byKey.values()];
}

/** All lines of a system. */
export const linesOf = (system: System, catalogue: Catalogue): Line[] =>
  merged([
    ...alarmLines(system, catalogue),
    ...partLines(system, system.solos),
    ...videoLines(system),
    ...partLines(system, followingParts(system, catalogue)),
  ]);

/** Totals of lines, exact to the cent: VAT once, on the whole. */
export function totalsOf(lines: readonly Line[]): Totals {
  const equipmentCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const installationCents = lines.reduce((sum, line) => sum + line.installationCents * line.quantity, 0);
  const { net, gross } = amountOf(equipmentCents + installationCents);
  return { equipmentCents, installationCents, netCents: net, vatCents: gross - net, grossCents: gross };
}

/** A technician's hours for these lines; none where the customer installs. */
export const hoursOf = (lines: readonly Line[], isInstalled: boolean) =>
  isInstalled
    ? Math.round(lines.reduce((sum, { item, quantity }) => sum + item.hours * quantity, 0) * 100) / 100
    : 0;
