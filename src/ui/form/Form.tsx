import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState, type FieldValues, type SubmitErrorHandler, type UseFormReturn } from 'react-hook-form';
import { company } from '../../shared/company.ts';
import { Notice } from '../pieces/Notice.tsx';
import { TextLink } from '../pieces/TextLink.tsx';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Gets what the schema made of the values. While its promise runs the SubmitButton is pending. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Called instead when something is wrong, which then stands beside its field. */
  onInvalid?: SubmitErrorHandler<Values> | undefined;
  /** For a submit button that stands outside. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A field with a fault, or the stop of the Tab key in a group with one; `data-fault` marks what cannot be aria-invalid. */
const firstFault =
  ':is(input, textarea, select)[aria-invalid="true"], :is([aria-invalid="true"], [data-fault]) :is(input:enabled, [tabindex="0"])';

/** POST, because before the script arrives a browser would send a GET and show a password in the address. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  id,
  className,
  children,
}: Props<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = useFormState({ control: form.control });

  // The first fault as one reads the page; react-hook-form's own order is that in which the fields have come into it.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(firstFault)?.focus();
  }, [submitCount]);

  return (
    <form
      ref={element}
      id={id}
      method="post"
      noValidate
      className={className}
      onSubmit={form.handleSubmit(onSubmit, onInvalid)}
    >
      <noscript>
        <Notice tone="high">
          Για να σταλεί η φόρμα χρειάζεται JavaScript, που είναι απενεργοποιημένη στο πρόγραμμα περιήγησής
          σας. Μπορείτε και να μας καλέσετε στο{' '}
          <TextLink href={company.phoneHref} className="whitespace-nowrap">
            {company.phone}
          </TextLink>
          .
        </Notice>
      </noscript>
      {children}
    </form>
  );
}
