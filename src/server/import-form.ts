import * as z from 'zod/mini';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { fieldMessages } from '#shared/validation.ts';
import { inputFaults } from './input-faults.ts';
import { maxTableBytes } from '#shared/table-files.ts';

/** What may come with a file in its form, in bytes. */
export const maxChoicesBytes = 256 * 1024;

const refuseForm = (fields?: Record<string, string>): never =>
  refuse(generalRefusals, 'INVALID_INPUT', fields && { fields });

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {};
  } catch {
    return refuseForm();
  }
}

/** Reads the form of an import: its `file`, its `choices` as JSON of this shape, and the `version` of the preview to apply. */
export async function readImportForm<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<{ file: Uint8Array; choices: z.output<Schema>; version: string | undefined }> {
  const form = await request.formData().catch(() => refuseForm());
  const file = form.get('file');
  if (!(file instanceof Blob)) return refuseForm({ file: 'Επιλέξτε ένα αρχείο' });
  if (file.size > maxTableBytes) refuse(generalRefusals, 'TOO_LARGE');
  const choices = parsed(form.get('choices'));
  const { isTooComplex, fields } = inputFaults(choices);
  if (isTooComplex || fields.length > 0) return refuseForm();
  const { success, data, error } = z.safeParse(schema, choices);
  if (!success) return refuseForm(fieldMessages(error.issues));
  const version = form.get('version');
  return {
    file: new Uint8Array(await file.arrayBuffer()),
    choices: data,
    version: typeof version === 'string' ? version : undefined,
  };
}
