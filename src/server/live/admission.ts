/** An office behind one address has some dozens of tabs; the whole process, what its memory carries. */
const mostPerAddress = 100;
const mostInAll = 10_000;

/** Counts connections, so that nobody takes the room of all others. */
export class Admission {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  /** Takes a place for the address and gives the way to leave it, once; or the status under which it is refused. */
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
