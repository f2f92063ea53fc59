import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Gets what the schema made of the values. While its promise runs the SubmitButton is pending. */
  onSubmit: (values: Output) => void | Promise<void>;
  /** For a submit button that stands outside. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** POST, because before the script arrives a browser would send a GET and show a password in the address. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  id,
  className,
  children,
}: Props<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = useFormState({ control: form.control });

  // The first fault as one reads the page; react-hook-form's own order is that in which the fields have come into it.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  return (
    <form
      ref={element}
      id={id}
      method="post"
      noValidate
      className={className}
      onSubmit={form.handleSubmit(onSubmit)}
    >
      {children}
    </form>
  );
}
