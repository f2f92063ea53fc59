import { adviseOn } from '#features/advice/advise.ts';
import { budgets } from '#features/advice/enums.ts';
import { isLodging } from '#features/advice/premises.ts';
import { rules } from '#features/advice/rules.ts';
import { numberText } from '#features/advice/text.ts';
import type { Advice, Bundle, Home, Item } from '#features/advice/types.ts';
import { withVat } from '#shared/money.ts';
import { piecesByRule } from './pieces.ts';
import { dueOf } from './reckoning.ts';

/** What protects; the rest follows from it. */
const isProtection = (ruleId: string) =>
  /^(ALM-(CONTACT|MOTION|GLASS|SIREN|KEYPAD|REMOTE)|FIRE|LIGHT|ACC|EXT)/.test(ruleId);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function lineFaults({ lines }: Bundle): string[] {
  return lines.flatMap(({ ruleId, reason, covers = [], quantity, item }) =>
    [{ ruleId, reason, quantity }, ...covers].flatMap((line) => {
      const faults: string[] = [];
      if (!(line.ruleId in rules)) faults.push(`no rule ${line.ruleId}`);
      if (!(line.quantity >= 1 && Number.isInteger(line.quantity)))
        faults.push(`${line.ruleId} × ${line.quantity}`);
      if (line.reason.text.length < 20 || /NaN|undefined|Infinity|\{/.test(line.reason.text))
        faults.push(`${line.ruleId}: ${line.reason.text}`);
      for (const [name, value] of Object.entries(line.reason.figures))
        if (!line.reason.text.includes(numberText(value)))
          faults.push(`${ruleId} hides its ${name} ${value}`);
      if (!item.inStock) faults.push(`${item.name} is not in stock`);
      return faults;
    }),
  );
}

function totalFaults({ lines, totals, isInstalled, hours }: Bundle): string[] {
  const equipment = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));
  const installation = sum(lines.map(({ installationCents, quantity }) => installationCents * quantity));
  const net = equipment + installation;
  const isRight =
    totals.equipmentCents === equipment &&
    totals.installationCents === installation &&
    totals.netCents === net &&
    totals.grossCents === withVat(net) &&
    totals.vatCents === totals.grossCents - net &&
    (isInstalled || (installation === 0 && hours === 0)) &&
    lines.every(({ item, priceCents }) => priceCents === item.priceCents);
  return isRight ? [] : [`totals ${JSON.stringify(totals)} are not those of the lines`];
}

function bundleFaults(bundle: Bundle, cap: number): string[] {
  const gaps = new Set(bundle.gaps.map(({ id }) => id));
  const broken = bundle.checks.filter(
    ({ held, value, limit, gapId }) => !(held && value <= limit) && !(gapId !== undefined && gaps.has(gapId)),
  );
  return [
    ...broken.map(({ id, value, limit }) => `${id}: ${value} of ${limit}`),
    ...lineFaults(bundle),
    ...totalFaults(bundle),
    ...(bundle.isWithinBudget === dueOf(bundle) <= cap ? [] : ['the budget is not what it says']),
    ...(bundle.why.length > 10 ? [] : ['nothing is said of the budget']),
  ];
}

/** Everything that must never be in a piece of advice. */
export function faultsOf(advice: Advice): string[] {
  const { bundles, riskBefore, budgetCapCents = Infinity } = advice;
  const faults = bundles.flatMap((bundle) =>
    bundleFaults(bundle, budgetCapCents).map((fault) => `${bundle.id}: ${fault}`),
  );
  const risks = [riskBefore, ...bundles.map(({ riskAfter }) => riskAfter)];
  if (risks.some((risk) => !(risk >= 0 && risk <= 100))) faults.push(`risks ${risks.join(' ')}`);
  const [essential, balanced, complete] = bundles;
  if (balanced.riskAfter > riskBefore + 1e-9) faults.push('the system raises the risk');
  if (complete.riskAfter > balanced.riskAfter + 1e-9 || balanced.riskAfter > essential.riskAfter + 1e-9)
    faults.push('a larger system protects less');
  return faults;
}

/** Whether a larger budget ever protects less, of the advice in every band. */
const budgetFaults = (inBands: readonly Advice[]): string[] =>
  inBands.slice(1).flatMap(({ bundles }, index) =>
    bundles.flatMap(({ id, riskAfter }, at) => {
      const smaller = inBands[index]?.bundles[at]?.riskAfter ?? 100;
      return riskAfter > smaller + 1e-9
        ? [`${id} at ${budgets[index + 1]}: ${riskAfter} after ${smaller}`]
        : [];
    }),
  );

/** Whether one opening more ever lowers the pieces of what protects, of a home's advice where money has no end. */
function openingFaults({ home, bundles: [, balanced] }: Advice, items: readonly Item[]): string[] {
  // Where rooms are not twice the doors, one more may be a room's own.
  const mayBeRoomsOwn = isLodging(home) && home.rooms < (home.doors - home.balconyDoors + 1) * 2;
  const before = piecesByRule(balanced);
  return (['doors', 'windows'] as const).flatMap((opening) => {
    const after = piecesByRule(adviseOn({ ...home, [opening]: home[opening] + 1 }, items).bundles[1]);
    return [...before]
      .filter(([ruleId, pieces]) => isProtection(ruleId) && (after.get(ruleId) ?? 0) < pieces)
      .map(([ruleId, pieces]) => `${opening} + 1: ${ruleId} ${pieces} → ${after.get(ruleId) ?? 0}`)
      .concat(
        camerasOf(after) < camerasOf(before) && !mayBeRoomsOwn ? [`${opening} + 1: fewer cameras`] : [],
      );
  });
}

/** Everything that must never be in the advice for a home, in no band, and not where it has an opening more. */
export function faultsInBands(home: Home, items: readonly Item[], withOpenings = true): string[] {
  const inBands = budgets.map((budget) => adviseOn({ ...home, budget }, items));
  // Where money has an end, an opening more may leave less for something that nobody asked for.
  const endless = inBands.filter(({ budgetCapCents }) => withOpenings && budgetCapCents === undefined);
  return [
    ...inBands.flatMap((advice) => faultsOf(advice)),
    ...budgetFaults(inBands),
    ...endless.flatMap((advice) => openingFaults(advice, items)),
  ];
}

const camerasOf = (pieces: ReadonlyMap<string, number>) =>
  sum([...pieces].filter(([ruleId]) => ruleId.startsWith('CAM-')).map(([, quantity]) => quantity));
