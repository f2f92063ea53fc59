import { company } from '#shared/company.ts';
import { imageSrcSet } from '#shared/images.ts';
import { sizeInName } from '#shared/settings.ts';
import { heroSets } from './hero/hero-files.ts';

/** From this width on, in CSS pixels, the wide render is shown. */
const wideFrom = '(min-width: 640px)';
const portraitBelow = '(max-width: 639.98px)';

const heroSizes = '100vw';
/* On a phone slightly less than the real width: at a pixel ratio of 1.75 the next larger picture doubles the bytes. */
const portraitSizes = '95vw';

export const heroSources = (time: keyof typeof heroSets) => [
  { media: wideFrom, srcSet: heroSets[time].wide, sizes: heroSizes },
  { media: portraitBelow, srcSet: heroSets[time].portrait, sizes: portraitSizes },
];

/** The company's own picture of the first screen; undefined while it has none. */
export function ownHero() {
  const { hero: url, heroAlt: alt } = company().pictures;
  const size = sizeInName(url);
  return (
    size && {
      src: url,
      ...size,
      alt,
      srcSet: imageSrcSet({ url, width: size.width }, 2400),
      sizes: heroSizes,
    }
  );
}

/** Preloads the picture before the styles are read: it is the largest element of the first screen. */
export function heroPreloads() {
  const own = ownHero();
  const high = 'high' as const;
  if (own) {
    const { src, srcSet, sizes } = own;
    return [
      { rel: 'preload', as: 'image', href: src, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: high },
    ];
  }
  return heroSources('dusk').map(({ media, srcSet, sizes }) => ({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: high,
  }));
}
