import type { FileRoute } from '../../../server/http/file-routes.ts';
import {
  checkUpload,
  maxUploadBytes,
  takeUpload,
  uploadPath,
  uploadRefusals,
} from '../../../server/uploads.ts';
import { refusal } from '../../../shared/errors.ts';

/** Takes the picture that the contract's createUpload gave an address for: the signature says who may. */
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

/** The catalogue's endpoints that take or give a file. */
export const catalogueFileRoutes: readonly FileRoute[] = [putImage];
