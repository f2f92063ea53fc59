import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

const looks = {
  info: { Icon: Info, box: 'bg-primary-soft', icon: 'text-primary-text' },
  ok: { Icon: CircleCheck, box: 'bg-ok-soft', icon: 'text-ok-text' },
  medium: { Icon: CircleAlert, box: 'bg-medium-soft', icon: 'text-medium-text' },
  high: { Icon: TriangleAlert, box: 'bg-high-soft', icon: 'text-high-text' },
  critical: { Icon: CircleAlert, box: 'bg-critical-soft', icon: 'text-critical-text' },
};

interface Props {
  tone?: keyof typeof looks | undefined;
  icon?: ReactNode;
  /** Buttons at the end; below the text on a phone. */
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A quiet message within the page. For an event that just happened use a toast. */
export function Notice({ tone = 'info', icon, actions, className, children }: Props) {
  const { Icon, box, icon: iconColour } = looks[tone];
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-sm px-4 py-3 text-base',
        box,
        className,
      )}
    >
      <span className={cx('shrink-0 max-sm:self-start [&_svg]:size-5 [&_svg]:stroke-[1.6]', iconColour)}>
        {icon ?? <Icon />}
      </span>
      <div className="min-w-0 flex-1 basis-[70%] sm:basis-0">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
