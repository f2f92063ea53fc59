import { LogOut } from 'lucide-react';
import { useSignOut } from '#features/customers/ui/use-sign-out.ts';
import { company } from '#shared/company.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { cx } from '#ui/style/cx.ts';
import { useViewer } from '#ui/page/session.ts';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';
import { customerPages, signInPages, useCurrentPage, usePages } from './navigation.ts';

const link = 'flex min-h-12 items-center text-md';

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
          current={useCurrentPage()}
          onChoose={onChoose}
          className="divide-y divide-line"
          linkClass={cx(
            link,
            'aria-[current=page]:font-semibold aria-[current=page]:before:mr-3 aria-[current=page]:before:h-5 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-text',
          )}
        />
        {customer && <CustomerLinks customer={customer} onChoose={onChoose} />}
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
              href={company().emailHref}
              className="inline-flex min-h-11 items-center underline underline-offset-3"
            >
              {company().email}
            </a>
            <ThemeSwitch name="theme-in-menu" />
          </div>
        </div>
      </div>
    </nav>
  );
}

function CustomerLinks({ customer, onChoose }: { customer: ViewerCustomer; onChoose: () => void }) {
  const { signOut, isPending } = useSignOut();
  return (
    <div className="border-t border-line pt-4">
      <p className="text-base text-text-2">
        {customer.firstName} {customer.lastName}
      </p>
      <ul className="divide-y divide-line">
        {usePages(customerPages).map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href} onClick={onChoose} className={link}>
              {label}
            </Anchor>
          </li>
        ))}
        <li>
          <button type="button" disabled={isPending} onClick={signOut} className={cx(link, 'w-full gap-2.5')}>
            <LogOut className="icon" />
            Αποσύνδεση
          </button>
        </li>
      </ul>
    </div>
  );
}
