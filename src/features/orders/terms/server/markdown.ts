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
