import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { openingContract } from '../contract.ts';
import { confirmProof, confirmTexts, readOpening, sendProof, setOpening } from './actions.ts';

const opening = implement(openingContract).$context<ApiContext>().use(guard);

export const openingApi = opening.router({
  getOpening: opening.getOpening.handler(({ context: { services } }) => readOpening(services)),
  setOpening: opening.setOpening.handler(async ({ context, input }) => {
    await setOpening(context, input);
    return { message: input.isOpen ? 'Το κατάστημα άνοιξε.' : 'Το κατάστημα έκλεισε για το κοινό.' };
  }),
  sendProof: opening.sendProof.handler(async ({ context, input }) => {
    await sendProof(context, input);
    return { message: `Το email στάλθηκε στο ${input.email}. Πατήστε τον σύνδεσμό του.` };
  }),
  confirmProof: opening.confirmProof.handler(says('Τα email του καταστήματος φτάνουν.', confirmProof)),
  confirmTexts: opening.confirmTexts.handler(says('Σημειώθηκε ότι τα κείμενα διαβάστηκαν.', confirmTexts)),
});
