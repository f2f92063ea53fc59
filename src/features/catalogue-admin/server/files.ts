import type { FileRoute } from '#server/http/file-routes.ts';
import { checkUpload, maxUploadBytes, takeUpload, uploadPath, uploadRefusals } from '#server/uploads.ts';
import { refusal } from '#shared/errors.ts';
import { maxImportBytes } from '../import-contract.ts';
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

/** Previews a CSV file of products, and applies it if the preview's version is given. */
const postImport: FileRoute = {
  method: 'POST',
  path: '/admin/import/products',
  access: 'admin',
  maxBytes: maxImportBytes,
  async answer(context, request) {
    const file = new Uint8Array(await request.arrayBuffer());
    const asked = new URL(request.url).searchParams;
    const version = asked.get('version');
    const choices = {
      ignoresUnknown: asked.has('ignoreUnknown'),
      addsDrafts: asked.has('drafts'),
      skipsPictures: asked.has('skipPictures'),
    };
    return Response.json(
      await (version === null
        ? previewImport(context, file, choices)
        : applyImport(context, file, { ...choices, version })),
    );
  },
};

export const catalogueAdminFileRoutes: readonly FileRoute[] = [putImage, postImport];
