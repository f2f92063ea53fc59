import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageHead } from '../../../ui/page/head.ts';
import { TextLink } from '../../../ui/pieces/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EmailLink, type LinkKind } from './EmailLink.tsx';
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

/** What the e-mail's link brought; a URL's fragment is never sent to a server or logged. */
const readLink = () => new URLSearchParams(location.hash.slice(1));

const emailLinks: readonly LinkKind[] = ['confirm-email', 'stop-email'];

function PasswordResetPage() {
  /** What the link brought or the first step was answered; the second step is for it. */
  const [token, setToken] = useState<string>();
  /** A link about a changed e-mail address. */
  const [emailLink, setEmailLink] = useState<{ kind: LinkKind; token: string }>();

  // A link that is opened in a tab which stands here already changes only what is behind the #.
  useEffect(() => {
    function takeToken() {
      const link = readLink();
      const linked = link.get('token') ?? undefined;
      const kind = emailLinks.find((name) => link.has(name));
      if (linked === undefined && kind === undefined) return;
      setToken(linked);
      setEmailLink(kind && { kind, token: link.get(kind) ?? '' });
      // Whoever looks at the screen or into the history does not find it.
      history.replaceState(history.state, '', location.pathname);
    }
    takeToken();
    addEventListener('hashchange', takeToken);
    return () => removeEventListener('hashchange', takeToken);
  }, []);

  if (emailLink)
    return (
      <AuthLayout
        title="Αλλαγή email"
        intro="Η αλλαγή γίνεται μόνο με το πάτημα του κουμπιού."
        aside={<HelpBox />}
      >
        <EmailLink key={emailLink.token} {...emailLink} onReset={() => setEmailLink(undefined)} />
      </AuthLayout>
    );
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
        <ResetRequestForm onSent={setToken} />
      ) : (
        <ResetForm key={token} token={token} onAskAgain={() => setToken(undefined)} />
      )}
      <p className="mt-6 border-t border-line pt-6 text-base text-text-2">
        <TextLink href="/customer-login">Επιστροφή στη σύνδεση</TextLink>
      </p>
    </AuthLayout>
  );
}
