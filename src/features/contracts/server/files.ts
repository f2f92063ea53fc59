import { audit } from '#server/audit.ts';
import type { FileRoute } from '#server/http/file-routes.ts';
import { newId } from '#server/ids.ts';
import { privateFolder, storeObject } from '#server/objects.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refusal, refuse } from '#shared/errors.ts';
import { optionalText } from '#shared/fields.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { maxContractFiles, maxFileBytes } from '../limits.ts';
import { contractRefusals } from '../refusals.ts';
import { publishContract, requireLocked } from './change-actions.ts';
import { deleteFile, insertFile, listFiles } from './files-store.ts';
import { findContract } from './store.ts';

const pdf = Buffer.from('%PDF-');

type Named = { contractId: string; fileId: string };

/** Stores a PDF of a contract, which its customer may open. */
async function addFile(context: ApiContext, contractId: string, name: string, upload: Uint8Array) {
  const { services } = context;
  if (!(await findContract(services.database.db, contractId))) refuse(contractRefusals, 'CONTRACT_NOT_FOUND');
  if (!pdf.equals(upload.subarray(0, pdf.length))) refuse(contractRefusals, 'CONTRACT_FILE_KIND');
  const id = newId();
  const path = `${privateFolder}contracts/${id}.pdf`;
  if (!(await storeObject(services, { path, contentType: 'application/pdf' }, upload)))
    refuse(contractRefusals, 'CONTRACT_FILE_GONE');
  return write(services, async (trx) => {
    const contract = await requireLocked(trx, contractId);
    if ((await listFiles(trx, [contractId])).length >= maxContractFiles)
      refuse(contractRefusals, 'CONTRACT_TOO_MANY_FILES');
    await insertFile(trx, contractId, { id, path, name, createdAt: services.now() });
    await audit(trx, context, {
      entity: 'contract',
      entityId: contractId,
      label: contract.contractNumber,
      before: { file: '' },
      after: { file: name },
    });
    await publishContract(services, trx, contract.customerId);
    return { id, name };
  });
}

/** Takes a file away from a contract. */
export function removeFile(context: ApiContext, { contractId, fileId }: Named): Promise<void> {
  const { services } = context;
  return write(services, async (trx) => {
    const contract = await requireLocked(trx, contractId);
    const file = (await listFiles(trx, [contractId])).find(({ id }) => id === fileId);
    if (!file) return refuse(contractRefusals, 'CONTRACT_FILE_GONE');
    await deleteFile(trx, contractId, fileId);
    await audit(trx, context, {
      entity: 'contract',
      entityId: contractId,
      label: contract.contractNumber,
      before: { file: file.name },
      after: { file: '' },
    });
    await publishContract(services, trx, contract.customerId);
  });
}

/** A file of a contract. */
export async function readFile(services: Services, { contractId, fileId }: Named): Promise<File> {
  const { database, objects } = services;
  const file = (await listFiles(database.db, [contractId])).find(({ id }) => id === fileId);
  const bytes = file && (await objects.files.read(file.path));
  if (!file || !bytes) return refuse(contractRefusals, 'CONTRACT_FILE_GONE');
  const name = file.name.replace(/(?:\.pdf)?$/i, '.pdf');
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}

/** A file of an own contract, which says what it costs; another's is refused like one that is not there. */
export async function readOwnFile({ services, viewer }: ApiContext, of: Named): Promise<File> {
  const customer = viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const contract = await findContract(services.database.db, of.contractId);
  if (contract?.customerId !== customer.id || !canSeePrices(viewer))
    refuse(contractRefusals, 'CONTRACT_FILE_GONE');
  return readFile(services, of);
}

/** Receives the bytes of a PDF; the URL has its name. */
const postFile: FileRoute = {
  method: 'POST',
  path: '/admin/contracts/:contractId/files',
  access: 'admin',
  maxBytes: maxFileBytes,
  tooLarge: refusal(contractRefusals, 'CONTRACT_FILE_TOO_LARGE'),
  async answer(context, request) {
    const { pathname, searchParams } = new URL(request.url);
    const contractId = pathname.split('/').at(-2) ?? '';
    const name = optionalText(120).safeParse(searchParams.get('name') ?? '').data ?? 'Έγγραφο';
    const bytes = new Uint8Array(await request.arrayBuffer());
    return Response.json(await addFile(context, contractId, name, bytes));
  },
};

export const contractFileRoutes: readonly FileRoute[] = [postFile];
