import type { Alert } from './contract.ts';

/** The alerts that a user removed from the live list: all up to an instant, and single ones by id. */
export type Removed = { upTo: string; ids: readonly string[] };

export const nothingRemoved: Removed = { upTo: '', ids: [] };

/** Parses the stored text; invalid text counts as nothing removed. */
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

export function withoutRemoved(alerts: readonly Alert[], { upTo, ids }: Removed): Alert[] {
  return alerts.filter(({ id, createdAt }) => createdAt > upTo && !ids.includes(id));
}

/** Adds one id; ids that are no longer in the list are dropped. */
export function removeOne(removed: Removed, id: string, alerts: readonly Alert[]): Removed {
  const known = removed.ids.filter((one) => alerts.some((alert) => alert.id === one));
  return { ...removed, ids: [...known, id] };
}

export function removeAll(alerts: readonly Alert[]): Removed {
  const instants = alerts.map(({ createdAt }) => createdAt).toSorted();
  return { upTo: instants.at(-1) ?? '', ids: [] };
}
