import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '#ui/page/api.ts';
import type { OfficeOffer } from '../../contract.ts';
import type { OfferSource } from '../../enums.ts';
import { offersHref } from '../../offers-search.ts';

/** Shows an offer as the server answered it, and reads the lists again. */
export function useKeepOffer() {
  const queryClient = useQueryClient();
  const { offers } = useApi();
  return (offer: OfficeOffer) => {
    queryClient.setQueryData(offers.getOffer.queryKey({ input: { offerId: offer.id } }), offer);
    void queryClient.invalidateQueries({ queryKey: offers.listOffers.key() });
    void queryClient.invalidateQueries({ queryKey: offers.countOffers.key() });
  };
}

/** Begins an offer, from nothing or from its source, and opens it. */
export function useNewOffer() {
  const keep = useKeepOffer();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(
    useApi().offers.createOffer.mutationOptions({
      meta: { title: 'Η προσφορά δεν άρχισε' },
      onSuccess({ offer }) {
        keep(offer);
        void navigate({ href: offersHref({ offer: offer.id }) });
      },
    }),
  );
  const begin = (
    from: { source?: { kind: OfferSource; id: string }; customerId?: string; isTemplate?: boolean } = {},
  ) => mutate(from);
  return { begin, isPending };
}
