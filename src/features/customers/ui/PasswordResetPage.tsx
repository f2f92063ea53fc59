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

/** The token in the e-mail's link; behind the # it reaches no server and no log. */
const readToken = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
const nowhere = () => () => undefined;

function PasswordResetPage() {
  const linked = useSyncExternalStore(nowhere, readToken, () => undefined);
  /** The second step with what came of the first, or the first one again; until then what the link says. */
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
