import { useEffect, useMemo, useReducer } from 'react';
import type { HomePlan } from '#features/home-plan/types.ts';
import { useLiveMessages } from '#ui/live/use-live.ts';
import { activeOf, calm, nextState, stepMs, type MapEvent, type MapState } from '../map-state.ts';
import { devicesOf, zonesOf } from '../map-zones.ts';
import { usePageVisible } from '#ui/page/use-page-visible.ts';

/** The map's threats, devices and zones: live alerts enter, and one step of the demonstration is taken every 5 s while the page is seen. */
export function useSecurityMap(plan: HomePlan) {
  const [state, send] = useReducer((now: MapState, event: MapEvent) => nextState(now, event, plan), calm);
  const isVisible = usePageVisible();

  useEffect(() => {
    send({ type: 'open', seed: Math.floor(Math.random() * 2 ** 32), at: Date.now() });
  }, []);
  useEffect(() => {
    if (!isVisible) return;
    const timer = setInterval(() => send({ type: 'step', at: Date.now() }), stepMs);
    return () => clearInterval(timer);
  }, [isVisible]);
  useLiveMessages((message) => {
    if (message.type === 'alert') send({ type: 'alert', alert: message.alert });
  });

  const { threats, openedAt, updatedAt, news } = state;
  const active = useMemo(() => activeOf({ threats }), [threats]);
  const devices = useMemo(() => devicesOf(plan, active, openedAt), [plan, active, openedAt]);
  const zones = useMemo(() => zonesOf(plan, devices, active), [plan, devices, active]);
  return { active, devices, zones, updatedAt, news, send };
}
