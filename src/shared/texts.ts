/** The parts that a text may have, each typed on its own, and their labels. */
export const textParts = {
  title: 'Τίτλος',
  intro: 'Εισαγωγή',
  body: 'Κείμενο',
  title1: 'Τίτλος 1',
  text1: 'Κείμενο 1',
  title2: 'Τίτλος 2',
  text2: 'Κείμενο 2',
  title3: 'Τίτλος 3',
  text3: 'Κείμενο 3',
  greeting: 'Χαιρετισμός',
  closing: 'Κλείσιμο',
} as const;

export type TextPart = keyof typeof textParts;

/** What stands in the parts of a text. */
export type TextValues = Partial<Record<TextPart, string>>;

/** The texts that have dated versions. */
export const legalTexts = ['terms', 'privacy', 'accessibility'] as const;

export type LegalText = (typeof legalTexts)[number];

/** The pages that have texts. */
export const textPages = ['home', 'services', 'about'] as const;

export type TextPage = (typeof textPages)[number];
