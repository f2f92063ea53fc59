import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { addDays, athensDate, athensInstant } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { offersContract, type OfficeOffer } from '../contract.ts';
import { reminderDays } from '../limits.ts';
import { presentListed } from '../present.ts';
import { isOpenOn, sumOfSent } from '../rules.ts';
import { acceptOffer } from './accept.ts';
import { answerQuestion } from './answer-actions.ts';
import { askAboutOffer, declineOffer, seeOffer } from './customer-actions.ts';
import { readSeen, requireKey } from './customer-read.ts';
import { readFileOf, readSentFile } from './files.ts';
import { createOffer, discardDraft, removeOffer, saveOffer } from './draft-actions.ts';
import { checkOfferPayment, payOffer } from './pay.ts';
import { offerFile } from './pdf.ts';
import { readOffer } from './read.ts';
import { addLink, revokeOffer, sendOffer, undoSend } from './send-actions.ts';
import { countStates, sumSent } from './stats-store.ts';
import { listOffers, listOwn } from './store.ts';

const offers = implement(offersContract).$context<ApiContext>().use(guard);

/** The longest list of a customer's own offers. */
const maxOwn = 200;

const officeReads = ({ services }: ApiContext, offerId: string) =>
  readOffer(services.database.db, offerId, services.now());

/** A handler that answers with a sentence and the offer as the office reads it then. */
const changes =
  <Input extends { offerId: string }>(
    message: string | ((offer: OfficeOffer) => string),
    action: (context: ApiContext, input: Input) => Promise<unknown>,
  ) =>
  async ({ context, input }: { context: ApiContext; input: Input }) => {
    await action(context, input);
    const offer = await officeReads(context, input.offerId);
    return { message: typeof message === 'string' ? message : message(offer), offer };
  };

export const offersApi = offers.router({
  listOwnOffers: offers.listOwnOffers.handler(async ({ context: { services, viewer } }) => {
    const customer = viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
    const today = athensDate(services.now());
    const own = await listOwn(services.database.db, customer.id, maxOwn);
    return own.map((offer) => ({
      id: offer.id,
      offerNumber: offer.offerNumber,
      title: offer.title,
      state: offer.state,
      isOpen: isOpenOn(offer, today),
      sentAt: (offer.sentAt ?? offer.createdAt).toISOString(),
      validUntil: offer.validUntil ?? today,
    }));
  }),
  openOffer: offers.openOffer.handler(async ({ context, input: { key } }) =>
    readSeen(context, await requireKey(context, context.services.database.db, key)),
  ),
  seeOffer: offers.seeOffer.handler(says('Σημειώθηκε', seeOffer)),
  askAboutOffer: offers.askAboutOffer.handler(async ({ context, input }) => {
    const { questions } = await readSeen(context, await askAboutOffer(context, input));
    return { message: 'Η ερώτησή σας στάλθηκε. Θα δείτε εδώ την απάντηση.', questions };
  }),
  acceptOffer: offers.acceptOffer.handler(async ({ context, input }) => {
    const { offerId, orderNumber } = await acceptOffer(context, input);
    return {
      message: `Σας ευχαριστούμε! Έγινε η παραγγελία ${orderNumber}.`,
      orderNumber,
      offer: await readSeen(context, offerId),
    };
  }),
  payOffer: offers.payOffer.handler(async ({ context, input }) => {
    const { offerId, ...answer } = await payOffer(context, input);
    return { ...answer, offer: await readSeen(context, offerId) };
  }),
  checkOfferPayment: offers.checkOfferPayment.handler(async ({ context, input }) =>
    readSeen(context, await checkOfferPayment(context, input)),
  ),
  declineOffer: offers.declineOffer.handler(async ({ context, input }) => {
    const offerId = await declineOffer(context, input);
    return { message: 'Σας ευχαριστούμε που μας το είπατε.', offer: await readSeen(context, offerId) };
  }),
  downloadOffer: offers.downloadOffer.handler(async ({ context, input: { key } }) =>
    offerFile(context, await requireKey(context, context.services.database.db, key)),
  ),
  readOfferFile: offers.readOfferFile.handler(async ({ context, input: { key, ...asked } }) =>
    readSentFile(context, await requireKey(context, context.services.database.db, key), asked),
  ),

  listOffers: offers.listOffers.handler(async ({ context: { services }, input }) => {
    const { offers: rows, total, sumCents } = await listOffers(services.database.db, input, input);
    const today = athensDate(services.now());
    return { offers: rows.map((row) => presentListed(row, today)), total, sum: centsToEuros(sumCents) };
  }),
  countOffers: offers.countOffers.handler(async ({ context: { services }, input }) => {
    const { from, to, ...filter } = input;
    const { db } = services.database;
    const today = athensDate(services.now());
    const first = from ?? addDays(today, -90);
    const last = to ?? today;
    const sums = await sumSent(db, athensInstant(first, '00:00'), athensInstant(addDays(last, 1), '00:00'));
    const { sent, accepted, ...rate } = sumOfSent(sums);
    return {
      ...(await countStates(db, filter, addDays(today, reminderDays))),
      sent: sent.offers,
      sentSum: centsToEuros(sent.cents),
      accepted: accepted.offers,
      acceptedSum: centsToEuros(accepted.cents),
      ...rate,
    };
  }),
  getOffer: offers.getOffer.handler(({ context, input: { offerId } }) => officeReads(context, offerId)),
  readOwnOfferFile: offers.readOwnOfferFile.handler(({ context, input: { offerId, ...asked } }) =>
    readFileOf(context.services, offerId, asked),
  ),
  createOffer: offers.createOffer.handler(async ({ context, input }) => ({
    message: input.isTemplate ? 'Το πρότυπο δημιουργήθηκε.' : 'Η προσφορά δημιουργήθηκε.',
    offer: await officeReads(context, await createOffer(context, input)),
  })),
  saveOffer: offers.saveOffer.handler(changes('Η προσφορά αποθηκεύτηκε.', saveOffer)),
  sendOffer: offers.sendOffer.handler(async ({ context, input }) => {
    const sent = await sendOffer(context, input);
    const offer = await officeReads(context, input.offerId);
    const message = offer.recipient.email
      ? 'Η προσφορά στέλνεται.'
      : 'Η προσφορά είναι έτοιμη. Χωρίς email, δώστε εσείς τον σύνδεσμο.';
    return { message, offer, ...sent };
  }),
  undoSendOffer: offers.undoSendOffer.handler(changes('Η αποστολή αναιρέθηκε.', undoSend)),
  discardOfferDraft: offers.discardOfferDraft.handler(
    changes('Οι αλλαγές που δεν στάλθηκαν έφυγαν.', discardDraft),
  ),
  revokeOffer: offers.revokeOffer.handler(
    changes('Η προσφορά ανακλήθηκε. Οι σύνδεσμοί της δεν ανοίγουν πια.', revokeOffer),
  ),
  makeOfferLink: offers.makeOfferLink.handler(async ({ context, input }) => ({
    message: 'Ο σύνδεσμος είναι έτοιμος.',
    link: await addLink(context, input),
  })),
  answerQuestion: offers.answerQuestion.handler(
    changes(
      ({ recipient }) =>
        recipient.email
          ? 'Η απάντηση στάλθηκε.'
          : 'Η απάντηση φαίνεται στη σελίδα της προσφοράς. Χωρίς email, τηλεφωνήστε.',
      answerQuestion,
    ),
  ),
  deleteOffer: offers.deleteOffer.handler(says('Η προσφορά διαγράφηκε.', removeOffer)),
});
