import type { Alert } from '#features/alerts/contract.ts';
import type { HomePlan } from '#features/home-plan/types.ts';
import { severityLabels } from '#features/alerts/labels.ts';
import { draw } from '#shared/chance.ts';
import { simulatedThreatsOf, networkPlace, testThreat, type SimulatedThreat } from './incidents.ts';
import { threatLabels } from './labels.ts';
import type { Threat } from './types.ts';

// Specification 2, sections 4 and 9.
/** The rings pulse once in 20 ticks of 100 ms. */
export const pulseMs = 20 * 100;
export const stepMs = 5_000;
const chanceOfThreat = 0.1;
export const maxSimulated = 15;
export const maxFromAlerts = 10;
/** The map and the list next to it show this many threats. */
export const maxShown = 8;

export type MapState = {
  /** The newest first. */
  threats: readonly Threat[];
  seed: number;
  /** How many threats the map has invented. */
  count: number;
  /** When the page began to watch, in milliseconds. */
  openedAt: number | null;
  /** When the map was last brought up to date, in milliseconds. */
  updatedAt: number | null;
  /** What has just happened, for those who do not see it. */
  news: string;
};

/** `at` is the time in milliseconds. */
export type MapEvent =
  | { type: 'step'; at: number }
  | { type: 'test'; at: number }
  | { type: 'alert'; alert: Pick<Alert, 'id' | 'type' | 'severity' | 'title' | 'message' | 'timestamp'> }
  | { type: 'resolve'; id: string }
  | { type: 'clear' }
  | { type: 'open'; seed: number; at: number };

export const calm: MapState = { threats: [], seed: 0, count: 0, openedAt: null, updatedAt: null, news: '' };

/** Keeps the newest threats of each origin. */
function capped(threats: readonly Threat[]): Threat[] {
  const room = { simulated: maxSimulated, alert: maxFromAlerts };
  return threats.filter(({ origin }) => room[origin]-- > 0);
}

const added = (state: MapState, threat: Threat): MapState => ({
  ...state,
  threats: capped([threat, ...state.threats]),
  updatedAt: Math.max(state.updatedAt ?? 0, Date.parse(threat.timestamp)),
  news: `Νέα απειλή: ${threatLabels[threat.type]}, ${threat.location}. Σοβαρότητα: ${severityLabels[threat.severity].toLocaleLowerCase('el')}.`,
});

function simulated(state: MapState, happening: SimulatedThreat, at: number): MapState {
  const count = state.count + 1;
  return added(
    { ...state, count },
    {
      ...happening,
      id: `simulated-${count}`,
      timestamp: new Date(at).toISOString(),
      isActive: true,
      origin: 'simulated',
    },
  );
}

function step(state: MapState, at: number, plan: HomePlan): MapState {
  const chance = draw(state.seed);
  const which = draw(chance.seed);
  const next = { ...state, seed: which.seed, updatedAt: at };
  if (chance.value >= chanceOfThreat) return next;
  const happenings = simulatedThreatsOf(plan);
  const happening = happenings[Math.floor(which.value * happenings.length)];
  return happening ? simulated(next, happening, at) : next;
}

/** The threats of the map after an event, for a given home. */
export function nextState(state: MapState, event: MapEvent, plan: HomePlan): MapState {
  switch (event.type) {
    case 'open':
      return { ...state, seed: event.seed, openedAt: event.at, updatedAt: event.at };
    case 'step':
      return step(state, event.at, plan);
    case 'test':
      return simulated(state, testThreat(plan), event.at);
    case 'alert': {
      const { id, type, severity, title, message, timestamp } = event.alert;
      const threatId = `alert-${id}`;
      if (type !== 'security' || state.threats.some((threat) => threat.id === threatId)) return state;
      return added(state, {
        id: threatId,
        type: 'network',
        severity,
        location: title,
        timestamp,
        description: message,
        isActive: true,
        origin: 'alert',
        ...networkPlace(plan),
      });
    }
    case 'resolve':
      return {
        ...state,
        news: 'Η απειλή επιλύθηκε.',
        threats: state.threats.map((threat) =>
          threat.id === event.id ? { ...threat, isActive: false } : threat,
        ),
      };
    case 'clear':
      return {
        ...state,
        news: 'Όλες οι απειλές απενεργοποιήθηκαν.',
        threats: state.threats.map((threat) => ({ ...threat, isActive: false })),
      };
  }
}

export const activeOf = ({ threats }: Pick<MapState, 'threats'>): Threat[] =>
  threats.filter(({ isActive }) => isActive);
