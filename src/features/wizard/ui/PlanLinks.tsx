import { useRouter } from '@tanstack/react-router';
import { Map as MapIcon, Smartphone } from 'lucide-react';
import { TextLink } from '#ui/components/TextLink.tsx';

const pages = [
  { href: '/security-visualization', label: 'Δείτε το σύστημα στην κάτοψη', Icon: MapIcon },
  { href: '/mobile-simulator', label: 'Δοκιμάστε το στο κινητό', Icon: Smartphone },
];

export function PlanLinks() {
  const { routesByPath } = useRouter();
  return (
    <ul className="grid gap-1 print:hidden">
      {pages
        .filter(({ href }) => href in routesByPath)
        .map(({ href, label, Icon }) => (
          <li key={href}>
            <TextLink
              href={href}
              className="inline-flex min-h-9 items-center gap-2 text-base pointer-coarse:min-h-11"
            >
              <Icon className="icon-sm" />
              {label}
            </TextLink>
          </li>
        ))}
    </ul>
  );
}
