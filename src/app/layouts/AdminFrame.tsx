import { company } from '#shared/company.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { AdminGate } from '#features/admin-access/ui/admin/AdminGate.tsx';
import { AlertBell } from '#features/alerts/ui/AlertBell.tsx';
import { NewestAlerts } from '#features/alerts/ui/NewestAlerts.tsx';
import { SubmitKeys } from '#ui/form/submit-keys.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Logo } from '#ui/components/Logo.tsx';
import { SkipLink } from '#ui/components/SkipLink.tsx';
import { AdminKeys } from './AdminKeys.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { AdminNav } from './AdminNav.tsx';
import { AdminLive } from './LiveLine.tsx';
import { useRouter } from '@tanstack/react-router';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { adminPagesAmong } from './admin-pages.tsx';

interface Props {
  title: string;
  /** Shown at the right of the title bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every administration page: the sidebar, the title bar, and the sign-in that protects both. */
export function AdminFrame({ title, actions, children }: Props) {
  const [isSearching, setSearching] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const nav = <AdminNav onSearch={() => setSearching(true)} onKeys={() => setShowsKeys(true)} />;
  return (
    <>
      <SkipLink />
      <AdminGate cardFrame={outside}>
        <SubmitKeys value>
          <AdminLive />
          <AdminKeys isHelpOpen={showsKeys} onHelp={setShowsKeys} />
          <AdminPalette open={isSearching} onOpenChange={setSearching} />
          <div className="grid min-h-dvh grid-rows-[auto_1fr] print:block md:grid-cols-[224px_minmax(0,1fr)] md:grid-rows-none">
            <aside
              data-sidebar=""
              className="top-0 hidden h-dvh print:hidden! flex-col border-r border-line bg-sunken md:sticky md:flex"
            >
              {nav}
            </aside>
            <div className="min-w-0 has-data-[fills=window]:flex has-data-[fills=window]:h-dvh has-data-[fills=window]:flex-col">
              <header className="print:hidden sticky top-0 z-(--z-sticky) flex min-h-15.25 flex-wrap items-center justify-end gap-2 border-b xl:gap-x-3 border-line bg-bg px-4 py-2 md:px-6">
                <AdminMenu>{nav}</AdminMenu>
                <h1 className="mr-auto text-lg">{title}</h1>
                <div className="md:order-last">
                  <AlertBell>{(tell) => <NewestAlerts onNews={tell} />}</AlertBell>
                </div>
                {actions && (
                  // On a phone they stay together: next to the title if all fit there, else in a row of their own.
                  <div className="sm:contents max-sm:flex max-sm:flex-wrap max-sm:justify-end max-sm:gap-2 max-sm:[&>*]:px-2.5">
                    {actions}
                  </div>
                )}
              </header>
              {/* The end of a page can be scrolled above a toast. */}
              <main
                id="main"
                tabIndex={-1}
                className="px-4 py-5 has-data-[fills=window]:flex has-data-[fills=window]:min-h-0 has-data-[fills=window]:flex-1 has-data-[fills=window]:flex-col md:px-6 md:pb-28 print:pb-0"
              >
                {children}
              </main>
            </div>
          </div>
        </SubmitKeys>
      </AdminGate>
    </>
  );
}

/** Before signing in, the header only links back to the shop. */
const outside = (card: ReactNode) => (
  <>
    <header className="wrap pt-6">
      <Anchor href="/" aria-label={`${company().name}, αρχική σελίδα`} className="inline-block">
        <Logo />
      </Anchor>
    </header>
    <main id="main" tabIndex={-1}>
      {card}
    </main>
  </>
);

const CommandPalette = lazyPart(
  () => import('#features/admin/ui/admin/CommandPalette.tsx'),
  'CommandPalette',
);

interface AdminPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search over all administration data, opened by Ctrl K or ⌘K; its code loads on first use. */
function AdminPalette({ open, onOpenChange }: AdminPaletteProps) {
  const { routesByPath } = useRouter();
  const { data } = useQuery({ ...useApi().admin.getOverview.queryOptions(), enabled: open });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The physical key: with a Greek keyboard layout it types a kappa.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onOpenChange(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!open) return null;
  return (
    <CommandPalette screens={adminPagesAmong(routesByPath, data?.kept)} onClose={() => onOpenChange(false)} />
  );
}
