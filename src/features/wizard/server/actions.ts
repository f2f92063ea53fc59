import * as z from 'zod/mini';
import { newId } from '#server/ids.ts';
import { audienceOf } from '#server/cache/audience.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { retentionMs } from '#shared/retention.ts';
import { wizardFeature } from '../feature.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { alertAdmins } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { messagesHref } from '#features/contact/messages-search.ts';
import { contactRefusals } from '#features/contact/refusals.ts';
import { findMessage, insertMessage } from '#features/contact/server/store.ts';
import { presentedAdvice, type PresentedAdvice } from '../advice-contract.ts';
import { chosenAnswers, knownFiner, wizardAnswers } from '../answers-contract.ts';
import type { AdviceInput, SharedAdvice, StoredRequest, WizardRequest } from '../contract.ts';
import { wizardRefusals } from '../refusals.ts';
import { subjectLine, messageText } from '../request-text.ts';
import { adviceLink } from '../wizard-search.ts';
import { computeAdvice, pricedForOffice } from './advise.ts';
import { requestMail, requestReceivedMail } from './mails.ts';
import * as store from './store.ts';

/** The advice for these answers; refused if the address asks too often. */
export async function advise(
  { services, viewer, caller }: ApiContext,
  input: AdviceInput,
): Promise<PresentedAdvice> {
  await services.limits.spend('advice', caller.ip);
  return computeAdvice(services, input, canSeePrices(viewer));
}

/** What a link keeps of the answers: nothing that somebody has written, and not where the place is. */
const withoutTexts = ({ answers, finer: { postcode: _place, ...finer } }: AdviceInput) => ({
  answers: z.parse(chosenAnswers, answers),
  finer,
});
/** What a link's advice is computed from: an advice quotes what was written. */
const unquoted = ({ answers, finer }: AdviceInput): AdviceInput => ({
  answers: { ...answers, currentSecurity: '' },
  finer,
});
const withoutPlace = ({ home, visits: { area }, ...advice }: PresentedAdvice): PresentedAdvice => ({
  ...advice,
  visits: { area },
  home: { ...home, postcode: '' },
});

const adviceForBoth = z.object({ withPrices: presentedAdvice, withoutPrices: presentedAdvice });
type AdviceForBoth = z.infer<typeof adviceForBoth>;

const computeForBoth = async (services: Services, input: AdviceInput): Promise<AdviceForBoth> => ({
  withPrices: await computeAdvice(services, input, true),
  withoutPrices: await computeAdvice(services, input, false),
});

async function keepLink(
  { now }: Pick<Services, 'now'>,
  trx: Transaction,
  input: AdviceInput,
  advice: AdviceForBoth,
) {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + retentionMs(wizardFeature.retention.adviceLinks));
  await store.insertLink(trx, {
    tokenHash: hashOf(token),
    answers: withoutTexts(input),
    advice: {
      withPrices: withoutPlace(advice.withPrices),
      withoutPrices: withoutPlace(advice.withoutPrices),
    },
    createdAt,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Makes a link that opens the advice for these answers; refused if the address makes too many. */
export async function shareAdvice({ services, caller }: ApiContext, input: AdviceInput) {
  await services.limits.spend('advice-link', caller.ip);
  const advice = await computeForBoth(services, unquoted(input));
  return write(services, (trx) => keepLink(services, trx, input, advice));
}

const storedAnswers = z.object({
  answers: chosenAnswers,
  finer: knownFiner,
});

/** The advice that a link opens, with prices only for those who may see them. */
export async function openShared(
  { services, viewer }: ApiContext,
  { token }: { token: string },
): Promise<SharedAdvice> {
  const link = await store.findLink(services.database.db, hashOf(token), services.now());
  const read = z.safeParse(storedAnswers, link?.answers);
  if (!link || !read.success) return refuse(wizardRefusals, 'LINK_NOT_FOUND');
  const { answers, finer } = read.data;
  // One that an earlier version of the shop wrote in another form is computed again.
  const stored = z.safeParse(adviceForBoth, link.advice);
  const advice = stored.success
    ? stored.data[audienceOf(viewer)]
    : await computeAdvice(
        services,
        { answers: { ...answers, currentSecurity: '' }, finer },
        canSeePrices(viewer),
      );
  return {
    answers,
    finer,
    advice,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
  };
}

/**
 * Stores a request for an offer as a message with its answers and advice, alerts the administrators and thanks the sender;
 * refused if the IP address or the e-mail address exceeds its limit.
 */
export async function submitRequest(
  { services, viewer, caller }: ApiContext,
  request: WizardRequest,
): Promise<void> {
  await services.limits.spend('contact', caller.ip);
  // The e-mail of thanks goes to the typed address, which may be a stranger's.
  await services.limits.spend('contact-email', request.customerEmail);
  const {
    customerName,
    customerEmail,
    customerPhone,
    customerType,
    answers,
    finer = {},
    ...submitted
  } = request;
  const input = answers && { answers, finer };
  const advice = input && (await computeAdvice(services, input, canSeePrices(viewer)));
  const shared = input && (await computeForBoth(services, unquoted(input)));
  const forOffice = advice && (canSeePrices(viewer) ? advice : await pricedForOffice(services, advice));
  await write(services, async (trx) => {
    const id = newId();
    const subject = subjectLine(request);
    const message = messageText(request, advice);
    await insertMessage(trx, id, {
      name: customerName,
      email: customerEmail,
      phone: customerPhone,
      subject,
      message,
    });
    await store.insertRequest(trx, {
      messageId: id,
      customerType,
      submitted,
      answers: input,
      advice: forOffice,
    });
    await services.jobs.enqueue(trx, 'wizard.requested', { messageId: id });
    const link = input && shared && (await keepLink(services, trx, input, shared));
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['contact'] });
    const { publicUrl } = services.config;
    const mails = await alertAdmins(
      trx,
      {
        type: 'other',
        event: 'wizard_submitted',
        severity: 'medium',
        title: 'Αίτημα από τον οδηγό επιλογής',
        message: `${customerName}: ${subject}`,
        link: messagesHref({ message: id }),
        subject: subjectOf('message', id),
        audience: 'admin',
      },
      requestMail(request, message, publicUrl + messagesHref({ message: id })),
    );
    await services.mail.send(
      trx,
      requestReceivedMail(customerEmail, advice, request.bundle, link && publicUrl + adviceLink(link.token)),
      ...mails,
    );
  });
}

const readInput = z.object({ answers: wizardAnswers, finer: knownFiner });

/** What the wizard sent with a message, for administrators; undefined for a message that did not come from it. */
export async function findRequest(services: Services, messageId: string): Promise<StoredRequest | undefined> {
  const row = await store.findRequest(services.database.db, messageId);
  if (!row) {
    if (!(await findMessage(services.database.db, messageId))) refuse(contactRefusals, 'MESSAGE_NOT_FOUND');
    return undefined;
  }
  const asked = z.safeParse(readInput, row.answers);
  const readAdvice = async (stored: unknown, input: AdviceInput) => {
    const read = z.safeParse(presentedAdvice, stored);
    return read.success ? read.data : computeAdvice(services, input, true);
  };
  return {
    customerName: row.customerName,
    customerType: row.customerType === 'business' ? 'business' : 'personal',
    submitted: row.submitted as StoredRequest['submitted'],
    ...(asked.success && { ...asked.data, advice: await readAdvice(row.advice, asked.data) }),
  };
}
