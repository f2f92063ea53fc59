import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { useSession } from '#ui/page/session.ts';
import type { AdviceInput } from '../contract.ts';
import { adviceLink } from '../wizard-search.ts';

/** The address that opens an advice, and until when. */
export interface AdviceLink {
  url: string;
  expiresAt: string;
}

/** The link of an advice, once it has been made; `make` is absent where the answers are not complete. */
export function useAdviceLink(input: AdviceInput | undefined) {
  const { site } = useSession();
  const { mutateAsync, data, variables, isPending } = useMutation(
    useApi().wizard.shareAdvice.mutationOptions({ meta: { title: 'Ο σύνδεσμος δεν δημιουργήθηκε' } }),
  );
  // A link belongs to the answers for which it was made.
  const link: AdviceLink | undefined =
    data && variables === input
      ? { url: site.publicUrl + adviceLink(data.token), expiresAt: data.expiresAt }
      : undefined;
  return { link, isPending, make: input && (() => mutateAsync(input)) };
}
