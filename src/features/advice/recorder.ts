// Chooses recorder, disks and PoE switches for cameras: the cheapest combination that holds every limit.
import { byText, stocked, unitCents, type Catalogue, type ItemOf } from './pick.ts';
import { cableLoss, poeWattsOf } from './power.ts';
import { norms } from './rules.ts';
import { terabytesOf } from './storage.ts';

type CameraItem = ItemOf<'camera'>;
export type RecorderPlan = {
  recorder: ItemOf<'recorder'>;
  recorders: number;
  disk: ItemOf<'hdd'>;
  disks: number;
  powerSwitch: ItemOf<'switch'> | undefined;
  switches: number;
  /** Of the fullest recorder. */
  cameras: number;
  mbps: number;
  terabytes: number;
  diskTerabytes: number;
  /** Of the source with the least reserve. */
  poeWatts: number;
  poeLimit: number;
  portWatts: number;
  portLimit: number;
  /** The recorded share of the time: all of it, or the moments in which something moves. */
  duty: number;
  /** Whether fewer recorders have too few channels; otherwise their disks, streams or power are too little. */
  isByChannels: boolean;
};

/** Watts of one port of a recorder: IEEE 802.3af. */
const recorderPortWatts = 15.4;
const maxRecorders = 6;

type Source = { watts: number; limit: number };

/** Fills sources of power in turn; the cameras that do not fit are left. */
function powered(
  cameras: readonly CameraItem[],
  ports: number,
  limit: number,
): { source: Source; left: CameraItem[] } {
  let watts = 0;
  let used = 0;
  const left = cameras.filter(({ calc }) => {
    const next = watts + poeWattsOf(calc.pdWatts);
    if (used >= ports || next > limit) return true;
    [watts, used] = [next, used + 1];
    return false;
  });
  return { source: { watts, limit }, left };
}

function switchesFor(cameras: readonly CameraItem[], item: ItemOf<'switch'>): Source[] | undefined {
  const sources: Source[] = [];
  let left = [...cameras];
  while (left.length > 0) {
    const next = powered(left, item.calc.poePorts, item.calc.poeBudgetW);
    if (next.left.length === left.length) return undefined;
    sources.push(next.source);
    left = next.left;
  }
  return sources;
}

const sumOf = (cameras: readonly CameraItem[], value: (camera: CameraItem) => number) =>
  cameras.reduce((sum, camera) => sum + value(camera), 0);

/** The cameras of each recorder: dealt out in turn, the greatest streams first. */
function dealt(cameras: readonly CameraItem[], recorders: number): CameraItem[][] {
  const hands: CameraItem[][] = Array.from({ length: recorders }, () => []);
  cameras.forEach((camera, index) => hands[index % recorders]?.push(camera));
  return hands;
}

function planWith(
  catalogue: Catalogue,
  hands: readonly CameraItem[][],
  recorder: ItemOf<'recorder'>,
  days: number,
  duty: number,
): Omit<RecorderPlan, 'isByChannels'> | undefined {
  const { channels, inMbps, bays, maxTb, poePorts, poeBudgetW } = recorder.calc;
  const mbps = Math.max(...hands.map((hand) => sumOf(hand, ({ calc }) => calc.mbps)));
  const cameras = Math.max(...hands.map((hand) => hand.length));
  if (cameras > channels || mbps > inMbps) return undefined;

  const terabytes = terabytesOf(mbps, days, duty);
  const disks = stocked(catalogue, 'hdd')
    .map((disk) => ({ disk, count: Math.ceil(terabytes / disk.calc.tb) }))
    // What moves is an assumption: then every bay has a disk.
    .map(({ disk, count }) => ({ disk, count: duty < 1 ? Math.max(count, bays) : count }))
    .filter(({ disk, count }) => count <= bays && count * disk.calc.tb <= maxTb)
    .toSorted(
      (one, other) =>
        one.count * unitCents(one.disk, true) - other.count * unitCents(other.disk, true) ||
        byText(one.disk.id, other.disk.id),
    )[0];
  if (!disks) return undefined;

  const fed = hands.map((hand) => powered(hand, poePorts, poeBudgetW));
  const left = fed.flatMap((hand) => hand.left);
  const fromRecorder = fed.map(({ source }) => source).filter(({ watts }) => watts > 0);
  const onSwitches = stocked(catalogue, 'switch')
    .map((item) => ({ item, sources: left.length === 0 ? [] : switchesFor(left, item) }))
    .flatMap(({ item, sources }) => (sources ? [{ item, sources }] : []))
    .toSorted(
      (one, other) =>
        one.sources.length * unitCents(one.item, true) - other.sources.length * unitCents(other.item, true) ||
        byText(one.item.id, other.item.id),
    )[0];
  if (left.length > 0 && !onSwitches) return undefined;
  const sources = [...fromRecorder, ...(left.length > 0 ? (onSwitches?.sources ?? []) : [])];
  const tightest = sources.toSorted((one, other) => one.limit - one.watts - (other.limit - other.watts))[0];
  const portWatts = Math.max(...hands.flat().map(({ calc }) => calc.pdWatts * cableLoss));
  const portLimit = fromRecorder.length > 0 ? recorderPortWatts : (onSwitches?.item.calc.portWatts ?? 0);
  if (!tightest || portWatts > portLimit) return undefined;
  return {
    recorder,
    recorders: hands.length,
    disk: disks.disk,
    disks: disks.count * hands.length,
    powerSwitch: left.length > 0 ? onSwitches?.item : undefined,
    switches: left.length > 0 ? (onSwitches?.sources.length ?? 0) : 0,
    cameras,
    mbps,
    terabytes,
    diskTerabytes: disks.count * disks.disk.calc.tb,
    poeWatts: tightest.watts,
    poeLimit: tightest.limit,
    portWatts,
    portLimit,
    duty,
  };
}

export const recorderCents = (plan: Omit<RecorderPlan, 'isByChannels'>) =>
  plan.recorders * unitCents(plan.recorder, true) +
  plan.disks * unitCents(plan.disk, true) +
  (plan.powerSwitch ? plan.switches * unitCents(plan.powerSwitch, true) : 0);

/**
 * The fewest recorders for these cameras, and the cheapest of them with their disks and switches: recording all the time where
 * that fits, else what moves. Undefined if the catalogue has none that hold them.
 */
export function recorderFor(
  catalogue: Catalogue,
  cameras: readonly CameraItem[],
  days: number,
): RecorderPlan | undefined {
  const sorted = cameras.toSorted(
    (one, other) =>
      other.calc.mbps - one.calc.mbps || other.calc.pdWatts - one.calc.pdWatts || byText(one.id, other.id),
  );
  const recorders = stocked(catalogue, 'recorder').filter(({ calc }) => !calc.isCoax && calc.channels > 0);
  const most = Math.max(0, ...recorders.map(({ calc }) => calc.channels));
  for (let count = 1; count <= maxRecorders; count += 1) {
    if (count * most < sorted.length) continue;
    const hands = dealt(sorted, count);
    for (const duty of [1, norms.motionShare]) {
      const [best] = recorders
        .flatMap((recorder) => planWith(catalogue, hands, recorder, days, duty) ?? [])
        .toSorted((one, other) => recorderCents(one) - recorderCents(other));
      if (best) return { ...best, isByChannels: (count - 1) * most < sorted.length };
    }
  }
  return undefined;
}
