import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Button } from './Button.tsx';

interface Props {
  title?: string | undefined;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
}

/** Shown instead of content that failed to load, with a retry button. */
export function ErrorState({
  title = 'Κάτι πήγε στραβά',
  children = 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
  onRetry,
  className,
}: Props) {
  return (
    <div
      role="alert"
      className={cx(
        'flex gap-3.5 rounded-md border border-critical-line bg-critical-soft p-5 max-sm:p-4',
        className,
      )}
    >
      <CircleAlert className="icon mt-0.5 text-critical-text" />
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-base text-text-2">{children}</p>
        {onRetry && (
          <Button variant="outline" size="sm" className="mt-2.5" onClick={onRetry}>
            <RotateCw />
            Δοκιμάστε ξανά
          </Button>
        )}
      </div>
    </div>
  );
}
