import { useSuspenseQuery } from '@tanstack/react-query';
import type { TextPage, TextValues } from '#shared/texts.ts';
import { useApi } from '#ui/page/api.ts';

/** What the company says on a page: a function from a text's key to its parts. The page's loader has read it. */
export function usePageTexts(page: TextPage): (key: string) => TextValues {
  const { data } = useSuspenseQuery(useApi().texts.getPageTexts.queryOptions({ input: { page } }));
  return (key) => data[key]?.parts ?? {};
}
