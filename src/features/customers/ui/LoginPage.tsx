import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { offered } from '#shared/offered.ts';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useViewer } from '#ui/page/session.ts';
import { useHeadingFocus } from '#ui/page/use-heading-focus.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import { secondSignInForm, signInFailure } from '../sign-in-forms.ts';
import { loginAddress } from '../sign-in-search.ts';
import type { SignedInCustomer } from './AccountStatus.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { openPage } from './open-page.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';

const redirectMs = 1_500;

export const Route = createFileRoute('/login')({
  validateSearch: plainSearch,
  head: ({ match }) =>
    pageHead(match, {
      title: 'Σύνδεση',
      noindex: true,
    }),
  component: LoginPage,
});

function LoginPage() {
  const { next: wanted } = loginAddress.read(Route.useSearch());
  const next = wanted ?? '/';
  const viewer = useViewer();
  const [entered, setEntered] = useState<SignedInCustomer>();
  const { mutateAsync } = useMutation(
    useApi().customers.signInWithStatus.mutationOptions({
      meta: signInFailure,
      onSuccess(customer) {
        setEntered(customer);
        toast({ title: 'Συνδεθήκατε', description: `${customer.firstName} ${customer.lastName}` });
      },
    }),
  );

  useEffect(() => {
    // Rejected customers stay on the page to read the reason.
    if (!entered || entered.isRejected) return undefined;
    const leaving = setTimeout(() => void openPage(next), redirectMs);
    return () => clearTimeout(leaving);
  }, [entered, next]);

  const customer = entered ?? viewer.customer;
  const page = useHeadingFocus(customer === null);
  return (
    <div ref={page}>
      {customer ? (
        <SignedIn customer={customer} title={entered && 'Συνδεθήκατε'} />
      ) : (
        <AuthLayout title="Σύνδεση" intro="Συνδεθείτε με το email και τον κωδικό του λογαριασμού σας.">
          <SignInForm schema={secondSignInForm} onSignIn={mutateAsync} />
          <p className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-4 text-base text-text-2 [&>*]:inline-flex [&>*]:min-h-11 [&>*]:items-center">
            <TextLink href={withNextPath('/customer-register', wanted)}>Νέος λογαριασμός</TextLink>
            {offered().hasServices && <TextLink href="/services">Οι υπηρεσίες μας</TextLink>}
            <TextLink href="/">Αρχική σελίδα</TextLink>
          </p>
        </AuthLayout>
      )}
    </div>
  );
}
