import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** What is heard of is held for at most this long while a change of this page waits for its answer. */
const heldForMs = 1_000;

/** The queries to be read again, each with the read that was under way when its change was heard of. */
const heard = new Map<Query, Promise<unknown> | undefined>();

/** A query with a newer read under way is left alone: that read began after the change. */
function readHeard(client: QueryClient): void {
  for (const [query, earlier] of heard) {
    const isNewer = query.promise !== undefined && query.promise !== earlier;
    if (!isNewer) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
  heard.clear();
}

/**
 * Calls `act` when no change of the page waits for its answer and the callbacks of the last one have run. What the page
 * hears of in the meantime is mostly the effect of that change, and the sender knows better what to show.
 */
export function afterOwnChanges(client: QueryClient, act: () => void): void {
  if (client.isMutating() === 0) return queueMicrotask(act);
  const end = () => {
    stop();
    clearTimeout(timer);
    setTimeout(act);
  };
  const stop = client.getMutationCache().subscribe(() => client.isMutating() === 0 && end());
  const timer = setTimeout(end, heldForMs);
}

/** Reads again what a live message names, once however many parts of the page hear it. */
export function hearOfChange(client: QueryClient, queryKey?: QueryKey): void {
  const isFirst = heard.size === 0;
  for (const query of client.getQueryCache().findAll(queryKey && { queryKey }))
    heard.set(query, query.promise);
  if (isFirst && heard.size > 0) afterOwnChanges(client, () => readHeard(client));
}
