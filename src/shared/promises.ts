import { company } from './company.ts';

/** The words of a button that books a survey. */
export const surveyCall = (): string =>
  company().promises.freeSurvey ? 'Κλείστε δωρεάν αυτοψία' : 'Κλείστε αυτοψία';

/** When somebody who registered or asked for an offer hears from the company, as the end of a sentence. */
export const contactTime = (): string =>
  company().promises.contactsIn24Hours ? 'εντός 24 ωρών των εργάσιμων ημερών' : 'το συντομότερο';
