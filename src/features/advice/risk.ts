// The risk score of the reference, C.9. The weights are the trade's estimate, shown to anyone who reads the advice: the
// score orders what is urgent, it is no probability.
import type { ContentValue, Home } from './types.ts';

/** How easily the place is broken into: weights that sum to 1. */
export const likelihoodWeights = {
  ground: 0.18,
  hidden: 0.1,
  isolated: 0.12,
  unprotectedGlass: 0.1,
  pastIncident: 0.15,
  emptyByDay: 0.1,
  longAbsences: 0.1,
  weakDoor: 0.1,
  neighbourhood: 0.05,
} as const;
export type Likelihood = Record<keyof typeof likelihoodWeights, number>;

/** What is to be lost. */
export const contentScores: Readonly<Record<ContentValue, number>> = {
  'under-5k': 0.2,
  '5k-20k': 0.45,
  '20k-60k': 0.7,
  'over-60k': 1,
  special: 1,
};

/** How much each measure takes from the risk where it covers everything. */
export const effects = {
  contacts: 0.35,
  motion: 0.15,
  siren: 0.1,
  monitored: 0.15,
  cameras: 0.2,
  fog: 0.3,
  lights: 0.05,
} as const;
export type Measure = keyof typeof effects;
/** The covered share, 0 to 1, of what each measure should cover. */
export type Coverage = Readonly<Partial<Record<Measure, number>>>;

/** Measures together never take more than this. */
export const maxMitigation = 0.75;

const absenceScores = { hours: 0, weeks: 0.5, months: 1 } as const;

/** The nine factors, 0 to 1; 0.5 stands for what nobody has been asked. */
export function likelihoodOf(home: Home): Likelihood {
  const { propertyType: type, floor, location } = home;
  const isResidence = type === 'house' || type === 'apartment';
  const isReachable = type === 'house' || type === 'warehouse' || floor <= 1;
  return {
    ground: floor === 0 ? 1 : floor === 1 ? 0.5 : 0,
    hidden: type === 'house' || type === 'warehouse' ? 0.5 : 0,
    isolated: location === 'rural' ? 1 : location === 'industrial' ? 0.5 : 0,
    unprotectedGlass: isReachable ? (type === 'warehouse' ? 0.5 : 1) : 0,
    pastIncident: home.pastIncident ? 1 : 0,
    emptyByDay: isResidence || home.emptyFor !== 'hours' ? 1 : 0.5,
    longAbsences: home.assumed.includes('emptyFor') ? 0.5 : absenceScores[home.emptyFor],
    weakDoor: 0.5,
    neighbourhood: 0.5,
  };
}

/** L of the formula, 0 to 1. */
export function likelihoodScore(factors: Likelihood): number {
  const names = Object.keys(likelihoodWeights) as (keyof Likelihood)[];
  return names.reduce((sum, name) => sum + likelihoodWeights[name] * factors[name], 0);
}

/** −ln(1 − M) before the cap: the measures add up in it, so that selections can be compared. */
export function protectionOf(coverage: Coverage): number {
  const names = Object.keys(effects) as Measure[];
  return names.reduce((sum, name) => sum - Math.log(1 - effects[name] * clamp(coverage[name] ?? 0)), 0);
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** M of the formula: 1 − Π(1 − e·cover), capped. */
export const mitigationOf = (coverage: Coverage) =>
  Math.min(maxMitigation, 1 - Math.exp(-protectionOf(coverage)));

/** R = 100·(0.6·L + 0.4·C)·(1 − M), 0 to 100. */
export const riskOf = (likelihood: number, contents: number, mitigation = 0) =>
  100 * (0.6 * likelihood + 0.4 * contents) * (1 - mitigation);

/** The score of a home with this coverage. */
export const homeRisk = (home: Home, coverage: Coverage = {}) =>
  riskOf(likelihoodScore(likelihoodOf(home)), contentScores[home.contents], mitigationOf(coverage));

const riskBands = [
  { id: 'low', under: 25, grade: 1 },
  { id: 'medium', under: 60, grade: 2 },
  { id: 'high', under: 80, grade: 3 },
  { id: 'very-high', under: Infinity, grade: 3 },
] as const;

/** The band of a score, with the grade that it asks for. */
export const riskBandOf = (risk: number) =>
  riskBands.find(({ under }) => risk < under) ?? riskBands[riskBands.length - 1] ?? riskBands[0];

/** A score as it is shown: whole, but never rounded up into the next band. */
export function shownRisk(risk: number): number {
  const whole = Math.round(risk);
  return riskBandOf(whole) === riskBandOf(risk) ? whole : Math.floor(risk * 10) / 10;
}

/** What of a home's score rests on nobody's answer: door, neighbourhood, hiding places, days, and absences that were not told. */
export function supposedRisk(home: Home): number {
  const factors = likelihoodOf(home);
  const supposed: Likelihood = {
    ...factors,
    hidden: 0,
    emptyByDay: 0,
    weakDoor: 0,
    neighbourhood: 0,
    longAbsences: home.assumed.includes('emptyFor') ? 0 : factors.longAbsences,
  };
  return riskOf(likelihoodScore(factors), 0) - riskOf(likelihoodScore(supposed), 0);
}

/** Contents that ask for it whatever else is supposed. */
const highContents: ReadonlySet<ContentValue> = new Set(['over-60k', 'special']);

/** Whether only what is supposed of it asks for grade 3, and not what it keeps. */
export const isNearGrade3 = (home: Home) =>
  !highContents.has(home.contents) &&
  riskBandOf(homeRisk(home)).grade === 3 &&
  riskBandOf(homeRisk(home) - supposedRisk(home)).grade < 3;

/** The grade that the score asks for: 3 only where what is supposed does not decide. */
const gradeOfScore = (home: Home): number =>
  riskBandOf(homeRisk(home) - (isNearGrade3(home) ? supposedRisk(home) : 0)).grade;

/** Places that trade in such goods: whoever comes for them has prepared, on whatever floor they are. */
const trades: ReadonlySet<Home['placeKind']> = new Set(['shop', 'workshop', 'store']);
const asksByGoods = ({ contents, placeKind, propertyType: type }: Home) =>
  contents === 'special' && type !== 'house' && type !== 'apartment' && trades.has(placeKind);

/** The grade that a home asks for, by its score or by what it trades in. */
export const gradeNeededOf = (home: Home): number => Math.max(asksByGoods(home) ? 3 : 1, gradeOfScore(home));

/** Whether only what it trades in asks for that grade. */
export const isGradeOfGoods = (home: Home): boolean => gradeNeededOf(home) > gradeOfScore(home);

/** What stands beside that grade wherever it is told: what decides it besides the score. */
export const gradeBasis = (home: Home): string =>
  isNearGrade3(home) ? ', χωρίς όσα υποθέσαμε' : isGradeOfGoods(home) ? ' για όσα φυλάσσονται' : '';
