import { useBlocker } from '@tanstack/react-router';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { lazyPart } from '../page/lazy-part.tsx';
import { hasChanged } from './carry-over.ts';
import { guardUnsaved, GuardsOfDialog } from './unsaved.ts';

const UnsavedQuestion = lazyPart(() => import('./UnsavedQuestion.tsx'), 'UnsavedQuestion');

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The URL parameter that opens the form: the form stays open while it does not change. */
  opener?: string | undefined;
}

/**
 * Asks before unsaved input is lost: when the form or its dialog closes, another one opens, the page changes or
 * the user signs out.
 */
export function UnsavedGuard<Values extends FieldValues, Output>({ form, opener }: Props<Values, Output>) {
  const { isDirty, isSubmitting, defaultValues = {} } = useFormState({ control: form.control });
  // react-hook-form counts a blank field without a default as changed.
  const isUnsaved = () => hasChanged(defaultValues, form.getValues());
  // Closing a dialog that the address opens follows the answer, and is not asked about again.
  const isAnswered = useRef(false);
  const { status, proceed, reset } = useBlocker({
    disabled: !isDirty || isSubmitting,
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn({ current, next }) {
      if (isAnswered.current || !isUnsaved()) return false;
      if (next.pathname !== current.pathname) return true;
      return opener !== undefined && Reflect.get(next.search, opener) !== Reflect.get(current.search, opener);
    },
  });
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  const ask = useEffectEvent(() => {
    isAnswered.current = false;
    return isUnsaved() ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true);
  });
  const ofDialog = use(GuardsOfDialog);
  useEffect(
    () => (isDirty && !isSubmitting ? guardUnsaved(() => ask(), ofDialog) : undefined),
    [isDirty, isSubmitting, ofDialog],
  );
  if (answer) {
    const say = (mayLeave: boolean) => () => {
      setAnswer(undefined);
      isAnswered.current = mayLeave && ofDialog !== undefined;
      answer(mayLeave);
    };
    return <UnsavedQuestion onStay={say(false)} onLeave={say(true)} />;
  }
  if (status !== 'blocked') return null;
  return <UnsavedQuestion onStay={reset} onLeave={proceed} />;
}
