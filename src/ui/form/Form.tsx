import { use, useEffect, useRef, type ReactNode } from 'react';
import { useFormState, type FieldValues, type SubmitErrorHandler, type UseFormReturn } from 'react-hook-form';
import { company } from '#shared/company.ts';
import { Notice } from '../components/Notice.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { toast } from '../toast/toast.ts';
import { showRefusal } from './form.ts';
import { SubmitKeys, submitByKey } from './submit-keys.ts';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * Gets the schema's output. The SubmitButton is pending until its promise resolves; if it rejects, the refused fields say
   * why, a toast says what none of them shows (the mutation's toast tells everything else).
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Called instead when a value is invalid, in addition to the errors next to the fields. */
  onInvalid?: SubmitErrorHandler<Values> | undefined;
  /** For a submit button outside the form. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An invalid field, or the tab stop of an invalid group; `data-fault` marks elements that cannot have aria-invalid. */
const firstFault =
  ':is(input, textarea, select)[aria-invalid="true"], :is([aria-invalid="true"], [data-fault]) :is(input:enabled, [tabindex="0"])';

/** POST, because before hydration a GET would put a password into the URL. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  id,
  className,
  children,
}: Props<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const hasKeys = use(SubmitKeys);
  const { submitCount, errors } = useFormState({ control: form.control });
  const refusal = errors.root?.refusal;
  async function submit(values: Output) {
    try {
      await onSubmit(values);
    } catch (error) {
      showRefusal(form, error);
    }
  }

  // The first invalid field in the page's order; react-hook-form uses the order of registration.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(firstFault)?.focus();
  }, [submitCount]);

  // A refused field may be hidden, or be none of this form.
  useEffect(() => {
    const shown = element.current?.textContent ?? '';
    const hidden = refusal?.message?.split('\n').filter((sentence) => !shown.includes(sentence)) ?? [];
    if (hidden.length > 0) toast({ tone: 'critical', title: 'Σφάλμα', description: hidden.join(' ') });
  }, [refusal]);

  return (
    <form
      ref={element}
      id={id}
      method="post"
      noValidate
      className={className}
      onSubmit={form.handleSubmit(submit, onInvalid)}
      {...(hasKeys && { onKeyDown: submitByKey })}
    >
      <noscript>
        <Notice tone="high">
          Για να σταλεί η φόρμα χρειάζεται JavaScript, που είναι απενεργοποιημένη στο πρόγραμμα περιήγησής
          σας. Μπορείτε και να μας καλέσετε στο{' '}
          <TextLink href={company().phoneHref} className="whitespace-nowrap">
            {company().phone}
          </TextLink>
          .
        </Notice>
      </noscript>
      {children}
    </form>
  );
}
