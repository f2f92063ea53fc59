import type { Alert } from './contract.ts';

/** What somebody has taken out of their live list: all up to an instant, and single ones by their ids. */
export type Removed = { upTo: string; ids: readonly string[] };

export const nothingRemoved: Removed = { upTo: '', ids: [] };

/** Reads what was kept, whoever wrote it. */
export function readRemoved(text: string | null): Removed {
  try {
    const { upTo, ids }: { upTo?: unknown; ids?: unknown } = JSON.parse(text ?? '{}');
    return {
      upTo: typeof upTo === 'string' ? upTo : '',
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return nothingRemoved;
  }
}

/** What is left of the list. */
export function withoutRemoved(alerts: readonly Alert[], { upTo, ids }: Removed): Alert[] {
  return alerts.filter(({ id, createdAt }) => createdAt > upTo && !ids.includes(id));
}

/** The same without one more; ids that are no longer in the list are forgotten. */
export function removeOne(removed: Removed, id: string, alerts: readonly Alert[]): Removed {
  const known = removed.ids.filter((one) => alerts.some((alert) => alert.id === one));
  return { ...removed, ids: [...known, id] };
}

/** Without anything that the list holds now. */
export function removeAll(alerts: readonly Alert[]): Removed {
  const instants = alerts.map(({ createdAt }) => createdAt).toSorted();
  return { upTo: instants.at(-1) ?? '', ids: [] };
}
