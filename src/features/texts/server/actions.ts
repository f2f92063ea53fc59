import { createHash } from 'node:crypto';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { sectionFault, sectionsOf } from '#server/markdown.ts';
import { withCommonWords } from '#server/mail-words.ts';
import { storedHtml } from '#server/mail.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { settingsResource, takeOverSettings } from '#server/settings.ts';
import {
  fieldsOf,
  fillParts,
  findOwnText,
  missingOf,
  namesIn,
  plainValue,
  readOwnTexts,
  saveOwnText,
  settingOfText,
  textsInUse,
  valuesOf,
  withDraft,
  type OwnText,
  type PartForm,
  type Text,
} from '#server/texts.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import {
  legalTexts,
  textParts,
  type LegalText,
  type TextPage,
  type TextPart,
  type TextValues,
} from '#shared/texts.ts';
import { oneLine } from '#shared/typed-text.ts';
import type { TextForAdmin, TextPreview } from '../contract.ts';
import { textRefusals } from '../refusals.ts';
import { findTextInForce, findVersion, keepVersion, listVersions, type TextVersion } from './store.ts';

type Typed = Partial<Record<TextPart, string | undefined>>;

const textOf = ({ texts }: Services, key: string): Text =>
  texts.find((text) => text.key === key) ?? refuse(generalRefusals, 'NOT_FOUND');

const isLegal = (key: string): key is LegalText => legalTexts.some((text) => text === key);

const partsOf = ({ parts }: Text) => Object.entries(parts) as [TextPart, PartForm][];

const labelOf = (name: TextPart, { label }: PartForm) => label ?? textParts[name];

/** A legal text in force now as a version: the company's facts in it may have changed since the last one was kept. */
export async function versionInForce(
  { texts, config, now }: Services,
  trx: Transaction,
  text: LegalText,
): Promise<TextVersion & { intro: string; points: string[] }> {
  const found = texts.find(({ key }) => key === text);
  if (!found) throw new Error(`No feature declares the text ${text}`);
  const { values, last } = await findTextInForce(trx, text, settingOfText(text));
  // What our own words say in short may not be true of the company's own text.
  const own = values && { text1: '', ...values };
  const {
    body = '',
    intro = '',
    text1 = '',
  } = fillParts(found, valuesOf(found, own), fieldsOf(found, config));
  const kept =
    last?.hash === createHash('md5').update(body).digest('hex')
      ? { id: last.id, validFrom: last.validFrom }
      : await keepVersion(trx, { text, body, validFrom: athensDate(now()) });
  return { ...kept, body, intro, points: text1.split('\n').filter(Boolean) };
}

export async function readLegal(
  { services }: ApiContext,
  { text, version: id }: { text: LegalText; version?: number | undefined },
) {
  const inForce = await write(services, (trx) => versionInForce(services, trx, text));
  const version =
    id === undefined || id === inForce.id ? inForce : await findVersion(services.database.db, text, id);
  if (!version) return refuse(generalRefusals, 'NOT_FOUND');
  return {
    version: version.id,
    validFrom: version.validFrom,
    isInForce: version === inForce,
    // What stands above the text is not of its versions.
    intro: inForce.intro,
    points: version === inForce ? inForce.points : [],
    sections: sectionsOf(version.body),
  };
}

export async function readPageTexts({ services }: ApiContext, { page }: { page: TextPage }) {
  const own = await readOwnTexts(services.database.db);
  const ofPage = textsInUse(services.texts).filter((text) => text.page === page);
  return Object.fromEntries(
    ofPage.map((text) => {
      const values = valuesOf(text, own.get(text.key)?.values);
      const { body = '', ...parts } = fillParts(text, values, fieldsOf(text, services.config));
      return [text.key, { parts, sections: sectionsOf(body) }];
    }),
  );
}

function listedOf(text: Text, own: OwnText | undefined, services: Services) {
  const { key, label, kind } = text;
  const isOwn = Boolean(own?.values);
  return { key, label, kind, isOwn, missing: missingOf(text, valuesOf(text, own?.values), services.config) };
}

export async function listTexts({ services }: ApiContext) {
  const own = await readOwnTexts(services.database.db);
  return textsInUse(services.texts).map((text) => listedOf(text, own.get(text.key), services));
}

