// Makes what the home page's first screen shows from the demonstration's renders: pictures in the widths of screens, and the
// camera's field of view as paths. Run it after a hero picture or demo/pictures.json has changed:
// `node scripts/hero-pictures.ts`. A test fails if it was forgotten.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markOf, wedgesOf, type Drawn, type HeroPicture, type Layout } from './hero-wedges.ts';

const folder = 'src/app/pages/home/hero';
const times = ['dusk', 'day'] as const;

/**
 * The pixel widths of each layout, as far as the render has them; where the three
 * figures stand, and where the house begins to hide what is farther than its front, as shares of its width.
 */
const layouts = {
  wide: {
    suffix: '',
    widths: [1280, 1920, 2880],
    stands: { '4': 0.575, '8': 0.505, '41': 0.4953 },
    houseAt: 0.572,
  },
  portrait: {
    suffix: '-portrait',
    widths: [760, 1080, 1440],
    stands: { '4': 0.47, '8': 0.3, '41': 0.3068 },
    houseAt: 0.426,
  },
} satisfies Record<Layout, object>;

/** Hashes of all that the files are made from: of the renders, and of the marks. */
export async function sourceHash(): Promise<string> {
  const renders = createHash('sha256');
  for (const { suffix } of Object.values(layouts))
    for (const time of times) renders.update(await readFile(`demo/images/hero-${time}${suffix}.webp`));
  const { pictures } = await readPictures();
  const marks = createHash('sha256').update(JSON.stringify([pictures, layouts]));
  return [renders, marks].map((hash) => hash.digest('hex').slice(0, 12)).join(' ');
}

/** Whether the pictures were made from the renders as they are now: making them takes a minute. */
async function areMade(): Promise<boolean> {
  const [renders = ''] = (await sourceHash()).split(' ');
  const before = await readFile(`${folder}/hero-files.ts`, 'utf8').catch(() => '');
  return before.includes(`'${renders} `);
}

async function readPictures() {
  const all = JSON.parse(await readFile('demo/pictures.json', 'utf8')) as Record<string, HeroPicture>;
  const of = (layout: Layout, time: (typeof times)[number]) => {
    const picture = all[`hero-${time}${layouts[layout].suffix}.webp`];
    if (!picture) throw new Error(`demo/pictures.json lacks the hero: ${layout}, ${time}`);
    return picture;
  };
  return { of, pictures: { wide: of('wide', 'dusk'), portrait: of('portrait', 'dusk') } };
}

async function makeAll(): Promise<void> {
  const isMade = await areMade();
  if (!isMade) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { pictures, of } = await readPictures();
  const imports: string[] = [];
  const sets: Record<string, string> = {};
  for (const [layout, { suffix, widths }] of Object.entries(layouts) as [Layout, (typeof layouts)[Layout]][])
    for (const time of times) {
      const bytes = await readFile(`demo/images/hero-${time}${suffix}.webp`);
      const { width } = of(layout, time);
      const made = widths.filter((one) => one < width).concat(width > (widths.at(-1) ?? 0) ? [] : [width]);
      const candidates: string[] = [];
      for (const one of made) {
        const name = `${time}-${layout}-${one}`;
        const variable = `${time}${layout === 'wide' ? 'Wide' : 'CustomerSummary'}${one}`;
        if (!isMade)
          await sharp(bytes).resize(one).avif({ quality: 52, effort: 3 }).toFile(`${folder}/${name}.avif`);
        imports.push(`import ${variable} from './${name}.avif?url';`);
        candidates.push(`\${${variable}} ${one}w`);
      }
      sets[`${time}-${layout}`] = candidates.join(', ');
    }
  const drawn = Object.fromEntries(
    Object.entries(pictures).map(([layout, picture]): [string, Drawn] => [
      layout,
      {
        ...wedgesOf(picture, layouts[layout as Layout].houseAt),
        marks: Object.entries(layouts[layout as Layout].stands).map(([metres, x]) =>
          markOf(picture, Number(metres), x),
        ),
      },
    ]),
  );
  const text = `// Made by scripts/hero-pictures.ts.
${imports.join('\n')}

/** A hash of what this was made from. */
export const madeFrom = '${await sourceHash()}';

/** The \`srcset\` of each render. */
export const heroSets = {
  dusk: { wide: \`${sets['dusk-wide']}\`, portrait: \`${sets['dusk-portrait']}\` },
  day: { wide: \`${sets['day-wide']}\`, portrait: \`${sets['day-portrait']}\` },
};
`;
  await writeFile(`${folder}/hero-files.ts`, text);
  const wedges = `// Made by scripts/hero-pictures.ts.

/** The camera's field of view, in thousandths of the picture's width and height. */
export const heroWedges = ${JSON.stringify(drawn, null, 2)};
`;
  await writeFile(`${folder}/hero-view.ts`, wedges);
}

if (import.meta.main) await makeAll();
