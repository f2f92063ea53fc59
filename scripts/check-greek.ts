// Finds words that mix Greek and Latin letters: they look right, but no search finds them. In the shop's texts it also finds
// wordings that its editors have decided against.
import { globSync, readFileSync } from 'node:fs';

/** Lists the words of a text that mix Greek and Latin letters, with their lines from 1. */
export function mixedWords(text: string): { line: number; word: string }[] {
  return text.split('\n').flatMap((lineText, index) => {
    const words =
      lineText.replace(/\\(?:u[\da-f]{4}|x[\da-f]{2}|[a-z])/gi, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
    return words
      .filter((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word))
      .map((word) => ({ line: index + 1, word }));
  });
}

const decidedAgainst: readonly { pattern: RegExp; instead: string }[] = [
  // A field is filled in (Συμπληρώστε); only a message, an answer, a note or a review is written (Γράψτε).
  {
    pattern:
      /(?<!\p{L})γράψτε (?!μας|κριτική|ένα μήνυμα|το μήνυμά σας|την απάντησή σας|πρώτα τη σημείωση|μια σημείωση)/iu,
    instead: 'Συμπληρώστε',
  },
  { pattern: /[Αα]ιτία(?!\p{L})/u, instead: 'λόγος' },
  { pattern: /Όνομα εταιρείας/u, instead: 'Επωνυμία' },
  { pattern: /Συνέχεια στα προϊόντα/u, instead: 'Συνέχεια αγορών' },
  { pattern: /απόδειξη παραλαβής/iu, instead: 'βεβαίωση παραλαβής' },
  { pattern: /όρ\p{L}+ χρήσης(?! και πώλησης)/iu, instead: 'όροι χρήσης και πώλησης' },
  { pattern: /δικτυακ\p{L}+ τόπ/iu, instead: 'ιστότοπος' },
  { pattern: /περιηγητή/iu, instead: 'πρόγραμμα περιήγησης' },
  { pattern: /διεύθυνση δικτύου/iu, instead: 'διεύθυνση IP' },
  { pattern: /διαλέ[γξ]/iu, instead: 'επιλέγω' },
  { pattern: /αποθηκεύθ/iu, instead: 'αποθηκεύτηκε' },
  { pattern: /παρελθούσ/iu, instead: 'περασμένες' },
  { pattern: /Απεστάλη/u, instead: 'Στάλθηκε' },
  { pattern: /καταχωρηθ|καταχώρηση|καταχωρισθ|αποδεχθ/iu, instead: 'καταχωριστεί, καταχώριση, αποδεχτείτε' },
  // For a customer, «διαχειριστής» is the manager of a block of flats.
  { pattern: /έγκριση (?:από|του) (?:τον )?διαχειριστή/iu, instead: 'την έγκρισή μας' },
  // The final ν is written only before a vowel and κ, π, τ, ξ, ψ, μπ, ντ, γκ, τσ, τζ.
  { pattern: /(?<!\p{L})σ?την (?!γκ|μπ|ντ)[βγδζθλμνρσφχ]/iu, instead: 'τη' },
  { pattern: /(?<!\p{L})σ?τη (?:[αάεέηήιίοόυύωώκπτξψ]|γκ|μπ|ντ)/iu, instead: 'την' },
  { pattern: /\p{Script=Greek}\?/u, instead: ';' },
  { pattern: /[\p{Script=Greek}»] — | — [\p{Script=Greek}«]/u, instead: 'a comma, a colon or nothing' },
];

/** Lists wordings of a text that differ from the shop's, with their lines from 1. */
export function wordingFaults(text: string): { line: number; found: string; instead: string }[] {
  return text.split('\n').flatMap((lineText, index) =>
    decidedAgainst.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(lineText) ?? [];
      return found === undefined ? [] : [{ line: index + 1, found, instead }];
    }),
  );
}

if (import.meta.main) {
  const files = globSync('**/*.{ts,tsx,mjs,cjs,json,sql,md,css,html,yaml}', {
    exclude: ['node_modules', 'dist', 'data', 'coverage', 'test-results', 'package-lock.json'],
  });
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [
      ...mixedWords(text).map(({ line, word }) => `${file}:${line} mixes Greek and Latin: ${word}`),
      ...(/^(?:src|demo)\/.*\.(?:tsx?|json)$/.test(file)
        ? wordingFaults(text).map((fault) => `${file}:${fault.line} «${fault.found}», say: ${fault.instead}`)
        : []),
    ];
  });
  console.log(
    found.length > 0
      ? found.join('\n')
      : `${files.length} files, no word mixes Greek and Latin letters, none is decided against.`,
  );
  if (found.length > 0 || files.length === 0) process.exitCode = 1;
}
