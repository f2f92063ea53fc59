import { company } from '#shared/company.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { ExternalLink, Keyboard, LogOut, Search } from 'lucide-react';
import { useAdminSignOut } from '#features/admin-access/ui/admin/use-admin-sign-out.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Logo } from '#ui/components/Logo.tsx';
import { cx } from '#ui/style/cx.ts';
import { adminPagesAmong, isAdminPageCurrent } from './admin-pages.tsx';
import { LiveLine } from './LiveLine.tsx';

const item =
  'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-base pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:stroke-[1.75]';

interface Props {
  onSearch: () => void;
  onKeys: () => void;
}

/** Links to the administration screens, each with the number of its waiting items. */
export function AdminNav({ onSearch, onKeys }: Props) {
  const { routesByPath } = useRouter();
  const { pathname, tab } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      tab: new URLSearchParams(location.searchStr).get('tab'),
    }),
  });
  const { signOut, isPending } = useAdminSignOut();
  const { data } = useQuery(useApi().admin.getOverview.queryOptions());
  return (
    <>
      <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 py-2">
        <Anchor href="/" aria-label={`${company().name}, αρχική σελίδα`}>
          <Logo className="h-7!" />
        </Anchor>
        <Badge tone="line">Διαχείριση</Badge>
      </div>
      <div className="px-2 pt-0.5">
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
          className={`${item} w-full border border-control bg-surface text-text-3 hover:bg-surface-hover`}
        >
          <Search />
          Αναζήτηση
          <kbd aria-hidden="true" className="code ml-auto rounded-xs border border-line px-1 text-xs">
            Ctrl K
          </kbd>
        </button>
      </div>
      <nav aria-label="Διαχείριση" className="min-h-0 overflow-y-auto px-2 py-2">
        <ul className="grid gap-0.5">
          {adminPagesAmong(routesByPath, data?.kept).map((page) => {
            const { href, label, icon, count, countMeans = 'σε αναμονή', isUrgent } = page;
            const figure = count === undefined ? 0 : (data?.counts[count] ?? 0);
            return (
              <li key={href}>
                <Anchor
                  href={href}
                  aria-current={isAdminPageCurrent(page, pathname, tab) ? 'page' : undefined}
                  className={`${item} text-text-2 hover:bg-surface-hover aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line`}
                >
                  {icon}
                  {label}
                  {figure > 0 && (
                    <span
                      className={cx(
                        'num ml-auto text-sm',
                        isUrgent
                          ? 'min-w-5 rounded-full bg-critical px-1.5 text-center font-medium text-on-critical'
                          : 'text-text-3',
                      )}
                    >
                      {figure > 99 ? '99+' : figure}
                      <span className="sr-only"> {countMeans}</span>
                    </span>
                  )}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mx-2 mt-auto grid shrink-0 gap-0.5 border-t border-line py-2 text-text-2">
        <LiveLine />
        <Anchor href="/" className={`${item} hover:bg-surface-hover`}>
          <ExternalLink />
          Δείτε το κατάστημα
        </Anchor>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onKeys}
          className={`${item} hover:bg-surface-hover max-md:hidden`}
        >
          <Keyboard />
          Πλήκτρα
        </button>
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
