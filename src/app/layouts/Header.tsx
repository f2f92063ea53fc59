import { ShoppingCart, LifeBuoy, Mail, MapPin, Phone, Moon, Sun } from 'lucide-react';
import { isAnonymous } from '#shared/viewer.ts';
import { plural } from '#shared/greek.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Logo } from '#ui/components/Logo.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useSession, useViewer } from '#ui/page/session.ts';
import { AlertBell } from '#features/alerts/ui/AlertBell.tsx';
import { cachedForBuyers } from '../rendering/cached-for-buyers.tsx';
import { AccountActions } from './AccountActions.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NavLinks } from './NavLinks.tsx';
import { useCurrentPage, usePages } from './navigation.ts';
import { useHydrated } from '@tanstack/react-router';
import { company, emergencyLabel } from '#shared/company.ts';
import { chooseTheme, currentTheme } from '#ui/style/theme.ts';

const link =
  'relative flex h-11 items-center px-2 text-[0.9375rem] whitespace-nowrap lg:h-17 lg:max-xl:px-1.5 text-text-2 transition-colors hover:text-text min-[90rem]:px-[11px] ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-text after:absolute after:inset-x-2 lg:max-xl:after:inset-x-1.5 after:-bottom-px after:h-0.5 min-[90rem]:after:inset-x-[11px] aria-[current=page]:after:bg-text';

const cart = [{ href: '/cart' }];

/**
 * The header of every page. On medium widths the navigation has its own line. Where text is so large that it needs two lines on a
 * phone, it does not stay at the top.
 */
export function Header() {
  const { viewer, cartCount } = useSession();
  return (
    <>
      <CachedTopStrip />
      <header className="sticky top-[min(0px,(100vw-18rem)*99)] z-(--z-header) @container border-b border-line bg-bg print:hidden">
        <div className="wrap flex min-h-15 flex-wrap items-center gap-2 md:gap-x-5 lg:max-xl:gap-x-3 lg:@min-[64rem]:flex-nowrap min-[90rem]:gap-x-7.5">
          <CachedWays current={useCurrentPage()} />
          <div className="flex shrink-0 items-center gap-1 max-md:-mr-2.5 xl:min-w-0 xl:@min-[64rem]:shrink">
            <CachedTools cartCount={cartCount} />
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
      <Anchor
        href="/"
        aria-label={`${company().name}, αρχική σελίδα`}
        className="mr-auto max-md:ml-1 md:my-3 lg:mr-0 lg:min-w-0"
      >
        <Logo className="max-md:h-[min(1.75rem,9.5vw)]! max-md:max-w-[34vw]" />
      </Anchor>
      <nav
        aria-label="Κύρια"
        className="order-last mr-auto hidden md:block md:basis-full lg:order-none lg:basis-auto lg:@min-[64rem]:shrink-0"
      >
        <NavLinks current={current} className="flex flex-wrap md:-mx-2 xl:gap-x-0.5" linkClass={link} />
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

const inBell = (sentence: string) => (
  <p role="status" className="px-4 py-3">
    {sentence}
  </p>
);
const loading = inBell('Φόρτωση…');
const KnownViewer = lazyPart(() => import('./KnownViewer.tsx'), 'KnownViewer', loading);

/** The alerts of a signed-in user, loaded after the page; for visitors a sentence that there are none. */
function NotificationBell({ isKnown }: { isKnown: boolean }) {
  const isHydrated = useHydrated();
  return (
    <AlertBell>
      {(tell) => {
        if (!isKnown) return inBell('Δεν υπάρχουν ειδοποιήσεις');
        return isHydrated ? <KnownViewer onNews={tell} /> : loading;
      }}
    </AlertBell>
  );
}

const item =
  'inline-flex items-center gap-[7px] whitespace-nowrap [a]:hover:text-white [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:opacity-85';

/** The dark strip at the top with the contact details; on a phone it has only the two telephone numbers. */
function TopStrip() {
  const { address, email, emailHref, emergency, phone, phoneHref, social } = company();
  return (
    <section aria-label="Άμεση επικοινωνία" className="bg-ink-panel text-sm text-on-ink-2 print:hidden">
      <div className="wrap flex min-h-9 flex-wrap gap-x-5.5 max-md:justify-between md:min-h-9.5">
        <a href={phoneHref} className={`${item} font-medium text-on-ink`}>
          <Phone />
          <span className="sr-only">Τηλέφωνο: </span>
          {phone}
        </a>
        <a href={emailHref} className={`${item} max-md:hidden`}>
          <Mail />
          {email}
        </a>
        <span className={`${item} max-lg:hidden`}>
          <MapPin />
          {address.text}
        </span>
        {emergency && (
          <a href={emergency.phoneHref} className={`${item} md:ml-auto`}>
            <LifeBuoy />
            {emergencyLabel}
            <span className="num max-md:sr-only">{emergency.phone}</span>
          </a>
        )}
        {social.map(({ network, url }) => (
          <a key={network} href={url} rel="noopener" className={`${item} max-md:hidden`}>
            {network}
          </a>
        ))}
        <ThemeToggle className={`${item} min-w-6 justify-center max-md:hidden`} />
      </div>
    </section>
  );
}

function toggle() {
  const shown = currentTheme();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = shown === 'system' ? systemIsDark : shown === 'dark';
  chooseTheme(isDark ? 'light' : 'dark');
}

/** Switches between light and dark; the switch in the footer can also return to the system's setting. */
function ThemeToggle({ className }: { className?: string }) {
  const label = 'Εναλλαγή φωτεινού και σκούρου θέματος';
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle} className={className}>
      {/* Both icons are rendered, because the server does not know the theme. */}
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </button>
  );
}

const CachedTopStrip = cachedForBuyers(TopStrip, company);
const CachedWays = cachedForBuyers(Ways, company);
const CachedTools = cachedForBuyers(Tools, company);
