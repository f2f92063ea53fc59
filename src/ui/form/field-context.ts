import { createContext, use, type ChangeEventHandler, type FocusEventHandler, type RefCallback } from 'react';

type Native = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The registration of a native control with a form. The same shape as react-hook-form's, declared here so that controls do
 * not load that library.
 */
export interface Registration {
  name: string;
  ref: RefCallback<Native>;
  onChange: ChangeEventHandler<Native>;
  onBlur: FocusEventHandler<Native>;
}

/** What a Field and a FormControl pass to the control inside them. */
export interface FieldState {
  id?: string | undefined;
  describedBy?: string | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  registration?: Registration | undefined;
}

export const FieldContext = createContext<FieldState>({});

/** Returns a control's attributes from its context; the control's own props come after them and override them. */
export function useFieldControl() {
  const { id, describedBy, required, error, registration } = use(FieldContext);
  return {
    ...(id !== undefined && { id }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(required && { 'aria-required': true }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...registration,
  };
}
