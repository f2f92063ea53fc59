import type { Calc, Camera } from '#features/catalogue/device.ts';
import type { Item, Line } from '#features/advice/types.ts';
import { densityClasses, reachOf } from '#features/catalogue/field-of-view.ts';
import type { DeviceKind } from './types.ts';

/** A line of the advice, as far as the drawing reads it. */
export type PlanLine = { item: Pick<Item, 'name' | 'calc' | 'contains'>; quantity: Line['quantity'] };

/** One device to be drawn. */
export type Piece = {
  kind: DeviceKind;
  isWireless: boolean;
  isOutdoor: boolean;
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

function pieceOf(calc: Calc): Piece | null {
  const kind = kinds[calc.kind];
  if (!kind) return null;
  const isWireless = calc.kind === 'camera' ? !calc.isWired : 'isWireless' in calc && calc.isWireless;
  const isOutdoor = 'isOutdoor' in calc && calc.isOutdoor;
  if (calc.kind !== 'camera') return { kind, isWireless, isOutdoor, angle: 0, reach: 0 };
  const angle = Math.min(360, Math.max(10, calc.hfovDeg));
  return { kind, isWireless, isOutdoor, angle, reach: recognitionReach(calc) };
}

/** The maximum number of devices of one kind that are drawn. */
const maxPieces = 120;

/** The pieces to draw; a kit's are those that it contains, found among `items`. */
export function piecesOf(lines: readonly PlanLine[], items: readonly Item[]): Piece[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pieces = lines.flatMap(({ item, quantity }) => {
    const parts: [Calc | undefined, number][] =
      item.calc.kind === 'kit'
        ? Object.entries(item.contains ?? {}).map(([id, count]) => [byId.get(id)?.calc, count * quantity])
        : [[item.calc, quantity]];
    return parts.flatMap(([calc, count]) => {
      const piece = calc && pieceOf(calc);
      return piece ? Array.from({ length: Math.min(maxPieces, Math.max(0, count)) }, () => piece) : [];
    });
  });
  return pieces.slice(0, maxPieces);
}
