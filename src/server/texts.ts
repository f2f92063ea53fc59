import type { Kysely } from 'kysely';
import { company, type Company } from '#shared/company.ts';
import type { Switch } from '#shared/settings.ts';
import type { TextPage, TextPart, TextValues } from '#shared/texts.ts';
import type { Config } from './config.ts';
import type { Transaction } from './db/database.ts';
import type { DB } from './db/schema.ts';
import { findSetting, saveSetting } from './db/settings.ts';
import type { MailContent } from './mail-content.ts';
import { escapeMarkdown } from './markdown.ts';

/** A part of a text as an administrator types it. */
export type PartForm = {
  /** One line, several lines, or Markdown in sections. */
  kind: 'line' | 'lines' | 'markdown';
  /** In characters. */
  maxLength: number;
  /** Whether it may be blank. */
  isOptional?: boolean;
  /** Its label where that of its name says too little. */
  label?: string;
};

/** What stands for a field in braces: a text, or with Markdown of its own; one that may be empty is never said to be missing. */
export type FieldValue = string | { text: string; markdown?: string; mayBeEmpty?: boolean };

export type Fields = Readonly<Record<string, FieldValue>>;

type Site = Pick<Config, 'analyticsUrl' | 'devMailbox' | 'publicUrl'>;

/** A text that an administrator may replace. */
export type Text = {
  /** `terms`, `home.hero`, `mail.orderPlaced`. */
  key: string;
  label: string;
  kind: 'page' | 'legal' | 'mail';
  parts: Readonly<Partial<Record<TextPart, PartForm>>>;
  /** Our own words, with fields in braces: true for any company. */
  ready: () => TextValues;
  /** Further fields than those of the company. */
  fields?: (site: Site) => Fields;
  /** The page that shows it beside others. */
  page?: TextPage;
  /** The feature without which it stands nowhere. */
  feature?: Switch;
  /** The address at which it is read. */
  path?: string;
  /** An e-mail with made-up facts in which it stands. */
  example?: (site: Site) => MailContent;
};

/** A text with exactly these parts. */
export type TextOf<Part extends TextPart> = Text & {
  parts: Record<Part, PartForm>;
  ready: () => Record<Part, string>;
};

/** A text as stored: how often it was saved, and what was written; nothing while ours holds. */
export type OwnText = { revision: number; values: TextValues | null };

/** Those of the texts that stand anywhere: what belongs to a feature that is off does not. */
export const textsInUse = (texts: readonly Text[]): Text[] =>
  texts.filter(({ feature }) => feature === undefined || company().switches[feature]);

const prefix = 'text.';

/** The key of a text among the settings. */
export const settingOfText = (key: string): string => prefix + key;

const unwritten: OwnText = { revision: 0, values: null };

export const findOwnText = async (
  db: Kysely<DB>,
  key: string,
  options?: { lock?: boolean },
): Promise<OwnText> => (await findSetting<OwnText>(db, settingOfText(key), options)) ?? unwritten;

export const saveOwnText = (trx: Transaction, key: string, text: OwnText): Promise<void> =>
  saveSetting(trx, settingOfText(key), text);

/** The texts of the company's own, by key. */
export async function readOwnTexts(db: Kysely<DB>): Promise<ReadonlyMap<string, OwnText>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map(({ key, value }) => [key.slice(prefix.length), value as object as OwnText]));
}

let current: ReadonlyMap<string, OwnText> = new Map();

/** Takes over the texts as stored: at the start of a process, and whenever one changes. */
export async function takeOverTexts(db: Kysely<DB>): Promise<void> {
  current = await readOwnTexts(db);
}

const link = (text: string, href: string) => text && `[${escapeMarkdown(text)}](${href})`;

/** The fields that every text may have. */
function companyFields(shown: Company): Fields {
  const { legalName, name, ofName, atName, address, numbersText, openingHoursText, emergency } = shown;
  const { phone, phoneHref, email, emailHref } = shown;
  return {
    εταιρεία: name,
    'της εταιρείας': ofName,
    'στην εταιρεία': atName,
    επωνυμία: legalName,
    διεύθυνση: address.text,
    πόλη: address.locality,
    στοιχεία: numbersText,
    τηλέφωνο: { text: phone, markdown: link(phone, phoneHref) },
    'τηλέφωνο ανάγκης': {
      text: emergency?.phone ?? '',
      markdown: link(emergency?.phone ?? '', emergency?.phoneHref ?? ''),
    },
    email: { text: email, markdown: link(email, emailHref) },
    ωράριο: openingHoursText,
  };
}

/** All fields that a text may have, with their values now. */
export const fieldsOf = (text: Pick<Text, 'fields'>, site: Site, shown = company()): Fields => ({
  ...companyFields(shown),
  ...text.fields?.(site),
});

const field = /\{([^{}#\n]+)\}/g;

/** The names in braces, each once. */
export const namesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(field)].map(([, name = '']) => name)),
];

export const plainValue = (value: FieldValue): string => (typeof value === 'string' ? value : value.text);

function markdownValue(value: FieldValue): string {
  if (typeof value !== 'string' && value.markdown !== undefined) return value.markdown;
  return escapeMarkdown(plainValue(value));
}

/** The names in braces for which there is nothing to stand. */
const missingIn = (body: string, fields: Fields): string[] =>
  namesIn(body).filter((name) => {
    const value = fields[name];
    return (
      value !== undefined && plainValue(value) === '' && (typeof value === 'string' || !value.mayBeEmpty)
    );
  });

/** The fields that a text uses and for which there is nothing to stand. */
export const missingOf = (text: Pick<Text, 'fields'>, values: TextValues, site: Site): string[] =>
  missingIn(Object.values(values).join('\n'), fieldsOf(text, site));

/** The parts with their fields filled in; Markdown stays Markdown. */
export function fillParts<Values extends TextValues>(
  { parts }: Pick<Text, 'parts'>,
  values: Values,
  fields: Fields,
): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const valueOf = parts[name as TextPart]?.kind === 'markdown' ? markdownValue : plainValue;
    const filled = value.replace(field, (written, key: string) => {
      const found = fields[key];
      return found === undefined ? written : valueOf(found);
    });
    return [name, filled];
  });
  return Object.fromEntries(entries) as Values;
}

/** What stands in a text: the company's own words, or ours. */
export const valuesOf = <Values extends TextValues>(
  { ready }: { ready: () => Values },
  own: TextValues | null | undefined,
): Values => ({ ...ready(), ...own });

export const nowhere: Site = { analyticsUrl: undefined, devMailbox: false, publicUrl: '' };

/** The words of a text as they are now, filled in: for what is made without a request, such as e-mails. */
export const wordsOf = <Part extends TextPart>(text: TextOf<Part>): Record<Part, string> =>
  fillParts(text, valuesOf(text, current.get(text.key)?.values), fieldsOf(text, nowhere));

/** Makes something as if a text stood there that is not saved. */
export function withDraft<Made>(key: string, values: TextValues, make: () => Made): Made {
  const before = current;
  current = new Map(before).set(key, { revision: 0, values });
  try {
    return make();
  } finally {
    current = before;
  }
}
