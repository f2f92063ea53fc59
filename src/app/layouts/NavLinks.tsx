import { Anchor } from '#ui/components/Anchor.tsx';
import { mainPages, usePages } from './navigation.ts';

type Props = { current: string | undefined; linkClass: string; className?: string; onChoose?: () => void };

export function NavLinks({ current, linkClass, className, onChoose }: Props) {
  return (
    <ul className={className}>
      {usePages(mainPages).map(({ href, label }) => (
        <li key={href}>
          <Anchor
            href={href}
            className={linkClass}
            aria-current={href === current ? 'page' : undefined}
            onClick={onChoose}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
