// Makes the font files that every page loads: `node scripts/font-subsets.ts`. They are fontsource's files with the weights,
// letters and features that the pages use, in half the bytes. A test fails if they differ from what this makes.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'src/ui/style/fonts';
const sans = 'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans';
const mono = 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin';

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** ASCII, signs and punctuation; accented Latin letters stay in fontsource's file. The same ranges are in `fonts.css`. */
const latin = letters(0x20, 0x7e) + letters(0xa0, 0xbf) + letters(0x2000, 0x206f) + '×÷€™−↑↓';
const greek = letters(0x370, 0x3ff);

const subsets = [
  { name: 'plex-sans-greek', from: `${sans}-greek-wght-normal.woff2`, text: greek },
  { name: 'plex-sans-latin', from: `${sans}-latin-wght-normal.woff2`, text: latin },
  { name: 'plex-mono-400', from: `${mono}-400-normal.woff2`, text: latin },
  { name: 'plex-mono-500', from: `${mono}-500-normal.woff2`, text: latin },
];

const keepFeatures = ['calt', 'case', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Makes all files, by path. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { name, from, text } of subsets) {
    const isVariable = from.startsWith(sans);
    const bytes = await subsetFont(await readFile(from), text, {
      targetFormat: 'woff2',
      keepFeatures,
      ...(isVariable && { variationAxes: { wght: { min: 400, max: 600 } } }),
    });
    made.set(`${folder}/${name}.woff2`, bytes);
  }
  return made;
}

if (import.meta.main) {
  for (const [path, bytes] of await makeFonts()) {
    await writeFile(path, bytes);
    console.log(`${path}: ${bytes.length} bytes`);
  }
}
