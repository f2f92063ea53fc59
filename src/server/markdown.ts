import markdownIt from 'markdown-it';

/** A part of a long text: its fragment, its heading, and what stands below it as HTML. */
export type Section = { id: string; title: string; html: string };

/** HTML that somebody writes is text, pictures are none, and a link leads to a page, an address or a number. */
const markdown = markdownIt({ html: false, linkify: false }).disable(['image', 'heading', 'lheading', 'hr']);
markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:|tel:|[/#](?!\/))/i.test(url);

const heading = /^## +(.+?)(?: *\{#([a-z][a-z0-9-]*)\})?$/;

/** The sections of a text, each from its `##` heading on; a heading may name its fragment: `## Εγγύηση {#warranty}`. */
export function sectionsOf(body: string): Section[] {
  return body.split(/^(?=## )/m).flatMap((part, index) => {
    const [first = '', ...rest] = part.split('\n');
    const [, title, id = `section-${index + 1}`] = heading.exec(first.trim()) ?? [];
    return title === undefined ? [] : [{ id, title, html: markdown.render(rest.join('\n')) }];
  });
}

/** Why a text cannot be shown in sections, as a Greek sentence; undefined if it can. */
export function sectionFault(body: string): string | undefined {
  if (!body.startsWith('## ')) return 'Το κείμενο αρχίζει με την επικεφαλίδα μιας ενότητας: ## Ποιοι είμαστε';
  const sections = sectionsOf(body);
  const empty = sections.find(({ html }) => html.trim() === '');
  if (empty) return `Η ενότητα «${empty.title}» δεν έχει κείμενο`;
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return `Δύο ενότητες έχουν το ίδιο {#${twice}}`;
  const wrong = body.split('\n').find((line) => line.startsWith('##') && !heading.test(line.trim()));
  return wrong && `Η επικεφαλίδα δεν διαβάζεται: ${wrong.slice(0, 60)}`;
}

/** A text in which no character means anything to Markdown. */
export const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const rowOf = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;

/** A table as Markdown, of plain texts. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [rowOf(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(rowOf)].join('\n');
}
