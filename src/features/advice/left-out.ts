// What a system does without, each with the total that it would make.
import { withVat } from '#shared/money.ts';
import { budgetCaps } from './budget.ts';
import { asksForCameras } from './cameras.ts';
import type { Choice } from './extras.ts';
import type { Catalogue } from './pick.ts';
import { partName, type RuleId } from './rules.ts';
import { grossCentsOf, netCentsOf, type System } from './system.ts';
import { countText } from './text.ts';
import type { Home, LeftOut } from './types.ts';
import { camerasOf } from './video.ts';

/** A reader opens nothing without its lock: whatever is of the access is left out, and costs, as one. */
const isAccess = (ruleId: RuleId) => ruleId.startsWith('ACC-');

const camerasText = (cameras: number) => (cameras === 1 ? 'κάμερα' : 'κάμερες');

/** What a system has less of than all that was asked. */
export function reducedBy(smaller: System, whole: System, catalogue: Catalogue): LeftOut[] {
  const cap = budgetCaps[smaller.home.budget];
  const totalWith = (more: Partial<System>, ruleId: RuleId, quantity: number, name: string): LeftOut => {
    const grossCents = grossCentsOf({ ...smaller, ...more }, catalogue);
    return { ruleId, name, quantity, grossCents, overByCents: Math.max(0, grossCents - cap) };
  };
  const parts = (whole.alarm?.parts ?? []).flatMap(({ need: { ruleId }, item }, index) => {
    const all = whole.quantities[index] ?? 0;
    const missing = all - (smaller.quantities[index] ?? 0);
    // What no product does is a gap, not something left out.
    if (missing <= 0 || !item) return [];
    const quantities = smaller.quantities.map((quantity, at) => (at === index ? all : quantity));
    return totalWith({ quantities }, ruleId, missing, partName(ruleId, missing));
  });
  const absent = whole.solos.filter(
    ({ need, item }) => item && !smaller.solos.some((part) => part.need.ruleId === need.ruleId),
  );
  const access = absent.filter(({ need }) => isAccess(need.ruleId));
  const named = access
    .map(({ need: { ruleId, quantity } }) => countText(quantity, partName(ruleId, 1), partName(ruleId, 2)))
    .join(' και ');
  const solos = absent
    .filter(({ need }) => !isAccess(need.ruleId))
    .map((part) => {
      const { ruleId, quantity } = part.need;
      return totalWith({ solos: [...smaller.solos, part] }, ruleId, quantity, partName(ruleId, quantity));
    });
  const [first] = access;
  const doors = first
    ? [
        access.length === 1
          ? totalWith(
              { solos: [...smaller.solos, first] },
              first.need.ruleId,
              first.need.quantity,
              partName(first.need.ruleId, first.need.quantity),
            )
          : totalWith(
              { solos: [...smaller.solos, ...access] },
              first.need.ruleId,
              1,
              `έλεγχος πρόσβασης (${named})`,
            ),
      ]
    : [];
  const [own, all] = [smaller.video, whole.video];
  const cameras = (all ? camerasOf(all) : 0) - (own ? camerasOf(own) : 0);
  const less = cameras > 0 ? [totalWith({ video: all }, 'CAM-ROOM', cameras, camerasText(cameras))] : [];
  const work =
    whole.isInstalled && !smaller.isInstalled
      ? [totalWith({ isInstalled: true }, 'ALM-PANEL', 1, 'εγκατάσταση από τεχνικό')]
      : [];
  return [...parts, ...less, ...doors, ...solos, ...work];
}

/** Whether an addition answers something that was asked, or is small: what nobody asked for and costs much is no lack. */
function isWorthTelling({ concerns }: Home, { parts, video }: Choice, asksToSee: boolean): boolean {
  if (video) return asksToSee;
  return parts.every(({ need }) => need.ruleId !== 'LIGHT-DOOR' || concerns.includes('lighting'));
}

/** What the complete system leaves out: parts, and cameras of the whole plan. */
export function leftOf(
  choices: readonly Choice[],
  picked: readonly Choice[],
  complete: System,
  catalogue: Catalogue,
): LeftOut[] {
  const { home } = complete;
  const asksToSee = asksForCameras(home) || picked.some(({ video }) => video);
  const told = choices.filter((choice) => isWorthTelling(home, choice, asksToSee));
  const net = netCentsOf(complete, catalogue);
  const leftOut = (ruleId: RuleId, name: string, quantity: number, netCents: number): LeftOut => {
    const grossCents = withVat(net + netCents);
    const overByCents = Math.max(0, grossCents - budgetCaps[home.budget]);
    return { ruleId, name, quantity, grossCents, overByCents };
  };
  const parts = told.flatMap((choice) => {
    const need = choice.parts[0]?.need;
    if (!need || picked.includes(choice)) return [];
    const { ruleId, quantity } = need;
    return leftOut(ruleId, partName(ruleId, quantity), quantity, choice.netCents);
  });
  // The whole plan comes before the smaller ones.
  const whole = told.find(({ video }) => video);
  const own = picked.find(({ video }) => video);
  if (!whole?.video || whole === own) return parts;
  const cameras = camerasOf(whole.video) - (own?.video ? camerasOf(own.video) : 0);
  return [
    ...parts,
    leftOut('CAM-FACADE', camerasText(cameras), cameras, whole.netCents - (own?.netCents ?? 0)),
  ];
}
