import type { FileRoute } from '#server/http/file-routes.ts';
import { maxChoicesBytes, readImportForm } from '#server/import-form.ts';
import { maxTableBytes } from '#shared/table-files.ts';
import { customerImportChoices } from '../intake-contract.ts';
import { importCustomers, previewCustomers } from './import-actions.ts';

/** Previews a file of customers, and adds them if the preview's version is given: a form of `file`, `choices` and `version`. */
const postImport: FileRoute = {
  method: 'POST',
  path: '/admin/import/customers',
  access: 'admin',
  maxBytes: maxTableBytes + maxChoicesBytes,
  async answer(context, request) {
    const { file, choices, version } = await readImportForm(request, customerImportChoices);
    return Response.json(
      await (version === undefined
        ? previewCustomers(context, file, choices)
        : importCustomers(context, file, choices, version)),
    );
  },
};

export const customerFileRoutes: readonly FileRoute[] = [postImport];
