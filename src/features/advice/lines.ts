// Turns a system into the lines that a customer reads.
import { amountOf } from '#shared/money.ts';
import { priceOf, type Part } from './alarm.ts';
import { budgetCaps } from './budget.ts';
import { partName, type RuleId } from './rules.ts';
import { followingParts, grossCentsOf, type System } from './system.ts';
import { numberText, reasonOf } from './text.ts';
import type { Catalogue } from './pick.ts';
import { reasonFor, spareReason } from './line-reasons.ts';
import { poeWattsOf } from './power.ts';
import type { RecorderPlan } from './recorder.ts';
import { groupsOf, type CameraGroup } from './video.ts';
import type { Covered, Item, Line, Reason, Totals } from './types.ts';
import { terabytesOf } from './storage.ts';

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

const addedUp = (one: Reason, other: Reason | undefined): Reason =>
  other ? { text: `${one.text} ${other.text}`, figures: { ...one.figures, ...other.figures } } : one;

function alarmLines(system: System, catalogue: Catalogue): Line[] {
  const { alarm, quantities, isInstalled } = system;
  if (!alarm) return [];
  const { kit } = priceOf(alarm, quantities, isInstalled);
  const placing = {
    system,
    catalogue,
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
  const whole = addedUp(reason, spareReason(system, kit.kit, alarm.parts, covers, catalogue));
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
      `{cameras:κάμερα:κάμερες}${plan.recorders === 1 ? '' : ': έως {perRecorder} σε κάθε καταγραφικό'} από τα {channels} κανάλια του, {mbps} από τα {inMbps} Mbps.${plan.recorders === 1 ? '' : plan.isByChannels ? ' Σε λιγότερα καταγραφικά δεν φτάνουν τα κανάλια.' : ' Σε λιγότερα καταγραφικά δεν φτάνει η χωρητικότητα των δίσκων, το εύρος ή η ισχύς.'}`,
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
      `${plan.recorders > 1 ? 'Σε κάθε καταγραφικό ' : ''}{mbps} Mbps για {days} ημέρες${plan.duty < 1 ? ', μόνο όταν κινείται κάτι ({share}% του χρόνου),' : ''} είναι {terabytes} TB: {each:δίσκος:δίσκοι} των {disk} TB${plan.duty < 1 && plan.disks > plan.recorders ? ', ώστε να χωρά και περισσότερη κίνηση' : ''}.`,
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
