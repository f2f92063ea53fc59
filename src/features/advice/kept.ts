// What a system costs without the new pieces in whose place something stands already, if that passes its test.
import { formatEuro, withVat, type Cents } from '#shared/money.ts';
import { alarmOf, detects } from './alarm.ts';
import { withKitPieces } from './kit-pieces.ts';
import { oldRecorderOf, withOldCameras } from './old-cameras.ts';
import type { RuleId } from './rules.ts';
import { stocked, unitCents, byText, type Catalogue } from './pick.ts';
import { grossCentsOf, hasOldParts, isOldPart, netCentsOf, standingPieces, type System } from './system.ts';
import type { Bundle, Formula, OwnWork, Totals } from './types.ts';
import { camerasOf } from './video.ts';

/** How many pieces are proposed though something stands in their place. */
export const soldAgain = (system: System): number =>
  standingPieces(system).reduce((sum, pieces) => sum + pieces, 0);

/**
 * What a system costs less where the cameras that exist do what its own were chosen for, with a recorder that takes them where the
 * catalogue has one; undefined without either, and for evidence, which no camera of unknown make is said to give.
 */
export function keptCamerasOf(system: System, catalogue: Catalogue): Bundle['keptCameras'] {
  const pieces = system.video ? camerasOf(system.video) : 0;
  const { existing, priority } = system.home;
  if (pieces === 0 || !existing.includes('cameras') || priority === 'evidence') return undefined;
  const kept = withOldCameras(system, catalogue);
  const saved = grossCentsOf(system, catalogue) - grossCentsOf({ ...kept, video: undefined }, catalogue);
  if (saved <= 0) return undefined;
  return {
    pieces,
    grossCents: saved,
    recorder: oldRecorderOf(kept)?.name,
    network: networkOf(system, catalogue),
  };
}

/** What leaves where the old ones are of the network and the recorder of the proposal takes them: its new cameras, and no recorder. */
function networkOf(system: System, catalogue: Catalogue): OwnWork | undefined {
  const { video, isInstalled } = system;
  if (!video?.recorder) return undefined;
  const [pieces, cents] = video.groups.reduce(
    ([count, sum], { item, quantity }) => [count + quantity, sum + quantity * unitCents(item, isInstalled)],
    [0, 0],
  );
  return {
    pieces,
    grossCents: grossCentsOf(system, catalogue) - withVat(netCentsOf(system, catalogue) - cents),
  };
}

/**
 * Beside a panel without wires, where an alarm exists: the cheapest that takes its wires and devices without, with its price and
 * its installation; undefined where there is none, or nothing is there to keep.
 */
export function wiredPanelOf({ home, alarm }: System, catalogue: Catalogue): Bundle['wiredPanel'] {
  if (!alarm || !hasOldParts(home) || !home.hasMains || alarm.panel.calc.wiredZones > 0) return undefined;
  const [cheapest] = stocked(catalogue, 'panel')
    .filter(({ calc }) => calc.wiredZones > 0 && calc.wirelessZones > 0)
    .toSorted((one, other) => unitCents(one, true) - unitCents(other, true) || byText(one.id, other.id));
  return cheapest && { name: cheapest.name, grossCents: withVat(unitCents(cheapest, true)) };
}

/**
 * What a system costs in cents with VAT where its alarm is all new and without wires, of no lower grade and with as many pieces;
 * undefined where that is no cheaper than with all of its own parts new, or no product serves one of them.
 */
function wirelessCentsOf(system: System, newCents: Cents, catalogue: Catalogue): Cents | undefined {
  const { alarm, quantities } = system;
  if (!alarm) return undefined;
  const home = {
    ...system.home,
    wiring: 'wireless' as const,
    existing: system.home.existing.filter((part) => !isOldPart(part)),
  };
  const other = alarmOf(home, catalogue, alarm.frame.needed, { isBetter: false, hasShutters: false });
  if (!other || !detects(other) || other.panel.calc.wiredZones > 0) return undefined;
  if (other.frame.grade < alarm.frame.grade) return undefined;
  const piecesOf = (ruleId: RuleId) =>
    alarm.parts.reduce(
      (sum, { need, item }, index) => sum + (item && need.ruleId === ruleId ? (quantities[index] ?? 0) : 0),
      0,
    );
  const placed = other.parts.map(({ need, item }) =>
    item ? Math.min(need.quantity, piecesOf(need.ruleId)) : 0,
  );
  const isWhole = alarm.parts.every(
    ({ need: { ruleId } }) =>
      ownRules.has(ruleId) ||
      other.parts.reduce(
        (sum, { need }, index) => sum + (need.ruleId === ruleId ? (placed[index] ?? 0) : 0),
        0,
      ) >= piecesOf(ruleId),
  );
  const next = withKitPieces({ ...system, home, alarm: other, quantities: placed });
  const cents = grossCentsOf(next, catalogue);
  return isWhole && cents < newCents ? cents : undefined;
}

/** What only one panel needs, and another has on board. */
const ownRules: ReadonlySet<RuleId> = new Set(['ALM-COMM', 'ALM-INPUT']);

/** What a system of which all is new costs more than with the parts that exist, where its panel has wires for them; undefined where nothing stays. */
export function keptPartsOf(system: System, newCents: number, catalogue: Catalogue): Bundle['keptParts'] {
  const pieces = soldAgain(system);
  if (pieces === 0 || system.alarm?.panel.calc.wiredZones === 0) return undefined;
  const saved = newCents - grossCentsOf(system, catalogue);
  if (saved <= 0) return undefined;
  const standing = standingPieces(system);
  const items = (system.alarm?.parts ?? []).flatMap(({ item }, index) => {
    const quantity = standing[index] ?? 0;
    return item && quantity > 0 ? [{ id: item.id, quantity }] : [];
  });
  return {
    pieces,
    grossCents: saved,
    dueNetCents: netCentsOf(system, catalogue),
    items,
    wirelessCents: wirelessCentsOf(system, newCents, catalogue),
  };
}

/** The total with VAT if all that exists stays. */
export const keptFormulas = ({ grossCents }: Totals, kept: Bundle['keptParts']): Formula[] =>
  kept
    ? [
        {
          id: 'total-kept',
          title: 'Σύνολο με ΦΠΑ, αν μείνουν όσα έχετε',
          formula: 'σύνολο με όλα νέα − νέα στη θέση όσων έχετε',
          numbers: `${formatEuro(grossCents)} − ${formatEuro(kept.grossCents)}`,
          result: (grossCents - kept.grossCents) / 100,
          unit: '€',
          isPrice: true,
        },
      ]
    : [];
