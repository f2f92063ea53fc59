import { company } from '../../shared/company.ts';
import { Button } from '../../ui/Button.tsx';
import { useViewer } from '../../ui/session.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';
import { signInPages, usePages } from './navigation.ts';

/** The navigation on a phone, hanging from the header. */
export function MobileMenu({ onChoose }: { onChoose: () => void }) {
  const { customer } = useViewer();
  const entrances = usePages(signInPages);
  return (
    <nav
      id="mobile-menu"
      aria-label="Κύρια"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-60px)] animate-rise-in overflow-y-auto border-b border-line bg-bg pb-[max(16px,env(safe-area-inset-bottom))] shadow-pop"
    >
      <div className="wrap">
        <NavLinks
          onChoose={onChoose}
          className="divide-y divide-line"
          linkClass="flex min-h-12 items-center text-md aria-[current=page]:font-semibold aria-[current=page]:before:mr-3 aria-[current=page]:before:h-5 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-text"
        />
        <div className="grid gap-4 border-t border-line pt-4">
          {!customer && entrances.length > 0 && (
            <div className="flex gap-2">
              {entrances.map(({ href, label, variant }) => (
                <Button key={href} href={href} variant={variant} className="flex-1" onClick={onChoose}>
                  {label}
                </Button>
              ))}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3 text-base text-text-2">
            <a
              href={company.emailHref}
              className="inline-flex min-h-11 items-center underline underline-offset-3"
            >
              {company.email}
            </a>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </nav>
  );
}
