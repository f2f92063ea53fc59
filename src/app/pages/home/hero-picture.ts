import avif1440 from './hero-1440.avif?url';
import avif800 from './hero-800.avif?url';
import webp1440 from './hero-1440.webp?url';
import webp800 from './hero-800.webp?url';

/** The picture of the home page's first screen; on a phone only its right half is visible, so it is rendered wider there. */
export const heroPicture = {
  avif: `${avif800} 800w, ${avif1440} 1440w`,
  webp: `${webp800} 800w, ${webp1440} 1440w`,
  fallback: webp1440,
  sizes: '(max-width: 900px) 700px, 100vw',
};

/** Preloads the picture before the styles are read: it is the largest element of the first screen. */
export const heroPreload = {
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: heroPicture.avif,
  imageSizes: heroPicture.sizes,
  fetchPriority: 'high' as const,
};
