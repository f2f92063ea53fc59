import { auditMany } from '#server/audit.ts';
import { newId } from '#server/ids.ts';
import { fetchPublic } from '#server/public-fetch.ts';
import type { ApiContext } from '#server/serve.ts';
import { maxUploadBytes, takeUpload } from '#server/uploads.ts';
import { write } from '#server/write.ts';
import { Refusal, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { maxImages } from '../contract.ts';
import { type PictureMatch } from '../many-contract.ts';
import { pictureMatcher } from '../picture-names.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import { listFetched, putFetched } from './fetched-store.ts';
import { listImages } from './picture-store.ts';
import { auditedProduct } from './present.ts';
import { listNamed } from './list-store.ts';
import { lockStored, upsertProducts, stateOf } from './store.ts';
import { changeSteps, keepChange, type ProductStep } from './undo-actions.ts';

/** Which product each picture is of, by the name of its file. */
export async function matchPictures(
  { services }: ApiContext,
  { names }: { names: readonly string[] },
): Promise<PictureMatch[]> {
  const match = pictureMatcher(await listNamed(services.database.db));
  return names.map((name): PictureMatch => {
    const found = match(name);
    if (found === 'ambiguous') return { name, isAmbiguous: true };
    return { name, ...(found && { product: found }) };
  });
}

type Picture = { productId: number; url: string };

/** Adds uploaded pictures after those that each product has; refused if one has too many, or a file is missing. */
export function addPictures(context: ApiContext, { pictures }: { pictures: readonly Picture[] }) {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const urls = [...new Set(pictures.map(({ url }) => url))];
    if ((await listImages(trx, urls)).length < urls.length) refuse(catalogueAdminRefusals, 'PICTURE_GONE');
    const ids = [...new Set(pictures.map(({ productId }) => productId))];
    const stored = (await lockStored(trx, ids)).filter(({ deletedAt }) => deletedAt === null);
    if (stored.length < ids.length) refuse(catalogueAdminRefusals, 'PRODUCTS_GONE');
    const steps = stored.map((product): Required<ProductStep> => {
      const before = stateOf(product);
      const own = pictures.filter(({ productId }) => productId === product.id).map(({ url }) => url);
      return {
        id: product.id,
        before,
        after: { ...before, imageUrls: [...new Set([...before.imageUrls, ...own])] },
      };
    });
    const full = steps.find(({ after }) => after.imageUrls.length > maxImages);
    if (full) {
      const message = `Το προϊόν «${full.after.name}» θα είχε πάνω από ${maxImages} φωτογραφίες. Δεν προστέθηκε καμία.`;
      refuse(catalogueAdminRefusals, 'TOO_MANY_PICTURES', { message });
    }
    await upsertProducts(
      trx,
      steps.map(({ after }) => after),
      services.now(),
    );
    await auditMany(
      trx,
      context,
      steps.map(({ id, before, after }) => ({
        entity: 'product',
        entityId: id,
        label: after.name,
        before: before && auditedProduct(before),
        after: auditedProduct(after),
      })),
    );
    changed('catalogue', ...ids.map((id) => `product:${id}`));
    const message = `${plural(pictures.length, 'φωτογραφία', 'φωτογραφίες')} σε ${plural(steps.length, 'προϊόν', 'προϊόντα')}`;
    return { message, undoId: await keepChange(context, trx, message, changeSteps(steps)) };
  });
}

/** Fetches the pictures at these addresses and stores those that are pictures; each has its own error. */
export async function fetchPictures({ services }: ApiContext, { sources }: { sources: readonly string[] }) {
  const { db } = services.database;
  const known = await listFetched(db, sources);
  return Promise.all(
    [...new Set(sources)].map(async (source) => {
      if (known.has(source)) return { source, isFetched: true };
      try {
        const bytes = await fetchPublic(source, { maxBytes: maxUploadBytes });
        const { url } = await takeUpload(services, `products/${newId()}.webp`, bytes);
        await putFetched(db, { source, url, fetchedAt: services.now() });
        return { source, isFetched: true };
      } catch (error) {
        if (error instanceof Refusal) return { source, isFetched: false, error: error.message };
        throw error;
      }
    }),
  );
}
