// What a system costs without the new pieces in whose place something stands already, if that passes its test.
import { formatEuro, withVat } from '#shared/money.ts';
import { placedPieces } from './coverage.ts';
import { oldRecorderOf, withOldCameras } from './old-cameras.ts';
import { stocked, unitCents, byText, type Catalogue } from './pick.ts';
import { grossCentsOf, netCentsOf, type System } from './system.ts';
import type { Bundle, Formula, OwnWork, Totals } from './types.ts';
import { camerasOf } from './video.ts';

/** What exists of an alarm, and the parts that it may stand for. */
const oldParts = { contacts: 'ALM-CONTACT', motion: 'ALM-MOTION', siren: 'ALM-SIREN-OUT' } as const;

/** The new pieces of each part in whose place an old one may stand: none of the others. */
function standingPieces(system: System): number[] {
  const { alarm, quantities, home } = system;
  const old = new Set<string>(
    Object.entries(oldParts).flatMap(([part, ruleId]) =>
      home.existing.some((one) => one === part) ? ruleId : [],
    ),
  );
  // An old siren stands for one inside where none is proposed outside.
  const isInside = old.has('ALM-SIREN-OUT') && placedPieces(system, 'ALM-SIREN-OUT') === 0;
  return (alarm?.parts ?? []).map(({ need: { ruleId }, item }, index) => {
    const pieces = item === undefined ? 0 : (quantities[index] ?? 0);
    if (isInside && ruleId === 'ALM-SIREN-IN') return Math.min(1, pieces);
    return old.has(ruleId) ? pieces : 0;
  });
}

/** How many pieces are proposed though something stands in their place. */
export const soldAgain = (system: System): number =>
  standingPieces(system).reduce((sum, pieces) => sum + pieces, 0);

/**
 * What a system costs less where the cameras that exist do what its own were chosen for, with a recorder that takes them where the
 * catalogue has one; undefined without either, and for evidence, which no camera of unknown make is said to give.
 */
export function keptCamerasOf(
  system: System,
  grossCents: number,
  catalogue: Catalogue,
): Bundle['keptCameras'] {
  const pieces = system.video ? camerasOf(system.video) : 0;
  const { existing, priority } = system.home;
  if (pieces === 0 || !existing.includes('cameras') || priority === 'evidence') return undefined;
  const kept = withOldCameras(system, catalogue);
  const saved = grossCents - grossCentsOf({ ...kept, video: undefined }, catalogue);
  if (saved <= 0) return undefined;
  return {
    pieces,
    grossCents: saved,
    recorder: oldRecorderOf(kept)?.name,
    network: networkOf(system, grossCents, catalogue),
  };
}

/** What leaves where the old ones are of the network and the recorder of the proposal takes them: its new cameras, and no recorder. */
function networkOf(system: System, grossCents: number, catalogue: Catalogue): OwnWork | undefined {
  const { video, isInstalled } = system;
  if (!video?.recorder) return undefined;
  const [pieces, cents] = video.groups.reduce(
    ([count, sum], { item, quantity }) => [count + quantity, sum + quantity * unitCents(item, isInstalled)],
    [0, 0],
  );
  return { pieces, grossCents: grossCents - withVat(netCentsOf(system, catalogue) - cents) };
}

/**
 * Beside a panel without wires, where an alarm exists: the cheapest that takes its wires and devices without, with its price and
 * its installation; undefined where there is none, or nothing is there to keep.
 */
export function wiredPanelOf({ home, alarm }: System, catalogue: Catalogue): Bundle['wiredPanel'] {
  const isOld = home.existing.some((part) => part in oldParts);
  if (!alarm || !isOld || !home.hasMains || alarm.panel.calc.wiredZones > 0) return undefined;
  const [cheapest] = stocked(catalogue, 'panel')
    .filter(({ calc }) => calc.wiredZones > 0 && calc.wirelessZones > 0)
    .toSorted((one, other) => unitCents(one, true) - unitCents(other, true) || byText(one.id, other.id));
  return cheapest && { name: cheapest.name, grossCents: withVat(unitCents(cheapest, true)) };
}

/** What a system costs less without the parts of which some exist, where its panel has wires for them; undefined where nothing goes. */
export function keptPartsOf(system: System, grossCents: number, catalogue: Catalogue): Bundle['keptParts'] {
  const pieces = soldAgain(system);
  if (pieces === 0 || system.alarm?.panel.calc.wiredZones === 0) return undefined;
  const going = standingPieces(system);
  const quantities = system.quantities.map((quantity, index) => quantity - (going[index] ?? 0));
  const saved = grossCents - grossCentsOf({ ...system, quantities }, catalogue);
  return saved > 0 ? { pieces, grossCents: saved } : undefined;
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
