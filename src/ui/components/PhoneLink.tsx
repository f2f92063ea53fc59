import { formatPhone } from '#shared/phone.ts';
import { cx } from '../style/cx.ts';

/** A telephone number to call with a thumb: as high as a button on a touch screen. `phone` in E.164. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className={cx(
        'num inline-flex min-h-6 items-center whitespace-nowrap text-primary-text underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11',
        className,
      )}
    >
      {formatPhone(phone)}
    </a>
  );
}
