import { Plus, Trash2 } from 'lucide-react';
import {
  useFieldArray,
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { FormField } from './FormField.tsx';
import { Input } from './Input.tsx';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: ArrayPath<Values>;
  /** Whose hours they are, for the names of the buttons: «Δευτέρα». */
  of: string;
}

const most = 4;

/** The spans in which a day is open, each with its beginning and end. */
export function SpansField<Values extends FieldValues, Output>({ form, name, of }: Props<Values, Output>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const added = { opens: '', closes: '' } as FieldArray<Values, typeof name>;
  return (
    <div className="grid gap-2">
      {fields.map(({ id }, index) => (
        <div key={id} className="grid max-w-80 grid-cols-[1fr_1fr_2.75rem] items-start gap-3">
          <FormField form={form} name={`${name}.${index}.opens` as Path<Values>} label="Από">
            <Input size="sm" className="num" maxLength={5} autoComplete="off" />
          </FormField>
          <FormField form={form} name={`${name}.${index}.closes` as Path<Values>} label="Έως">
            <Input size="sm" className="num" maxLength={5} autoComplete="off" />
          </FormField>
          {fields.length > 1 && (
            <IconButton
              label={`Αφαίρεση διαστήματος ${index + 1}: ${of}`}
              className="mt-4.5"
              onClick={() => remove(index)}
            >
              <Trash2 />
            </IconButton>
          )}
        </div>
      ))}
      {fields.length < most && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => append(added)}>
          <Plus />
          Και άλλο διάστημα
          <span className="sr-only">: {of}</span>
        </Button>
      )}
    </div>
  );
}
