import type { FileRoute } from '#server/http/file-routes.ts';
import { refusal } from '#shared/errors.ts';
import { maxOfficialBytes, officialRefusals, takeOfficialFile } from '#server/official-files.ts';
import { settingsRefusals } from '../refusals.ts';
import { maxLogoBytes, maxPhotoBytes, takeLogo, takePhoto } from './pictures.ts';

/** Stores a logo or a sign, SVG, PNG or JPEG; it is shown once the look that names it is saved. */
const postPicture: FileRoute = {
  method: 'POST',
  path: '/admin/settings/pictures',
  access: 'admin',
  maxBytes: maxLogoBytes,
  tooLarge: refusal(settingsRefusals, 'LOGO_TOO_LARGE'),
  answer: async ({ services }, request) =>
    Response.json({ url: await takeLogo(services, new Uint8Array(await request.arrayBuffer())) }),
};

/** Stores a photograph; it is shown once the settings that name it are saved. */
const postPhoto: FileRoute = {
  method: 'POST',
  path: '/admin/settings/photos',
  access: 'admin',
  maxBytes: maxPhotoBytes,
  answer: async ({ services }, request) =>
    Response.json({ url: await takePhoto(services, new Uint8Array(await request.arrayBuffer())) }),
};

/** Stores an official file, a notice or a label, as it is; it is shown once what names it is saved. */
const postOfficialFile: FileRoute = {
  method: 'POST',
  path: '/admin/official-files',
  access: 'admin',
  maxBytes: maxOfficialBytes,
  tooLarge: refusal(officialRefusals, 'OFFICIAL_TOO_LARGE'),
  answer: async ({ services }, request) =>
    Response.json({ url: await takeOfficialFile(services, new Uint8Array(await request.arrayBuffer())) }),
};

export const settingsFileRoutes: readonly FileRoute[] = [postPicture, postPhoto, postOfficialFile];
