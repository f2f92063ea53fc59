import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Uses the full width of its container. */
  block?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}
interface AsButton extends Omit<ComponentProps<'button'>, keyof Look> {
  href?: undefined;
  /** Shows the spinner with `pendingLabel` and ignores clicks; the width and the focus do not change. */
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
}
interface AsLink extends Omit<ComponentProps<'a'>, keyof Look> {
  href: string;
}

/** For a button that looks disabled but is not, so that it keeps the focus. */
export const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant = 'primary',
  size = 'md',
  block,
  className,
  children,
  ...props
}: Look & (AsButton | AsLink)) {
  const style = buttonStyle(variant, size, block && 'w-full', className);
  if (props.href !== undefined) {
    return (
      <Anchor className={style} {...props}>
        {children}
      </Anchor>
    );
  }
  const { pending = false, pendingLabel, ...rest } = props;
  return (
    <button
      type="button"
      className={style}
      {...rest}
      // Not `disabled`: that would remove the keyboard focus.
      {...(pending && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        // Both labels share one grid cell, so the wider one determines the width at all times.
        <span className="grid place-items-center gap-[inherit] *:col-start-1 *:row-start-1 *:flex *:items-center *:gap-[inherit]">
          <span className={pending ? 'invisible' : undefined}>{children}</span>
          <span className={pending ? undefined : 'invisible'}>
            <Spinner />
            {pendingLabel}
          </span>
        </span>
      )}
    </button>
  );
}
