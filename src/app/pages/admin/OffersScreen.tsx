import { InstallationPapers } from '#features/handover/ui/admin/InstallationPapers.tsx';
import { readOffersSearch } from '#features/offers/offers-search.ts';
import { OfferEditor } from '#features/offers/ui/admin/OfferEditor.tsx';
import { OffersAdmin } from '#features/offers/ui/admin/OffersAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const OfferPapers = ({ id }: { id: string }) => <InstallationPapers source="offer" id={id} />;

/** The offers, or the one that is open. */
export function OffersScreen({ search, onSearch }: ScreenProps) {
  const read = readOffersSearch(search);
  return read.offer === undefined ? (
    <OffersAdmin search={read} onSearch={onSearch} />
  ) : (
    <OfferEditor id={read.offer} Papers={OfferPapers} />
  );
}
