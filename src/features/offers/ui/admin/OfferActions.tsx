import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Link2, Trash2, Undo2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { Button } from '#ui/components/Button.tsx';
import type { OfficeOffer } from '../../contract.ts';
import { offersHref } from '../../offers-search.ts';
import { useNewOffer } from './use-offers.ts';

export interface OfferPapers {
  /** Prints the papers of what an offer installs. */
  Papers: ComponentType<{ id: string }>;
}

interface Props extends OfferPapers {
  offer: OfficeOffer;
  onLink: (link: string) => void;
  onRevoked: (offer: OfficeOffer) => void;
}

/** What can be done with an offer besides writing and sending it. */
export function OfferActions({ offer, onLink, onRevoked, Papers }: Props) {
  const { offers } = useApi();
  const navigate = useNavigate();
  const { begin, isPending } = useNewOffer();
  const { id: offerId, offerNumber, state, version, isTemplate } = offer;
  const isOpen = state === 'sent' || state === 'seen';
  const { mutateAsync: revoke } = useMutation(
    offers.revokeOffer.mutationOptions({
      meta: { title: 'Η προσφορά δεν ανακλήθηκε' },
      onSuccess({ message, offer: changed }) {
        onRevoked(changed);
        toast({ title: message });
      },
    }),
  );
  const { mutate: makeLink } = useMutation(
    offers.makeOfferLink.mutationOptions({
      meta: { title: 'Ο σύνδεσμος δεν έγινε' },
      onSuccess: ({ link }) => onLink(link),
    }),
  );
  const { mutateAsync: remove } = useMutation(
    offers.deleteOffer.mutationOptions({ meta: { title: 'Η προσφορά δεν διαγράφηκε' } }),
  );
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <Button
        variant="outline"
        size="sm"
        pending={isPending}
        onClick={() => begin({ source: { kind: isTemplate ? 'template' : 'offer', id: offerId } })}
      >
        <Copy />
        {isTemplate ? 'Προσφορά από αυτό' : 'Αντίγραφο'}
      </Button>
      {!isTemplate && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => begin({ source: { kind: 'offer', id: offerId }, isTemplate: true })}
        >
          Ως πρότυπο
        </Button>
      )}
      {version > 0 && !isTemplate && <Papers id={offerId} />}
      {isOpen && (
        <>
          <Button variant="outline" size="sm" onClick={() => makeLink({ offerId })}>
            <Link2 />
            Σύνδεσμος
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              confirm({
                title: 'Ανάκληση της προσφοράς;',
                description: `Ο σύνδεσμος της ${offerNumber} δεν ανοίγει πια.`,
                confirmLabel: 'Ανάκληση',
                reason: { label: 'Λόγος', optional: true, maxLength: 500 },
                action: (reason) => revoke({ offerId, reason }),
              })
            }
          >
            <Undo2 />
            Ανάκληση
          </Button>
        </>
      )}
      {version === 0 && (
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            confirm({
              title: 'Διαγραφή;',
              description: `Η ${offerNumber} δεν έχει σταλεί σε κανέναν και διαγράφεται οριστικά.`,
              confirmLabel: 'Διαγραφή',
              async action() {
                await remove({ offerId });
                void navigate({ href: offersHref({}) });
              },
            })
          }
        >
          <Trash2 />
          Διαγραφή
        </Button>
      )}
    </div>
  );
}
