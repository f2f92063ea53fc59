import type { TextVersion } from '#features/texts/server/store.ts';
import type { Attachment } from '#server/mail.ts';
import { sectionsOf } from '#server/markdown.ts';
import { formatDate } from '#shared/dates.ts';

let drawn: { version: number; at: string; file: Attachment } | undefined;

/** The terms as a file of its own, for the e-mail that confirms an order. A version never changes: it is drawn once. */
export function termsFile(terms: TextVersion, publicUrl: string): Attachment {
  if (drawn?.version !== terms.id || drawn.at !== publicUrl)
    drawn = { version: terms.id, at: publicUrl, file: drawFile(terms, publicUrl) };
  return drawn.file;
}

function drawFile({ id, body, validFrom }: TextVersion, publicUrl: string): Attachment {
  const sections = sectionsOf(body).map(
    ({ title, html }, index) =>
      `<h2>${index + 1}. ${escapeHtml(title)}</h2>\n${html.replaceAll('href="/', `href="${publicUrl}/`)}`,
  );
  const file = `<!doctype html>
<html lang="el"><meta charset="utf-8"><title>Όροι χρήσης και πώλησης</title>
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif}</style>
<h1>Όροι χρήσης και πώλησης</h1>
<p>Ισχύουν από ${formatDate(validFrom)} (έκδοση ${id}).</p>
${sections.join('\n')}</html>
`;
  return {
    filename: `oroi-${validFrom}.html`,
    contentType: 'text/html; charset=utf-8',
    base64: Buffer.from(file).toString('base64'),
  };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
