/** The users behind one shared address have some dozens of tabs; the limit for the process follows from its memory. */
const mostPerAddress = 100;
const mostInAll = 10_000;

/** Counts connections, so that one address cannot use up all of them. */
export class Admission {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  /** Registers a connection of the address and returns the function that releases it; or the HTTP status of a refusal. */
  enter(address: string): (() => void) | 429 | 503 {
    const present = this.#byAddress.get(address) ?? 0;
    if (this.#all >= mostInAll) return 503;
    if (present >= mostPerAddress) return 429;
    this.#byAddress.set(address, present + 1);
    this.#all += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#leave(address);
    };
  }

  #leave(address: string): void {
    this.#all -= 1;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
