import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { NewOfferButton } from '#features/offers/ui/admin/NewOfferButton.tsx';

/** Begins an offer from a message: with every line of the advice, if the wizard sent it. */
export function OfferFromMessage({ id }: { id: string }) {
  // Why it failed, and a way to ask again, stand in the message (`RequestOfMessage`).
  const { data } = useQuery(useApi().wizard.findRequest.queryOptions({ input: { messageId: id } }));
  if (!data) return null;
  return (
    <NewOfferButton source={{ kind: data.request ? 'wizard' : 'message', id }} label="Ετοιμασία προσφοράς" />
  );
}
