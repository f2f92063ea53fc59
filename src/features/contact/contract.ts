import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { email, optionalPhone, optionalText, text } from '../../shared/fields.ts';

/** A visitor's message to the company. */
export const contactMessage = z.object({
  name: text(100, 'Το όνομα είναι υποχρεωτικό'),
  email,
  phone: optionalPhone,
  subject: optionalText(150),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Το μήνυμα πρέπει να έχει τουλάχιστον 10 χαρακτήρες'),
      z.maxLength(4000),
    ),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const contactContract = {
  sendMessage: endpoint('anyone', 'POST', '/contact', { summary: 'Send a message to the company' })
    .input(contactMessage)
    .output(z.object({ message: z.string() })),
};
