import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { email, given, nameText, optionalPhone, optionalText } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { messageStatuses } from './enums.ts';

const tooShort = 'Το μήνυμα πρέπει να έχει τουλάχιστον 10 χαρακτήρες';

export const contactMessage = z.object({
  name: nameText(100, 'Το όνομα είναι υποχρεωτικό'),
  email,
  phone: optionalPhone,
  subject: optionalText(150),
  message: given(tooShort).check(z.overwrite(severalLines), z.minLength(10, tooShort), z.maxLength(4000)),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const messageStatus = z.enum(messageStatuses);

export type MessageStatus = z.infer<typeof messageStatus>;

/** A message as the administrators read it. */
export const storedMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  subject: z.optional(z.string()),
  message: z.string(),
  status: messageStatus,
  createdAt: z.string(),
});

export type StoredMessage = z.infer<typeof storedMessage>;

const messageThread = z.extend(storedMessage, {
  /** The account with the sender's address; who wrote was never proven to be its owner. */
  customerId: z.optional(z.string()),
  /** The answers, oldest first. */
  replies: z.array(
    z.object({
      text: z.string(),
      at: z.string(),
      by: z.optional(z.string()),
    }),
  ),
});

export type MessageThread = z.infer<typeof messageThread>;

const messageFilter = z.object({
  status: z.optional(messageStatus),
  search: optionalText(100),
  page: z.optional(wholeNumber(1, 100_000)),
  pageSize: z.optional(wholeNumber(1, 200)),
});

export type MessageFilter = z.infer<typeof messageFilter>;

const messageId = z.string().check(z.maxLength(40));
const ofMessage = z.object({ messageId });

export const messageReply = z.object({
  text: z
    .string()
    .check(z.overwrite(severalLines), z.minLength(2, 'Γράψτε την απάντησή σας'), z.maxLength(4000)),
});

export const contactContract = {
  sendMessage: endpoint.anyone
    .post('/contact', 'Send a message to the company')
    .input(contactMessage)
    .output(done),
  listMessages: endpoint.admin
    .get('/contact', 'Messages to the company, newest first')
    .input(messageFilter)
    .output(z.array(storedMessage)),
  countMessages: endpoint.admin
    .get('/admin/message-counts', 'How many messages there are of each status')
    .input(z.pick(messageFilter, { search: true }))
    .output(z.object({ new: z.int(), read: z.int(), answered: z.int() })),
  getMessage: endpoint.admin
    .get('/contact/{messageId}', 'One message with what was answered')
    .input(ofMessage)
    .output(messageThread),
  setMessageStatus: endpoint.admin
    .put('/contact/{messageId}/status', 'Say that a message needs no answer, or waits for one again')
    .input(z.extend(ofMessage, { status: z.enum(['new', 'read']) }))
    .output(done),
  replyToMessage: endpoint.admin
    .post('/contact/{messageId}/replies', 'Answer a message by e-mail')
    .input(
      z.extend(messageReply, {
        messageId,
        /** The number of answers that the writer has seen; if there are more, the answer is refused. */
        seen: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
      }),
    )
    .output(done),
  deleteMessage: endpoint.admin
    .delete('/contact/{messageId}', 'Delete a message with its answers')
    .input(ofMessage)
    .output(done),
};
