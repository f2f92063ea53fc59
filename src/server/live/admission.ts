import { networkOf, networksOfSite, siteOf } from '../network.ts';

/** The users behind one shared address have some dozens of tabs; the limit for the process follows from its memory. */
const maxPerNetwork = 100;
const maxInAll = 10_000;

/** Counts connections, so that one network or site cannot use up all of them. */
export class Admission {
  readonly #present = new Map<string, number>();
  #all = 0;

  /** Registers a connection of the address and returns the function that releases it; or the HTTP status of a refusal. */
  enter(address: string): (() => void) | 429 | 503 {
    const [network, site] = [networkOf(address), siteOf(address)];
    if (this.#all >= maxInAll) return 503;
    if (this.#of(network) >= maxPerNetwork) return 429;
    if (site && this.#of(site) >= maxPerNetwork * networksOfSite) return 429;
    const counted = site ? [network, site] : [network];
    for (const key of counted) this.#present.set(key, this.#of(key) + 1);
    this.#all += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#all -= 1;
      for (const key of counted) this.#leave(key);
    };
  }

  #of(key: string): number {
    return this.#present.get(key) ?? 0;
  }

  #leave(key: string): void {
    const left = this.#of(key) - 1;
    if (left > 0) this.#present.set(key, left);
    else this.#present.delete(key);
  }
}
