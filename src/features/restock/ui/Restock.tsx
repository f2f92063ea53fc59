import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { RestockToggle } from './RestockToggle.tsx';

const waiting = (
  <Loading>
    <Skeleton className="h-24" />
  </Loading>
);
const RestockForm = lazyPart(() => import('./RestockForm.tsx'), 'RestockForm', waiting);
const RestockLink = lazyPart(() => import('./RestockLink.tsx'), 'RestockLink', waiting);

/** The token of an e-mail's link; a URL's fragment is never sent to a server or logged. */
const readToken = () => new URLSearchParams(location.hash.slice(1)).get('restock') ?? undefined;

/** On the page of a sold-out product: be told when it is back. A customer clicks once, a visitor confirms an address. */
export function Restock({ productId }: { productId: number }) {
  const { customer } = useViewer();
  const [token, setToken] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  // A link that is opened in a tab which stands here already changes only what is behind the #.
  useEffect(() => {
    function takeToken() {
      const linked = readToken();
      if (linked === undefined) return;
      setToken(linked);
      // Anyone who looks at the screen or into the history does not find it.
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    takeToken();
    addEventListener('hashchange', takeToken);
    return () => removeEventListener('hashchange', takeToken);
  }, []);

  if (token !== undefined)
    return <RestockLink key={token} token={token} onDone={() => setToken(undefined)} />;
  if (customer) return <OfCustomer productId={productId} email={customer.email} />;
  if (isOpen) return <RestockForm productId={productId} />;
  return (
    <Button size="lg" block aria-expanded={false} onClick={() => setOpen(true)}>
      <Bell />
      Ειδοποιήστε με
    </Button>
  );
}

function OfCustomer({ productId, email }: { productId: number; email: string }) {
  const query = useQuery(useApi().restock.getRestock.queryOptions({ input: { productId } }));
  return (
    <QueryView query={query} className="" skeleton={['h-12']}>
      {({ isWaiting }) => (
        <div className="grid gap-2.5">
          {isWaiting && (
            <p role="status" className="text-base text-text-2">
              Έχετε ζητήσει ειδοποίηση. Μόλις το προϊόν είναι ξανά διαθέσιμο, στέλνουμε ένα email στο{' '}
              <strong className="font-medium wrap-anywhere text-text">{email}</strong>.
            </p>
          )}
          <RestockToggle productId={productId} isWaiting={isWaiting} size="lg" block />
        </div>
      )}
    </QueryView>
  );
}
