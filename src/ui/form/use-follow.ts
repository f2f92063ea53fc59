import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useFormState,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { decimalText } from '../../shared/number-fields.ts';
import { toast } from '../toast/toast.ts';
import { carryOver } from './carry-over.ts';

interface Followed<Thing, Values> {
  /** The thing as it is now; every time that it is read anew and differs it is another object. None for a new one. */
  thing: Thing | undefined;
  /** What the form begins with for a thing. */
  valuesOf: (thing: Thing | undefined) => Values;
  /** The values as people read them, for the fields that hold something else. */
  inWords?: (values: Values) => Readonly<Record<string, unknown>>;
  /** Says that the thing has changed meanwhile: «Το προϊόν άλλαξε στο μεταξύ». */
  title: string;
}

const longestQuote = 120;

/**
 * Lets the open form of a thing take over what others change of it; what was typed stays, and beside it stands what the
 * other wrote there.
 */
export function useFollow<Thing, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { thing, valuesOf, inWords = (values) => values, title }: Followed<Thing, Values>,
): void {
  const shown = useRef(thing);
  const follow = useEffectEvent((next: Thing) => {
    const typed = form.getValues();
    const saved = valuesOf(next);
    const { kept, contested, isMixed } = carryOver(valuesOf(shown.current), typed, saved);
    shown.current = next;
    form.reset(saved, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
    // The names of the values are the form's fields.
    for (const name of kept as Path<Values>[]) {
      form.setValue(name, typed[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const words = inWords(saved);
    for (const name of contested as Path<Values>[]) form.setError(name, { message: changedTo(words[name]) });
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
    // What is on its way is not touched: it may be what closes the form.
    if (thing && thing !== shown.current && !isSubmitting) follow(thing);
  }, [thing, isSubmitting]);
}

function changedTo(word: unknown): string {
  const text = typeof word === 'number' ? decimalText(word) : word;
  return typeof text === 'string' && text
    ? `Στο μεταξύ αποθηκεύτηκε «${text.slice(0, longestQuote)}»`
    : 'Άλλαξε στο μεταξύ και από άλλον';
}
