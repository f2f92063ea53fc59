// What is said of a burglar, by what the place and its system have.
import type { HomePlan, Opening } from '#features/home-plan/types.ts';
import type { Place } from './place.ts';

/** How he leaves: after an alarm, or seen by a camera alone, or by nobody. */
export function flightOf(isHeard: boolean, isSeen: boolean, { hasSiren }: Place): string {
  if (isHeard)
    return hasSiren
      ? 'Με τη σειρήνα να ηχεί, το βάζει στα πόδια.'
      : 'Σειρήνα δεν υπάρχει: φεύγει όταν πάρει ό,τι βρει, ενώ το κινητό σας χτυπά.';
  return isSeen
    ? 'Συναγερμός δεν σημαίνει: ψάχνει, όμως εσείς τον έχετε δει στο κινητό.'
    : 'Ψάχνει με την ησυχία του: κανείς δεν το έμαθε.';
}

/** How it ends for whoever owns the place. */
export function endOf(isHeard: boolean, isSeen: boolean, { hasSiren }: Place): string {
  if (isHeard)
    return hasSiren
      ? 'Εσείς βλέπετε τι έγινε και πού, καλείτε το 100 και σταματάτε τη σειρήνα από το κινητό.'
      : 'Εσείς βλέπετε τι έγινε και πού, και καλείτε το 100.';
  return isSeen
    ? 'Καλείτε το 100, με την εικόνα του στο κινητό. Ένας συναγερμός στο άνοιγμα θα τον είχε διώξει.'
    : 'Μια επαφή στο άνοιγμα ή ένας ανιχνευτής κίνησης θα τον είχαν προλάβει.';
}

/** Whether he comes over the fence of a yard. */
export const climbsFence = ({ hasYard, isHigh }: Place) => hasYard && !isHigh;

const leadsToBalcony = ({ rooms }: HomePlan, opening: Opening | undefined) =>
  rooms.some(({ id, kind }) => kind === 'balcony' && id === opening?.toRoomId);

/** How he comes to the building. */
export function approachOf(plan: HomePlan, opening: Opening | undefined, place: Place): string {
  const building = place.isHome ? 'το σπίτι' : 'το κτίριο';
  if (climbsFence(place)) return `Κάποιος περνά τον φράχτη και πλησιάζει ${building}.`;
  if (place.isHigh) return 'Κάποιος ανεβαίνει τη σκάλα του κτιρίου και σταματά στην πόρτα σας.';
  return leadsToBalcony(plan, opening)
    ? 'Κάποιος σκαρφαλώνει στο μπαλκόνι.'
    : `Κάποιος πλησιάζει ${building}.`;
}

/** The name of his story, by where he tries to get in. */
export function titleOf(plan: HomePlan, opening: Opening | undefined, { isHome }: Place): string {
  if (leadsToBalcony(plan, opening)) return 'Διάρρηξη από το μπαλκόνι';
  if (opening?.kind === 'glass-door') return `Διάρρηξη από την ${isHome ? 'μπαλκονόπορτα' : 'τζαμόπορτα'}`;
  return opening?.kind === 'window' ? 'Διάρρηξη από το παράθυρο' : 'Διάρρηξη από την πόρτα';
}

/** The opening that he tries, in the accusative. */
export function nameOf(plan: HomePlan, opening: Opening | undefined, { isHome }: Place): string {
  if (opening?.kind === 'glass-door') return isHome ? 'την μπαλκονόπορτα' : 'την τζαμόπορτα';
  const room = plan.rooms.find(({ id }) => id === opening?.roomId)?.name;
  const what = opening?.kind === 'window' ? 'το παράθυρο' : 'την πόρτα';
  return room === undefined ? what : `${what} (${room})`;
}
