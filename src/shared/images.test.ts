import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl, imageWidths } from './images.ts';

const url = '/public-objects/products/a.webp';

describe('the srcset of a picture', () => {
  it.each([
    [1440, 1200, `${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=1200 1200w`],
    [1200, 1200, `${url}?w=320 320w, ${url}?w=640 640w, ${url} 1200w`],
    [1200, 640, `${url}?w=320 320w, ${url}?w=640 640w`],
    [800, 1200, `${url}?w=320 320w, ${url}?w=640 640w, ${url} 800w`],
    [200, 1200, `${url} 200w`],
  ])('%i pixels wide, shown up to %i', (width, widest, srcSet) => {
    expect(imageSrcSet({ url, width }, widest)).toBe(srcSet);
  });

  it('has at least one candidate and none wider than the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (width) => {
        const widths = imageSrcSet({ url, width })
          .split(', ')
          .map((one) => Number(one.match(/ (\d+)w$/)?.[1]));
        expect(widths.length).toBeGreaterThan(0);
        expect(Math.max(...widths)).toBeLessThanOrEqual(Math.min(width, imageWidths.at(-1) ?? 0));
      }),
    );
  });
});

it('asks for one width', () => {
  expect(imageUrl(url, 640)).toBe(`${url}?w=640`);
});
