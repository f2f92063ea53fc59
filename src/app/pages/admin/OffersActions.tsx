import { NewOfferButton } from '#features/offers/ui/admin/NewOfferButton.tsx';

/** Begins an offer from nothing. */
export const OffersActions = () => <NewOfferButton />;
