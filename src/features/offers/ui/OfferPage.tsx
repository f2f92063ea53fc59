import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClientOnly, createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { readTab } from '#ui/page/local-storage.ts';
import { useFollowedKey } from '#ui/live/use-live.ts';
import { Button } from '#ui/components/Button.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
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
      <ClientOnly>{key === undefined ? <NoKey /> : <Opened key={key} offerKey={key} />}</ClientOnly>
    </div>
  );
}

function NoKey() {
  return (
    <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="min-w-0">
        <h1 className="text-3xl tracking-display md:text-4xl">Η προσφορά δεν βρέθηκε</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-text-2">
          Ανοίξτε τον σύνδεσμο από το email μας, ή συνδεθείτε στον λογαριασμό σας.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button href="/login">Σύνδεση</Button>
          <TextLink href="/contact" arrow>
            Επικοινωνία
          </TextLink>
        </div>
      </div>
      <span
        aria-hidden="true"
        className="plan-sketch aspect-3/2 h-auto! w-full! text-text-3 max-w-full max-md:order-first max-md:w-48!"
      />
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
