import type { FieldValues } from 'react-hook-form';
import { barColors } from '#ui/style/theme.ts';
import { PictureField, type PictureFieldProps } from '#ui/upload/PictureField.tsx';

interface Props<Values extends FieldValues, Output> extends Pick<
  PictureFieldProps<Values, Output>,
  'form' | 'name' | 'label'
> {
  /** Shown on the dark surface for which it is meant. */
  isDark?: boolean;
}

const largest = 500 * 1024;

/** A drawing of the look. */
export function LogoField<Values extends FieldValues, Output>({
  isDark = false,
  ...field
}: Props<Values, Output>) {
  return (
    <PictureField
      {...field}
      address="/api/admin/settings/pictures"
      accept=".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg"
      whyNot={({ size }) => (size > largest ? 'Το αρχείο είναι μεγαλύτερο από 500 KB.' : undefined)}
      surface={
        isDark
          ? { background: barColors.dark, color: '#fff' }
          : { background: barColors.light, color: '#000' }
      }
    />
  );
}
