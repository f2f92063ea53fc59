/** How paragraphs, lists, links and quoted forms of a long text look. */
export const richText =
  '[&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5 [&_ul]:marker:text-text-3 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:space-y-1.5 [&_ol]:pl-5 [&_a]:text-primary-text [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-3 [&_blockquote]:mt-4 [&_blockquote]:rounded-md [&_blockquote]:border [&_blockquote]:border-line [&_blockquote]:bg-surface [&_blockquote]:p-5 [&_blockquote]:text-base [&_blockquote>p:first-child]:mt-0';

/** HTML that the server made from Markdown, in which HTML that somebody wrote is text. */
export const RichText = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- the server makes no HTML that could do harm
  <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />
);
