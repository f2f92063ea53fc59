import type { FieldValues } from 'react-hook-form';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

const largest = 2 * 1024 * 1024;

/** An official file, which is stored and shown exactly as it is. */
export function OfficialFileField<Values extends FieldValues, Output>(
  field: Pick<PictureFieldProps<Values, Output>, 'form' | 'name' | 'label'>,
) {
  return (
    <PictureField
      {...field}
      address="/api/admin/official-files"
      accept=".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg"
      whyNot={({ size }) => (size > largest ? 'Το αρχείο είναι μεγαλύτερο από 2 MB.' : undefined)}
      surface={{ background: '#fff', color: '#000' }}
      className="h-48"
    />
  );
}
