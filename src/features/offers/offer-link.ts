/** The page of an offer, by the token of its link or for its customer by its id: what is behind the # is never sent or logged. */
export const offerHref = (key: string): string => `/offer#key=${key}`;

/** The key in the fragment of such an address. */
export const readOfferKey = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('key') ?? undefined;

/** The office's page of an offer. */
export const officeOfferHref = (id: string): string => `/admin?tab=offers&offer=${id}`;

/** A file of an offer, for the office. */
export const officeFileHref = (offerId: string, fileId: string): string =>
  `/api/admin/offers/${offerId}/files/${fileId}`;

/** A file of an offer, for the holder of its key. */
export const seenFileHref = (key: string, fileId: string): string =>
  `/api/offers/${encodeURIComponent(key)}/files/${fileId}`;
