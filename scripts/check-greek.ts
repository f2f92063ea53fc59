// Finds words that mix Greek and Latin letters: they look right, and no search finds them.
import { globSync, readFileSync } from 'node:fs';

/** Lists the words of a text in which Greek and Latin letters stand together, with their lines from 1. */
export function mixedWords(text: string): { line: number; word: string }[] {
  return text.split('\n').flatMap((lineText, index) => {
    const words =
      lineText.replace(/\\(?:u[\da-f]{4}|x[\da-f]{2}|[a-z])/gi, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
    return words
      .filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word))
      .map((word) => ({ line: index + 1, word }));
  });
}

if (import.meta.main) {
  const files = globSync('**/*.{ts,tsx,mjs,cjs,json,sql,md,css,html,yaml}', {
    exclude: ['node_modules', 'dist', 'data', 'coverage', 'test-results', 'package-lock.json'],
  });
  const found = files.flatMap((file) =>
    mixedWords(readFileSync(file, 'utf8')).map(
      ({ line, word }) => `${file}:${line} mixes Greek and Latin: ${word}`,
    ),
  );
  console.log(
    found.length > 0 ? found.join('\n') : `${files.length} files, no word mixes Greek and Latin letters.`,
  );
  if (found.length > 0 || files.length === 0) process.exitCode = 1;
}
