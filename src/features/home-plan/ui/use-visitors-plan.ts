import { useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTab } from '#ui/page/local-storage.ts';
import { readStoredPlan } from '../stored-plan.ts';
import type { HomePlan } from '../types.ts';

/** The plan that the selection wizard has kept in this tab; null without one, and before hydration. */
export function useVisitorsPlan(): HomePlan | null {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readStoredPlan(readTab('homePlan')) : null), [isHydrated]);
}
