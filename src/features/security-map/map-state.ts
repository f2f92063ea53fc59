import type { Alert } from '../alerts/contract.ts';
import type { HomePlan } from '../home-plan/types.ts';
import { draw } from './chance.ts';
import { happeningsOf, networkPlace, testHappening, type Happening } from './incidents.ts';
import type { Threat } from './types.ts';

// Specification 2, sections 4 and 9.
export const tickMs = 100;
export const ticks = 60;
/** The pulses alternate once in so many ticks. */
export const pulseTicks = 20;
export const stepMs = 5_000;
export const chanceOfThreat = 0.1;
export const mostSimulated = 15;
export const mostFromAlerts = 10;
/** The map and the list beside it show so many threats. */
export const mostShown = 8;

export type MapState = {
  /** The newest first. */
  threats: readonly Threat[];
  seed: number;
  /** How many threats the map has invented. */
  count: number;
};

/** `at` is the time in milliseconds. */
export type MapEvent =
  | { type: 'step'; at: number }
  | { type: 'test'; at: number }
  | { type: 'alert'; alert: Pick<Alert, 'id' | 'type' | 'severity' | 'title' | 'message' | 'timestamp'> }
  | { type: 'resolve'; id: string }
  | { type: 'clear' }
  | { type: 'seed'; seed: number };

export const calm: MapState = { threats: [], seed: 0, count: 0 };

/** The tick of the specification at a time: 0 to 59, every 100 ms. */
export const tickAt = (ms: number): number => Math.floor(ms / tickMs) % ticks;

/** How far into a pulse a tick is, in milliseconds; two pulses that begin at different times beat together by it. */
export const pulsePhase = (tick: number): number => (tick % pulseTicks) * tickMs;

/** Keeps the newest threats of each origin. */
function capped(threats: readonly Threat[]): Threat[] {
  const room = { simulated: mostSimulated, alert: mostFromAlerts };
  return threats.filter(({ origin }) => room[origin]-- > 0);
}

const added = (state: MapState, threat: Threat): MapState => ({
  ...state,
  threats: capped([threat, ...state.threats]),
});

function simulated(state: MapState, happening: Happening, at: number): MapState {
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
  const next = { ...state, seed: which.seed };
  if (chance.value >= chanceOfThreat) return next;
  const happenings = happeningsOf(plan);
  const happening = happenings[Math.floor(which.value * happenings.length)];
  return happening ? simulated(next, happening, at) : next;
}

/** The threats of the map after an event, for a given home. */
export function nextState(state: MapState, event: MapEvent, plan: HomePlan): MapState {
  switch (event.type) {
    case 'seed':
      return { ...state, seed: event.seed };
    case 'step':
      return step(state, event.at, plan);
    case 'test':
      return simulated(state, testHappening(plan), event.at);
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
        threats: state.threats.map((threat) =>
          threat.id === event.id ? { ...threat, isActive: false } : threat,
        ),
      };
    case 'clear':
      return { ...state, threats: state.threats.map((threat) => ({ ...threat, isActive: false })) };
  }
}

export const activeOf = ({ threats }: Pick<MapState, 'threats'>): Threat[] =>
  threats.filter(({ isActive }) => isActive);
