import { useViewer } from '#ui/page/session.ts';
import type { SearchNotice } from '../search-notices.ts';
import { whyNoPrices } from '../why-no-prices.ts';

/** The notices as this viewer is to read them: who is signed in need not sign in. */
export function useNotices(notices: readonly SearchNotice[]): SearchNotice[] {
  const { customer } = useViewer();
  return notices.map((notice) =>
    customer && notice.kind === 'account'
      ? { kind: notice.kind, text: `${whyNoPrices(customer)}. Βλέπετε τα προϊόντα χωρίς αυτές.` }
      : notice,
  );
}
