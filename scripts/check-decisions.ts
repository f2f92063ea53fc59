// Holds the decisions to their form: at most 300 words, five parts, and tests that exist.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const maxWords = 300;
const parts = ['Decided', 'Why', 'Cost', 'Held by', 'Would change it'];

/** Lists what is wrong with the text of a decision; `tests` are the names of all test files. */
export function faultsOf(text: string, tests: ReadonlySet<string>): string[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  const found = [...text.matchAll(/^\*\*([^*]+)\.\*\*/gm)].map(([, part]) => part);
  const named = text.match(/[\w-]+\.(?:test|e2e)\.ts\b/g) ?? [];
  return [
    ...(words > maxWords ? [`it has ${words} words of at most ${maxWords}`] : []),
    ...(found.join() === parts.join() ? [] : [`its parts are ${found.join(', ')}, not ${parts.join(', ')}`]),
    ...named.filter((name) => !tests.has(name)).map((name) => `there is no ${name}`),
  ];
}

if (import.meta.main) {
  const tests = new Set(
    globSync('{src,scripts,bench,tests}/**/*.{test,e2e}.ts').map((path) => basename(path)),
  );
  const faults = globSync('docs/decisions/0*.md').flatMap((path) =>
    faultsOf(readFileSync(path, 'utf8'), tests).map((fault) => `${path}: ${fault}`),
  );
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
