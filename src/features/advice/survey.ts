// Why somebody has to see a place before anything is bought for it.
import { needsFireStudy } from './fire.ts';
import { isBusiness, isHall, isLodging } from './premises.ts';
import { isNearGrade3 } from './risk.ts';
import { norms } from './rules.ts';
import { numberText } from './text.ts';
import { asksForYard } from './yard.ts';
import type { Advice, Bundle, Home } from './types.ts';

/** The reasons, each as a clause; none where no survey is needed. `band` is that of the risk before anything exists. */
export function surveyReasonsOf(
  home: Home,
  band: Advice['riskBand'],
  bundles: readonly Pick<Bundle, 'checks' | 'lines'>[],
): string[] {
  const { areaM2 } = home;
  const hall = isHall(home) && (isBusiness(home) || areaM2 > norms.surveyHallAreaM2);
  const reasons: [boolean, string][] = [
    [band === 'very-high', 'ο κίνδυνος είναι πολύ υψηλός'],
    [areaM2 > norms.surveyAreaM2, `ο χώρος ξεπερνά τα ${numberText(norms.surveyAreaM2)} m²`],
    [
      hall &&
        bundles.some(({ lines }) =>
          lines.some(({ ruleId, covers = [] }) =>
            [ruleId, ...covers.map((one) => one.ruleId)].includes('ALM-MOTION'),
          ),
        ),
      'ράφια και μηχανήματα κρύβουν ό,τι πρέπει να δουν οι ανιχνευτές',
    ],
    [
      band === 'high',
      isNearGrade3(home) ? 'ο κίνδυνος περνά το όριο 60 μόνο με όσα υποθέσαμε' : 'ο κίνδυνος ζητά βαθμό 3',
    ],
    [
      needsFireStudy(home),
      isLodging(home)
        ? 'σε κατάλυμα προηγείται η μελέτη πυροπροστασίας'
        : `για τη φωτιά ${home.concerns.includes('fire-safety') ? '' : 'ίσως '}χρειάζεται μελέτη πυροπροστασίας`,
    ],
    [home.contents === 'special', 'όσα φυλάσσονται θέλουν δική τους προστασία'],
    [home.existing.some((part) => part !== 'lights'), 'όσα έχετε ήδη δοκιμάζονται πρώτα'],
    [!home.hasMains, 'δεν υπάρχει ρεύμα δικτύου'],
    [home.internet !== 'yes', 'χωρίς ίντερνετ μετριέται πρώτα το σήμα κινητής'],
    [home.emptyFor === 'months', 'μένει άδειος για μήνες'],
    [asksForYard(home), 'τη γραμμή της αυλής και τα ζώα της τα βλέπει κανείς μόνο εκεί'],
    [
      bundles.some(({ lines }) =>
        lines.some(({ item: { calc } }) => calc.kind === 'lock' && !calc.isWireless),
      ),
      'τι πόρτα είναι και από πού περνά το καλώδιο της κλειδαριάς φαίνεται μόνο εκεί',
    ],
    [home.wiring === 'wired', 'πού περνούν τα καλώδια φαίνεται μόνο εκεί'],
    [
      bundles.some(({ checks }) => checks.some(({ held }) => !held)),
      'κάποιο σύστημα δεν περνά όλους τους ελέγχους',
    ],
  ];
  return reasons.flatMap(([isSo, reason]) => (isSo ? reason : []));
}
