import { expect, it } from 'vitest';
import { heroSets, madeFrom } from '#app/pages/home/hero/hero-files.ts';
import { heroWedges } from '#app/pages/home/hero/hero-view.ts';
import { sourceHash } from './hero-pictures.ts';
import { markOf, smoothPath, wedgesOf, type HeroPicture } from './hero-wedges.ts';

const arc = (y: number) => [0, 0.2, 0.4, 0.6].map((x): [number, number] => [x, y]);
const picture: HeroPicture = {
  width: 100,
  height: 50,
  colour: '#000',
  lens: [0.7, 0.2],
  marks: {
    '4': { ground: [0.4, 0.9], head: [0.4, 0.5], arc: arc(0.9) },
    '8': { ground: [0.4, 0.6], head: [0.4, 0.4], arc: arc(0.6) },
    '41': { ground: [0.4, 0.42], head: [0.4, 0.38], arc: arc(0.42) },
  },
};

it('was made from the renders and marks as they are now', async () => {
  expect(madeFrom, 'run node scripts/hero-pictures.ts').toBe(await sourceHash());
});

it('offers both times of day in the same widths', () => {
  const widths = (set: string) => set.match(/\d+w/g);
  expect(widths(heroSets.day.wide)).toEqual(widths(heroSets.dusk.wide));
  expect(widths(heroSets.day.portrait)).toEqual(widths(heroSets.dusk.portrait));
});

it('stands a person on the arc, as tall as the render says', () => {
  expect(markOf(picture, 4, 0.5)).toEqual({ metres: 4, x: 500, y: 900, height: 400 });
  expect(markOf(picture, 41, 0.1)).toEqual({ metres: 41, x: 100, y: 420, height: 40 });
});

it('people farther away are smaller and stand higher in the picture', () => {
  for (const { marks } of Object.values(heroWedges)) {
    expect(marks.map(({ metres }) => metres)).toEqual([4, 8, 41]);
    expect(marks.map(({ height }) => height)).toEqual(
      marks.map(({ height }) => height).toSorted((a, b) => b - a),
    );
    expect(marks.map(({ y }) => y)).toEqual(marks.map(({ y }) => y).toSorted((a, b) => b - a));
  }
});

it('ends the farthest arc where the house hides it', () => {
  const { arcs, bands } = wedgesOf(picture, 0.5);
  expect(arcs[2]).toMatch(/400 420$/);
  expect(arcs[1]).toMatch(/600 600$/);
  expect(bands).toHaveLength(3);
});

it('draws one curve through the points', () => {
  expect(smoothPath(arc(0.5))).toBe('M0 500Q200 500 300 500Q400 500 600 500');
});
