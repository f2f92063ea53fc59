import { ArrowRight } from 'lucide-react';
import { cx } from '../style/cx.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';

/** Underlined within a text; with `arrow` a link to more of a section («Όλα τα προϊόντα →»). */
export function TextLink({ arrow, className, children, ...props }: AnchorProps & { arrow?: boolean }) {
  return (
    <Anchor
      className={cx(
        'text-primary-text',
        arrow
          ? 'group inline-flex min-h-6 items-center gap-1.5 font-medium pointer-coarse:min-h-11'
          : 'underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
      {...props}
    >
      {children}
      {arrow && <ArrowRight className="icon-sm transition-transform group-hover:translate-x-0.5" />}
    </Anchor>
  );
}
