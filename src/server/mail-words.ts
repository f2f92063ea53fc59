import type { MailContent } from './mail-content.ts';
import { wordsOf, type TextOf } from './texts.ts';

const lines = { kind: 'lines', maxLength: 300, isOptional: true } as const;

/** What every e-mail to a customer begins and ends with; nothing until the company writes it. */
export const commonMailText: TextOf<'greeting' | 'closing'> = {
  key: 'mail.common',
  label: 'Κάθε email: χαιρετισμός και κλείσιμο',
  kind: 'mail',
  parts: { greeting: lines, closing: lines },
  ready: () => ({ greeting: '', closing: '' }),
  example: () => ({
    title: 'Λάβαμε το μήνυμά σας',
    paragraphs: ['Εδώ γράφονται όσα λέει κάθε email.'],
  }),
};

/** An e-mail to a customer with what all begin and end with. */
export function withCommonWords(content: MailContent): MailContent {
  const { greeting, closing } = wordsOf(commonMailText);
  return {
    ...content,
    paragraphs: greeting === '' ? content.paragraphs : [greeting, ...content.paragraphs],
    ...(closing !== '' && { closing }),
  };
}

/** An introduction of a kind of e-mail, and the e-mail with made-up facts, in which it is shown before it is saved. */
export const mailIntro = (
  name: string,
  label: string,
  intro: string,
  example: (site: { publicUrl: string }) => { content: MailContent },
): TextOf<'intro'> => ({
  key: `mail.${name}`,
  label,
  kind: 'mail',
  parts: { intro: { kind: 'lines', maxLength: 600, isOptional: true } },
  ready: () => ({ intro }),
  example: (site) => example(site).content,
});

/** What an introduction says now, as the first paragraph of its e-mail; none when it is empty. */
export function introOf(text: TextOf<'intro'>): string[] {
  const { intro } = wordsOf(text);
  return intro === '' ? [] : [intro];
}
