/** A picture as pages show it: its public URL and its own size in pixels. */
export type Image = { url: string; width: number; height: number };

/** The prefix of every picture's public URL. */
export const picturesPath = '/public-objects/';

/** The widths in pixels in which every picture is available, in ascending order. */
export const imageWidths = [320, 640, 1200] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** Returns the URL of a picture in one of the widths; the server never enlarges a picture. */
export const imageUrl = (url: string, width: ImageWidth) => `${url}?w=${width}`;

/** Returns the `srcset` of a picture: its widths up to `widest`, never wider than the picture itself. */
export function imageSrcSet({ url, width }: Pick<Image, 'url' | 'width'>, widest = 1200): string {
  const narrower = imageWidths.filter((w) => w < width && w <= widest);
  const candidates = narrower.map((w) => `${imageUrl(url, w)} ${w}w`);
  if (width <= widest) candidates.push(`${url} ${width}w`);
  return candidates.join(', ');
}
