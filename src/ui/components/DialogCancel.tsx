import { Dialog as Radix } from 'radix-ui';
import { Button } from './Button.tsx';
import type { ButtonSize } from './button-style.ts';

/** Closes the dialog around it as Escape does: after the question, if something was typed. */
export function DialogCancel({
  size = 'sm',
  className,
}: {
  size?: ButtonSize;
  className?: string | undefined;
}) {
  return (
    <Radix.Close asChild>
      <Button size={size} variant="ghost" className={className}>
        Άκυρο
      </Button>
    </Radix.Close>
  );
}
