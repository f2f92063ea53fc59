import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}
interface AsButton extends Omit<ComponentProps<'button'>, keyof Look> {
  href?: undefined;
  /** Shows the spinner with `pendingLabel` and does nothing when pressed; the width and the focus stay. */
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
}
interface AsLink extends Omit<ComponentProps<'a'>, keyof Look> {
  href: string;
}

/** For a button that looks disabled and is not, so that it keeps the focus. */
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
      // Not `disabled`: that would take the focus away from whoever pressed it by the keyboard.
      {...(pending && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        // Both labels share one cell, so the wider one holds the width before, during and after.
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
