import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/**
 * In bytes of WebAssembly: from this size on a function is only compiled plainly. The optimizing compiler takes 604 MB for the
 * interpreter of expressions (docs/decisions/0020).
 */
const tooLarge = 64 * 1024;

/** The kind of the section of a module that contains the functions' code. */
const codeSection = 10;
/** How V8 compiles a function: when it is first called, or with the module. */
const hint = { lazy: 1, eager: 2 } as const;

const setFlags = (...flags: string[]) => flags.forEach((flag) => setFlagsFromString(flag));

// Databases in memory, and programs that only create one, live too short for more.
setFlags('--no-wasm-tier-up', '--no-wasm-dynamic-tiering');

/** Reads a number of up to 32 bits, seven in a byte; returns it with the index behind it. */
function readNumber(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at + 1];
  }
}

function writeNumber(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...writeNumber(value >>> 7)];
}

/** The index of a module's section of code, and the size of each of its functions. */
function readCode(module: Uint8Array): { at: number; sizes: number[] } {
  const header = 8;
  for (let at = header; at < module.length;) {
    const [size, begin] = readNumber(module, at + 1);
    if (module[at] === codeSection) {
      const sizes: number[] = [];
      let [count, next] = readNumber(module, begin);
      for (; count > 0; count -= 1) {
        const [length, body] = readNumber(module, next);
        sizes.push(length);
        next = body + length;
      }
      return { at, sizes };
    }
    at = begin + size;
  }
  throw new Error('The module of PostgreSQL has no code');
}

/** A module with a section that says of each function whether it is compiled with the module. */
function withHints(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const { at, sizes } = readCode(module);
  const name = Buffer.from('compilationHints');
  const hints = Buffer.from(sizes.map((size) => (size >= tooLarge ? hint.eager : hint.lazy)));
  const content = Buffer.concat([
    Buffer.from(writeNumber(name.length)),
    name,
    Buffer.from(writeNumber(hints.length)),
    hints,
  ]);
  const section = [Buffer.from([0, ...writeNumber(content.length)]), content];
  return Buffer.concat([module.subarray(0, at), ...section, module.subarray(at)]);
}

/**
 * Compiles PostgreSQL for a database that is kept: V8 optimizes what is called often, except for the few functions whose
 * optimization takes too much memory.
 */
export function compilePostgres(): WebAssembly.Module {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  const module = withHints(readFileSync(file));
  // Plain code that is thrown away when memory is short would be compiled again, like what is called later.
  setFlags('--wasm-tier-up', '--wasm-dynamic-tiering', '--no-flush-liftoff-code');
  // What is compiled with the module does not count its calls, and so is never optimized.
  setFlags('--experimental-wasm-compilation-hints', '--no-wasm-lazy-compilation', '--wasm-tier-up-filter=0');
  try {
    return new WebAssembly.Module(module);
  } finally {
    setFlags(
      '--no-experimental-wasm-compilation-hints',
      '--wasm-lazy-compilation',
      '--wasm-tier-up-filter=-1',
    );
  }
}
