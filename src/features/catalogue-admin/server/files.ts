import type { FileRoute } from '#server/http/file-routes.ts';
import { checkUpload, maxUploadBytes, takeUpload, uploadPath, uploadRefusals } from '#server/uploads.ts';
import { refusal } from '#shared/errors.ts';
import { maxChoicesBytes, readImportForm } from '#server/import-form.ts';
import { importChoices } from '../import-contract.ts';
import { maxTableBytes } from '#shared/table-files.ts';
import { applyImport, previewImport } from './import-actions.ts';

/** Stores an uploaded picture; the address from createUpload carries a signature, which authorises the upload. */
const putImage: FileRoute = {
  method: 'PUT',
  path: `${uploadPath.slice('/api'.length)}:name`,
  access: 'anyone',
  maxBytes: maxUploadBytes,
  tooLarge: refusal(uploadRefusals, 'UPLOAD_TOO_LARGE'),
  async answer({ services }, request) {
    const path = await checkUpload(services, new URL(request.url));
    const image = await takeUpload(services, path, new Uint8Array(await request.arrayBuffer()));
    return Response.json(image);
  },
};

/** Previews a file of products, and applies it if the preview's version is given: a form of `file`, `choices` and `version`. */
const postImport: FileRoute = {
  method: 'POST',
  path: '/admin/import/products',
  access: 'admin',
  maxBytes: maxTableBytes + maxChoicesBytes,
  async answer(context, request) {
    const { file, choices, version } = await readImportForm(request, importChoices);
    return Response.json(
      await (version === undefined
        ? previewImport(context, file, choices)
        : applyImport(context, file, choices, version)),
    );
  },
};

export const catalogueAdminFileRoutes: readonly FileRoute[] = [putImage, postImport];
