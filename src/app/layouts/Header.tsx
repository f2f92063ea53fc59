import { ShoppingCart } from 'lucide-react';
import { isAnonymous } from '#shared/viewer.ts';
import { plural } from '#shared/greek.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Logo } from '#ui/components/Logo.tsx';
import { useSession, useViewer } from '#ui/page/session.ts';
import { AccountActions } from './AccountActions.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NavLinks } from './NavLinks.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { useCurrentPage, usePages } from './navigation.ts';
import { TopStrip } from './TopStrip.tsx';

const link =
  'relative flex h-11 items-center px-2 text-[0.9375rem] whitespace-nowrap lg:h-17 text-text-2 transition-colors hover:text-text min-[90rem]:px-[11px] ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-text after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 min-[90rem]:after:inset-x-[11px] aria-[current=page]:after:bg-text';

const cart = [{ href: '/cart' }];

/**
 * The header of every page. On medium widths the navigation has its own line. Where text is so large that it needs two lines on a
 * phone, it does not stay at the top.
 */
export function Header() {
  const { viewer, cartCount } = useSession();
  return (
    <>
      <TopStrip />
      <header className="sticky top-[min(0px,(100vw-18rem)*99)] z-(--z-header) @container border-b border-line bg-bg print:hidden">
        <div className="wrap flex min-h-15 flex-wrap items-center gap-2 md:gap-x-5 @min-[64rem]:flex-nowrap min-[90rem]:gap-x-7.5">
          <Ways current={useCurrentPage()} />
          <div className="flex shrink-0 items-center gap-1 max-md:-mr-2.5 lg:min-w-0 @min-[64rem]:shrink">
            <Tools cartCount={cartCount} />
            <AccountActions viewer={viewer} />
          </div>
        </div>
      </header>
    </>
  );
}

/** The way to the main pages; on a phone a button that opens their list. */
function Ways({ current }: { current: string | undefined }) {
  return (
    <>
      <MenuButton />
      <Anchor href="/" aria-label="Βίγλα, αρχική σελίδα" className="mr-auto max-md:ml-1 md:my-3 lg:mr-0">
        <Logo className="max-md:h-[min(1.75rem,9.5vw)]! max-md:w-[min(6.3125rem,34vw)]!" />
      </Anchor>
      <nav
        aria-label="Κύρια"
        className="order-last mr-auto hidden md:block md:basis-full lg:order-none lg:basis-auto @min-[64rem]:shrink-0"
      >
        <NavLinks current={current} className="flex flex-wrap md:-mx-2 lg:gap-x-0.5" linkClass={link} />
      </nav>
    </>
  );
}

function Tools({ cartCount }: { cartCount: number }) {
  const [cartPage] = usePages(cart);
  return (
    <>
      <HeaderSearch />
      <NotificationBell isKnown={!isAnonymous(useViewer())} />
      {cartPage && (
        <IconButton
          href={cartPage.href}
          label={cartCount > 0 ? `Καλάθι, ${plural(cartCount, 'τεμάχιο', 'τεμάχια')}` : 'Καλάθι, άδειο'}
          count={cartCount}
        >
          <ShoppingCart />
        </IconButton>
      )}
    </>
  );
}
