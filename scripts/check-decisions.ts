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

/** The numbers of the decisions that the text of one says it replaces or limits. */
export const replacedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:replaces|limits) ([^.;]*)/g)].flatMap(
    ([, what = '']) => what.match(/\b\d{3}\b/g) ?? [],
  );

/** Lists what `readme` does not tell of the decision with this number: which earlier ones it replaces in part. */
export const untold = (number: string, text: string, readme: string): string[] =>
  replacedIn(text)
    .filter((one) => !new RegExp(`^\\| ${one} \\|.*\\b${number}\\b`, 'm').test(readme))
    .map((one) => `README.md does not say that it replaces ${one} in part`);

if (import.meta.main) {
  const tests = new Set(
    globSync('{src,scripts,bench,tests}/**/*.{test,e2e}.ts').map((path) => basename(path)),
  );
  const readme = readFileSync('docs/decisions/README.md', 'utf8');
  const faults = globSync('docs/decisions/0*.md').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const number = basename(path).slice(1, 4);
    return [...faultsOf(text, tests), ...untold(number, text, readme)].map((fault) => `${path}: ${fault}`);
  });
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
