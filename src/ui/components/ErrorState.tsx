import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '../page/failed-change.ts';
import { cx } from '../style/cx.ts';
import { Button } from './Button.tsx';

interface Look {
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
}
/** Why it failed, which is then said; or what to say instead. */
type Reason = { error: unknown; children?: undefined } | { error?: undefined; children: ReactNode };

/** Shown instead of content that failed to load, with a retry button. */
export function ErrorState({
  title = 'Κάτι πήγε στραβά',
  error,
  children = describeError(error).description,
  onRetry,
  className,
}: Look & Reason) {
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
