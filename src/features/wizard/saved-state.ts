import { numberText } from '#shared/decimals.ts';
import * as z from 'zod/mini';
import { bundleIds } from '#features/advice/enums.ts';
import {
  finerAnswers,
  finerBounds,
  partialAnswers,
  type FinerAnswers,
  type FinerNumber,
} from './answers-contract.ts';

const typedText = z.optional(z.string().check(z.maxLength(3_000)));

/** The finer answers that are chosen, not typed. */
const finerChoices = z.pick(finerAnswers, {
  placeKind: true,
  hasVisitors: true,
  internet: true,
  hasMains: true,
  emptyFor: true,
  wiring: true,
  existing: true,
  contents: true,
  pastIncident: true,
  isMonitored: true,
});

/** The wizard in a tab: all answers, and what was typed, also where it is not valid yet. */
const savedState = z.object({
  answers: partialAnswers,
  typed: z.record(z.string(), z.string().check(z.maxLength(20))),
  choices: finerChoices,
  bundle: z.optional(z.enum(bundleIds)),
  contact: z.object({
    /** Whose details these are: a customer's id, blank for a visitor. Another person in this tab does not see them. */
    of: z.string(),
    customerName: typedText,
    customerEmail: typedText,
    customerPhone: typedText,
    customerType: typedText,
    additionalNotes: typedText,
  }),
  /** The product whose page led here. */
  product: z.optional(z.int()),
  isSent: z.boolean(),
});

export type WizardState = z.infer<typeof savedState>;
export type FinerChoices = z.infer<typeof finerChoices>;

export const emptyState: WizardState = {
  answers: {},
  typed: {},
  choices: {},
  contact: { of: '' },
  isSent: false,
};

/** Reads a tab's stored text; empty where there is none or it is not ours. */
export function readState(text: string | null): WizardState {
  if (!text) return emptyState;
  try {
    const read = z.safeParse(savedState, JSON.parse(text));
    return read.success ? read.data : emptyState;
  } catch {
    return emptyState;
  }
}

export type FinerFaults = Partial<Record<FinerNumber | 'postcode', string>>;

const names = Object.keys(finerBounds) as FinerNumber[];

/** A number with points between its thousands, «1.200»: in «4.5» the point stands for a comma. */
const grouped = /^\d{1,3}(\.\d{3})+$/;

/** The finer answers: what was chosen, the typed numbers that are valid, and a sentence for each that is not. */
export function finerOf({ typed, choices }: Pick<WizardState, 'typed' | 'choices'>): {
  finer: FinerAnswers;
  faults: FinerFaults;
} {
  const finer: FinerAnswers = { ...choices };
  const faults: FinerFaults = {};
  for (const name of names) {
    const text = typed[name]?.trim() ?? '';
    if (text === '') continue;
    const [least, most] = finerBounds[name];
    const digits = grouped.test(text) ? text.replaceAll('.', '') : text;
    const number = /^-?\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= least && number <= most) finer[name] = number;
    else faults[name] = `Συμπληρώστε έναν ακέραιο από ${numberText(least)} έως ${numberText(most)}`;
  }
  const postcode = z.safeParse(finerAnswers.shape.postcode, typed['postcode'] ?? '');
  if (postcode.data !== undefined) finer.postcode = postcode.data;
  const [fault] = postcode.error?.issues ?? [];
  if (fault) faults.postcode = fault.message;
  return { finer, faults };
}

/** The state that begins from given answers: those of a shared link. */
export function stateFrom(answers: WizardState['answers'], finer: FinerAnswers): WizardState {
  const typed = ([...names, 'postcode'] as const).flatMap((name) =>
    finer[name] === undefined ? [] : [[name, String(finer[name])]],
  );
  return {
    ...emptyState,
    answers,
    typed: Object.fromEntries(typed),
    choices: z.parse(finerChoices, finer),
  };
}
