/** What a regional unit is called, by what its postal codes begin with. */
const places: Readonly<Record<string, string>> = {
  1: 'Αττική',
  20: 'Κορινθία',
  21: 'Αργολίδα',
  22: 'Αρκαδία',
  23: 'Λακωνία',
  24: 'Μεσσηνία',
  25: 'Αχαΐα',
  26: 'Αχαΐα',
  27: 'Ηλεία',
  28: 'Κεφαλονιά και Ιθάκη',
  29: 'Ζάκυνθος',
  30: 'Αιτωλοακαρνανία',
  31: 'Λευκάδα',
  32: 'Βοιωτία',
  33: 'Φωκίδα',
  34: 'Εύβοια',
  35: 'Φθιώτιδα',
  36: 'Ευρυτανία',
  37: 'Μαγνησία και Σποράδες',
  38: 'Μαγνησία',
  40: 'Λάρισα',
  41: 'Λάρισα',
  42: 'Τρίκαλα',
  43: 'Καρδίτσα',
  44: 'Ιωάννινα',
  45: 'Ιωάννινα',
  46: 'Θεσπρωτία',
  47: 'Άρτα',
  48: 'Πρέβεζα',
  49: 'Κέρκυρα',
  50: 'Κοζάνη',
  51: 'Γρεβενά',
  52: 'Καστοριά',
  53: 'Φλώρινα',
  54: 'Θεσσαλονίκη',
  55: 'Θεσσαλονίκη',
  56: 'Θεσσαλονίκη',
  57: 'Θεσσαλονίκη',
  58: 'Πέλλα',
  59: 'Ημαθία',
  60: 'Πιερία',
  61: 'Κιλκίς',
  62: 'Σέρρες',
  63: 'Χαλκιδική',
  64: 'Καβάλα',
  65: 'Καβάλα',
  66: 'Δράμα',
  67: 'Ξάνθη',
  68: 'Έβρος',
  69: 'Ροδόπη',
  70: 'Ηράκλειο',
  71: 'Ηράκλειο',
  72: 'Λασίθι',
  73: 'Χανιά',
  74: 'Ρέθυμνο',
  80: 'Κύθηρα',
  81: 'Λέσβος και Λήμνος',
  82: 'Χίος',
  83: 'Σάμος και Ικαρία',
  84: 'Κυκλάδες',
  85: 'Δωδεκάνησα',
};

/** The places whose postal codes begin with a prefix of 1 to 5 digits, each once; none if no postal code does. */
export const placesOf = (prefix: string): string[] => [
  ...new Set(
    Object.entries(places).flatMap(([start, place]) =>
      prefix.startsWith(start) || start.startsWith(prefix) ? [place] : [],
    ),
  ),
];

const isWhole = (prefixes: readonly string[]) =>
  Object.keys(places).every((start) => prefixes.some((prefix) => start.startsWith(prefix)));

/** «10–14, 19»: prefixes that follow each other as a range. */
function ranges(prefixes: readonly string[]): string {
  const runs: [first: string, last: string][] = [];
  for (const prefix of prefixes) {
    const run = runs.at(-1);
    if (run && prefix.length === run[1].length && Number(prefix) === Number(run[1]) + 1) run[1] = prefix;
    else runs.push([prefix, prefix]);
  }
  return runs
    .map(([first, last]) =>
      first === last ? first : `${first}${Number(last) === Number(first) + 1 ? ', ' : '–'}${last}`,
    )
    .join(', ');
}

/** Where an area is, as it follows «Πηγαίνουμε»: «όπου ο ταχυδρομικός κώδικας αρχίζει από 25, 26 (Αχαΐα) ή 271 (Ηλεία)». */
export function areaText(prefixes: readonly string[]): string {
  if (isWhole(prefixes)) return 'σε όλη την Ελλάδα';
  const named = Map.groupBy(prefixes, (prefix) => placesOf(prefix).join(', '));
  const parts = [...named].map(([place, its]) => (place ? `${ranges(its)} (${place})` : ranges(its)));
  const last = parts.pop() ?? '';
  return `όπου ο ταχυδρομικός κώδικας αρχίζει από ${parts.length > 0 ? `${parts.join(', ')} ή ` : ''}${last}`;
}
