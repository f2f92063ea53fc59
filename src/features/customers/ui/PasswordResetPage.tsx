import { createFileRoute } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { pageHead } from '../../../ui/page/head.ts';
import { TextLink } from '../../../ui/pieces/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { HelpBox } from './HelpBox.tsx';
import { ResetForm } from './ResetForm.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';

export const Route = createFileRoute('/password-reset')({
  head: ({ match }) =>
    pageHead(match, {
      title: 'Επαναφορά κωδικού',
      noindex: true,
    }),
  component: PasswordResetPage,
});

/** The token from the e-mail's link; a URL's fragment is never sent to a server or logged. */
const readToken = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
const nowhere = () => () => undefined;

function PasswordResetPage() {
  const linked = useSyncExternalStore(nowhere, readToken, () => undefined);
  /** Set when the user moves between the steps; until then the link's token decides. */
  const [chosen, setChosen] = useState<{ token?: string }>();
  const token = chosen ? chosen.token : linked;

  return (
    <AuthLayout
      title="Επαναφορά κωδικού"
      intro={
        token === undefined
          ? 'Συμπληρώστε το email του λογαριασμού σας και θα σας στείλουμε έναν κωδικό επαναφοράς.'
          : 'Συμπληρώστε τον κωδικό επαναφοράς που λάβατε με email και τον νέο κωδικό πρόσβασης.'
      }
      aside={<HelpBox />}
    >
      {token === undefined ? (
        <ResetRequestForm onSent={(sent) => setChosen({ token: sent })} />
      ) : (
        <ResetForm token={token} onAskAgain={() => setChosen({})} />
      )}
      <p className="mt-6 border-t border-line pt-6 text-base text-text-2">
        <TextLink href="/customer-login">Επιστροφή στη σύνδεση</TextLink>
      </p>
    </AuthLayout>
  );
}
