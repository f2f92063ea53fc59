import { audit } from '#server/audit.ts';
import type { FileRoute } from '#server/http/file-routes.ts';
import { newId } from '#server/ids.ts';
import { readPicture } from '#server/images.ts';
import { privateFolder, readPictureBytes, storeObject } from '#server/objects.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { refusal, refuse } from '#shared/errors.ts';
import { optionalText } from '#shared/fields.ts';
import type { KeptContent, OfferFile } from '../content-contract.ts';
import { maxFileBytes, maxFiles } from '../limits.ts';
import { offerRefusals } from '../refusals.ts';
import { requireSent } from './customer-read.ts';
import { insertFile, listFiles } from './files-store.ts';
import { findOffer, lockOffer } from './store.ts';

const pdf = Buffer.from('%PDF-');

/** What is stored of an upload: a PDF as it is, a picture encoded anew. Refused if it is neither. */
async function readUpload(upload: Uint8Array) {
  if (pdf.equals(upload.subarray(0, pdf.length)))
    return { bytes: upload, contentType: 'application/pdf', end: 'pdf', size: {} };
  const { bytes, ...size } = await readPicture(upload);
  return { bytes, contentType: 'image/webp', end: 'webp', size };
}

/** Stores a picture or a document of an offer; it is shown where the offer's content names it. */
async function addFile(
  context: ApiContext,
  offerId: string,
  name: string,
  upload: Uint8Array,
): Promise<OfferFile> {
  const { services } = context;
  const { db } = services.database;
  if (!(await findOffer(db, offerId))) refuse(offerRefusals, 'OFFER_NOT_FOUND');
  if ((await listFiles(db, offerId)).length >= maxFiles) refuse(offerRefusals, 'OFFER_TOO_MANY_FILES');
  const { bytes, contentType, end, size } = await readUpload(upload);
  const id = newId();
  const path = `${privateFolder}offers/${id}.${end}`;
  if (!(await storeObject(services, { path, contentType, ...size }, bytes)))
    refuse(offerRefusals, 'OFFER_FILE_GONE');
  const file = { id, name, isPicture: end === 'webp' };
  return write(services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    if (offer.state === 'accepted') refuse(offerRefusals, 'OFFER_NOT_SENDABLE');
    if ((await listFiles(trx, offerId)).length >= maxFiles) refuse(offerRefusals, 'OFFER_TOO_MANY_FILES');
    await insertFile(trx, offerId, { ...file, path, createdAt: services.now() });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { file: '' },
      after: { file: name },
    });
    return file;
  });
}

type Asked = { fileId: string; width?: number | undefined };

/** A file of an offer; a picture in a width that is at least what is asked for, if it has one. */
export async function readFileOf(
  services: Services,
  offerId: string,
  { fileId, width }: Asked,
): Promise<File> {
  const { database, objects } = services;
  const file = (await listFiles(database.db, offerId)).find(({ id }) => id === fileId);
  const bytes =
    file &&
    (file.isPicture && width !== undefined
      ? await readPictureBytes(objects, file.path, width)
      : await objects.files.read(file.path));
  if (!file || !bytes) return refuse(offerRefusals, 'OFFER_FILE_GONE');
  const type = file.isPicture ? 'image/webp' : 'application/pdf';
  const name = file.isPicture ? 'picture.webp' : file.name.replace(/(?:\.pdf)?$/i, '.pdf');
  return new File([new Uint8Array(bytes)], name, { type });
}

const idsIn = ({ sections }: KeptContent) =>
  sections.flatMap(({ files = [], lines }) =>
    [...files, ...lines.flatMap((line) => line.files ?? [])].map(({ id }) => id),
  );

/** A file that the newest version of an offer shows; what is in a draft alone is refused like what is not there. */
export async function readSentFile({ services }: ApiContext, offerId: string, asked: Asked): Promise<File> {
  const { version } = await requireSent(services.database.db, offerId);
  if (!idsIn(version.content).includes(asked.fileId)) refuse(offerRefusals, 'OFFER_FILE_GONE');
  return readFileOf(services, offerId, asked);
}

/** Receives the bytes of a picture or a PDF; the URL has its name. */
const postFile: FileRoute = {
  method: 'POST',
  path: '/admin/offers/:offerId/files',
  access: 'admin',
  maxBytes: maxFileBytes,
  tooLarge: refusal(offerRefusals, 'OFFER_FILE_TOO_LARGE'),
  async answer(context, request) {
    const { pathname, searchParams } = new URL(request.url);
    const offerId = pathname.split('/').at(-2) ?? '';
    const name = optionalText(120).safeParse(searchParams.get('name') ?? '').data ?? 'Αρχείο';
    return Response.json(await addFile(context, offerId, name, new Uint8Array(await request.arrayBuffer())));
  },
};

export const offerFileRoutes: readonly FileRoute[] = [postFile];
