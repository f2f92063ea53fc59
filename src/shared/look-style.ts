import { brandThemes } from './brand-colour.ts';
import { sizeInName, type LookSettings } from './settings.ts';

type Look = Pick<LookSettings, 'colour' | 'logo' | 'logoDark'>;

function declarations({ colour, logo, logoDark }: Look, theme: 'light' | 'dark'): string {
  const tokens = colour === '' ? [] : Object.entries(brandThemes(colour)[theme]);
  // A logo that has no form for dark surfaces stands there on a light plate.
  const onInk = [
    `--logo-inverse:url(${logoDark || logo})`,
    `--plate-inverse:${logoDark ? 'transparent' : '#fff'}`,
  ];
  const onPage =
    theme === 'light'
      ? [`--logo:url(${logo})`, '--plate:transparent']
      : ['--logo:var(--logo-inverse)', '--plate:var(--plate-inverse)'];
  return [
    ...tokens.map(([name, value]) => `--${name}:${value}`),
    ...(logo === '' ? [] : [...onInk, ...onPage]),
  ].join(';');
}

/**
 * The style sheet of the company's look: the tokens of its colour, and its logo. It stands in every page after the shop's own
 * sheet, so that the page is in the company's colours from its first paint; empty for a company without both.
 */
export function lookStyle(look: Look): string {
  if (look.colour === '' && look.logo === '') return '';
  const [light, dark] = [declarations(look, 'light'), declarations(look, 'dark')];
  return (
    `html:root,[data-theme][data-theme]{${light}}` +
    `@media screen{[data-theme=dark][data-theme]{${dark}}}` +
    `@media screen and (prefers-color-scheme:dark){html:root:not([data-theme]){${dark}}}`
  );
}

/** How many times as wide as high a picture is; 0 without one. */
export function ratioOf(url: string): number {
  const size = sizeInName(url);
  return size ? Math.round((100 * size.width) / size.height) / 100 : 0;
}
