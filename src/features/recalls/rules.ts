import type { RecallState } from './contract.ts';

/** The state that follows from the instants at which a recall was closed and withdrawn. */
export function recallState(recall: { doneAt: Date | null; withdrawnAt: Date | null }): RecallState {
  if (recall.withdrawnAt) return 'withdrawn';
  return recall.doneAt ? 'done' : 'open';
}

/** Why a recall cannot get a state; null if it can. */
export function whyNotState(state: RecallState, untold: number): 'RECALL_UNTOLD' | null {
  return state === 'done' && untold > 0 ? 'RECALL_UNTOLD' : null;
}
