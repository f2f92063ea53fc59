import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { offered } from '#shared/offered.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import { secondRegistrationForm } from '../registration-forms.ts';
import { customerRegisterAddress } from '../sign-in-search.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Registered } from './Registered.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { SignedIn } from './SignedIn.tsx';

const redirectMs = 2_000;

export const Route = createFileRoute('/customer-register')({
  validateSearch: plainSearch,
  head: ({ match }) =>
    pageHead(match, {
      title: 'Εγγραφή πελάτη',
      description:
        import.meta.env.SSR &&
        `Γίνετε πελάτης: μετά την έγκριση βλέπετε τιμές και ${offered().takesBookings ? 'κλείνετε ραντεβού' : 'παραγγέλνετε'}.`,
    }),
  component: CustomerRegisterPage,
});

function CustomerRegisterPage() {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  const { customer } = useViewer();
  const { next } = customerRegisterAddress.read(Route.useSearch());
  const signIn = withNextPath('/customer-login', next);

  useEffect(() => {
    if (message === undefined) return undefined;
    toast({ title: 'Επιτυχής εγγραφή!', description: message });
    const leaving = setTimeout(() => void navigate({ href: signIn }), redirectMs);
    return () => clearTimeout(leaving);
  }, [message, navigate, signIn]);

  // Rejected customers may apply again; then they wait, and still read the answer.
  if (customer && !customer.isRejected && message === undefined) return <SignedIn customer={customer} />;
  return (
    <AuthLayout
      title="Εγγραφή πελάτη"
      intro={`Συμπληρώστε τα στοιχεία σας. Μόλις εγκριθεί ο λογαριασμός, θα βλέπετε τιμές και θα ${offered().takesBookings ? 'κλείνετε ραντεβού' : 'παραγγέλνετε'}.`}
      aside={<HowItWorks />}
    >
      {message === undefined ? (
        <>
          <p className="-mt-4 mb-6 text-base text-text-2">
            Είστε ήδη πελάτης; <TextLink href={signIn}>Σύνδεση</TextLink>
          </p>
          <RegistrationForm
            schema={secondRegistrationForm}
            afm="of businesses"
            address="lines"
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
