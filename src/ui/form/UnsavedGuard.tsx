import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { lazyPart } from '../page/lazy-part.tsx';
import { hasChanged } from './carry-over.ts';
import { guardUnsaved } from './unsaved.ts';

const UnsavedQuestion = lazyPart(() => import('./UnsavedQuestion.tsx'), 'UnsavedQuestion');

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The URL parameter that opens the form: the form stays open while it does not change. */
  opener?: string | undefined;
}

/** Asks before unsaved input is lost: when the form closes, another one opens, the page changes or the user signs out. */
export function UnsavedGuard<Values extends FieldValues, Output>({ form, opener }: Props<Values, Output>) {
  const { isDirty, isSubmitting, defaultValues = {} } = useFormState({ control: form.control });
  // react-hook-form counts a blank field without a default as changed.
  const isUnsaved = () => hasChanged(defaultValues, form.getValues());
  const { status, proceed, reset } = useBlocker({
    disabled: !isDirty || isSubmitting,
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn({ current, next }) {
      if (!isUnsaved()) return false;
      if (next.pathname !== current.pathname) return true;
      return opener !== undefined && Reflect.get(next.search, opener) !== Reflect.get(current.search, opener);
    },
  });
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const ask = useEffectEvent(() =>
    isUnsaved() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true),
  );
  useEffect(
    () => (isDirty && !isSubmitting ? guardUnsaved(() => ask()) : undefined),
    [isDirty, isSubmitting],
  );
  if (answer) {
    const say = (mayLeave: boolean) => () => {
      setAnswer(undefined);
      answer(mayLeave);
    };
    return <UnsavedQuestion onStay={say(false)} onLeave={say(true)} />;
  }
  if (status !== 'blocked') return null;
  return <UnsavedQuestion onStay={reset} onLeave={proceed} />;
}
