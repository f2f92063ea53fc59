import { Anchor } from '../../ui/pieces/Anchor.tsx';
import { isCurrent, mainPages, usePages, usePathname } from './navigation.ts';

type Props = { linkClass: string; className?: string; onChoose?: () => void };

/** The main pages as a list; the current one is marked. */
export function NavLinks({ linkClass, className, onChoose }: Props) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {usePages(mainPages).map(({ href, label }) => (
        <li key={href}>
          <Anchor
            href={href}
            className={linkClass}
            aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            onClick={onChoose}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
