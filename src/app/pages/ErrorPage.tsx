import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { company } from '#shared/company.ts';
import { fullTitle } from '#ui/page/head.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { describeError } from '#ui/page/failed-change.ts';

/** Shown when a page failed: the error, a retry button and a link to the home page. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { title, description } = describeError(error);
  async function retry() {
    await router.invalidate();
    reset();
  }
  return (
    <div role="alert" className="wrap pt-16 pb-10 md:pt-24">
      <title>{fullTitle('Σφάλμα')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl tracking-display">{title}</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-text-2">{description}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={retry}>Δοκιμάστε ξανά</Button>
        <Button variant="outline" href="/">
          Αρχική σελίδα
        </Button>
      </div>
      <p className="mt-10 text-base text-text-2">
        Αν το σφάλμα επιμένει, καλέστε μας στο{' '}
        <TextLink href={company().phoneHref}>{company().phone}</TextLink>.
      </p>
    </div>
  );
}
