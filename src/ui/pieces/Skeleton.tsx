import { cx } from '../style/cx.ts';

/** A grey shape of what is coming; give it the size of the real thing. Put `<Loading>` around the group. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}
