import { company } from '#shared/company.ts';
import { fullTitle } from '#ui/page/head.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { mainPages, usePages } from '../layouts/navigation.ts';

const waysOn = mainPages.filter(({ href }) => ['/products', '/services', '/contact'].includes(href));

export function NotFoundPage() {
  const pages = usePages(waysOn);
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 pt-12 md:grid-cols-[1fr_minmax(0,20rem)] md:pt-20">
      <title>{fullTitle('Η σελίδα δεν βρέθηκε')}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p lang="en" className="num text-base text-text-3">
          404 Page Not Found
        </p>
        <h1 className="mt-2 text-4xl tracking-display">Η σελίδα δεν βρέθηκε</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-text-2">
          Ό,τι ζητήσατε δεν υπάρχει ή έχει μετακινηθεί. Ελέγξτε τη διεύθυνση ή συνεχίστε από μία από τις
          παρακάτω σελίδες.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button href="/">Αρχική σελίδα</Button>
          {pages.map(({ href, label }) => (
            <TextLink key={href} href={href} arrow>
              {label}
            </TextLink>
          ))}
        </div>
        <p className="mt-10 text-base text-text-2">
          Αν σας έφερε εδώ δικός μας σύνδεσμος, πείτε το μας στο{' '}
          <TextLink href={company().emailHref}>{company().email}</TextLink>.
        </p>
      </div>
      <span
        aria-hidden="true"
        className="plan-sketch aspect-3/2 h-auto! w-full! text-text-3 max-w-full max-md:order-first max-md:w-48!"
      />
    </div>
  );
}
