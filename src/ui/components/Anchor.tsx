import { useRouter } from '@tanstack/react-router';
import { useRef, type ComponentProps, type MouseEvent } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

/** A pointer that only passes over a link does not prefetch. */
const intentAfterMs = 50;

/**
 * The link behind every `href` of src/ui: pages of this site open without a reload and are prefetched when the pointer rests
 * on the link. The router's own Link is not used, because it marks ancestors of the current page as current too.
 */
export function Anchor({ href, onClick, children, ...props }: AnchorProps) {
  const router = useRouter();
  const intent = useRef<number>(undefined);
  const isPage =
    /^\/(?!\/|api\/|public-objects\/)/.test(href) &&
    props.target === undefined &&
    props.download === undefined;
  if (!isPage) {
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );
  }

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    void router.navigate({ href });
  }
  function prepare() {
    intent.current = window.setTimeout(() => {
      // A click fetches again and shows the error.
      router.preloadRoute({ to: '.', href }).catch(() => undefined);
    }, intentAfterMs);
  }
  function forget() {
    window.clearTimeout(intent.current);
  }
  return (
    <a
      href={href}
      onClick={open}
      onPointerEnter={prepare}
      onPointerLeave={forget}
      onFocus={prepare}
      onBlur={forget}
      {...props}
    >
      {children}
    </a>
  );
}
