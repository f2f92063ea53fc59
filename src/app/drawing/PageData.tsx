import { useQueryClient } from '@tanstack/react-query';
import { pageDataId, writePageData } from './page-data.ts';
import { placeholderFor } from './placeholders.ts';

/** Carries what the loaders have read to the browser. As data, so that the content security policy has nothing to allow. */
export function PageData() {
  const queries = useQueryClient().getQueryCache();
  return (
    <script
      type="application/json"
      id={pageDataId}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON that cannot end the element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? placeholderFor(writePageData(queries)) : '' }}
    />
  );
}
