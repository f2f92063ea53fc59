import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useFormState,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { decimalText } from '#shared/decimals.ts';
import { toast } from '../toast/toast.ts';
import { carryOver } from './carry-over.ts';

interface Followed<Thing, Values> {
  /** The current record, a new object each time that refetching finds a change. Undefined for a new record. */
  thing: Thing | undefined;
  /** The form's initial values for a record. */
  valuesOf: (thing: Thing | undefined) => Values;
  /** The values as text for the user, for fields that store something else. */
  inWords?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Tells that the record has changed in the meantime: «Το προϊόν άλλαξε στο μεταξύ». */
  title: string;
}

const maxQuoteLength = 120;

/**
 * Merges changes by other users into the open form of a record: typed values stay, with the other user's value shown next to
 * them.
 */
export function useFollow<Thing, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { thing, valuesOf, inWords = (values) => values, title }: Followed<Thing, Values>,
): void {
  const shown = useRef(thing);
  const follow = useEffectEvent((next: Thing) => {
    const saved = valuesOf(next);
    const { contested, isMixed } = mergeSaved(form, valuesOf(shown.current), saved);
    shown.current = next;
    const words = inWords(saved);
    for (const name of contested) form.setError(name, { message: changedTo(words[name]) });
    if (isMixed) {
      toast({
        title,
        description: 'Όσα συμπληρώσατε διατηρήθηκαν, τα υπόλοιπα ενημερώθηκαν. Ελέγξτε και αποθηκεύστε.',
        tone: 'high',
      });
    }
  });
  const { isSubmitting } = useFormState({ control: form.control });
  useEffect(() => {
    // Not while submitting: this change may be the form's own, and close it.
    if (thing && thing !== shown.current && !isSubmitting) follow(thing);
  }, [thing, isSubmitting]);
}

/**
 * Gives a form the values that have been saved in the meantime, except where something was typed; those fields count as changed.
 * `contested` are the fields that were typed and saved, `isMixed` tells that some were typed and others saved.
 */
export function mergeSaved<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset' | 'setValue'>,
  begun: Values,
  saved: Values,
): { contested: Path<Values>[]; isMixed: boolean } {
  const typed = form.getValues();
  const { kept, contested, isMixed } = carryOver(begun, typed, saved);
  // The values have the same names as the form's fields. They come first: a reset forgets until the next rendering which
  // fields have rows.
  for (const name of Object.keys(saved) as Path<Values>[]) {
    if (!kept.includes(name)) form.setValue(name, saved[name] as PathValue<Values, Path<Values>>);
  }
  // A reset of the values would drop the fields until the next rendering, and with them what is typed until then.
  form.reset(saved, { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
  return { contested: contested as Path<Values>[], isMixed };
}

function changedTo(word: unknown): string {
  const text = typeof word === 'number' ? decimalText(word) : word;
  return typeof text === 'string' && text
    ? `Στο μεταξύ αποθηκεύτηκε «${text.slice(0, maxQuoteLength)}»`
    : 'Άλλαξε στο μεταξύ και από άλλον';
}
