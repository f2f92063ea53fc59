import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandThemes, contrast, hexOf } from './brand-colour.ts';

const css = readFileSync(new URL('../ui/style/tokens.css', import.meta.url), 'utf8');

/** A token of the style sheet in one of the themes. */
function token(name: string, theme: 'light' | 'dark'): string {
  const values = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(css);
  const [l = 0, c = 0, h = 0] = (values?.[theme === 'light' ? 1 : 2] ?? '').split(' ').map(Number);
  expect(values, name).not.toBeNull();
  return hexOf({ l, c, h });
}

const surfaces = ['bg', 'bg-sunken', 'surface', 'surface-hover', 'surface-press'] as const;

const samples = [
  '#ffd400',
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#0b55bc',
  '#808080',
  '#e6007e',
  '#00b3a4',
  '#ffe9a8',
  '#3b1f0b',
];

describe.each(samples)('the tokens of the colour %s', (hex) => {
  const themes = brandThemes(hex);
  it.each(['light', 'dark'] as const)('hold every contrast in the %s theme', (theme) => {
    const tokens = themes[theme];
    const page = surfaces.map((name) => token(name, theme));
    for (const fill of ['primary', 'primary-fill', 'primary-hover', 'primary-press'] as const)
      expect(contrast(tokens[fill], tokens['on-primary']), fill).toBeGreaterThanOrEqual(4.5);
    for (const surface of page) {
      expect(contrast(tokens.primary, surface), surface).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens['primary-text'], surface), surface).toBeGreaterThanOrEqual(4.5);
    }
    for (const soft of ['primary-soft', 'primary-soft-2'] as const)
      expect(contrast(tokens['primary-text'], tokens[soft]), soft).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.focus, token('bg', theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.focus, token('ink-panel', theme))).toBeGreaterThanOrEqual(3);
  });
});

it('leaves a bright colour as it is where a label names it, and darkens a pale one', () => {
  expect(brandThemes('#ffd400').light).toMatchObject({ 'primary-fill': '#ffd400', 'on-primary': '#14181f' });
  expect(brandThemes('#ffd400').light.primary).not.toBe('#ffd400');
  const { primary, 'primary-fill': fill } = brandThemes('#ffffff').light;
  expect(fill).toBe(primary);
});

it.each(['#000000', '#ffffff', '#808080'])(
  'makes of %s, which has no hue, controls that nobody takes for switched off: dark on light pages, light on dark ones',
  (hex) => {
    const { light, dark } = brandThemes(hex);
    expect(contrast(light['primary-fill'], '#ffffff')).toBeGreaterThan(12);
    expect(contrast(dark['primary-fill'], '#0d0f13')).toBeGreaterThan(12);
  },
);
