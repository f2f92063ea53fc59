import type { ComponentProps } from 'react';

/**
 * An image in several widths that is visible when the page opens. React preloads each eager image; the preload chooses a
 * width without considering cached ones, whereas the image itself uses a wider cached one, so the preload is wasted. React
 * does not preload an image inside a <picture>.
 */
export function Picture({ alt, ...props }: ComponentProps<'img'>) {
  return (
    <picture className="contents">
      <img alt={alt} {...props} />
    </picture>
  );
}
