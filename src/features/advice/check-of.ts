import { numberText } from './text.ts';
import type { Check } from './types.ts';

const round = (value: number) => Math.round(value * 100) / 100;

type Wording = { held: string; open: string };

/** What is asked for and what there is, in their places: `{value}` and `{limit}`. */
export const enough: Wording = {
  held: 'χρειάζονται {value}, υπάρχουν {limit}',
  open: 'χρειάζονται {value}, υπάρχουν μόνο {limit}',
};
/** Of what a smaller system may have fewer of than the place asks for. */
export const ofSystem: Wording = {
  held: 'στην πρόταση {value}, διαθέσιμες {limit}',
  open: 'στην πρόταση {value}, υπάρχουν μόνο {limit}',
};
export const atMost: Wording = {
  held: '{value}, με όριο {limit}',
  open: '{value}, πάνω από το όριο {limit}',
};

/** A constraint that holds while its value is not above its limit. */
export function checkOf(
  id: string,
  title: string,
  [value, limit]: readonly [number, number],
  unit: string,
  wording: Wording,
  gapId?: string,
): Check {
  const held = value <= limit + 1e-9;
  const text = (number: number) => `${numberText(round(number))}${unit === '' ? '' : ` ${unit}`}`;
  const said = wording[held ? 'held' : 'open']
    .replace('{value}', text(value))
    .replace('{limit}', text(limit));
  return {
    id,
    value: round(value),
    limit: round(limit),
    unit,
    held,
    sentence: `${title}: ${said}.`,
    ...(!held && gapId !== undefined && { gapId }),
  };
}
