import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** A live change is held for at most this long while a change of this page waits for its answer. */
const heldForMs = 1_000;

/** The queries to be read again, each with the read that was its latest when its change was heard of. */
const heard = new Map<Query, Promise<unknown> | undefined>();
let isHolding = false;

/** A query with a newer read is left alone: that read began after the change. */
function readHeard(client: QueryClient): void {
  isHolding = false;
  for (const [query, latest] of heard) {
    if (query.promise === latest) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
  heard.clear();
}

/** Holds until no change of the page waits for its answer and the callbacks of the last one have run. */
function hold(client: QueryClient): void {
  isHolding = true;
  const end = () => {
    stop();
    clearTimeout(timer);
    setTimeout(() => readHeard(client));
  };
  const stop = client.getMutationCache().subscribe(() => client.isMutating() === 0 && end());
  const timer = setTimeout(end, heldForMs);
}

/**
 * Reads again what a live message names, once however many parts of the page hear it. While a change of this page is being
 * sent this waits: the message is mostly about that change, whose answer begins the same reads.
 */
export function hearOfChange(client: QueryClient, queryKey?: QueryKey): void {
  for (const query of client.getQueryCache().findAll(queryKey && { queryKey }))
    heard.set(query, query.promise);
  if (client.isMutating() === 0) queueMicrotask(() => readHeard(client));
  else if (!isHolding) hold(client);
}
