import { useState, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Picture } from './Picture.tsx';

interface Props {
  /** If undefined or broken, the icon is shown instead. */
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** Shown instead of a missing picture: the category's lucide icon. */
  icon: ReactNode;
  /** For a picture visible when the page opens: loaded first, not lazily. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Badges and buttons over the picture. */
  children?: ReactNode;
}

/** The square for a product's picture. Inside a `group` the picture grows slightly on hover. */
export function Tile({ src, srcSet, sizes, alt, icon, priority, className, children }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // A picture that failed before hydration fires no further events.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
  };
  return (
    <div
      className={cx(
        'relative grid aspect-square place-items-center overflow-hidden rounded-md bg-linear-to-b from-tile to-tile-2 text-text-3',
        className,
      )}
    >
      {src === undefined || brokenSrc === src ? (
        <span
          // With an empty `alt` the name is next to the picture, so the picture is hidden from screen readers.
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="[&>svg]:size-7 [&>svg]:stroke-[1.35]"
        >
          {icon}
        </span>
      ) : (
        <Picture
          ref={check}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={640}
          height={640}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBrokenSrc(src)}
          className="product-picture size-full object-contain transition-transform duration-(--d-3) ease-out group-hover:scale-[1.025]"
        />
      )}
      {children}
    </div>
  );
}
