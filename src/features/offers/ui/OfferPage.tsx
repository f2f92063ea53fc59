import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClientOnly, createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { readTab } from '#ui/page/local-storage.ts';
import { useFollowedKey } from '#ui/live/use-live.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { readOfferKey } from '../offer-link.ts';
import type { SeenOffer } from '../seen-contract.ts';
import { OfferForCustomer } from './OfferForCustomer.tsx';

export const Route = createFileRoute('/offer')({
  head: ({ match }) => pageHead(match, { title: 'Η προσφορά σας', noindex: true }),
  component: OfferPage,
});

/** The page's heading while there is no offer whose title it could be. */
const heading = <h1 className="sr-only">Η προσφορά σας</h1>;

function OfferPage() {
  const inAddress = readOfferKey(useLocation({ select: ({ hash }) => hash }));
  // The payment provider's page leads back here without the key.
  const key = inAddress ?? (readTab('offerKey') || undefined);
  return (
    <div className="wrap py-8 md:py-12">
      {/* What is behind the # never reaches the server with the page. */}
      <ClientOnly>
        {key === undefined ? (
          <>
            {heading}
            <ErrorState title="Η προσφορά δεν βρέθηκε">
              Ανοίξτε τον σύνδεσμο από το email μας, ή συνδεθείτε στον λογαριασμό σας.
            </ErrorState>
          </>
        ) : (
          <Opened key={key} offerKey={key} />
        )}
      </ClientOnly>
    </div>
  );
}

function Opened({ offerKey: key }: { offerKey: string }) {
  const { offers } = useApi();
  const queryClient = useQueryClient();
  useFollowedKey(key, ['offers']);
  const options = offers.openOffer.queryOptions({ input: { key } });
  const query = useQuery({ ...options, retry: false });
  const { mutate: see } = useMutation(offers.seeOffer.mutationOptions({ meta: { quiet: true } }));
  useEffect(() => see({ key }), [see, key]);
  const keep = (offer: SeenOffer) => queryClient.setQueryData(options.queryKey, offer);
  return (
    <>
      {!query.data && heading}
      <QueryView query={query} skeleton={['h-10 w-2/3', 'h-40', 'h-64']} className="grid gap-4">
        {(offer) => <OfferForCustomer key={offer.version} offerKey={key} offer={offer} onChanged={keep} />}
      </QueryView>
    </>
  );
}
