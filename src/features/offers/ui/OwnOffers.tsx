import { useQuery } from '@tanstack/react-query';
import { athensDate, formatDate } from '#shared/dates.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { offerHref } from '../offer-link.ts';
import { OfferStateBadge } from './OfferStateBadge.tsx';

/** The offers that a customer was sent; nothing where there are none. */
export function OwnOffers() {
  const { data = [], error, refetch } = useQuery(useApi().offers.listOwnOffers.queryOptions());
  useLiveChanges(['offers']);
  if (error && data.length === 0)
    return (
      <ErrorState
        title="Οι προσφορές σας δεν φορτώθηκαν"
        error={error}
        className="mb-10"
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-offers" className="mb-10">
      <h2 id="own-offers" className="text-xl">
        Προσφορές
      </h2>
      <ul className="mt-3 border-t border-line">
        {data.map(({ id, offerNumber, title, state, isOpen, sentAt, validUntil }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3.5">
            <span className="min-w-0 flex-1 basis-60">
              <TextLink href={offerHref(id)} className="font-medium">
                {title || offerNumber}
              </TextLink>
              <span className="block text-base text-text-2">
                <span className="code">{offerNumber}</span> · {formatDate(athensDate(new Date(sentAt)))}
                {isOpen && ` · ισχύει έως ${formatDate(validUntil)}`}
              </span>
            </span>
            <OfferStateBadge state={state} forCustomer />
          </li>
        ))}
      </ul>
    </section>
  );
}
