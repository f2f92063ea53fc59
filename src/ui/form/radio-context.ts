import { createContext } from 'react';
import type { Registration } from './field-context.ts';

/** What RadioCards pass to each card; `value` is undefined when a form stores the choice. */
export interface RadioGroup {
  name: string;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  registration?: Registration | undefined;
}

export const RadioContext = createContext<RadioGroup>({ name: '' });
