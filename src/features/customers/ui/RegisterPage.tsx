import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { offered } from '#shared/offered.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { accountUses } from '../account-uses.ts';
import { firstRegistrationForm } from '../registration-forms.ts';
import { registerAddress } from '../sign-in-search.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Registered } from './Registered.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { SignedIn } from './SignedIn.tsx';

export const Route = createFileRoute('/register')({
  validateSearch: plainSearch,
  head: ({ match }) =>
    pageHead(match, {
      title: 'Εγγραφή',
      description:
        import.meta.env.SSR &&
        `Ανοίξτε λογαριασμό για να βλέπετε τιμές${offered().takesBookings ? ', να παραγγέλνετε και να κλείνετε ραντεβού' : ' και να παραγγέλνετε'}.`,
    }),
  component: RegisterPage,
});

function RegisterPage() {
  const [message, setMessage] = useState<string>();
  const { customer } = useViewer();
  const { next } = registerAddress.read(Route.useSearch());
  const signIn = withNextPath('/login', next);
  // Rejected customers may apply again; then they wait, and still read the answer.
  if (customer && !customer.isRejected && message === undefined) return <SignedIn customer={customer} />;
  return (
    <AuthLayout
      title="Εγγραφή"
      intro={`Ανοίξτε λογαριασμό για ${accountUses(offered().takesBookings, 'να βλέπετε τιμές')}.`}
      aside={<HowItWorks />}
    >
      {message === undefined ? (
        <>
          <p className="-mt-4 mb-6 text-base text-text-2">
            Έχετε ήδη λογαριασμό; <TextLink href={signIn}>Σύνδεση</TextLink>
          </p>
          <RegistrationForm
            schema={firstRegistrationForm}
            afm="of everybody"
            address="line"
            from={next}
            onRegistered={setMessage}
          />
        </>
      ) : (
        <Registered message={message} signIn={signIn} />
      )}
    </AuthLayout>
  );
}
