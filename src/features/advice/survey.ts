// Why somebody has to see a place before anything is bought for it.
import { isBusiness, isHall, isLodging } from './premises.ts';
import { norms } from './rules.ts';
import { numberText } from './text.ts';
import type { Advice, Bundle, Home } from './types.ts';

/** The reasons, each as a clause; none where no survey is needed. `band` is that of the risk before anything exists. */
export function surveyReasonsOf(
  home: Home,
  band: Advice['riskBand'],
  bundles: readonly Pick<Bundle, 'checks'>[],
): string[] {
  const { areaM2 } = home;
  const hall = isHall(home) && (isBusiness(home) || areaM2 > norms.surveyHallAreaM2);
  const reasons: [boolean, string][] = [
    [band === 'very-high', 'ο κίνδυνος είναι πολύ υψηλός'],
    [areaM2 > norms.surveyAreaM2, `ο χώρος ξεπερνά τα ${numberText(norms.surveyAreaM2)} m²`],
    [hall, 'ράφια και μηχανήματα κρύβουν ό,τι πρέπει να δουν οι ανιχνευτές'],
    [isLodging(home), 'σε κατάλυμα προηγείται η μελέτη πυροπροστασίας'],
    [home.contents === 'special', 'όσα φυλάσσονται θέλουν δική τους προστασία'],
    [!home.hasMains, 'δεν υπάρχει ρεύμα δικτύου'],
    [
      isBusiness(home) && home.wiring === 'wired',
      'πού περνούν τα καλώδια μιας επιχείρησης φαίνεται μόνο εκεί',
    ],
    [
      bundles.some(({ checks }) => checks.some(({ held }) => !held)),
      'κάποιο σύστημα δεν περνά όλους τους ελέγχους',
    ],
  ];
  return reasons.flatMap(([isSo, reason]) => (isSo ? reason : []));
}
