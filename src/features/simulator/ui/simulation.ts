import { nextChange } from '../guards.ts';
import { reduce } from '../reducer.ts';
import { newSystem, type System, type SystemEvent, type Zone } from '../system.ts';

type PlainZones = readonly Pick<Zone, 'id' | 'name' | 'type' | 'isOutside'>[];

/** A system driven by the clock. While it runs it has one timer, set to the next deadline. */
export interface Simulation {
  read: () => System;
  subscribe: (listener: () => void) => () => void;
  /** Starts again with the zones of a home, the current time and a new random seed. */
  begin: (zones: PlainZones, hasSiren?: boolean) => void;
  send: (event: SystemEvent) => void;
  run: () => void;
  /** Stops the timer; countdowns stand still until it runs again. */
  hold: () => void;
}

export function createSimulation(zones: PlainZones): Simulation {
  // Without a time before it starts, because the server's page is the same for everybody.
  let system = newSystem(zones, 0, { seed: 0, hasChance: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const listeners = new Set<() => void>();

  function change(next: System) {
    system = next;
    schedule();
    for (const listener of listeners) listener();
  }
  function schedule() {
    clearTimeout(timer);
    const due = isRunning ? nextChange(system) : undefined;
    if (due === undefined) return;
    // A timer may fire a moment early.
    const pass = () => change(reduce(system, { type: 'pass', at: Math.max(due, Date.now()) }));
    timer = setTimeout(pass, due - Date.now());
  }

  return {
    read: () => system,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(plainZones, hasSiren) {
      const seed = Math.floor(Math.random() * 2 ** 32);
      change(newSystem(plainZones, Date.now(), { seed, hasChance: true, hasSiren }));
    },
    send: (event) => change(reduce(reduce(system, { type: 'pass', at: Date.now() }), event)),
    run() {
      isRunning = true;
      change(reduce(system, { type: 'resume', at: Date.now() }));
    },
    hold() {
      isRunning = false;
      change(reduce(system, { type: 'pass', at: Date.now() }));
    },
  };
}
