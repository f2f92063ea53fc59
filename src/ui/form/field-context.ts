import { createContext, use, type ChangeEventHandler, type FocusEventHandler, type RefCallback } from 'react';

type Native = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a form binds to its native control. The same shape as react-hook-form's registration, named here so that
 * controls do not load it.
 */
export interface Registration {
  name: string;
  ref: RefCallback<Native>;
  onChange: ChangeEventHandler<Native>;
  onBlur: FocusEventHandler<Native>;
}

/** What the surrounding Field and FormControl tell the control inside them. */
export interface FieldState {
  id?: string | undefined;
  describedBy?: string | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  registration?: Registration | undefined;
}

export const FieldContext = createContext<FieldState>({});

/** The attributes that a control takes from its surroundings; the control's own props come after and win. */
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
