import { readdir, readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs';
import { describe, expect, it, test } from 'vitest';
import { makeFonts, subsets, weights } from './font-subsets.ts';

const folder = 'src/ui/style/fonts';

test('the stored fonts are what the script makes', async () => {
  const fonts = await makeFonts();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.woff2'));
  expect([...fonts.keys()].toSorted()).toEqual(files.map((name) => `${folder}/${name}`).toSorted());
  for (const [path, bytes] of fonts) expect([path, bytes.equals(await readFile(path))]).toEqual([path, true]);
});

test('what the first screen needs of the type is at most 43 KB', async () => {
  const names = ['plex-sans-greek', 'plex-sans-latin', 'plex-mono-400'];
  const sizes = await Promise.all(
    names.map(async (name) => (await readFile(`${folder}/${name}.woff2`)).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(43_000);
});

/** Returns a function that measures a text in a font file, in thousandths of the font size. */
async function ruler(path: string): Promise<(text: string, weight: number) => number> {
  const bytes = await convert(await readFile(path), 'sfnt');
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  return (text, weight) => {
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  };
}

describe.each(subsets)('$path', ({ path, from, text }) => {
  it.each([weights.min, 500, weights.max])('is as wide as fontsource’s file at weight %i', async (weight) => {
    const [own, whole] = [await ruler(path), await ruler(from)];
    const letters = Array.from(text);
    const difference = (sample: string) => Math.abs(own(sample, weight) - whole(sample, weight));
    // A limited weight axis is rounded differently.
    expect(letters.filter((letter) => difference(letter) > 1)).toEqual([]);
    const pairs = letters.map((letter, index) => letter + (letters[(index * 7) % letters.length] ?? ''));
    expect(pairs.filter((pair) => difference(pair) > 2)).toEqual([]);
  });
});

type Declared = { family: string; file: string; weight: string; letters: Set<number> };

/** Reads the faces of a style sheet. */
async function facesOf(path: string): Promise<Declared[]> {
  const css = await readFile(path, 'utf8');
  return Array.from(css.matchAll(/@font-face \{([^}]*)\}/g), ([, face = '']) => {
    const value = (name: string, form: string) => new RegExp(`${name}:\\s*${form}`).exec(face)?.[1] ?? '';
    const ranges = value('unicode-range', '([^;}]*)').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g);
    const letters = Array.from(ranges, ([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    });
    return {
      family: value('font-family', "'([^']*)'"),
      file: value('src', String.raw`url\(['"]?([^'")]*)`).replace(/.*\//, ''),
      weight: value('font-weight', '([^;]*)'),
      letters: new Set(letters.flat()),
    };
  });
}

describe('the style sheet', () => {
  it('declares the same weights for all faces of the variable font', async () => {
    const faces = await facesOf('src/ui/style/fonts.css');
    const own = faces.filter(({ family }) => family === 'IBM Plex Sans Variable');
    expect(own.length).toBeGreaterThan(2);
    expect(new Set(own.map(({ weight }) => weight))).toEqual(new Set([`${weights.min} ${weights.max}`]));
  });

  it('takes from a subset only what it has, and no letter from two files', async () => {
    const faces = await facesOf('src/ui/style/fonts.css');
    for (const { path, text } of subsets) {
      const face = faces.find(({ file }) => path.endsWith(`/${file}`));
      const printed = [...(face?.letters ?? [])].filter((letter) => letter > 0x1f && letter !== 0x7f);
      const missing = printed.filter((letter) => !text.includes(String.fromCodePoint(letter)));
      expect([path, printed.length > 0, missing]).toEqual([path, true, []]);
      const others = faces.filter(
        (other) => other !== face && other.family === face?.family && other.weight === face.weight,
      );
      expect(printed.filter((letter) => others.some(({ letters }) => letters.has(letter)))).toEqual([]);
    }
  });

  it('has a file for every letter that fontsource’s Greek and Latin files have', async () => {
    const faces = await facesOf('src/ui/style/fonts.css');
    const sources = await facesOf('node_modules/@fontsource-variable/ibm-plex-sans/index.css');
    const wanted = sources.filter(({ file }) => /-(greek|latin|latin-ext)-wght/.test(file));
    expect(wanted.length).toBe(3);
    const own = faces.filter(({ family }) => family === 'IBM Plex Sans Variable');
    const missing = wanted
      .flatMap(({ letters }) => [...letters])
      .filter((letter) => !own.some(({ letters }) => letters.has(letter)));
    expect(missing).toEqual([]);
  });
});
