import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OutageError } from './outage.ts';
import type { Answered, Asked, ImageResults, ImageTask } from './image-work.ts';

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

const program = fileURLToPath(new URL('image-work.ts', import.meta.url));
const restMs = 10_000;
const compileCache = process.env['NODE_COMPILE_CACHE'];
/**
 * MALLOC_ARENA_MAX (glibc): one arena, which returns freed memory to the system. UV_THREADPOOL_SIZE (libuv): two pictures at
 * once, one heavy and one light. NODE_COMPILE_CACHE: the program with its types already stripped. Nothing else, so that a
 * compromised decoder finds no password of the database, the mail server or the bucket.
 */
const environment = {
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '2',
  ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }),
};

class ImageProcess {
  isOver = false;
  readonly #child = fork(program, {
    execArgv: [],
    env: environment,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  readonly #waiting = new Map<number, Waiting>();
  readonly #rest = setTimeout(() => this.#letGo(), restMs).unref();
  #asked = 0;

  constructor() {
    this.#child.on('message', (answer: Answered) => {
      const one = this.#settle(answer.id);
      if ('fault' in answer) one?.reject(new Error(answer.fault));
      else one?.resolve(answer.result);
    });
    this.#child.on('error', (error) => this.#fail(error));
    this.#child.on('exit', (code, signal) =>
      this.#fail(
        new OutageError('pictures', `The process that works on pictures ended with ${signal ?? code}`),
      ),
    );
  }

  ask(task: ImageTask): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    // Keeps the shop's process alive while this one works, but not while it is idle.
    this.#child.ref();
    this.#child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, task } satisfies Asked, (error) => {
        if (error) this.#fail(error);
      });
    });
  }

  #settle(id: number): Waiting | undefined {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) {
      this.#child.unref();
      this.#child.channel?.unref();
      this.#rest.refresh();
    }
    return one;
  }

  #letGo() {
    if (this.#waiting.size > 0) return;
    this.isOver = true;
    this.#child.disconnect();
  }

  #fail(error: Error) {
    this.isOver = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

let current: ImageProcess | undefined;

/**
 * Runs a task on a picture in a separate process, which starts with the first picture and ends after ten idle seconds: this
 * frees the memory used for decoding, and a file that crashes the decoder affects nothing else (docs/decisions/0022).
 */
export function workOnImage<Kind extends ImageTask['kind']>(
  task: Extract<ImageTask, { kind: Kind }>,
): Promise<ImageResults[Kind]> {
  if (!current || current.isOver) current = new ImageProcess();
  return current.ask(task) as Promise<ImageResults[Kind]>;
}
