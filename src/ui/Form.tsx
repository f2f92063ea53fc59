import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Gets what the schema made of the values. While its promise runs the SubmitButton is pending. */
  onSubmit: (values: Output) => void | Promise<void>;
  className?: string | undefined;
  children: ReactNode;
}

/** POST, because before the script arrives a browser would send a GET and show a password in the address. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  className,
  children,
}: Props<Values, Output>) {
  return (
    <form method="post" noValidate className={className} onSubmit={form.handleSubmit(onSubmit)}>
      {children}
    </form>
  );
}
