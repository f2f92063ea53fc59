import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { legalTexts, textPages, textParts, type TextPart } from '#shared/texts.ts';
import { severalLines } from '#shared/typed-text.ts';

const sections = z.array(z.object({ id: z.string(), title: z.string(), html: z.string() }));

const typed = (maxLength: number) =>
  z.optional(z.string().check(z.overwrite(severalLines), z.maxLength(maxLength)));

const longest = 60_000;

/** What is typed in the parts of a text; the text itself says which it has, and how long each may be. */
export const textFields = z.object({
  title: typed(200),
  intro: typed(2000),
  body: z.optional(
    z.string().check(z.overwrite(severalLines), z.maxLength(longest, `Έως ${longest / 1000}.000 χαρακτήρες`)),
  ),
  title1: typed(200),
  text1: typed(2000),
  title2: typed(200),
  text2: typed(2000),
  title3: typed(200),
  text3: typed(2000),
  greeting: typed(2000),
  closing: typed(2000),
} satisfies Record<TextPart, unknown>);

const partNames = Object.keys(textParts) as [TextPart, ...TextPart[]];

const key = z.string().check(z.regex(/^[a-zA-Z.]{1,60}$/), z.maxLength(60));
const revision = z.int().check(z.gte(0), z.lte(1_000_000));
const kind = z.enum(['page', 'legal', 'mail']);
const versionId = wholeNumber(1, 2_147_483_647);

const listed = z.object({
  key: z.string(),
  label: z.string(),
  kind,
  /** Whether it is the company's own. */
  isOwn: z.boolean(),
  /** The fields for which there is nothing to stand. */
  missing: z.array(z.string()),
});

const part = z.object({
  name: z.enum(partNames),
  label: z.string(),
  kind: z.enum(['line', 'lines', 'markdown']),
  maxLength: z.int(),
  isOptional: z.boolean(),
  value: z.string(),
});

const textForAdmin = z.extend(listed, {
  parts: z.array(part),
  /** How often it was saved: a change says which state it was made from. */
  revision,
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The address at which it is read. */
  path: z.optional(z.string()),
  /** Those of a legal text, the last first. */
  versions: z.array(z.object({ id: z.int(), validFrom: z.string() })),
});

const preview = z.object({
  /** The parts as they are shown, in order. */
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  sections,
  /** The HTML of an e-mail in which it stands. */
  mail: z.optional(z.string()),
  missing: z.array(z.string()),
});

export type ListedText = z.infer<typeof listed>;
export type TextForAdmin = z.infer<typeof textForAdmin>;
export type TextPreview = z.infer<typeof preview>;

const legal = z.object({
  version: z.int(),
  validFrom: z.string(),
  isInForce: z.boolean(),
  intro: z.string(),
  /** In short; none of an earlier version. */
  points: z.array(z.string()),
  sections,
});

/** The texts of a page by key, each with its parts filled in; Markdown as HTML in sections. */
const ofPage = z.record(
  z.string(),
  z.object({ parts: z.partialRecord(z.enum(partNames), z.string()), sections }),
);

export const textsContract = {
  getPageTexts: endpoint.anyone
    .get('/texts/{page}', 'What the company says on a page', { shared: true })
    .input(z.object({ page: z.enum(textPages) }))
    .output(ofPage),
  getLegal: endpoint.anyone
    .get('/legal/{text}', 'A legal text in force, or an earlier version of it, as sections of HTML', {
      shared: true,
    })
    .input(z.object({ text: z.enum(legalTexts), version: z.optional(versionId) }))
    .output(legal),
  listTexts: endpoint.admin.get('/admin/texts', 'All texts that can be replaced').output(z.array(listed)),
  getText: endpoint.admin
    .get('/admin/texts/{key}', 'A text as typed, with its fields and versions')
    .input(z.object({ key }))
    .output(textForAdmin),
  previewText: endpoint.admin
    .post(
      '/admin/texts/{key}/preview',
      'A text as it would be shown, with the fields that have no value; an unknown field is refused',
    )
    .input(z.extend(textFields, { key }))
    .output(preview),
  putText: endpoint.admin
    .put('/admin/texts/{key}', 'Replace a text; refused when no longer of the revision seen')
    .input(z.extend(textFields, { key, revision: z.optional(revision) }))
    .output(done),
  resetText: endpoint.admin
    .delete('/admin/texts/{key}', 'Put the ready text in its place again')
    .input(z.object({ key }))
    .output(done),
};
