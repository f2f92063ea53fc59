import type { Calc, Camera } from '#features/catalogue/device.ts';
import type { RuleId } from '#features/advice/rules.ts';
import type { ExistingPart, Item, Line } from '#features/advice/types.ts';
import type { Measured } from './layout.ts';
import { densityClasses, reachOf } from '#features/catalogue/field-of-view.ts';

import { namesOfRules } from './device-names.ts';
import type { DeviceKind } from './types.ts';

/** A line of the advice, as far as the drawing reads it. */
export type PlanLine = {
  item: Pick<Item, 'name' | 'calc' | 'contains'>;
  quantity: Line['quantity'];
} & Partial<Pick<Line, 'ruleId' | 'isInside' | 'covers'>>;

/** One device to be drawn. */
export type Piece = {
  kind: DeviceKind;
  isWireless: boolean;
  isOutdoor: boolean;
  isPlugged?: boolean;
  /** Heard where it hangs; it reports to no panel. */
  isAlone?: boolean;
  /** Of a contact: it hangs at a roller shutter, in front of an opening that has its own. */
  isShutter?: boolean;
  /** Why it is there. */
  ruleId?: RuleId | undefined;
  /** Of a camera: degrees and metres. */
  angle: number;
  reach: number;
};

/** What is hidden in walls and cabinets, or carried along, is not drawn. */
const kinds: Partial<Record<Calc['kind'], DeviceKind>> = {
  camera: 'camera',
  recorder: 'recorder',
  panel: 'panel',
  contact: 'contact',
  pir: 'motion',
  dual: 'motion',
  curtain: 'motion',
  outdoor: 'motion',
  beam: 'motion',
  glassbreak: 'glass',
  flood: 'water',
  smoke: 'smoke',
  co: 'gas',
  siren: 'siren',
  keypad: 'keypad',
  panic: 'panic',
  fog: 'fog',
  reader: 'reader',
  intercom: 'intercom',
  doorbell: 'intercom',
};

/** How far a camera recognises, by night too, in metres. */
function recognitionReach(camera: Camera): number {
  const hfovDeg = Math.min(170, Math.max(10, camera.hfovDeg));
  const reach = reachOf({ ...camera, hfovDeg }, densityClasses.perceive.pixels, 'night');
  return Math.round(Math.min(40, Math.max(1.5, reach)) * 10) / 10;
}

function pieceOf({ calc, ruleId, isInside }: Part): Piece | null {
  const kind = kinds[calc.kind];
  // What sends for the contact of a shutter hangs beside it.
  if (!kind || ruleId === 'ALM-INPUT') return null;
  const isWireless = calc.kind === 'camera' ? !calc.isWired : 'isWireless' in calc && calc.isWireless;
  const isOutdoor = 'isOutdoor' in calc && calc.isOutdoor && !isInside;
  const isAlone = 'isStandalone' in calc && calc.isStandalone;
  const isShutter = 'isShutter' in calc && calc.isShutter;
  if (calc.kind !== 'camera')
    return {
      kind,
      isWireless,
      isOutdoor,
      angle: 0,
      reach: 0,
      ...(isAlone && { isAlone }),
      ...(isShutter && { isShutter }),
      ...(ruleId && ruleId in namesOfRules && { ruleId }),
    };
  const angle = Math.min(360, Math.max(10, calc.hfovDeg));
  const isPlugged = isWireless && !calc.sleeps;
  return {
    kind,
    isWireless,
    isOutdoor,
    ruleId,
    angle,
    reach: recognitionReach(calc),
    ...(isPlugged && { isPlugged }),
  };
}

/** The maximum number of devices of one kind that are drawn. */
const maxPieces = 120;

type Part = {
  calc: Calc;
  count: number;
  ruleId?: PlanLine['ruleId'] | undefined;
  isInside?: PlanLine['isInside'];
};

/** The detectors of a kit that have a place: those that a need asks for, the others are spare. */
function placedOf({ kind }: Calc, covers: PlanLine['covers']): number {
  const ruleId = kind === 'contact' ? 'ALM-CONTACT' : kind === 'pir' || kind === 'dual' ? 'ALM-MOTION' : '';
  if (!covers || ruleId === '') return Infinity;
  return covers.reduce((sum, one) => sum + (one.ruleId === ruleId ? one.quantity : 0), 0);
}

/** What lines consist of; a kit's parts are found among `items`. */
export function partsOf(lines: readonly PlanLine[], items: readonly Item[]): Part[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.flatMap(({ item, quantity, ruleId, isInside, covers }): Part[] =>
    item.calc.kind === 'kit'
      ? Object.entries(item.contains ?? {}).flatMap(([id, count]) => {
          const calc = byId.get(id)?.calc;
          return calc ? [{ calc, count: Math.min(count * quantity, placedOf(calc, covers)) }] : [];
        })
      : [{ calc: item.calc, count: quantity, ruleId, isInside }],
  );
}

/** What is there already and stays, where nothing new takes its place; cameras are not, for nobody knows where they look. */
function standingPieces({ existing = [], doors, windows }: Measured, fresh: readonly Piece[]): Piece[] {
  const openings = Math.round(doors) + Math.round(windows);
  const counts: readonly (readonly [ExistingPart, DeviceKind, number])[] = [
    ['contacts', 'contact', openings],
    ['motion', 'motion', 1],
    ['siren', 'siren', 1],
    ['smoke', 'smoke', 1],
  ];
  const standing = counts.filter(([part]) => existing.includes(part));
  const hasPanel = standing.some(([part]) => part !== 'smoke');
  return [
    ...standing.map(([, kind, count]) => [kind, count] as const),
    ...(hasPanel ? [['panel', 1] as const] : []),
  ]
    .filter(([kind]) => fresh.every((piece) => piece.kind !== kind))
    .flatMap(([kind, count]) =>
      Array.from({ length: count }, () => ({
        kind,
        isWireless: false,
        isOutdoor: false,
        angle: 0,
        reach: 0,
        ...(kind === 'smoke' && { isAlone: true }),
      })),
    );
}

/** The pieces to draw: those that the parts are, and those that stand already. */
export function piecesOf(home: Measured, parts: readonly Part[]): Piece[] {
  const fresh = parts.flatMap((part) => {
    const piece = pieceOf(part);
    return piece ? Array.from({ length: Math.min(maxPieces, Math.max(0, part.count)) }, () => piece) : [];
  });
  return [...fresh, ...standingPieces(home, fresh)].slice(0, maxPieces);
}
