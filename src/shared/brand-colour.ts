/** A colour as lightness 0–1, chroma and hue in degrees. */
type Oklch = { l: number; c: number; h: number };
type Rgb = [red: number, green: number, blue: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;

/** Björn Ottosson's Oklab, from sRGB. */
function oklchOf(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex).map(toLinear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

function linearOf({ l: lightness, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (colour: Rgb) => colour.every((value) => value > -0.0005 && value < 1.0005);

/** As `#rrggbb`, with as much of its chroma as a screen can show. */
export function hexOf(colour: Oklch): string {
  let { c } = colour;
  while (c > 0 && !isShown(linearOf({ ...colour, c }))) c -= 0.004;
  const values = linearOf({ ...colour, c: Math.max(c, 0) });
  return `#${values
    .map((value) =>
      Math.round(255 * toGamma(Math.min(Math.max(value, 0), 1)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map(toLinear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Surfaces of each theme on which the brand's colours stand, the lightest and the darkest among them (tokens.css). */
const surfaces = {
  light: ['#ffffff', '#f7f6f4', '#edecea', '#f0efec', '#e7e6e2'],
  dark: ['#0b0d11', '#0d0f13', '#15181d', '#1d2127', '#262a31'],
} as const;
export type BrandTheme = Record<
  | 'primary'
  | 'primary-fill'
  | 'primary-hover'
  | 'primary-press'
  | 'on-primary'
  | 'primary-text'
  | 'primary-soft'
  | 'primary-soft-2'
  | 'focus'
  | 'selection',
  string
>;

const [white, black] = ['#ffffff', '#14181f'];
const atLeast = (least: number, on: readonly string[]) => (hex: string) =>
  on.every((surface) => contrast(hex, surface) >= least);

/** Below it a light colour is taken for the page's own. */
const leastChroma = 0.1;

/** Below it a colour has no hue: a control of a middle grey is taken for one that is switched off. */
const leastHue = 0.02;

/** The nearest lightness, in the direction of `step`, at which the colour passes. */
function nearest(
  colour: Oklch,
  step: number,
  passes: (hex: string) => boolean,
): { colour: Oklch; hex: string } {
  for (let l = colour.l; l >= 0 && l <= 1; l += step) {
    const next = { ...colour, l };
    const hex = hexOf(next);
    if (passes(hex)) return { colour: next, hex };
  }
  const l = step < 0 ? 0 : 1;
  return { colour: { ...colour, l }, hex: hexOf({ ...colour, l }) };
}

/** The tokens of one theme that follow from the brand's colour; the rest of the theme is the same for all. */
function themeOf(hex: string, theme: 'light' | 'dark'): BrandTheme {
  const own = oklchOf(hex);
  const isLight = theme === 'light';
  const ink = isLight ? Math.min(own.l, 0.25) : Math.max(own.l, 0.93);
  const brand = own.c < leastHue ? { ...own, l: ink } : own;
  const away = isLight ? -0.005 : 0.005;
  const tint = Math.min(brand.c / 0.175, 1);
  const at = (l: number, c: number) => hexOf({ ...brand, l, c: c * tint });
  const soft = isLight ? at(0.958, 0.018) : at(0.27, 0.055);
  const soft2 = isLight ? at(0.915, 0.036) : at(0.33, 0.08);
  const selection = isLight ? at(0.88, 0.055) : at(0.4, 0.11);
  const page = surfaces[theme];
  // A control must stand out from the page, 3:1, and its label from it, 4.5:1.
  const isControl = (tried: string) =>
    atLeast(3, page)(tried) && Math.max(contrast(white, tried), contrast(black, tried)) >= 4.5;
  const { colour: fill, hex: primary } = nearest(brand, away, isControl);
  const label = contrast(white, primary) >= 4.5 ? white : black;
  // What a label names needs no contrast to the page: a yellow brand has yellow buttons.
  const isOwn = brand.c >= leastChroma && contrast(hex, label) >= 4.5;
  const filled = isOwn ? brand : fill;
  const pressed = (by: number) => {
    const darker = hexOf({ ...filled, l: Math.max(filled.l - by, 0) });
    return contrast(darker, label) >= 4.5 ? darker : hexOf({ ...filled, l: Math.min(filled.l + by, 1) });
  };
  const start = { ...brand, l: isLight ? Math.min(brand.l, 0.6) : Math.max(brand.l, 0.6) };
  return {
    primary,
    'primary-fill': isOwn ? hex : primary,
    'primary-hover': pressed(0.05),
    'primary-press': pressed(0.1),
    'on-primary': label,
    'primary-text': nearest(start, away, atLeast(4.5, [...page, soft, soft2])).hex,
    'primary-soft': soft,
    'primary-soft-2': soft2,
    // Also seen on the dark bands of the light theme.
    focus: nearest(
      { ...start, l: isLight ? 0.66 : start.l },
      away,
      atLeast(3, isLight ? ['#ffffff', '#f7f6f4'] : page),
    ).hex,
    selection,
  };
}

/** The tokens that follow from a brand's colour (`#rrggbb`), for both themes. */
export const brandThemes = (hex: string): Record<'light' | 'dark', BrandTheme> => ({
  light: themeOf(hex, 'light'),
  dark: themeOf(hex, 'dark'),
});
