import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { severalLines } from '#shared/typed-text.ts';
import { wholeNumber } from '#shared/query-fields.ts';

const sections = z.array(z.object({ id: z.string(), title: z.string(), html: z.string() }));

/** Markdown with `##` headings and fields in braces. */
const body = z.string('Συμπληρώστε τους όρους').check(
  z.overwrite(severalLines),
  z.minLength(200, 'Οι όροι είναι πολύ σύντομοι'),
  z.maxLength(60_000, 'Έως 60.000 χαρακτήρες'),
  z.refine(
    (text) => text.startsWith('## '),
    'Οι όροι αρχίζουν με την επικεφαλίδα μιας ενότητας: ## Ποιοι είμαστε',
  ),
);

export const termsFields = z.object({ body });

const versionId = wholeNumber(1, 2_147_483_647);
const revision = z.int().check(z.gte(0), z.lte(1_000_000));

const termsForAdmin = z.object({
  body: z.string(),
  /** Whether they are the company's own. */
  isOwn: z.boolean(),
  /** How often they were saved: a change says which state it was made from. */
  revision,
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  versions: z.array(z.object({ id: z.int(), validFrom: z.string() })),
});

export type TermsForAdmin = z.infer<typeof termsForAdmin>;

export const termsContract = {
  getTerms: endpoint.anyone
    .get('/terms', 'The terms in force, or those of an earlier version, as sections of HTML', {
      shared: true,
    })
    .input(z.object({ version: z.optional(versionId) }))
    .output(z.object({ version: z.int(), validFrom: z.string(), isInForce: z.boolean(), sections })),
  getTermsForAdmin: endpoint.admin
    .get('/admin/terms', 'The terms with their fields, and all versions that were in force')
    .output(termsForAdmin),
  previewTerms: endpoint.admin
    .post('/admin/terms/preview', 'The sections as they would be shown; an unknown field is refused')
    .input(z.object({ body }))
    .output(z.object({ sections })),
  putTerms: endpoint.admin
    .put('/admin/terms', 'Put the company’s own terms in force; refused when no longer of the revision seen')
    .input(z.object({ body, revision: z.optional(revision) }))
    .output(done),
  resetTerms: endpoint.admin.delete('/admin/terms', 'Put the ready terms in force again').output(done),
};
