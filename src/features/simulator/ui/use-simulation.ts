import { useEffect, useState, useSyncExternalStore } from 'react';
import type { HomePlan } from '#features/home-plan/types.ts';
import { placeOf, systemZones } from '../place.ts';
import type { System, SystemEvent } from '../system.ts';
import { createSimulation } from './simulation.ts';

export type Send = (event: SystemEvent) => void;

/** The visitor's own system with the zones of a plan, which lives while `isRunning`. */
export function useSimulation(plan: HomePlan, isRunning: boolean): { system: System; send: Send } {
  const [simulation] = useState(() => createSimulation(systemZones(plan)));
  const system = useSyncExternalStore(simulation.subscribe, simulation.read, simulation.read);

  useEffect(() => simulation.begin(systemZones(plan), placeOf(plan).hasSiren), [simulation, plan]);
  useEffect(() => {
    if (!isRunning) return;
    simulation.run();
    return () => simulation.hold();
  }, [simulation, isRunning]);
  return { system, send: simulation.send };
}
