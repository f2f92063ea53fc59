import { useQuery } from '@tanstack/react-query';
import { ExternalLink, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdminGate } from '../../features/customers/ui/admin/AdminGate.tsx';
import { useAdminSignOut } from '../../features/customers/ui/admin/use-admin-sign-out.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { useApi } from '../../ui/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { adminPages } from './admin-pages.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { AdminLive, LiveLine } from './LiveLine.tsx';
import { isCurrent, usePages, usePathname } from './navigation.ts';

interface Props {
  title: string;
  /** In the title bar, at the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the administrators: the sidebar, the title bar, and the door in front of both. */
export function AdminFrame({ title, actions, children }: Props) {
  return (
    <>
      <SkipLink />
      <AdminGate cardFrame={outside}>
        <AdminLive />
        <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[224px_minmax(0,1fr)] md:grid-rows-none">
          <aside
            data-sidebar=""
            className="top-0 hidden h-dvh flex-col border-r border-line bg-sunken md:sticky md:flex"
          >
            <AdminNav />
          </aside>
          <div className="min-w-0">
            <header className="sticky top-0 z-(--z-sticky) flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-bg px-4 py-2 md:px-6">
              <AdminMenu>
                <AdminNav />
              </AdminMenu>
              <h1 className="mr-auto text-lg">{title}</h1>
              {actions}
            </header>
            <main id="main" tabIndex={-1} className="px-4 py-5 md:px-6">
              {children}
            </main>
          </div>
        </div>
      </AdminGate>
    </>
  );
}

/** In front of the door there is only the way back to the shop. */
const outside = (card: ReactNode) => (
  <>
    <header className="wrap pt-6">
      <Anchor href="/" aria-label="Βίγλα, αρχική σελίδα" className="inline-block">
        <Logo />
      </Anchor>
    </header>
    <main id="main" tabIndex={-1}>
      {card}
    </main>
  </>
);

const item =
  'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-base pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:stroke-[1.75]';

function AdminNav() {
  const pathname = usePathname();
  const { signOut, isPending } = useAdminSignOut();
  const { data: customers } = useQuery(useApi().customers.countCustomers.queryOptions({ input: {} }));
  const waiting: Record<string, number | undefined> = { '/customers-admin': customers?.pending };
  return (
    <>
      <div className="flex h-14 items-center justify-between gap-2 px-4">
        <Anchor href="/" aria-label="Βίγλα, αρχική σελίδα">
          <Logo className="h-7! w-[101px]!" />
        </Anchor>
        <Badge tone="line">Διαχείριση</Badge>
      </div>
      <nav aria-label="Διαχείριση" className="px-2 py-2">
        <ul className="grid gap-0.5">
          {usePages(adminPages).map(({ href, label, icon }) => (
            <li key={href}>
              <Anchor
                href={href}
                aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                className={`${item} text-text-2 hover:bg-surface-hover aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line`}
              >
                {icon}
                {label}
                {Boolean(waiting[href]) && (
                  <span className="num ml-auto text-sm text-text-3">
                    {waiting[href]}
                    <span className="sr-only"> σε αναμονή</span>
                  </span>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mx-2 mt-auto grid gap-0.5 border-t border-line py-2 text-text-2">
        <LiveLine />
        <Anchor href="/" className={`${item} hover:bg-surface-hover`}>
          <ExternalLink />
          Δείτε το κατάστημα
        </Anchor>
        <button
          type="button"
          disabled={isPending}
          onClick={signOut}
          className={`${item} hover:bg-surface-hover`}
        >
          <LogOut />
          Αποσύνδεση
        </button>
      </div>
    </>
  );
}
