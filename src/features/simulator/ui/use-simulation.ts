import { useCallback, useEffect, useState } from 'react';
import type { HomePlan } from '../../home-plan/types.ts';
import { nextChange } from '../guards.ts';
import { reduce } from '../reducer.ts';
import { newSystem, type System, type SystemEvent } from '../system.ts';

export type Send = (event: SystemEvent) => void;

/** Before the page's script runs nobody knows the time; the server's page is the same for all. */
const atRest = (plan: HomePlan) => newSystem(plan.zones, 0, { seed: 0, hasChance: false });

/**
 * The visitor's own system, which lives while `isRunning`: one timer, set to the next thing that falls due. What it was
 * counting stands still meanwhile.
 */
export function useSimulation(plan: HomePlan, isRunning: boolean): { system: System; send: Send } {
  const [system, setSystem] = useState(() => atRest(plan));

  useEffect(() => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    setSystem(newSystem(plan.zones, Date.now(), { seed, hasChance: true }));
  }, [plan]);

  useEffect(() => {
    if (!isRunning) return;
    const at = Date.now();
    setSystem((before) => reduce(before, { type: 'resume', at }));
  }, [isRunning]);

  const due = nextChange(system);
  useEffect(() => {
    if (!isRunning || due === undefined) return;
    // A timer may fire a moment early.
    const timer = setTimeout(() => {
      const at = Math.max(due, Date.now());
      setSystem((before) => reduce(before, { type: 'pass', at }));
    }, due - Date.now());
    return () => clearTimeout(timer);
  }, [isRunning, due]);

  const send = useCallback((event: SystemEvent) => {
    const at = Date.now();
    setSystem((before) => reduce(reduce(before, { type: 'pass', at }), event));
  }, []);
  return { system, send };
}
