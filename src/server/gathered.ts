/** Remembers what a render reads, so that what it makes can be kept until that changes. */
export class Gathered {
  readonly resources = new Set<string>();
  freshForSeconds = Infinity;

  /** Takes note of a resource that is shown. */
  readonly reads = (resource: string): void => void this.resources.add(resource);

  /** Takes note of for how many seconds a part may be shown; the shortest counts. */
  readonly freshFor = (seconds: number): void => {
    this.freshForSeconds = Math.min(this.freshForSeconds, seconds);
  };
}
