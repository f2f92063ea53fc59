import { LRUCache } from 'lru-cache';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Viewer } from '#shared/viewer.ts';
import { networkOf, networksOfSite, siteOf } from './network.ts';

/** More than anybody clicks: what is spent comes back with `perSecond`. */
export const maxWrites = 2_000;
const perSecond = 10;
const maxKeys = 20_000;

/**
 * Spends one write of a customer, or of a stranger's network, and refuses when none is left: no write that is open to them is
 * without a limit. It is counted in the memory of each node; what is dearer has a limit of its own in `rate-limits.ts`.
 */
export function createWriteAllowance(clock = () => performance.now()) {
  const spent = new LRUCache<string, { writes: number; at: number }>({ max: maxKeys });
  return (viewer: Viewer, ip: string): void => {
    if (viewer.admin) return;
    spend(viewer.customer?.id ?? networkOf(ip), 1);
    const site = viewer.customer ? undefined : siteOf(ip);
    if (site) spend(site, networksOfSite);
  };

  /** Spends one write of a key that has the allowance of this many networks. */
  function spend(key: string, networks: number): void {
    const now = clock();
    const before = spent.get(key) ?? { writes: 0, at: now };
    const writes = Math.max(0, before.writes - ((now - before.at) / 1_000) * perSecond * networks) + 1;
    if (writes > maxWrites * networks) refuse(generalRefusals, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 1 });
    spent.set(key, { writes, at: now });
  }
}
