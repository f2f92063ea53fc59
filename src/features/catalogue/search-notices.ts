import type { NotSold } from './not-sold.ts';
import type { ParsedQuery } from './parsed-query.ts';

/** What a search says next to its products. */
export type SearchNotice = {
  kind: 'not-sold' | 'danger' | 'service' | 'account';
  text: string;
  link?: { label: string; href: string } | undefined;
};

/** Whether something is to be done at once: nothing else is offered with it. */
export const hasDanger = (notices: readonly SearchNotice[]) => notices.some(({ kind }) => kind === 'danger');

/** The notices about a query: what is not sold, and prices that the viewer does not see. */
export function noticesOf(
  { hidesPrices, need }: ParsedQuery,
  seesPrices: boolean,
  notSold?: NotSold,
): SearchNotice[] {
  const said: SearchNotice[] = [];
  if (notSold) {
    const { text, link, isDanger, isService } = notSold;
    said.push({ kind: isDanger ? 'danger' : isService ? 'service' : 'not-sold', text, link });
  }
  if (hidesPrices || (need?.need.id === 'cheap' && !seesPrices))
    said.push({
      kind: 'account',
      text: 'Οι τιμές εμφανίζονται μόνο σε λογαριασμούς με πρόσβαση σε αυτές. Βλέπετε τα προϊόντα χωρίς αυτές.',
      link: { label: 'Σύνδεση', href: '/customer-login' },
    });
  return said;
}
