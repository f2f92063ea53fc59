// Makes the font files that every page loads: `node scripts/font-subsets.ts`. They are fontsource's files with the weights,
// letters and features that the pages use, in less than half the bytes. A test fails if they differ from what this makes.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'src/ui/style/fonts';
const sans = 'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans';
const mono = 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin';

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** What the shop's own texts use. fontsource's files have everything else. The same ranges are in `fonts.css`. */
const latin = `${letters(0x20, 0x7e)}\u00A0§©«®°±²³·»½×‐–—―‘’“”„•…′″€™−`;
const greek = letters(0x370, 0x3ff);

/** The weights that the style sheets use. */
export const weights = { min: 400, max: 600 };

/** The stored files, what each is made of, and the text that it can show. */
export const subsets = [
  { path: `${folder}/plex-sans-greek.woff2`, from: `${sans}-greek-wght-normal.woff2`, text: greek },
  { path: `${folder}/plex-sans-latin.woff2`, from: `${sans}-latin-wght-normal.woff2`, text: latin },
  { path: `${folder}/plex-mono-400.woff2`, from: `${mono}-400-normal.woff2`, text: latin },
  { path: `${folder}/plex-mono-500.woff2`, from: `${mono}-500-normal.woff2`, text: latin },
];

const keepFeatures = ['calt', 'case', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Makes all files, by path. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { path, from, text } of subsets) {
    const bytes = await subsetFont(await readFile(from), text, {
      targetFormat: 'woff2',
      keepFeatures,
      ...(from.startsWith(sans) && { variationAxes: { wght: weights } }),
    });
    made.set(path, bytes);
  }
  return made;
}

if (import.meta.main) {
  for (const [path, bytes] of await makeFonts()) {
    await writeFile(path, bytes);
    console.log(`${path}: ${bytes.length} bytes`);
  }
}
