import type { ComponentProps } from 'react';

/**
 * An image in several widths that the page opens with. React preloads each eager image, and a preload picks its width
 * without a look at what the browser holds; the image itself takes a wider one that is at hand, and what was preloaded is
 * wasted. Of an image within a <picture> React makes no preload.
 */
export function Picture({ alt, ...props }: ComponentProps<'img'>) {
  return (
    <picture className="contents">
      <img alt={alt} {...props} />
    </picture>
  );
}
