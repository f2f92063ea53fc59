import { company } from '#shared/company.ts';
import { fullTitle } from '#ui/page/head.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { mainPages, usePages } from '../layouts/navigation.ts';

const waysOn = mainPages.filter(({ href }) => ['/products', '/services', '/contact'].includes(href));

export function NotFoundPage() {
  const pages = usePages(waysOn);
  return (
    <div className="wrap pt-16 md:pt-24">
      <title>{fullTitle('Η σελίδα δεν βρέθηκε')}</title>
      <meta name="robots" content="noindex" />
      <span aria-hidden="true" className="plan-sketch mb-6 block h-32! w-48! max-w-full" />
      <h1 lang="en" className="text-4xl tracking-display">
        404 Page Not Found
      </h1>
      <p className="mt-4 max-w-[56ch] text-lg text-text-2">
        Η σελίδα που ζητήσατε δεν υπάρχει ή έχει μετακινηθεί. Ελέγξτε τη διεύθυνση ή συνεχίστε από μία από τις
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
  );
}
