import { useMutation } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { withNextPath } from '#shared/next-path.ts';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Credentials } from '../contract.ts';
import { firstSignInForm, signInFailure } from '../sign-in-forms.ts';
import { customerLoginAddress } from '../sign-in-search.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { HelpBox } from './HelpBox.tsx';
import { openPage } from './open-page.ts';
import { SignInForm } from './SignInForm.tsx';

const afterwards = '/customer-dashboard';

export const Route = createFileRoute('/customer-login')({
  validateSearch: plainSearch,
  async beforeLoad({ context: { queryClient, api }, search }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (viewer.customer) throw redirect({ href: customerLoginAddress.read(search).next ?? afterwards });
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Σύνδεση πελάτη',
      noindex: true,
    }),
  component: CustomerLoginPage,
});

function CustomerLoginPage() {
  const { next: wanted } = customerLoginAddress.read(Route.useSearch());
  const next = wanted ?? afterwards;
  const { mutateAsync } = useMutation(useApi().customers.signIn.mutationOptions({ meta: signInFailure }));

  async function signIn(credentials: Credentials) {
    await mutateAsync(credentials);
    await openPage(next);
  }

  return (
    <AuthLayout
      title="Σύνδεση πελάτη"
      intro="Συνδεθείτε για να βλέπετε τις τιμές, τις παραγγελίες και τα ραντεβού σας."
      aside={<HelpBox />}
    >
      <SignInForm schema={firstSignInForm} onSignIn={signIn} />
      <p className="mt-6 border-t border-line pt-6 text-base text-text-2">
        Δεν έχετε λογαριασμό; <TextLink href={withNextPath('/register', wanted)}>Εγγραφή</TextLink>
      </p>
    </AuthLayout>
  );
}
