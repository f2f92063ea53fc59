import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '#shared/company.ts';
import type { useSession } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Logo } from '#ui/components/Logo.tsx';
import { ThemeSwitch } from '#ui/components/ThemeSwitch.tsx';
import { cx } from '#ui/style/cx.ts';
import { cachedForBuyers } from '../rendering/cached-for-buyers.tsx';
import { askConsent } from './consent.ts';
import { footerPages, legalPages, usePages, type PageLink } from './navigation.ts';

const year = new Date().getFullYear();
const link = 'inline-flex min-h-6 items-center py-[3px] hover:text-white pointer-coarse:min-h-9';

interface Props {
  /** Without ways elsewhere, for who is paying: only what the law requires. */
  isShort: boolean;
  site: Pick<ReturnType<typeof useSession>['site'], 'analyticsUrl' | 'isDemo'>;
}

/** The footer: links, contact details, and the information required by law. */
function Footer({ site, isShort }: Props) {
  const { legalName, numbersText } = company();
  return (
    <footer className="later mt-18 bg-ink-panel text-base text-on-ink-2 md:mt-28 print:hidden">
      {!isShort && <Ways />}
      <div className="wrap text-sm">
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-8 gap-y-4 py-5',
            !isShort && 'border-t border-ink-line',
          )}
        >
          <p className="min-w-0 flex-1 basis-80 leading-relaxed">
            © <span suppressHydrationWarning>{year}</span> {legalName}
            <br />
            {numbersText}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            <LinkItems links={usePages(legalPages)} />
            <LinkItems links={[{ href: '/terms#warranty', label: 'Νόμιμη εγγύηση' }]} />
            {site.analyticsUrl && (
              <li>
                <button type="button" className={link} onClick={askConsent}>
                  Ρυθμίσεις cookies
                </button>
              </li>
            )}
          </ul>
          {/* The footer and its controls are dark in both themes. */}
          <div data-theme="dark">
            <ThemeSwitch name="theme-in-footer" />
          </div>
        </div>
        {site.isDemo && (
          <p className="border-t border-ink-line py-4">
            Το κατάστημα λειτουργεί με δεδομένα επίδειξης: η εταιρεία, τα προϊόντα, οι τιμές και οι κριτικές
            είναι φανταστικά και καμία παραγγελία δεν εκτελείται.
          </p>
        )}
      </div>
    </footer>
  );
}

function Ways() {
  const { address, phone, phoneHref, email, emailHref, emergency, openingHours, line } = company();
  return (
    <div className="wrap grid gap-x-12 gap-y-7 max-sm:gap-y-0 max-sm:[&>:first-child]:pb-6 max-sm:[&>:last-child]:mt-4 py-10 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] md:pt-16 md:pb-12">
      <div>
        <Logo size="lg" inverse />
        <p className="mt-4 max-w-[34ch]">{line}</p>
      </div>
      <Column title="Πλοήγηση">
        <LinkList links={usePages(footerPages)} />
      </Column>
      <Column title="Επικοινωνία">
        <address className="not-italic">
          <p className="py-[3px]">{address.text}</p>
          <p>
            <a href={phoneHref} className={link}>
              {phone}
            </a>
          </p>
          <p>
            <a href={emailHref} className={link}>
              {email}
            </a>
          </p>
        </address>
        {openingHours.map(({ label, text }) => (
          <p key={label} className="py-[3px] first-of-type:mt-2">
            {label} {text}
          </p>
        ))}
      </Column>
      {emergency && (
        <section aria-label="Επείγουσα βοήθεια" className="self-start rounded-md border border-ink-line p-5">
          <p className="flex items-center gap-2">
            <LifeBuoy className="icon" />
            Επείγουσα βοήθεια
          </p>
          <a
            href={emergency.phoneHref}
            className="my-1.5 inline-flex min-h-9 items-center text-[1.5rem] leading-snug font-semibold tracking-head text-white hover:underline"
          >
            {emergency.phone}
          </a>
          <p>Γραμμή υποστήριξης 24/7, κάθε μέρα.</p>
        </section>
      )}
    </div>
  );
}

export const CachedFooter = cachedForBuyers(Footer, company);

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-base tracking-normal text-on-ink max-sm:hidden">{title}</h2>
      <details className="fold">
        <summary>{title}</summary>
        {children}
      </details>
    </section>
  );
}

function LinkList({ links }: { links: readonly PageLink[] }) {
  return (
    <ul>
      <LinkItems links={links} />
    </ul>
  );
}

function LinkItems({ links }: { links: readonly PageLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <Anchor href={href} className={link}>
        {label}
      </Anchor>
    </li>
  ));
}
