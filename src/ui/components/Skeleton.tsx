import { cx } from '../style/cx.ts';

/** A grey placeholder for loading content; give it the content's size. Put `<Loading>` around the group. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}
