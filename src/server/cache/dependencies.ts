/**
 * The dependencies of a cache entry, recorded while it is made: the resources whose change makes it stale, and for how long
 * it is fresh.
 */
export class Dependencies {
  readonly resources = new Set<string>();
  freshForSeconds = Infinity;

  /** Records a resource, before it is read. */
  readonly reads = (resource: string): void => void this.resources.add(resource);

  /** Records for how many seconds a computed part is fresh; the shortest counts. */
  readonly freshFor = (seconds: number): void => {
    this.freshForSeconds = Math.min(this.freshForSeconds, seconds);
  };
}
