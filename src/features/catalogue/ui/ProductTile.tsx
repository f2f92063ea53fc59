import type { ReactNode } from 'react';
import { imageSrcSet, imageUrl, type Image } from '#shared/images.ts';
import { Tile } from '#ui/components/Tile.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';

interface Props {
  image: Image | undefined;
  alt: string;
  categoryId: string;
  /** The picture's width on the page, as the `sizes` of an `img`. */
  sizes: string;
  /** The widest variant offered, in pixels. */
  widest?: 640 | 1200;
  priority?: boolean | undefined;
  className?: string;
  children?: ReactNode;
}

/** A product's picture in the width that the screen needs. */
export function ProductTile({ image, categoryId, widest = 640, ...props }: Props) {
  return (
    <Tile
      {...props}
      src={image && imageUrl(image.url, 640)}
      srcSet={image && imageSrcSet(image, widest)}
      icon={<CategoryIcon categoryId={categoryId} />}
    />
  );
}
