import type { SearchTab } from '#features/search/search-tabs.ts';
import { isOn } from '#shared/switches.ts';

/** What a tab of the search is for. In a file of its own, which no page's first script needs. */
export function searchTabText(tab: SearchTab): string {
  switch (tab) {
    case 'search':
      return 'Περιγράψτε τι χρειάζεστε με δικά σας λόγια, με ελληνικά ή λατινικά γράμματα, και περιορίστε τα αποτελέσματα με τα φίλτρα.';
    case 'compare':
      return 'Έως 4 προϊόντα δίπλα δίπλα, με σημειωμένο το καλύτερο σε κάθε χαρακτηριστικό.';
    case 'trending':
      return `${isOn('reviews') ? 'Τα προϊόντα με τις καλύτερες κριτικές, όσα' : 'Όσα προϊόντα'} ζητούνται περισσότερο και συχνές ερωτήσεις.`;
  }
}
