import { cx } from '../style/cx.ts';

/** How paragraphs, lists, links, quoted forms and tables of a long text look; on a phone the cells of each row are stacked. */
const richText = cx(
  '[&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5 [&_ul]:marker:text-text-3 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:space-y-1.5 [&_ol]:pl-5 [&_a]:text-primary-text [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-3 [&_blockquote]:mt-4 [&_blockquote]:rounded-md [&_blockquote]:border [&_blockquote]:border-line [&_blockquote]:bg-surface [&_blockquote]:p-5 [&_blockquote]:text-base [&_blockquote>p:first-child]:mt-0',
  '[&_table]:mt-4 [&_table]:w-full [&_table]:text-base [&_thead]:max-sm:sr-only [&_tr]:border-b [&_tr]:border-line [&_th]:font-medium [&_th]:text-text-3 [&_td]:text-text-2 [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:wrap-anywhere [&_td:first-child]:font-medium [&_td:first-child]:text-text',
  // Of three columns or more the first has its share: words that may break anywhere would leave it a letter's width.
  'sm:[&_:is(th,td):first-child:not(:nth-last-child(-n+2))]:w-[30%]',
  'max-sm:[&_:is(table,tbody,tr,td)]:block max-sm:[&_tr]:py-2 max-sm:[&_td]:py-0.5',
);

/** HTML that the server made from Markdown, in which HTML that somebody wrote is text. */
export const RichText = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- the server makes no HTML that could do harm
  <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />
);
