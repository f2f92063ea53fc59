import type { RuleId } from '#features/advice/rules.ts';
import type { DeviceKind } from '#features/catalogue/device-kinds.ts';
import type { PresentedAdvice } from './advice-contract.ts';
import { bundleLabels } from './labels.ts';
import { isTorso } from './request-text.ts';

const cameras: readonly RuleId[] = ['CAM-FACADE', 'CAM-ENTRANCE', 'CAM-DESK', 'CAM-ROOM', 'CAM-AFAR'];
const recording: readonly RuleId[] = [...cameras, 'REC-RECORDER', 'REC-DISK', 'REC-SWITCH'];
const access: readonly RuleId[] = ['ACC-READER', 'ACC-CONTROL', 'ACC-BATTERY', 'ACC-LOCK', 'ACC-INTERCOM'];

/** The rules for which products of a kind are wanted: an alarm that is lacking is told by its panel, what records by its cameras. */
const rulesOf: Readonly<Record<DeviceKind, readonly RuleId[]>> = {
  camera: recording,
  recorder: recording,
  hdd: recording,
  switch: recording,
  ups: [...cameras, 'REC-UPS', 'NET-UPS'],
  cable: [...cameras, 'REC-CABLE', 'ALM-PANEL', 'ALM-CABLE'],
  doorbell: ['DOOR-BELL'],
  panel: ['ALM-PANEL', 'ALM-SHUTTER'],
  kit: ['ALM-PANEL', 'ALM-KIT'],
  contact: ['ALM-PANEL', 'ALM-CONTACT', 'ALM-SHUTTER', 'ALM-INPUT'],
  pir: ['ALM-PANEL', 'ALM-MOTION', 'ALM-PHOTO'],
  dual: ['ALM-PANEL', 'ALM-MOTION'],
  curtain: ['ALM-PANEL', 'ALM-CURTAIN', 'EXT-YARD'],
  outdoor: ['ALM-PANEL', 'EXT-YARD'],
  beam: ['ALM-PANEL', 'EXT-YARD'],
  glassbreak: ['ALM-PANEL', 'ALM-GLASS'],
  siren: ['ALM-PANEL', 'ALM-SIREN-IN', 'ALM-SIREN-OUT'],
  keypad: ['ALM-PANEL', 'ALM-KEYPAD'],
  remote: ['ALM-PANEL', 'ALM-REMOTE', 'ALM-PANIC'],
  panic: ['ALM-PANEL', 'ALM-PANIC'],
  communicator: ['ALM-PANEL', 'ALM-COMM'],
  battery: ['ALM-PANEL', 'ALM-BATTERY', ...access],
  fog: ['EXT-FOG'],
  flood: ['EXT-FLOOD'],
  smoke: ['FIRE-SMOKE'],
  co: ['FIRE-CO'],
  floodlight: ['LIGHT-DOOR'],
  reader: access,
  'access-controller': access,
  lock: access,
  intercom: access,
  pa: [],
};

const wantedFor = (kind: string | undefined): readonly string[] =>
  Object.entries(rulesOf).find(([known]) => known === kind)?.[1] ?? [];

type Asked = { id: number; kind?: string | undefined; inStock: boolean };

/** In which systems of an advice a product is, itself or in one of the `kits` that contain it, and why or why not. */
export function fitOf(
  { bundles }: Pick<PresentedAdvice, 'bundles'>,
  product: Asked,
  kits: readonly number[],
) {
  const found = bundles.flatMap(({ id, lines }) =>
    lines
      .filter(({ productId }) => productId === product.id || kits.includes(productId))
      .map((line) => ({ id, line })),
  );
  const { line } = found.find((one) => one.line.productId === product.id) ?? found[0] ?? {};
  if (line)
    return {
      systems: [...new Set(found.map(({ id }) => bundleLabels[id].toLowerCase()))].join(', '),
      why: line.productId === product.id ? line.reason : `Είναι μέσα στο «${line.name}».`,
    };
  return { why: whyNot(bundles, product) };
}

/** «You do not need it» is said of no kind that a system has of another product, lacks or leaves out. */
function whyNot(bundles: PresentedAdvice['bundles'], { kind, inStock }: Asked): string {
  if (!inStock) return 'δεν είναι διαθέσιμο τώρα, και δεν μπήκε στην πρόταση.';
  if (bundles.some(isTorso))
    return 'δεν μπήκε στην πρόταση, γιατί λείπουν από τον κατάλογο όσα θα τη συμπλήρωναν.';
  const lacking = bundles.flatMap(({ gaps, leftOut }) => [
    // Neither a card, sold everywhere, nor a higher grade is a product that the place goes without.
    ...gaps.filter(({ id }) => id !== 'CARD' && !id.startsWith('GRADE')),
    ...leftOut,
  ]);
  const rules = wantedFor(kind);
  const isWanted =
    bundles.some(({ lines }) => lines.some((line) => line.kind === kind)) ||
    lacking.some(({ ruleId }) => rules.some((rule) => rule === ruleId));
  return isWanted ? 'δεν μπήκε στην πρόταση.' : 'δεν το χρειάζεστε με αυτές τις απαντήσεις.';
}