export async function readText({ services }: ApiContext, { key }: { key: string }): Promise<TextForAdmin> {
  const { db } = services.database;
  const text = textOf(services, key);
  const own = await findOwnText(db, key);
  const values = valuesOf(text, own.values);
  const fields = Object.entries(fieldsOf(text, services.config));
  return {
    ...listedOf(text, own, services),
    parts: partsOf(text).map(([name, form]) => ({
      name,
      label: labelOf(name, form),
      kind: form.kind,
      maxLength: form.maxLength,
      isOptional: form.isOptional ?? false,
      value: values[name] ?? '',
    })),
    revision: own.revision,
    fields: fields.map(([name, value]) => ({ name, value: plainValue(value) })),
    ...(text.path && { path: text.path }),
    versions: isLegal(key) ? await listVersions(db, key) : [],
  };
}

function faultOf(typed: string, { kind, maxLength, isOptional }: PartForm, names: readonly string[]) {
  if (typed === '') return isOptional ? undefined : 'Συμπληρώστε το κείμενο';
  if (typed.length > maxLength) return `Έως ${maxLength} χαρακτήρες· τώρα έχει ${typed.length}`;
  const unknown = namesIn(typed).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return `Άγνωστο πεδίο: ${unknown
      .slice(0, 5)
      .map((name) => `{${name}}`)
      .join(', ')}`;
  if (/[{}]/.test(typed.replace(/\{[^{}\n]+\}/g, '')))
    return 'Η αγκύλη δεν κλείνει: ένα πεδίο γράφεται {τηλέφωνο}';
  return kind === 'markdown' ? sectionFault(typed) : undefined;
}

/** What was typed, a text for each part; refused with a sentence beside each that cannot stay. */
function checked(text: Text, typed: Typed, { config }: Services): TextValues {
  const names = Object.keys(fieldsOf(text, config));
  const values = partsOf(text).flatMap(([name, form]) => {
    // Ours stands where nothing was said of a part that may be blank.
    if (typed[name] === undefined && form.isOptional) return [];
    const value = typed[name] ?? '';
    return [{ name, form, value: form.kind === 'line' ? oneLine(value) : value }];
  });
  const faults = values.flatMap(({ name, form, value }) => {
    const fault = faultOf(value, form, names);
    return fault === undefined ? [] : [[name, fault]];
  });
  if (faults.length > 0) refuse(generalRefusals, 'INVALID_INPUT', { fields: Object.fromEntries(faults) });
  return Object.fromEntries(values.map(({ name, value }) => [name, value])) as TextValues;
}

export function previewText(
  { services }: ApiContext,
  { key, ...typed }: Typed & { key: string },
): TextPreview {
  const { config } = services;
  const text = textOf(services, key);
  const values = checked(text, typed, services);
  const filled = fillParts(text, values, fieldsOf(text, config));
  const plain = partsOf(text).filter(([, { kind }]) => kind !== 'markdown');
  const { example } = text;
  return {
    lines: plain.map(([name, form]) => ({ label: labelOf(name, form), text: filled[name] ?? '' })),
    sections: sectionsOf(filled.body ?? ''),
    ...(example && {
      mail: withDraft(key, values, () => storedHtml(withCommonWords(example(config)), config.publicUrl)),
    }),
    missing: missingOf(text, values, config),
  };
}

/** Replaces a text by the company's own, or by ours again; refused if it was saved since the revision that was seen. */
async function saveText(
  context: ApiContext,
  text: Text,
  values: TextValues | null,
  revision: number | undefined,
): Promise<void> {
  const { services } = context;
  const { key, label } = text;
  await write(services, async (trx, changed) => {
    const before = await findOwnText(trx, key, { lock: true });
    if (revision !== undefined && revision !== before.revision) refuse(textRefusals, 'TEXT_CHANGED');
    await saveOwnText(trx, key, { revision: before.revision + 1, values });
    if (isLegal(key)) await versionInForce(services, trx, key);
    changed(settingsResource);
    await audit(trx, context, {
      entity: 'text',
      entityId: key,
      label,
      before: valuesOf(text, before.values),
      after: valuesOf(text, values),
    });
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['texts', 'opening'] });
  });
  await takeOverSettings(services);
}

export async function putText(
  context: ApiContext,
  { key, revision, ...typed }: Typed & { key: string; revision?: number | undefined },
): Promise<void> {
  const text = textOf(context.services, key);
  await saveText(context, text, checked(text, typed, context.services), revision);
}

export const resetText = (context: ApiContext, { key }: { key: string }): Promise<void> =>
  saveText(context, textOf(context.services, key), null, undefined);
