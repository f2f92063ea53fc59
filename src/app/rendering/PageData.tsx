import { useQueryClient } from '@tanstack/react-query';
import { pageDataId, writePageData } from './page-data.ts';

/**
 * Transfers the loaders' data to the browser. As JSON instead of a script, so that the content security policy need not
 * allow it.
 */
export function PageData() {
  const queries = useQueryClient().getQueryCache();
  const data = import.meta.env.SSR ? writePageData(queries) : '';
  return (
    <script
      type="application/json"
      id={pageDataId}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON that cannot end the element
      dangerouslySetInnerHTML={{ __html: data }}
    />
  );
}
