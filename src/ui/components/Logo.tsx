import { company } from '#shared/company.ts';
import { cx } from '../style/cx.ts';

/** More letters than that are smaller, and may take three lines. */
const longName = 24;

const heights = { sm: 'h-6', md: 'h-8', lg: 'h-11' };

/** The company's logo, or its name where it has none. `inverse` is for dark surfaces in both themes. */
export function Logo({
  size = 'md',
  inverse = false,
  className,
}: {
  size?: keyof typeof heights | undefined;
  inverse?: boolean | undefined;
  className?: string | undefined;
}) {
  const { name, look } = company();
  if (look.ratio === 0)
    return (
      <span className={cx('logo-name', name.length > longName && 'logo-name-long', inverse && 'text-on-ink')}>
        {name}
      </span>
    );
  return (
    // As a background, so that only the image of the current theme is loaded.
    <span
      role="img"
      aria-label={name}
      style={{ aspectRatio: look.ratio }}
      className={cx('logo', inverse && 'logo-inverse', heights[size], className)}
    />
  );
}
