import { company } from '#shared/company.ts';
import type { Visits } from './advice-contract.ts';

/** Whether a survey is offered for a place, and at what condition: free only where technicians go. */
export function surveyText({ area, isWithin }: Visits): string {
  const isFree = company().promises.freeSurvey;
  if (isWithin === true) return isFree ? 'Δωρεάν αυτοψία στον χώρο' : 'Αυτοψία στον χώρο';
  if (isWithin === false || area === '') return 'Συνεννόηση στο τηλέφωνο για αυτοψία και εγκατάσταση';
  return `Αυτοψία στον χώρο${isFree ? ', δωρεάν' : ''} ${area}`;
}

const travel =
  'Μετάβαση, και όπου χρειάζονται πλοίο και διανυκτέρευση, δεν είναι στο ποσό: συμφωνούνται πρώτα στο τηλέφωνο, μαζί με την αυτοψία.';

/** What a place outside the area has to know of the installation, that it is offered in or its owner may do without; undefined within it. */
export function outsideText({ area, isWithin, survey }: Visits, isInstalled: boolean): string | undefined {
  if (isWithin !== false) return undefined;
  const told = survey === undefined ? travel : `${travel} ${survey}`;
  if (area === '') return `Την εγκατάσταση τη συνεννοούμαστε στο τηλέφωνο. ${told}`;
  const price = isInstalled
    ? 'όπου η πρόταση έχει τεχνικό, το ποσό γράφει όσο θα κόστιζε με αυτούς'
    : 'το τοποθετείτε εσείς, και αν θελήσετε τεχνικό, η εργασία του γράφεται όσο θα κόστιζε με αυτούς';
  return `Οι τεχνικοί μας πηγαίνουν ${area}. Ο χώρος σας είναι πιο έξω: ${price}. ${told}${isInstalled ? ' Την εγκατάσταση την κάνουμε εμείς ή εγκαταστάτης της περιοχής σας.' : ''}`;
}
