import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { PaperSource } from '../../enums.ts';
import { PaperMenu } from '../PaperMenu.tsx';

/** Prints the papers of an order or an offer, with room to write what is not known yet. */
export function InstallationPapers({ source, id }: { source: PaperSource; id: string }) {
  const queryClient = useQueryClient();
  const { handover } = useApi();
  return (
    <PaperMenu
      hasCameras
      read={() =>
        queryClient
          .fetchQuery({ ...handover.getPapers.queryOptions({ input: { source, id } }), staleTime: 0 })
          .catch(() => {
            toast({ tone: 'critical', title: 'Τα χαρτιά δεν ετοιμάστηκαν', description: 'Δοκιμάστε ξανά.' });
            return undefined;
          })
      }
    />
  );
}
