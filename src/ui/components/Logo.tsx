import { company } from '#shared/company.ts';
import { cx } from '../style/cx.ts';

/* As backgrounds, so that only the image of the current theme is loaded. */
const sizes = {
  sm: {
    box: 'h-6 w-[87px]',
    ink: 'bg-[url(/logo/logo-sm.svg)] dark:bg-[url(/logo/logo-sm-inv.svg)]',
    inverse: 'bg-[url(/logo/logo-sm-inv.svg)]',
  },
  md: {
    box: 'h-8 w-[115px]',
    ink: 'bg-[url(/logo/logo-md.svg)] dark:bg-[url(/logo/logo-md-inv.svg)]',
    inverse: 'bg-[url(/logo/logo-md-inv.svg)]',
  },
  lg: {
    box: 'h-14 w-[224px]',
    ink: 'bg-[url(/logo/logo-lg.svg)] dark:bg-[url(/logo/logo-lg-inv.svg)]',
    inverse: 'bg-[url(/logo/logo-lg-inv.svg)]',
  },
};

/** The wordmark; `lg` includes the line «Συστήματα ασφαλείας». `inverse` is for dark surfaces in both themes. */
export function Logo({
  size = 'md',
  inverse = false,
  className,
}: {
  size?: keyof typeof sizes | undefined;
  inverse?: boolean | undefined;
  className?: string | undefined;
}) {
  const { box, ink, inverse: onInk } = sizes[size];
  return (
    <span
      role="img"
      aria-label={company().name}
      className={cx(
        'block shrink-0 bg-contain bg-no-repeat print:[print-color-adjust:exact]',
        box,
        inverse ? onInk : ink,
        className,
      )}
    />
  );
}
