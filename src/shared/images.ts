/** A picture as pages draw it: its public address and its own size in pixels. */
export type Image = { url: string; width: number; height: number };

/** Where pictures are served: a picture's public address is this and its path. */
export const picturesPath = '/public-objects/';

/** The widths in pixels in which every picture can be asked for, narrow to wide. */
export const imageWidths = [320, 640, 1200] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The address of a picture in one of its widths; no wider than the picture itself. */
export const imageUrl = (url: string, width: ImageWidth) => `${url}?w=${width}`;

/** The `srcset` of a picture: its widths up to `widest`, never wider than it is. */
export function imageSrcSet({ url, width }: Pick<Image, 'url' | 'width'>, widest = 1200): string {
  const narrower = imageWidths.filter((w) => w < width && w <= widest);
  const candidates = narrower.map((w) => `${imageUrl(url, w)} ${w}w`);
  if (width <= widest) candidates.push(`${url} ${width}w`);
  return candidates.join(', ');
}
